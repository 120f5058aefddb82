import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionForm } from '@/components/form/action-form';
import { AgencyDetailsForm } from '@/components/people/agency/agency-details-form';
import { TextLink } from '@/components/shell/agency-page';
import { verificationDecidedLetter } from '@/lib/documents/mail/verification';
import { agencyDetails } from '@/lib/people/agency/representation';
import type { VerificationRequest } from '@/lib/people/agency/types';
import type { ManagedAgencyDetail } from '@/lib/people/manage/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { formatDay } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { VerificationForm } from './verification-form';

/** What an admin decides and mends of one agency. */
export async function ManagedAgency({ agency, request, programmes, members }: ManagedAgencyDetail) {
  const [t, { manage }, locale] = await Promise.all([getTranslations('manage.agency'), getMessages(), getLocale()]);
  const version = contentVersion(agencyDetails(agency));
  const reader = members.find(({ role }) => role === 'supervisorAgent');
  return (
    <div className="grid gap-x-12 gap-y-10 wide:grid-cols-2">
      <Part title={t('verifyTitle')}>
        {request && <Request request={request} />}
        {agency.verificationNote && (
          <p className="mt-2 border-l-2 border-line pl-3 text-14 whitespace-pre-line">{agency.verificationNote}</p>
        )}
        <VerificationForm
          key={agency.verification}
          action={paths.api.agencyVerification(agency._id)}
          name={agency.name}
          state={agency.verification}
          version={contentVersion(agency.verification)}
          rejection={verificationDecidedLetter(
            'rejected',
            { agencyName: agency.name, firstName: reader?.firstName ?? null, note: '…' },
            locale,
            '',
          )}
          words={manage.agency}
        />
      </Part>
      <Part title={t('edit')}>
        <AgencyDetailsForm
          key={version}
          version={version}
          action={paths.api.agency(agency._id)}
          details={{
            name: agency.name,
            domain: agency.autoInviteEmailDomain ?? '',
            address: agency.address ?? '',
            phone: agency.phone ?? '',
          }}
          words={manage.agency}
        />
      </Part>
      <Part title={t('programmes')}>
        <Programmes agencyId={agency._id} programmes={programmes} />
      </Part>
      <Part title={t('people')}>
        <People members={members} />
        <TextLink href={paths.manageAudit({ agencyId: agency._id })} hasArrow>
          {t('audit')}
        </TextLink>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[640px]">
      <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

async function Request({ request: { at, businessEmail, message } }: { request: VerificationRequest }) {
  const [t, locale] = await Promise.all([getTranslations('manage.agency'), getLocale()]);
  const facts = [
    [t('businessEmail'), businessEmail],
    [t('message'), message],
  ] as const;
  return (
    <div className="mt-2 text-14">
      <p className="text-soft">{t('asked', { date: formatDay(at.toISOString().slice(0, 10), locale) })}</p>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="grid grid-cols-[132px_1fr] gap-3">
                <dt className="text-soft">{name}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

async function Programmes({ agencyId, programmes }: { agencyId: string } & Pick<ManagedAgencyDetail, 'programmes'>) {
  const [t, states] = await Promise.all([getTranslations('manage.agency'), getTranslations('network.status')]);
  const claimed = programmes.filter(({ status }) => status !== null);
  if (claimed.length === 0) return <p className="mt-2 text-14 text-soft">{t('noProgrammes')}</p>;
  const decide = (programme: (typeof claimed)[number], status: 'verified' | 'rejected', label: string) => (
    <ActionForm
      key={programme.status}
      action={paths.api.agencyProgramme(agencyId, programme._id)}
      version={contentVersion(programme.status)}
      method="PATCH"
      body={{ status }}
      label={label}
      confirmation={t('saved')}
    />
  );
  return (
    <ul className="mt-3 divide-y divide-line-faint border-y border-line">
      {claimed.map((programme) => (
        <li key={programme._id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
          <div>
            <p className="font-bold">{programme.name}</p>
            <p className="text-12 text-soft">{states(programme.status ?? 'none')}</p>
          </div>
          <div className="flex gap-2">
            {programme.status !== 'verified' && decide(programme, 'verified', t('confirm'))}
            {programme.status !== 'rejected' && decide(programme, 'rejected', t('refuse'))}
          </div>
        </li>
      ))}
    </ul>
  );
}

async function People({ members }: Pick<ManagedAgencyDetail, 'members'>) {
  const roles = await getTranslations('agency.team.roles');
  return (
    <ul className="mt-3 mb-3 divide-y divide-line-faint border-y border-line empty:hidden">
      {members.map(({ _id, displayName, email, role }) => (
        <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="min-w-0">
            <span className="font-bold">{displayName}</span>{' '}
            <span className="text-13 text-soft [overflow-wrap:anywhere]">{email}</span>
          </span>
          <span className="text-13">{roles(role)}</span>
        </li>
      ))}
    </ul>
  );
}

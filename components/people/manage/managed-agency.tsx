import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionForm } from '@/components/form/action-form';
import { AgencyDetailsForm } from '@/components/people/agency/agency-details-form';
import { TextLink } from '@/components/shell/agency-page';
import { agencyDetails } from '@/lib/people/agency/representation';
import type { ManagedAgencyDetail } from '@/lib/people/manage/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { AgencyVerification } from './agency-verification';

/** What an admin decides and mends of one agency. */
export async function ManagedAgency({ agency, request, programmes, members }: ManagedAgencyDetail) {
  const [t, { manage }] = await Promise.all([getTranslations('manage.agency'), getMessages()]);
  const version = contentVersion(agencyDetails(agency));
  return (
    <div className="grid gap-x-12 gap-y-10 wide:grid-cols-2">
      <Part title={t('verifyTitle')}>
        <AgencyVerification agency={agency} request={request} members={members} />
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

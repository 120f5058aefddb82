import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import { ActionForm } from '@/components/form/action-form';
import { ActButton } from '@/components/people/manage/act-button';
import { AgencyDetailsForm } from '@/components/people/manage/agency-details-form';
import { ManagePage } from '@/components/people/manage/manage-page';
import { VerificationForm } from '@/components/people/manage/verification-form';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { TextLink } from '@/components/shell/agency-page';
import { getAgency, getVerificationRequest } from '@/lib/people/agency/queries';
import { listMembers } from '@/lib/people/membership/queries';
import { listProgrammesOfAgency } from '@/lib/people/programme/queries';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';

type Props = { params: Promise<{ agencyId: string }> };

/** The agency of the address, for whoever may see it. Once per request. */
const readAgency = cache(async (segment: string) => {
  const viewer = await currentViewer();
  return viewer && getAgency(viewer, decodeURIComponent(segment));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('manage');
  if (!(await readAgency((await params).agencyId))) return missingMetadata();
  return { title: t('agencies.title'), description: t('description') };
}

export default async function ManagedAgency({ params }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const agency = await readAgency((await params).agencyId);
  if (!agency) return <AgencyMissing />;
  const [t, states, messages] = await Promise.all([
    getTranslations('manage.agency'),
    getTranslations('manage.agencies.verification'),
    getMessages(),
  ]);
  const words = messages.manage.agency;
  return (
    <ManagePage
      title={agency.name}
      lead={states(agency.verification)}
      aside={<ActButton agencyId={agency._id} label={t('act')} />}
    >
      <div className="grid gap-x-12 gap-y-10 wide:grid-cols-2">
        <Part title={t('verifyTitle')}>
          <Request viewer={viewer} agencyId={agency._id} />
          {agency.verificationNote && (
            <p className="mt-2 border-l-2 border-line pl-3 text-14">{agency.verificationNote}</p>
          )}
          <VerificationForm action={paths.api.agencyVerification(agency._id)} name={agency.name} words={words} />
        </Part>
        <Part title={t('edit')}>
          <AgencyDetailsForm
            action={paths.api.agency(agency._id)}
            name={agency.name}
            domain={agency.autoInviteEmailDomain ?? ''}
            words={words}
          />
        </Part>
        <Part title={t('programmes')}>
          <Programmes viewer={viewer} agencyId={agency._id} />
        </Part>
        <Part title={t('people')}>
          <People viewer={viewer} agencyId={agency._id} />
          <TextLink href={paths.manageAudit({ agencyId: agency._id })} hasArrow>
            {t('audit')}
          </TextLink>
        </Part>
      </div>
    </ManagePage>
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

type OfAgency = { viewer: Viewer; agencyId: string };

async function Request({ viewer, agencyId }: OfAgency) {
  const [t, locale, request] = await Promise.all([
    getTranslations('manage.agency'),
    getLocale(),
    getVerificationRequest(viewer, agencyId),
  ]);
  if (!request) return null;
  const facts = [
    [t('businessEmail'), request.businessEmail],
    [t('message'), request.message],
  ] as const;
  return (
    <div className="mt-2 text-14">
      <p className="text-soft">{t('asked', { date: formatDay(request.at.toISOString().slice(0, 10), locale) })}</p>
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

async function Programmes({ viewer, agencyId }: OfAgency) {
  const locale = await getLocale();
  const [t, states, { manage }, all] = await Promise.all([
    getTranslations('manage.agency'),
    getTranslations('network.status'),
    getMessages(),
    listProgrammesOfAgency(viewer, agencyId, locale),
  ]);
  const claimed = (all ?? []).filter(({ status }) => status !== null);
  if (claimed.length === 0) return <p className="mt-2 text-14 text-soft">{t('noProgrammes')}</p>;
  const decide = (programmeId: string, status: 'verified' | 'rejected', label: string) => (
    <ActionForm
      action={paths.api.agencyProgramme(agencyId, programmeId)}
      method="PATCH"
      body={{ status }}
      label={label}
      confirmation={manage.agency.saved}
    />
  );
  return (
    <ul className="mt-3 divide-y divide-line-faint border-y border-line">
      {claimed.map(({ _id, name, status }) => (
        <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
          <div>
            <p className="font-bold">{name}</p>
            <p className="text-12 text-soft">{states(status ?? 'none')}</p>
          </div>
          <div className="flex gap-2">
            {status !== 'verified' && decide(_id, 'verified', t('confirm'))}
            {status !== 'rejected' && decide(_id, 'rejected', t('refuse'))}
          </div>
        </li>
      ))}
    </ul>
  );
}

async function People({ viewer, agencyId }: OfAgency) {
  const [roles, members] = await Promise.all([getTranslations('agency.team.roles'), listMembers(viewer, agencyId)]);
  return (
    <ul className="mt-3 mb-3 divide-y divide-line-faint border-y border-line empty:hidden">
      {(members ?? []).map(({ _id, displayName, email, role }) => (
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

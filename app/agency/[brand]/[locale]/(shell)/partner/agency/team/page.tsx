import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AgencyTabs } from '@/components/people/agency/agency-tabs';
import { InviteForm } from '@/components/people/agency/invite-form';
import { InvitationActions, MemberActions } from '@/components/people/agency/team-actions';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { managesAgency } from '@/lib/people/access/agency';
import { listInvitations } from '@/lib/people/invitation/queries';
import type { InvitationJson } from '@/lib/people/invitation/schema';
import { listMembers } from '@/lib/people/membership/queries';
import type { MemberJson } from '@/lib/people/membership/schema';
import { type AgencyRole, agencyRoles } from '@/lib/people/membership/types';
import { listProgrammesOfAgency } from '@/lib/people/programme/queries';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agency.team');
  return { title: t('title'), description: t('description') };
}

export default async function TeamPage() {
  const viewer = await guardPage('partners');
  if (!viewer?.agency) return <NotRegistered />;
  const { agency } = viewer;
  const locale = await getLocale();
  const [t, members, invitations, programmes] = await Promise.all([
    getTranslations('agency.team'),
    listMembers(viewer, agency.id),
    listInvitations(viewer, agency.id),
    listProgrammesOfAgency(viewer, agency.id, locale),
  ]);
  const manages = managesAgency(viewer, agency.id);
  // The lifestyle agent's role belongs to the card programme.
  const isCardMember = programmes?.some(({ isCardProgramme, status }) => isCardProgramme && status === 'verified');
  const offered = agencyRoles.filter((role) => role !== 'carta_lifestyleAgent' || isCardMember);
  return (
    <AgencyPage title={t('title')} lead={t('lead', { name: agency.name })}>
      <AgencyTabs />
      <div className="grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_360px]">
        <People viewer={viewer} agencyId={agency.id} members={members ?? []} offered={offered} manages={manages} />
        {manages ? (
          <Invitations invitations={invitations ?? []} offered={offered} />
        ) : (
          <p className="text-soft">{t('onlySupervisors')}</p>
        )}
      </div>
    </AgencyPage>
  );
}

type PeopleProps = {
  viewer: Viewer;
  agencyId: string;
  members: MemberJson[];
  offered: readonly AgencyRole[];
  manages: boolean;
};

async function People({ viewer, agencyId, members, offered, manages }: PeopleProps) {
  const [t, locale, messages] = await Promise.all([getTranslations('agency.team'), getLocale(), getMessages()]);
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('people')}
      </h2>
      <ul className="mt-3 divide-y divide-line-faint border-y border-line">
        {members.map((member) => (
          <li key={member._id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
            <div className="min-w-0">
              <p className="font-bold">
                {member.displayName}
                {member._id === viewer.id && <span className="font-normal text-soft"> ({t('you')})</span>}
              </p>
              <p className="text-12 text-soft [overflow-wrap:anywhere]">
                {member.email} ·{' '}
                <span className="whitespace-nowrap">
                  {member.isOwner && `${t('owner')} · `}
                  {t('since')} {formatDay(member.joinedAt.slice(0, 10), locale)}
                </span>
              </p>
            </div>
            {manages && agencyRoles.some((role) => role === member.role) ? (
              <MemberActions
                address={paths.api.agencyMember(agencyId, member._id)}
                name={member.displayName}
                role={member.role}
                roles={offered.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
                mayRemove={!(member.isOwner && member._id === viewer.id)}
                words={messages.agency.team}
              />
            ) : (
              <p className="text-13">{t(`roles.${member.role}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function Invitations({
  invitations,
  offered,
}: {
  invitations: InvitationJson[];
  offered: readonly AgencyRole[];
}) {
  const [t, locale, messages] = await Promise.all([getTranslations('agency.team'), getLocale(), getMessages()]);
  const words = messages.agency.team;
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="invite" className="max-w-[560px] rounded-desk border border-line bg-surface p-5">
        <h2 id="invite" className="font-sans text-18 leading-6 font-bold tracking-normal">
          {t('invite')}
        </h2>
        <InviteForm
          action={paths.api.invitations()}
          roles={offered.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          words={words}
        />
      </section>
      <section aria-labelledby="invitations">
        <h2 id="invitations" className="font-sans text-18 leading-6 font-bold tracking-normal">
          {t('invitations')}
        </h2>
        {invitations.length === 0 && <p className="mt-2 text-14 text-soft">{t('none')}</p>}
        <ul className="mt-3 divide-y divide-line-faint border-y border-line empty:hidden">
          {invitations.map(({ _id, email, role, state, invitedBy, expiresAt }) => (
            <li key={_id} className="py-2.5">
              <p className="text-14 [overflow-wrap:anywhere]">{email}</p>
              <p className="text-12 text-soft">
                {[
                  t(`roles.${role}`),
                  t(`state.${state}`, { date: formatDay(expiresAt.slice(0, 10), locale) }),
                  invitedBy && t('invitedBy', { name: invitedBy }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {(state === 'open' || state === 'expired') && (
                <InvitationActions
                  address={paths.api.invitation(_id)}
                  resendAddress={paths.api.invitationResend(_id)}
                  email={email}
                  isOpen={state === 'open'}
                  words={words}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

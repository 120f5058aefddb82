import { getMessages } from 'next-intl/server';
import { managesAgency } from '@/lib/people/access/agency';
import { agencyRoles } from '@/lib/people/membership/types';
import { getTeam } from '@/lib/people/team/queries';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Colleagues } from './colleagues';
import { Invitations } from './invitations';

/** Who belongs to an agency, and who is invited. */
export async function Team({ viewer, agencyId }: { viewer: Viewer; agencyId: string }) {
  const [t, messages, team] = await Promise.all([
    getTranslations('agency.team'),
    getMessages(),
    getTeam(viewer, agencyId),
  ]);
  if (!team) return null;
  const roles = agencyRoles
    .filter((role) => role !== 'carta_lifestyleAgent' || team.isCardMember)
    .map((role) => ({ value: role, label: t(`roles.${role}`) }));
  const words = messages.agency.team;
  return (
    <div className="grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_360px]">
      <Colleagues
        viewer={viewer}
        agencyId={agencyId}
        members={team.members}
        roles={managesAgency(viewer, agencyId) ? roles : null}
        words={words}
      />
      {team.invitations ? (
        <Invitations invitations={team.invitations} roles={roles} words={words} />
      ) : (
        <p className="text-soft">{t('onlySupervisors')}</p>
      )}
    </div>
  );
}

import 'server-only';
import { reachesAgency } from '@/lib/people/access/agency';
import { listInvitations } from '@/lib/people/invitation/queries';
import type { InvitationJson } from '@/lib/people/invitation/schema';
import { listMembers } from '@/lib/people/membership/queries';
import type { MemberJson } from '@/lib/people/membership/schema';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';

export type Team = {
  members: MemberJson[];
  /** Null for those who do not manage the agency. */
  invitations: InvitationJson[] | null;
  /** Whether the agency is a verified member of a card programme, which has a role of its own. */
  isCardMember: boolean;
};

/** Everything an agency's team page shows, in one transaction; null when the agency is not this viewer's. */
export async function getTeam(viewer: Viewer, agencyId: string): Promise<Team | null> {
  if (!reachesAgency(viewer, agencyId)) return null;
  return scoped(viewer, async (tx) => {
    const members = await listMembers(viewer, agencyId, tx);
    if (!members) return null;
    const invitations = await listInvitations(viewer, agencyId, tx);
    const cardProgrammes = await tx.agencyProgramme.count({
      where: { agencyId, status: 'verified', programme: { isCardProgramme: true } },
    });
    return { members, invitations, isCardMember: cardProgrammes > 0 };
  });
}

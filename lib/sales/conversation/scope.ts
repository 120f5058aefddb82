import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import type { ConversationSide } from './types';

/**
 * Conversations somebody may open on one of its sides (rule 6.2): admins all, supervisors and who acts for an agency all
 * of that agency, agents those they take part in, contacts those of their hotel.
 */
export function conversationsOf(viewer: Viewer, side: ConversationSide): Prisma.ConversationWhereInput {
  if (viewer.role === 'admin' && !(side === 'agency' && viewer.isActing)) return {};
  if (side === 'hotel') return { hotelId: viewer.hotelId ?? '' };
  const agencyId = viewer.agency?.id ?? '';
  const seesTeam = viewer.role === 'supervisorAgent' || viewer.isActing;
  if (seesTeam) return { agencyId };
  return { agencyId, participants: { some: { userId: viewer.id, joinedAt: { not: null } } } };
}

/** Whoever may open a conversation with an account of their own, admins aside: `conversationsOf` from its other end. */
export function readersOf(pair: { id: string; agencyId: string; hotelId: string }): Prisma.UserWhereInput {
  const belongs = { memberships: { some: { agencyId: pair.agencyId, removedAt: null } } };
  const takesPart = { conversations: { some: { conversationId: pair.id, joinedAt: { not: null } } } };
  return { OR: [{ ...belongs, role: 'supervisorAgent' }, { ...belongs, ...takesPart }, { hotelId: pair.hotelId }] };
}

import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
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

/** Those of them the viewer takes part in, as a condition on `conversation c` and its participant `p`, the viewer. */
export function joinedConversations(viewer: Viewer, side: ConversationSide): Prisma.Sql {
  const seesAll = viewer.role === 'admin' && !(side === 'agency' && viewer.isActing);
  if (side === 'hotel') return seesAll ? Prisma.sql`true` : Prisma.sql`c.hotel_id = ${viewer.hotelId ?? ''}`;
  const ofAgency = seesAll ? Prisma.sql`true` : Prisma.sql`c.agency_id = ${viewer.agency?.id ?? ''}`;
  return Prisma.sql`${ofAgency} AND p.joined_at IS NOT NULL`;
}

/** Whoever may open a conversation with an account of their own, admins aside: `conversationsOf` from its other end. */
export function readersOf(pair: { id: string; agencyId: string; hotelId: string }): Prisma.UserWhereInput {
  const belongs = { memberships: { some: { agencyId: pair.agencyId, removedAt: null } } };
  const takesPart = { conversations: { some: { conversationId: pair.id, joinedAt: { not: null } } } };
  return { OR: [{ ...belongs, role: 'supervisorAgent' }, { ...belongs, ...takesPart }, { hotelId: pair.hotelId }] };
}

import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import { causedBy } from './rules/event';
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

/** `conversationsOf` for a raw statement in which the conversation is called `c`. */
export function conversationsOfSql(viewer: Viewer, side: ConversationSide): Prisma.Sql {
  const { hotelId, agencyId, participants } = conversationsOf(viewer, side);
  if (typeof hotelId === 'string') return Prisma.sql`c.hotel_id = ${hotelId}`;
  if (typeof agencyId !== 'string') return Prisma.sql`true`;
  if (!participants) return Prisma.sql`c.agency_id = ${agencyId}`;
  return Prisma.sql`c.agency_id = ${agencyId} AND EXISTS (SELECT FROM conversation_participant p
    WHERE p.conversation_id = c.id AND p.user_id = ${viewer.id} AND p.joined_at IS NOT NULL)`;
}

/** Those of them the viewer takes part in, as a condition on `conversation c` and its participant `p`, the viewer. */
export function joinedConversations(viewer: Viewer, side: ConversationSide): Prisma.Sql {
  const seesAll = viewer.role === 'admin' && !(side === 'agency' && viewer.isActing);
  if (side === 'hotel') return seesAll ? Prisma.sql`true` : Prisma.sql`c.hotel_id = ${viewer.hotelId ?? ''}`;
  const ofAgency = seesAll ? Prisma.sql`true` : Prisma.sql`c.agency_id = ${viewer.agency?.id ?? ''}`;
  return Prisma.sql`${ofAgency} AND p.joined_at IS NOT NULL`;
}

/**
 * Of a message `m` and the viewer as its participant `p`: the other side wrote or caused it, or a colleague wrote it, behind
 * what the viewer has read.
 */
export function isUnread(viewer: Viewer, side: ConversationSide): Prisma.Sql {
  return Prisma.sql`m.sequence > coalesce(p.read_sequence, 0) AND m.author_id IS DISTINCT FROM ${viewer.id}
    AND NOT (m.author_kind = 'system' AND coalesce(m.event->>'notice', '') = ANY (${[...causedBy[side]]}))`;
}

/** Messages nobody has shown the viewer yet, in all conversations they take part in: what follows FROM. */
export function unreadMessages(viewer: Viewer, side: ConversationSide): Prisma.Sql {
  return Prisma.sql`conversation c
    LEFT JOIN conversation_participant p ON p.conversation_id = c.id AND p.user_id = ${viewer.id}
    JOIN conversation_message m ON m.conversation_id = c.id
    WHERE ${joinedConversations(viewer, side)} AND ${isUnread(viewer, side)}`;
}

/** Whoever may open a conversation with an account of their own, admins aside: `conversationsOf` from its other end. */
export function readersOf(pair: { id: string; agencyId: string; hotelId: string }): Prisma.UserWhereInput {
  const belongs = { memberships: { some: { agencyId: pair.agencyId, removedAt: null } } };
  const takesPart = { conversations: { some: { conversationId: pair.id, joinedAt: { not: null } } } };
  return { OR: [{ ...belongs, role: 'supervisorAgent' }, { ...belongs, ...takesPart }, { hotelId: pair.hotelId }] };
}

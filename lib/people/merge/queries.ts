import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { displayName, requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { type Account, type MergeRefusal, mergeRefusal } from './rules';

const accountSelect = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  subject: true,
  mergedIntoId: true,
  hotelId: true,
  operatorId: true,
  memberships: { where: { removedAt: null }, select: { agencyId: true } },
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof accountSelect }>;

function toAccount({ id, role, subject, mergedIntoId, hotelId, operatorId, memberships }: Row): Account {
  return {
    ...{ _id: id, role, hotelId, operatorId },
    hasSignedIn: subject !== null,
    isMerged: mergedIntoId !== null,
    agencyId: memberships[0]?.agencyId ?? null,
  };
}

/** An account by its id or address; null when there is none. */
export async function findAccount(tx: Transaction, key: string): Promise<Account | null> {
  const row = await tx.user.findFirst({
    where: { OR: [{ id: key }, { email: key.toLowerCase() }] },
    select: accountSelect,
  });
  return row && toAccount(row);
}

/** How many things of each kind move. */
export type Moved = Record<'leads' | 'bookings' | 'offers' | 'conversations' | 'messages' | 'memberships', number>;

export type MergePreview = {
  kept: { _id: string; displayName: string; email: string };
  moved: Moved;
  refusal: MergeRefusal | null;
};

async function countMoved(tx: Transaction, userId: string): Promise<Moved> {
  const [row] = await tx.$queryRaw<Moved[]>`
    SELECT (SELECT count(*)::int FROM lead WHERE user_id = ${userId}) AS leads,
      (SELECT count(*)::int FROM lead WHERE user_id = ${userId} AND status = 'CONFIRMED_BOOKING') AS bookings,
      (SELECT count(*)::int FROM offer WHERE user_id = ${userId}) AS offers,
      (SELECT count(*)::int FROM conversation_participant WHERE user_id = ${userId} AND joined_at IS NOT NULL) AS conversations,
      (SELECT count(*)::int FROM conversation_message WHERE author_id = ${userId}) AS messages,
      (SELECT count(*)::int FROM membership WHERE user_id = ${userId}) AS memberships`;
  return row ?? { leads: 0, bookings: 0, offers: 0, conversations: 0, messages: 0, memberships: 0 };
}

/** What would happen if the account went into the one of that id or address; null when either is not there. For admins. */
export async function previewMerge(viewer: Viewer, userId: string, into: string): Promise<MergePreview | null> {
  requireAdmin(viewer);
  return scoped(viewer, async (tx) => {
    const rows = await tx.user.findMany({
      where: { OR: [{ id: userId }, { id: into }, { email: into.toLowerCase() }] },
      select: accountSelect,
    });
    const merged = rows.find(({ id }) => id === userId);
    const kept = rows.find(({ id, email }) => id === into || email === into.toLowerCase());
    if (!merged || !kept) return null;
    return {
      kept: { _id: kept.id, displayName: displayName(kept), email: kept.email },
      moved: await countMoved(tx, userId),
      refusal: mergeRefusal(toAccount(merged), toAccount(kept)),
    };
  });
}

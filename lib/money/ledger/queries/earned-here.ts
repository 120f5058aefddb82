import 'server-only';
import { canSeeCommission } from '@/lib/people/access/agency';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import { moneyStates } from '../types';

/** In minor units. */
export type EarnedHere = { currency: string; paid: bigint; expected: bigint };

type Asked = { hotelId: string; from: PlainDate; until: PlainDate };

/**
 * What the reader's leads at a hotel have earned that arrive on days [from, until): what is paid, and what is still on its
 * way. Currencies stand side by side. Null: nothing they may know.
 */
export async function getEarnedHere(
  viewer: Viewer,
  brand: Parameters<typeof canSeeCommission>[1],
  { hotelId, from, until }: Asked,
): Promise<EarnedHere[] | null> {
  if (!canSeeCommission(viewer, brand)) return null;
  const states = Prisma.join(moneyStates.map((state) => Prisma.sql`${state}::"LedgerAccountKind"`));
  return scoped(viewer, async (tx) => {
    const leads = await tx.lead.findMany({
      where: {
        AND: [leadsOf(viewer), { hotelId, checkIn: { gte: toDatabaseDay(from), lt: toDatabaseDay(until) } }],
        postings: { some: {} },
      },
      select: { id: true },
    });
    if (leads.length === 0) return [];
    return tx.$queryRaw<EarnedHere[]>`
      SELECT a.currency,
        coalesce(sum(e.amount) FILTER (WHERE a.kind = 'paid'), 0)::bigint AS paid,
        coalesce(sum(e.amount) FILTER (WHERE a.kind <> 'paid'), 0)::bigint AS expected
      FROM ledger_posting p JOIN ledger_entry e ON e.posting_id = p.id JOIN ledger_account a ON a.id = e.account_id
      WHERE p.lead_id = ANY(${leads.map(({ id }) => id)}) AND a.kind IN (${states})
      GROUP BY a.currency HAVING sum(e.amount) <> 0
      ORDER BY a.currency`;
  });
}

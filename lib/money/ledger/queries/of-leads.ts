import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { moneyStates } from '../types';

/**
 * What the leads of a selection have earned: a relation with `key`, `state`, `currency` and `amount` in minor units. Rewards are of
 * no lead (rule 9.12). `leads`: columns `id` and `key`; `agencyId`: whose they all are, where they are of one.
 *
 * A year has more movements than leads by far: they are read by account, once, and not lead by lead.
 */
export function commissionOfLeads(leads: Prisma.Sql, agencyId: string | null): Prisma.Sql {
  const states = Prisma.join(moneyStates.map((state) => Prisma.sql`${state}::"LedgerAccountKind"`));
  const own = (column: Prisma.Sql) => (agencyId === null ? Prisma.empty : Prisma.sql`AND ${column} = ${agencyId}`);
  // `OFFSET 0`: each is read as it stands here, else the planner goes lead by lead.
  return Prisma.sql`
    SELECT posted.key, moved.kind::text AS state, moved.currency, sum(moved.amount)::bigint AS amount
    FROM (
      SELECT e.posting_id, a.kind, a.currency, e.amount
      FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
      WHERE a.kind IN (${states}) ${own(Prisma.sql`a.agency_id`)} OFFSET 0
    ) moved JOIN (
      SELECT p.id, asked.key FROM (${leads} OFFSET 0) asked JOIN (
        SELECT id, lead_id FROM ledger_posting WHERE invitation_id IS NULL ${own(Prisma.sql`agency_id`)} OFFSET 0
      ) p ON p.lead_id = asked.id OFFSET 0
    ) posted ON posted.id = moved.posting_id
    GROUP BY posted.key, moved.kind, moved.currency`;
}

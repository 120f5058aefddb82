import 'server-only';
import { Prisma } from '@/prisma/generated/client';

/**
 * What the leads of a selection have earned: a relation with `key`, `state`, `currency` and `amount` in minor units. Rewards are of
 * no lead (rule 9.12). `leads`: columns `id` and `key`; `agencyId`: whose they all are, where they are of one.
 *
 * A year has more movements than leads by far: they are read by account, once, and not lead by lead.
 */
export function commissionOfLeads(leads: Prisma.Sql, agencyId: string | null): Prisma.Sql {
  const own = agencyId === null ? Prisma.empty : Prisma.sql`AND e.agency_id = ${agencyId}`;
  // `OFFSET 0`: they are read as they stand here, else the planner goes lead by lead.
  return Prisma.sql`
    SELECT asked.key, e.kind::text AS state, e.currency, sum(e.amount)::bigint AS amount
    FROM (${leads} OFFSET 0) asked JOIN counted_entry e ON e.lead_id = asked.id ${own}
    GROUP BY asked.key, e.kind, e.currency`;
}

import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { moneyStates } from '../types';

/**
 * What each lead of a selection has earned in each state, as a relation with `lead_id`, `state`, `currency` and `amount` in
 * minor units. Rewards are of no lead (rule 9.12). `leads`: one column `id`.
 */
export function commissionOfLeads(leads: Prisma.Sql): Prisma.Sql {
  const states = Prisma.join(moneyStates.map((state) => Prisma.sql`${state}::"LedgerAccountKind"`));
  return Prisma.sql`
    SELECT p.lead_id, a.kind::text AS state, a.currency, sum(e.amount)::bigint AS amount
    FROM (${leads}) asked
    JOIN ledger_posting p ON p.lead_id = asked.id AND p.invitation_id IS NULL
    JOIN ledger_entry e ON e.posting_id = p.id
    JOIN ledger_account a ON a.id = e.account_id
    WHERE a.kind IN (${states})
    GROUP BY 1, 2, 3 HAVING sum(e.amount) <> 0`;
}

import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { Prisma } from '@/prisma/generated/client';
import type { Passed } from '../rules/movement';
import { type Balance, type LedgerPart, type MoneyState, moneyStates } from '../types';

/** What one part of a lead has in every state, line by line, as far as the scope sees it. */
export function readBalances(tx: Transaction, { leadId, invitationId = null }: LedgerPart): Promise<Balance[]> {
  const states = Prisma.join(moneyStates.map((state) => Prisma.sql`${state}::"LedgerAccountKind"`));
  return tx.$queryRaw<{ state: MoneyState; line: number; amount: bigint }[]>`
    SELECT a.kind::text AS state, e.line::int AS line, sum(e.amount)::bigint AS amount
    FROM ledger_posting p
    JOIN ledger_entry e ON e.posting_id = p.id
    JOIN ledger_account a ON a.id = e.account_id
    WHERE p.lead_id = ${leadId} AND p.invitation_id IS NOT DISTINCT FROM ${invitationId} AND a.kind IN (${states})
    GROUP BY a.kind, e.line HAVING sum(e.amount) <> 0
    ORDER BY a.kind, e.line`;
}

export async function readPassed(tx: Transaction, { leadId, invitationId = null }: LedgerPart): Promise<Passed> {
  const kinds = ['contracted', 'earned', 'payable'] as const;
  const rows = await tx.ledgerPosting.findMany({
    where: { leadId, invitationId, kind: { in: [...kinds] } },
    select: { kind: true },
    distinct: ['kind'],
  });
  const has = (kind: (typeof kinds)[number]) => rows.some((row) => row.kind === kind);
  return { contracted: has('contracted'), earned: has('earned'), payable: has('payable') };
}

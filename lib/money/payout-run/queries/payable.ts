import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { Prisma } from '@/prisma/generated/client';
import { isDisputed } from '../../ledger/queries/disputed';

/** `invitationId`: it is the reward of that one, not the commission of the lead. */
export type Payable = {
  agencyId: string;
  currency: string;
  leadId: string;
  invitationId: string | null;
  amount: bigint;
};

/** What is payable of each lead, but for what is disputed (rule 9.9), as far as the scope sees it; of one agency if it is named. */
export function readPayable(tx: Transaction, agencyId?: string, currency?: string): Promise<Payable[]> {
  const ofAgency = agencyId === undefined ? Prisma.empty : Prisma.sql`AND a.agency_id = ${agencyId}`;
  const inCurrency = currency === undefined ? Prisma.empty : Prisma.sql`AND a.currency = ${currency}`;
  return tx.$queryRaw<Payable[]>`
    SELECT l.agency_id AS "agencyId", l.currency, l.lead_id AS "leadId", l.invitation_id AS "invitationId",
      sum(l.amount)::bigint AS amount FROM (
      SELECT a.agency_id, a.currency, p.lead_id, p.invitation_id, e.line, sum(e.amount) AS amount
      FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_posting p ON p.id = e.posting_id
      WHERE a.kind = 'payable' ${ofAgency} ${inCurrency} AND NOT ${isDisputed(Prisma.sql`p.lead_id`)}
      GROUP BY a.agency_id, a.currency, p.lead_id, p.invitation_id, e.line HAVING sum(e.amount) <> 0
    ) l GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4 NULLS FIRST`;
}

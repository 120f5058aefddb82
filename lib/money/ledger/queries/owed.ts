import 'server-only';
import { enterScope, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { toUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';

import { inOrder, isUnpaid, paysOn, sumsOf } from '../rules/earnings';
import type { Owed, OwedRow } from '../rules/owed';
import { type OwedJson, whySchema } from '../schema';
import { type MoneyState, owedStates } from '../types';
import { isDisputed } from './disputed';
import { readOverdue } from './overdue';

/** Accounts of the house somebody answers for; of all of them for an admin. Null: nobody's. */
function suppliersOf({ role, isActing, hotelId, operatorId }: Viewer): Prisma.Sql | null {
  if (hotelId) return Prisma.sql`a.hotel_id = ${hotelId}`;
  if (operatorId) return Prisma.sql`a.operator_id = ${operatorId}`;
  return role === 'admin' && !isActing ? Prisma.sql`true` : null;
}

/** Bookings on which the house owes something, by its own account. */
async function readOwedLeads(tx: Transaction, suppliers: Prisma.Sql): Promise<string[]> {
  const rows = await tx.$queryRaw<{ leadId: string }[]>`
    SELECT p.lead_id AS "leadId"
    FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_posting p ON p.id = e.posting_id
    WHERE a.kind = 'supplier' AND ${suppliers}
    GROUP BY p.lead_id, a.currency HAVING sum(e.amount) <> 0`;
  return rows.map(({ leadId }) => leadId);
}

type Held = {
  leadId: string;
  state: MoneyState;
  currency: string;
  amount: bigint;
  since: Date;
  isDisputed: boolean;
};

/** Where that is on its way to the agencies. As the product: the accounts are theirs. */
function readStates(tx: Transaction, leadIds: readonly string[]): Promise<Held[]> {
  const states = Prisma.join(owedStates.map((state) => Prisma.sql`${state}::"LedgerAccountKind"`));
  return tx.$queryRaw<Held[]>`
    SELECT p.lead_id AS "leadId", a.kind::text AS state, a.currency, sum(e.amount)::bigint AS amount,
      coalesce(min(p.on_day) FILTER (WHERE e.amount > 0), min(p.on_day)) AS since,
      ${isDisputed(Prisma.sql`p.lead_id`)} AS "isDisputed"
    FROM ledger_posting p JOIN ledger_entry e ON e.posting_id = p.id JOIN ledger_account a ON a.id = e.account_id
    WHERE p.lead_id = ANY(${leadIds}) AND p.invitation_id IS NULL AND a.kind IN (${states})
    GROUP BY p.lead_id, a.kind, a.currency HAVING sum(e.amount) <> 0`;
}

const leadSelect = {
  ...{ id: true, reference: true, clientFirstName: true, clientLastName: true, checkIn: true, checkOut: true },
  agencyId: true,
  agency: { select: { name: true } },
  hotel: { select: { name: true } },
  property: { select: { name: true } },
  postings: {
    where: { why: { not: Prisma.DbNull }, invitationId: null },
    select: { why: true },
    orderBy: { id: 'desc' },
    take: 1,
  },
} satisfies Prisma.LeadSelect;

async function readRows(tx: Transaction, leadIds: readonly string[], today: PlainDate, now: Date): Promise<OwedRow[]> {
  const [held, leads, overdue] = [
    await readStates(tx, leadIds),
    await tx.lead.findMany({ where: { id: { in: [...leadIds] } }, select: leadSelect }),
    await readOverdue(tx, now, leadIds),
  ];
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return held.flatMap(({ since: day, ...money }): OwedRow[] => {
    const lead = byId.get(money.leadId);
    if (!lead) return [];
    const kept = whySchema.safeParse(lead.postings[0]?.why);
    const checkOut = fromDatabaseDay(lead.checkOut);
    const since = fromDatabaseDay(day);
    return [
      {
        ...{ ...money, since, checkOut, checkIn: fromDatabaseDay(lead.checkIn) },
        reference: lead.reference,
        clientName: `${lead.clientFirstName} ${lead.clientLastName}`,
        houseName: (lead.hotel ?? lead.property)?.name ?? '',
        agentId: lead.agencyId,
        agentName: lead.agency.name,
        lines: kept.success ? kept.data.lines.map(({ base, percent }) => ({ base: BigInt(base), percent })) : [],
        paysOn: paysOn({ state: money.state, since, checkOut }, today),
        isOverdue: isUnpaid(money.state) && overdue.has(money.leadId),
        ...{ isOnHold: false, heldReason: null, isReward: false },
      },
    ];
  });
}

/** What a house owes agencies on its own bookings (rule 9.11). Null: a client looks on, or nobody's house. */
export async function getOwed(viewer: Viewer): Promise<Owed | null> {
  const suppliers = suppliersOf(viewer);
  if (viewer.isClientSafe || !suppliers) return null;
  const [today, now] = [await clock.today(), await clock.now()];
  const rows = await scoped(viewer, async (tx) => {
    const leadIds = await readOwedLeads(tx, suppliers);
    if (leadIds.length === 0) return [];
    await enterScope(tx, 'system');
    return readRows(tx, leadIds, today, now);
  });
  const sums = sumsOf(rows, today).map((sum) => {
    return { ...sum, states: sum.states.filter(({ state }) => state !== 'expected') };
  });
  return { rows: inOrder(rows), sums, today };
}

/** Among what is owed there is nothing that is only expected. */
const isOwedState = (state: MoneyState): state is (typeof owedStates)[number] => state !== 'expected';

/** In units of the currency. */
export function toOwedJson({ rows, sums }: Owed): OwedJson {
  return {
    sums: sums.map(({ currency, total, disputed, overdue, states, months }) => {
      const units = (minor: bigint) => toUnits(minor, currency);
      return {
        ...{ currency, total: units(total), disputed: units(disputed), overdue: units(overdue) },
        states: states.flatMap(({ state, count, amount }) =>
          isOwedState(state) ? [{ state, count, amount: units(amount) }] : [],
        ),
        months: months.map(({ month, amount }) => ({ month, amount: units(amount) })),
      };
    }),
    rows: rows.flatMap(({ state, currency, ...row }) => {
      if (!isOwedState(state)) return [];
      const { leadId, reference, clientName, houseName, checkIn, checkOut, since, paysOn, isDisputed, isOverdue } = row;
      return [
        {
          ...{ leadId, reference, clientName, houseName, checkIn, checkOut, since, paysOn, isDisputed, isOverdue },
          ...{ state, currency, agencyId: row.agentId, agencyName: row.agentName ?? '' },
          amount: toUnits(row.amount, currency),
          lines: row.lines.map(({ base, percent }) => ({ base: toUnits(base, currency), percent })),
        },
      ];
    }),
  };
}

import 'server-only';
import { canSeeCommission } from '@/lib/people/access/agency';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { toUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';

import { isComplete, mayConfigurePayouts } from '../../payout/rules';
import { type Earning, type EarningSums, inOrder, isUnpaid, nextRunOn, paysOn, sumsOf } from '../rules/earnings';
import type { EarningsJson, EarningsQuery } from '../schema';
import { type MoneyState, moneyStates } from '../types';
import { isDisputed } from './disputed';
import { readNames } from './names';
import { readOverdue } from './overdue';

type Reward = {
  inviterId: string;
  agencyId: string;
  agencyName: string;
  houseName: string;
  checkIn: string;
  checkOut: string;
};

type Held = {
  leadId: string;
  invitationId: string | null;
  /** Whose invitation earned it, and where; null: commission. */
  reward: Reward | null;
  state: MoneyState;
  currency: string;
  amount: bigint;
  since: Date;
  isDisputed: boolean;
};

/** What every lead, and every reward, has in each state, as far as the scope sees it. */
function readHeld(tx: Transaction): Promise<Held[]> {
  const states = Prisma.join(moneyStates.map((state) => Prisma.sql`${state}::"LedgerAccountKind"`));
  return tx.$queryRaw<Held[]>`
    SELECT p.lead_id AS "leadId", p.invitation_id AS "invitationId", a.kind::text AS state, a.currency,
      sum(e.amount)::bigint AS amount, min(r.told::text)::jsonb AS reward,
      min(p.on_day) FILTER (WHERE e.amount > 0) AS since, ${isDisputed(Prisma.sql`p.lead_id`)} AS "isDisputed"
    FROM ledger_account a
    JOIN ledger_entry e ON e.account_id = a.id
    JOIN ledger_posting p ON p.id = e.posting_id
    LEFT JOIN (
      SELECT q.id, jsonb_build_object('inviterId', i.invited_by_id, 'agencyId', i.agency_id, 'agencyName', g.name,
        'houseName', h.name, 'checkIn', l.check_in, 'checkOut', l.check_out) AS told
      FROM ledger_posting q JOIN hotel_invitation i ON i.id = q.invitation_id JOIN agency g ON g.id = i.agency_id
      JOIN hotel h ON h.id = i.hotel_id JOIN lead l ON l.id = q.lead_id
    ) r ON r.id = p.id
    WHERE a.kind IN (${states})
    GROUP BY p.lead_id, p.invitation_id, a.kind, a.currency
    HAVING sum(e.amount) <> 0`;
}

function readLeads(tx: Transaction, viewer: Viewer, { scope }: EarningsQuery) {
  return tx.lead.findMany({
    where: { AND: [leadsOf(viewer), scope === 'mine' ? { userId: viewer.id } : {}], postings: { some: {} } },
    select: {
      ...{ id: true, reference: true, clientFirstName: true, clientLastName: true, checkIn: true, checkOut: true },
      ...{ userId: true, agencyId: true },
      agency: { select: { name: true } },
      hotel: { select: { name: true } },
      property: { select: { name: true } },
    },
  });
}

/** Of an agency's rewards an agent reads their own, as of its leads (rule 9.12). */
function isOfReader(viewer: Viewer, { inviterId, agencyId }: Reward, { scope }: EarningsQuery): boolean {
  const isOffice = viewer.role === 'admin' && !viewer.isActing;
  const seesTeam = isOffice || viewer.isActing || viewer.role === 'supervisorAgent';
  if (!isOffice && agencyId !== viewer.agency?.id) return false;
  return inviterId === viewer.id || (seesTeam && scope !== 'mine');
}

/** What is earned, by whom: a lead, or the invitation of a hotel. */
type Source = Pick<Earning, 'reference' | 'clientName' | 'houseName' | 'agentId' | 'agencyName' | 'isReward'> & {
  agencyId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
};

async function readSources(
  tx: Transaction,
  viewer: Viewer,
  query: EarningsQuery,
  held: readonly Held[],
): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (const lead of await readLeads(tx, viewer, query)) {
    sources.set(lead.id, {
      ...{ reference: lead.reference, agentId: lead.userId, agencyId: lead.agencyId, isReward: false },
      clientName: `${lead.clientFirstName} ${lead.clientLastName}`,
      houseName: (lead.hotel ?? lead.property)?.name ?? '',
      agencyName: lead.agency.name,
      checkIn: fromDatabaseDay(lead.checkIn),
      checkOut: fromDatabaseDay(lead.checkOut),
    });
  }
  for (const { invitationId, reward } of held) {
    if (!invitationId || !reward || !isOfReader(viewer, reward, query)) continue;
    const { inviterId: agentId, agencyId, agencyName, houseName, checkIn, checkOut } = reward;
    const of = { reference: '', clientName: '', houseName, agentId, agencyId, agencyName, isReward: true };
    sources.set(invitationId, { ...of, checkIn: checkIn as PlainDate, checkOut: checkOut as PlainDate });
  }
  return sources;
}

type Waiting = { isReady: boolean; held: ReadonlyMap<string, string> };

/** What stands in the way of each agency's payouts; of an admin's holds for whoever may read payouts (rule 9.6), by currency. */
async function readWaiting(tx: Transaction, viewer: Viewer, ids: readonly string[]): Promise<Map<string, Waiting>> {
  const agencies = await tx.agency.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: {
      ...{ id: true, payoutAccount: true },
      payouts: { where: { status: 'open', heldReason: { not: null } }, select: { currency: true, heldReason: true } },
    },
  });
  return new Map(
    agencies.map(({ id, payoutAccount, payouts }) => {
      const held = mayConfigurePayouts(viewer) ? payouts : [];
      return [
        id,
        {
          isReady: payoutAccount !== null && isComplete(payoutAccount),
          held: new Map(held.map(({ currency, heldReason }) => [currency, heldReason ?? ''])),
        },
      ];
    }),
  );
}

async function readAll(tx: Transaction, viewer: Viewer, query: EarningsQuery, today: PlainDate): Promise<Earning[]> {
  const held = await readHeld(tx);
  const sources = await readSources(tx, viewer, query, held);
  const all = [...sources.values()];
  const names = await readNames(
    tx,
    all.map(({ agentId }) => agentId),
  );
  const waiting = await readWaiting(
    tx,
    viewer,
    all.map(({ agencyId }) => agencyId),
  );
  const overdue = await readOverdue(tx, await clock.now());
  return held.flatMap(({ leadId, invitationId, reward: _, state, since: day, ...money }): Earning[] => {
    const source = sources.get(invitationId ?? leadId);
    if (!source) return [];
    const { agencyId, ...of } = source;
    const since = day ? fromDatabaseDay(day) : today;
    const account = state === 'payable' ? waiting.get(agencyId) : undefined;
    const heldReason = account?.held.get(money.currency) ?? null;
    return [
      {
        ...{ ...money, ...of, leadId, state, since, heldReason },
        agentName: names.get(of.agentId) ?? null,
        paysOn: paysOn({ state, since, checkOut: of.checkOut }, today),
        isOnHold: heldReason !== null || (state === 'payable' && !account?.isReady),
        isOverdue: !of.isReward && isUnpaid(state) && overdue.has(leadId),
      },
    ];
  });
}

export type Earnings = { rows: Earning[]; sums: EarningSums[]; nextRun: PlainDate; today: PlainDate };

/** What the reader's leads have earned (rule 9.7), those of the filter. Null: nothing they may know. */
export async function getEarnings(
  viewer: Viewer,
  brand: Parameters<typeof canSeeCommission>[1],
  query: EarningsQuery,
): Promise<Earnings | null> {
  if (!canSeeCommission(viewer, brand)) return null;
  const today = await clock.today();
  const all = await scoped(viewer, (tx) => readAll(tx, viewer, query, today));
  const { state, currency, from, until } = query;
  const rows = inOrder(
    all.filter(
      (row) =>
        (!state || row.state === state) &&
        (!currency || row.currency === currency) &&
        (!from || row.paysOn >= from) &&
        (!until || row.paysOn <= until),
    ),
  );
  return { rows, sums: sumsOf(rows, today), nextRun: nextRunOn(today), today };
}

/** In units of the currency. */
export function toEarningsJson({ rows, sums, nextRun }: Earnings): EarningsJson {
  return {
    nextRun,
    rows: rows.map((row) => ({ ...row, amount: toUnits(row.amount, row.currency) })),
    sums: sums.map(({ currency, ...of }) => {
      const units = <Row extends { amount: bigint }>(row: Row) => ({ ...row, amount: toUnits(row.amount, currency) });
      return {
        currency,
        total: toUnits(of.total, currency),
        onHold: toUnits(of.onHold, currency),
        disputed: toUnits(of.disputed, currency),
        overdue: toUnits(of.overdue, currency),
        nextRun: toUnits(of.nextRun, currency),
        states: of.states.map((state) => ({ ...units(state), months: state.months.map(units) })),
        months: of.months.map(units),
      };
    }),
  };
}

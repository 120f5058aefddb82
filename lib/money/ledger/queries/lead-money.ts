import 'server-only';
import type { EffectiveBrand } from '@/lib/brand/types';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { canSeeCommission } from '@/lib/people/access/agency';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { toUnits } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { CommissionPercents } from '@/lib/rates/terms/types';
import type { Prisma } from '@/prisma/generated/client';
import { commissionOfLines } from '../rules/movement';
import { isExact, type MoneyStep, type ReachedOn, stateOf, stepsOf } from '../rules/way';
import { keptPercentsSchema, type LeadMoneyJson, whySchema } from '../schema';
import {
  type Balance,
  excludedAmounts,
  type MoneyBasis,
  type MoneyState,
  moneyStates,
  type PostingKind,
} from '../types';

type WhyLine = { base: bigint; percent: number; amount: bigint; percents: CommissionPercents | null };

/** What a posting did to one state, all rooms together. */
type ShownPosting = { kind: PostingKind; on: PlainDate; state: MoneyState; amount: bigint };

/** The commission of a lead: where it is, and why it is so much. Minor units. */
export type ShownLeadMoney = {
  currency: string;
  total: bigint;
  state: MoneyState | null;
  steps: MoneyStep[];
  why: {
    basis: MoneyBasis;
    lines: WhyLine[];
    isExact: boolean;
    snapshot: { hash: string; on: PlainDate };
    rule: number;
  } | null;
  postings: ShownPosting[];
};

/** What is read of a lead for its money, by whoever reads the lead anyway, too. */
export const moneySelect = {
  currency: true,
  checkOut: true,
  snapshotId: true,
  snapshot: { select: { content: true } },
  hotel: { select: { city: { select: { countryId: true } } } },
  property: { select: { city: { select: { countryId: true } } } },
  postings: {
    where: { invitationId: null },
    orderBy: { id: 'asc' },
    select: {
      ...{ kind: true, onDay: true, rule: true, why: true, snapshotId: true },
      // Its content is long, and that of the lead itself but where the price has moved since.
      snapshot: { select: { hash: true, createdAt: true } },
      entries: { select: { line: true, amount: true, account: { select: { kind: true } } } },
    },
  },
} satisfies Prisma.LeadSelect;

type MoneyRow = Prisma.LeadGetPayload<{ select: typeof moneySelect }>;
type PostingRow = MoneyRow['postings'][number];

const isState = (kind: string): kind is MoneyState => (moneyStates as readonly string[]).includes(kind);

function balancesIn(postings: readonly PostingRow[]): Balance[] {
  return postings.flatMap(({ entries }) =>
    entries.flatMap(({ account: { kind: state }, line, amount }) => (isState(state) ? [{ state, line, amount }] : [])),
  );
}

function shownPostings(rows: readonly PostingRow[]): ShownPosting[] {
  return rows.flatMap((row) => {
    const own = balancesIn([row]);
    return moneyStates.flatMap((state) => {
      const amount = sumOf(own.flatMap((one) => (one.state === state ? one.amount : [])));
      // Where it comes from is said by the posting before it.
      const isLeft = amount < 0n && own.some((one) => one.state !== state && one.amount > 0n);
      return amount === 0n || isLeft ? [] : [{ kind: row.kind, on: fromDatabaseDay(row.onDay), state, amount }];
    });
  });
}

async function contentOf(tx: Transaction, { snapshotId }: PostingRow, row: MoneyRow): Promise<unknown> {
  if (snapshotId === row.snapshotId) return row.snapshot.content;
  const found = await tx.priceSnapshot.findUnique({ where: { id: snapshotId }, select: { content: true } });
  return found?.content;
}

async function whyOf(tx: Transaction, row: MoneyRow): Promise<ShownLeadMoney['why']> {
  const last = row.postings.findLast(({ why }) => why !== null);
  const kept = whySchema.safeParse(last?.why);
  if (!last || !kept.success) return null;
  const { snapshot, rule } = last;
  const timeZone = timeZoneOf((row.hotel ?? row.property)?.city.countryId ?? '');
  const { percents, lines: ofRooms = [] } = keptPercentsSchema.parse(await contentOf(tx, last, row));
  const lines = kept.data.lines.map(({ base, percent }) => ({ base: BigInt(base), percent }));
  const amounts = commissionOfLines(lines);
  return {
    basis: kept.data.basis,
    lines: lines.map((line, index) => {
      return { ...line, amount: amounts[index] ?? 0n, percents: percents ?? ofRooms[index]?.percents ?? null };
    }),
    isExact: isExact(lines),
    snapshot: { hash: snapshot.hash, on: dayAt(snapshot.createdAt, timeZone) },
    rule,
  };
}

/** Rule 9.7. Null: not theirs, or nothing they may know; a lead without any commission yet has no postings. */
export async function getLeadMoney(
  viewer: Viewer,
  leadId: string,
  brand: Pick<EffectiveBrand, 'isB2C' | 'isCommissionDisplayed'>,
): Promise<ShownLeadMoney | null> {
  if (!canSeeCommission(viewer, brand)) return null;
  const where = { id: leadId, ...leadsOf(viewer) };
  return scoped(viewer, async (tx) => {
    const row = await tx.lead.findFirst({ where, select: moneySelect });
    return row && moneyIn(tx, row);
  });
}

/** The same of a row that was read. Whether the reader may know it was asked before. */
export async function moneyIn(tx: Transaction, row: MoneyRow): Promise<ShownLeadMoney> {
  const { postings, currency, checkOut } = row;
  const balances = balancesIn(postings);
  const shown = shownPostings(postings);
  const reached: ReachedOn = {};
  for (const { state, on } of shown) reached[state] ??= on;
  return {
    currency,
    total: sumOf(balances.map(({ amount }) => amount)),
    state: stateOf(balances),
    steps: stepsOf(balances, reached, fromDatabaseDay(checkOut)),
    why: await whyOf(tx, row),
    postings: shown,
  };
}

/** The same in units of the currency. */
export function toLeadMoneyJson({ currency, total, why, ...money }: ShownLeadMoney): LeadMoneyJson {
  const units = <Row extends { amount: bigint }>(row: Row) => ({ ...row, amount: toUnits(row.amount, currency) });
  return {
    currency,
    total: toUnits(total, currency),
    state: money.state,
    steps: money.steps.map(units),
    why: why && {
      ...why,
      excluded: [...excludedAmounts],
      lines: why.lines.map((line) => ({ ...units(line), base: toUnits(line.base, currency) })),
    },
    postings: money.postings.map(units),
  };
}

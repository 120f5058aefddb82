import { addDays, type PlainDate } from '@/lib/platform/dates';
import { sumOf } from '@/lib/platform/money-minor';
import { type MoneyState, moneyStates } from '../types';
import { earnedOn, payableOn, runOn } from './days';

/** What a lead has in one state. */
export type Earning = {
  leadId: string;
  reference: string;
  clientName: string;
  houseName: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  agentId: string;
  /** Null: somebody who has left. */
  agentName: string | null;
  agencyName: string;
  currency: string;
  /** Minor units. */
  amount: bigint;
  state: MoneyState;
  since: PlainDate;
  /** The day of the run that pays it, or has. */
  paysOn: PlainDate;
  /** Payable, but held, or the account cannot be paid to. */
  isOnHold: boolean;
  /** Why an admin holds it; null: nobody does, or the reader may not know. */
  heldReason: string | null;
  /** It rests until somebody has decided; `paysOn` is the first run that could take it. */
  isDisputed: boolean;
  /** A due of its booking is (rule 9.10). */
  isOverdue: boolean;
  /** Of an invitation, not of a client: `clientName` and `reference` are empty (rule 9.12). */
  isReward: boolean;
};

/** The run after today: of today's it is not known any more what it took. */
export function nextRunOn(today: PlainDate): PlainDate {
  return runOn(addDays(today, 1));
}

type Standing = Pick<Earning, 'state' | 'since' | 'checkOut'>;

/** Which run pays it, as far as the clock knows today. */
export function paysOn({ state, since, checkOut }: Standing, today: PlainDate): PlainDate {
  switch (state) {
    case 'expected':
    case 'contracted':
      return runOn(payableOn(earnedOn(checkOut)));
    case 'earned': {
      // What was disputed may have been earned long ago.
      const [due, next] = [runOn(payableOn(since)), nextRunOn(today)];
      if (due < next) return next;
      return due;
    }
    case 'payable':
      return nextRunOn(today);
    case 'inPayout':
    case 'paid':
      return since;
  }
}

/** `month`: year and month of the run, as 2027-01. */
export type MonthSum = { month: string; amount: bigint };
/** A state's months add up to its amount. */
export type StateSum = { state: MoneyState; count: number; amount: bigint; months: MonthSum[] };
export type ColleagueSum = {
  agentId: string;
  name: string | null;
  amount: bigint;
  onHold: bigint;
  states: Partial<Record<MoneyState, bigint>>;
};

/** Of one currency: two are never added. */
export type EarningSums = {
  currency: string;
  total: bigint;
  onHold: bigint;
  /** Why an admin holds what is payable in it. */
  heldReason: string | null;
  /** The part of what is payable that waits, by the run that would take it. */
  onHoldMonths: MonthSum[];
  /** The part that rests, whatever its state. */
  disputed: bigint;
  disputedMonths: MonthSum[];
  /** The part of whose bookings a due is overdue. */
  overdue: bigint;
  overdueMonths: MonthSum[];
  /** What the next run takes, or would if it was not on hold. */
  nextRun: bigint;
  states: StateSum[];
  months: MonthSum[];
  colleagues: ColleagueSum[];
};

const amountOf = (rows: readonly Summed[]): bigint => sumOf(rows.map(({ amount }) => amount));
const onHoldOf = (rows: readonly Summed[]): bigint => amountOf(rows.filter(({ isOnHold }) => isOnHold));

function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    // Not copied for each row: of ten thousand that is what takes the time.
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const monthsOf = (rows: readonly Summed[]): MonthSum[] =>
  groupsOf(rows, ({ paysOn: on }) => on.slice(0, 7)).map(([month, due]) => ({ month, amount: amountOf(due) }));

function colleague([agentId, theirs]: [string, Summed[]]): ColleagueSum {
  const states = groupsOf(theirs, ({ state }) => state).map(([state, own]) => [state, amountOf(own)] as const);
  const name = theirs[0]?.agentName ?? null;
  return { agentId, name, amount: amountOf(theirs), onHold: onHoldOf(theirs), states: Object.fromEntries(states) };
}

const isDue = ({ state, isDisputed }: Summed) => !isDisputed && (state === 'payable' || state === 'earned');

/** What sums need of a row. */
export type Summed = Omit<
  Earning,
  'leadId' | 'reference' | 'clientName' | 'houseName' | 'checkIn' | 'checkOut' | 'since' | 'agencyName'
>;

/** Whatever way the rows are added up, it comes to the same total. */
export function sumsOf(rows: readonly Summed[], today: PlainDate): EarningSums[] {
  const run = nextRunOn(today);
  return groupsOf(rows, ({ currency }) => currency).map(([currency, own]) => ({
    currency,
    total: amountOf(own),
    onHold: onHoldOf(own),
    heldReason: own.find(({ heldReason }) => heldReason !== null)?.heldReason ?? null,
    onHoldMonths: monthsOf(own.filter(({ isOnHold }) => isOnHold)),
    disputed: amountOf(own.filter(({ isDisputed }) => isDisputed)),
    disputedMonths: monthsOf(own.filter(({ isDisputed }) => isDisputed)),
    overdue: amountOf(own.filter(({ isOverdue }) => isOverdue)),
    overdueMonths: monthsOf(own.filter(({ isOverdue }) => isOverdue)),
    nextRun: amountOf(own.filter((row) => isDue(row) && row.paysOn <= run)),
    states: moneyStates.map((state) => {
      const there = own.filter((row) => row.state === state);
      return { state, count: there.length, amount: amountOf(there), months: monthsOf(there) };
    }),
    months: monthsOf(own),
    colleagues: groupsOf(own, ({ agentId }) => agentId).map(colleague),
  }));
}

/** One total a currency. */
export function totalsOf(rows: readonly Summed[]): Pick<Earning, 'currency' | 'amount'>[] {
  return groupsOf(rows, ({ currency }) => currency).map(([currency, own]) => ({ currency, amount: amountOf(own) }));
}

/** More columns stand in no table. */
const MOST_COLUMNS = 12;

/**
 * The columns that all currencies share, each with the months it adds up: every month between the first and the last; where
 * those are too many, the ones in which there is something, and the latest of them together in the last column.
 */
export function columnsAcross(sums: readonly Pick<EarningSums, 'months'>[]): string[][] {
  const filled = [...new Set(sums.flatMap(({ months }) => months.map(({ month }) => month)))].sort();
  const [first, last] = [filled[0], filled.at(-1)];
  if (!first || !last) return [];
  const all = [first];
  for (let month = first; month < last && all.length <= MOST_COLUMNS; all.push(month)) {
    month = addDays(`${month}-01` as PlainDate, 31).slice(0, 7);
  }
  const shown = all.length <= MOST_COLUMNS ? all : filled;
  if (shown.length <= MOST_COLUMNS) return shown.map((month) => [month]);
  return [...shown.slice(0, MOST_COLUMNS - 1).map((month) => [month]), shown.slice(MOST_COLUMNS - 1)];
}

/** What is paid, or on its way, nothing overdue keeps from the agency any more. */
export const isUnpaid = (state: MoneyState): boolean => state !== 'inPayout' && state !== 'paid';

type Ordered = Pick<Earning, 'state' | 'paysOn' | 'leadId'>;

/** Nearest to the bank first. */
export function inOrder<Row extends Ordered>(rows: readonly Row[]): Row[] {
  const rank = ({ state }: Ordered) => (state === 'paid' ? -1 : moneyStates.indexOf(state));
  return [...rows].sort(
    (a, b) => rank(b) - rank(a) || (a.paysOn < b.paysOn ? -1 : a.paysOn > b.paysOn ? 1 : a.leadId < b.leadId ? -1 : 1),
  );
}

import { addDays, daysBetween, type PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { minus, plus, spread } from '@/lib/platform/money-arithmetic';
import { sumOf } from '@/lib/platform/money-minor';
import type { Viewer } from '@/lib/platform/viewer/types';
import { depositOn, dueAtOnceUntil, duesOf, paymentsOf } from '@/lib/rates/terms/rules/dues';
import type { PricedLine, TermsStay } from '@/lib/rates/terms/types';
import type { DueFacts, DueKind, DueState, KnownDue, ShownDue, WantedDue } from './types';

/** From so many days before its day on a due is to be paid; until then it is merely known. */
export const DUE_WITHIN_DAYS = 14;

/** Within so many days what comes back has to be sent. */
export const REFUND_DAYS = 14;

/**
 * What each due has of the card fee: what the evaluator asks for with it less what it asks for without it, so that price and fee
 * of a due are what the terms of the lead say. Where cents are as rare as dues they go by largest remainder.
 */
function feesOf(lines: readonly PricedLine[], fee: Money | null, stay: TermsStay): bigint[] {
  const dues = duesOf(lines, stay);
  const [first] = lines;
  if (!fee || !first) return dues.map(() => 0n);
  const total = plus(fee, ...lines.map((line) => line.total));
  const withFee = duesOf([{ terms: first.terms, total }], stay);
  const parts = dues.map(({ amount }, index) => minus(withFee[index]?.amount ?? amount, amount).amount);
  const isWhole = withFee.length === dues.length && parts.every((part) => part >= 0);
  const byDue = isWhole
    ? parts
    : spread(
        fee.amount,
        dues.map(({ amount }) => amount.amount),
      );
  return byDue.map(BigInt);
}

type Booked = Extract<DueFacts, { standing: 'booked' }>;

/** As the one evaluator of terms says, for a booking made or changed today (rules 5.1 and 5.3). */
function askedOf(facts: Booked, today: PlainDate): WantedDue[] {
  const { lines, cardFee, securityDeposit, checkIn, currency, owedBy } = facts;
  const stay = { checkIn, today };
  const fees = feesOf(lines, cardFee, stay);
  const atOnce = dueAtOnceUntil(stay);
  const dues = paymentsOf(lines, stay).map(({ kind, amount, date, isDueNow, isAtHotel }, index): WantedDue => {
    const due = { kind, amount: BigInt(amount.amount), cardFee: fees[index] ?? 0n, currency, isAtHotel, owedBy };
    return { ...due, until: isDueNow ? atOnce : date, hold: null };
  });
  if (!securityDeposit || securityDeposit.amount.amount <= 0) return dues;
  const { amount, hold } = securityDeposit;
  const on = depositOn(stay);
  const until = on === today ? atOnce : on;
  const deposit = { amount: BigInt(amount.amount), cardFee: 0n, currency: amount.currency, isAtHotel: false };
  return [...dues, { kind: 'securityDeposit', ...deposit, until, hold, owedBy }];
}

/** Of amounts of one currency. */
const left = (...amounts: readonly (bigint | undefined)[]) => sumOf(amounts.map((one) => one ?? 0n));

/** What has come less what was sent back, without deposits, by currency. `fees`: what came for paying by card. */
function keptOf(known: readonly KnownDue[], withFees: boolean): Map<string, bigint> {
  const kept = new Map<string, bigint>();
  for (const { kind, amount, currency, status, paidFee } of known) {
    if (status !== 'paid' || kind === 'securityDeposit') continue;
    const parts = kind === 'refund' ? [-amount] : [amount, withFees ? paidFee : 0n];
    kept.set(currency, left(kept.get(currency), ...parts));
  }
  return kept;
}

/** What came counts for the first dues; a due of which a part came is asked for with the rest, and the rest of its card fee. */
function lessKept(asked: readonly WantedDue[], kept: Map<string, bigint>): WantedDue[] {
  return asked.flatMap((due) => {
    if (due.kind === 'securityDeposit') return [due];
    const have = kept.get(due.currency) ?? 0n;
    const used = have < due.amount ? have : due.amount;
    kept.set(due.currency, left(have, -used));
    const amount = left(due.amount, -used);
    if (amount <= 0n) return [];
    const [cardFee = 0] = used > 0n ? spread(due.cardFee, [amount, used]) : [Number(due.cardFee)];
    return [{ ...due, amount, cardFee: BigInt(cardFee) }];
  });
}

function lessHeld(asked: readonly WantedDue[], known: readonly KnownDue[]): WantedDue[] {
  return asked.flatMap((due) => {
    if (due.kind !== 'securityDeposit') return [due];
    const isHeld = (one: KnownDue) =>
      one.kind === 'securityDeposit' && one.status === 'paid' && one.currency === due.currency;
    const amount = left(due.amount, ...known.filter(isHeld).map((one) => -one.amount));
    return amount > 0n ? [{ ...due, amount }] : [];
  });
}

/**
 * All that is still to be paid for a booking, or comes back of it, with what came before taken off. After a cancellation that is
 * the fee, and of what came beyond it the rest; by the house everything comes back, the card fee with it.
 */
export function wantedDues(facts: DueFacts, known: readonly KnownDue[], today: PlainDate): WantedDue[] {
  const { currency, owedBy, standing } = facts;
  const stay = { checkIn: facts.checkIn, today };
  const kept = keptOf(known, standing === 'withdrawn');
  const plain = { cardFee: 0n, isAtHotel: false, hold: null } as const;
  let asked: WantedDue[] = [];
  if (standing === 'booked') asked = askedOf(facts, today);
  if (standing === 'cancelled' && facts.fee > 0n) {
    const until = dueAtOnceUntil(stay);
    asked = [{ kind: 'cancellationFee', amount: facts.fee, currency, until, owedBy, ...plain }];
  }
  const wanted = lessHeld(lessKept(asked, kept), known);
  const back = [...kept].filter(([, amount]) => amount > 0n);
  const until = addDays(today, REFUND_DAYS);
  return [
    ...wanted,
    ...back.map(([of, amount]): WantedDue => {
      return { kind: 'refund', amount, currency: of, until, owedBy: 'supplier', ...plain };
    }),
  ];
}

/** Whether a due that is open already is the one that is wanted. */
export function isSameDue(a: WantedDue, b: WantedDue): boolean {
  return (
    a.kind === b.kind &&
    a.amount === b.amount &&
    a.cardFee === b.cardFee &&
    a.currency === b.currency &&
    a.until === b.until &&
    a.isAtHotel === b.isAtHotel &&
    a.hold === b.hold &&
    a.owedBy === b.owedBy
  );
}

/** What came or went and was not undone, the last of its kind. */
export function standingEvent<Event extends { id: bigint; kind: string; undoesId: bigint | null }>(
  events: readonly Event[],
  kind: 'paid' | 'returned',
): Event | null {
  const undone = new Set(events.map(({ undoesId }) => undoesId));
  return events.findLast((event) => event.kind === kind && !undone.has(event.id)) ?? null;
}

type Clocked = Pick<ShownDue, 'status' | 'until' | 'isAtHotel' | 'hold'> & { isByCard: boolean };

/** By the days of the place. What is paid at the hotel is nobody's to follow; a block on a card ends with the stay. */
export function dueStateOf(
  { status, until, isAtHotel, hold, isByCard }: Clocked,
  { today, checkOut }: { today: PlainDate; checkOut: PlainDate },
): DueState {
  if (status === 'returned') return 'returned';
  if (status === 'paid') return hold === 'blocked' && isByCard && today > checkOut ? 'returned' : 'paid';
  if (isAtHotel) return 'open';
  if (today > until) return 'overdue';
  return daysBetween(today, until) <= DUE_WITHIN_DAYS ? 'due' : 'open';
}

const ofPrice: readonly DueKind[] = ['prepayment', 'instalment', 'balance', 'fullPayment'];

type Summed = Pick<ShownDue, 'kind' | 'amount' | 'currency' | 'status'>;

/**
 * The price as its dues are: what has come of it, and what is still to come. Null: nothing of a price is open or was paid for a
 * stay that is still booked.
 */
export function priceSumOf(
  dues: readonly Summed[],
): { whole: bigint; came: bigint; toCome: bigint; currency: string } | null {
  const own = dues.filter(({ kind, status }) => ofPrice.includes(kind) && status !== 'ended');
  const [first] = own;
  const isOfOne = first && own.every(({ currency }) => currency === first.currency);
  if (!isOfOne || dues.some(({ kind }) => kind === 'cancellationFee' || kind === 'refund')) return null;
  const sum = (some: readonly Summed[]) => left(...some.map(({ amount }) => amount));
  const came = sum(own.filter(({ status }) => status === 'paid'));
  return { whole: sum(own), came, toCome: left(sum(own), -came), currency: first.currency };
}

/** What of a booking has come, card fees and deposits apart, and what was sent back of it; for one currency. */
export function cameIn(dues: readonly Summed[], currency: string): bigint {
  const parts = dues.flatMap(({ kind, status, amount, currency: of }) => {
    if (status !== 'paid' || of !== currency || kind === 'securityDeposit') return [];
    return [kind === 'refund' ? -amount : amount];
  });
  return left(...parts);
}

/** All that goes back where the house cancels: what came, and what came for paying by card (rule 5.10). */
export function allBackIn(dues: readonly (Summed & { paid: { cardFee: bigint } | null })[], currency: string): bigint {
  const fees = dues.flatMap(({ kind, status, currency: of, paid }) =>
    status === 'paid' && of === currency && kind !== 'refund' && kind !== 'securityDeposit' ? [paid?.cardFee] : [],
  );
  return left(cameIn(dues, currency), ...fees);
}

/** Of what came, what goes back where a cancellation costs so much (rule 5.10). */
export function comesBackOf(came: bigint, fee: bigint): bigint {
  const back = left(came, -fee);
  return back > 0n ? back : 0n;
}

/** Transfers are noted by the operator whose booking it is, and by admins. */
export function mayNote(
  { role, operatorId }: Pick<Viewer, 'role' | 'operatorId'>,
  due: Pick<ShownDue, 'operatorId'>,
): boolean {
  return role === 'admin' || (operatorId !== null && operatorId === due.operatorId);
}

/** What may be noted of a due now: that it was paid, that a deposit was given back, or that what was noted last is wrong. */
export function notesOf({ status, kind, hold, paid, returnedOn }: ShownDue): ('transfer' | 'return' | 'undo')[] {
  if (status === 'open') return ['transfer'];
  const isHeld = kind === 'securityDeposit' && status === 'paid' && !(hold === 'blocked' && paid?.method === 'card');
  const isNoted = returnedOn !== null || paid?.method === 'transfer';
  return [...(isHeld ? (['return'] as const) : []), ...(isNoted ? (['undo'] as const) : [])];
}

type Followed = Pick<ShownDue, 'kind' | 'status' | 'until' | 'isAtHotel'>;

/** What a client pays next: the first by its day that is open, is not paid at the hotel and comes to them. Null: nothing. */
export function nextDueOf<Due extends Followed>(dues: readonly Due[]): Due | null {
  const open = dues.filter(({ kind, status, isAtHotel }) => status === 'open' && kind !== 'refund' && !isAtHotel);
  return open.reduce<Due | null>((first, due) => (first && first.until <= due.until ? first : due), null);
}

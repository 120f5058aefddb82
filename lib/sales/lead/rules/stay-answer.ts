import { earnedOn } from '@/lib/money/ledger/rules/days';
import { commissionOfLines } from '@/lib/money/ledger/rules/movement';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import type { LeadStatus, PromisedRoom } from '../types';
import { cancellationFee } from './cancellation';
import { feeByRoom } from './lead-terms';

/** What the supplier says of a stay that is over. `cancelled`: by the guests, at the house, before they came. */
export const stayAnswers = ['stayed', 'noShow', 'otherAmount', 'cancelled'] as const;
export type StayAnswer = (typeof stayAnswers)[number];

type Stay = {
  status: LeadStatus;
  checkIn: PlainDate;
  checkOut: PlainDate;
  currency: string;
  terms: readonly PromisedRoom[];
};

export type StayRefusal = 'leadStateForbids' | 'stayNotOver' | 'stayCounted';

/** From the day of check-out on a booking is neither moved nor cancelled: the house says what became of it (rule 9.8). */
export function isStayOver({ status, checkOut }: Pick<Stay, 'status' | 'checkOut'>, today: PlainDate): boolean {
  return status === 'CONFIRMED_BOOKING' && today >= checkOut;
}

/** From check-out until silence counts as stayed (rule 9.3), by the days of the place. Null: it may be answered. */
export function refusalOfStay(
  { status, checkOut }: Pick<Stay, 'status' | 'checkOut'>,
  today: PlainDate,
): StayRefusal | null {
  if (status !== 'CONFIRMED_BOOKING') return 'leadStateForbids';
  if (!isStayOver({ status, checkOut }, today)) return 'stayNotOver';
  return today >= earnedOn(checkOut) ? 'stayCounted' : null;
}

/** What the stored terms keep of every line when the guests say on that day that they do not come. Null: a price is missing. */
function keptOn({ checkIn, currency, terms }: Stay, day: PlainDate): bigint[] | null {
  const stay = { checkIn, today: day };
  const fee = cancellationFee({ ...stay, status: 'CONFIRMED_BOOKING', by: 'agent', currency, rooms: terms });
  if (fee === null) return null;
  return feeByRoom(terms, money(Number(fee), currency), stay).map(({ amount }) => BigInt(amount));
}

export type Said =
  | { answer: 'stayed' | 'noShow' }
  | { answer: 'otherAmount'; amounts: readonly bigint[] }
  | { answer: 'cancelled'; cancelledOn: PlainDate };

/**
 * What every line came to, in minor units (rule 9.8): a no-show costs what cancelling on the day of arrival would, a cancellation
 * at the house what it cost on its day. Null: nobody can say, or the amounts are not those of its lines.
 */
export function saidAmounts(stay: Stay, said: Said): bigint[] | null {
  const prices = stay.terms.flatMap(({ priceTotal }) => (priceTotal === null ? [] : [priceTotal]));
  if (prices.length === 0 || prices.length < stay.terms.length) return null;
  switch (said.answer) {
    case 'stayed':
      return prices;
    case 'noShow':
      return keptOn(stay, stay.checkIn);
    case 'cancelled':
      return said.cancelledOn <= stay.checkIn ? keptOn(stay, said.cancelledOn) : null;
    case 'otherAmount':
      return said.amounts.length === prices.length ? [...said.amounts] : null;
  }
}

/** Until the end of which day an answer may be disputed. */
export function disputableUntil(answeredOn: PlainDate): PlainDate {
  return addDays(answeredOn, 30);
}

/** What the guests pay and what the agency earns of it, in minor units. */
export function figuresOf(terms: readonly PromisedRoom[], amounts: readonly bigint[]) {
  const commissions = commissionOfLines(
    terms.map(({ commissionPercent: percent }, line) => ({ base: amounts[line] ?? 0n, percent })),
  );
  return { total: sumOf(amounts), commission: sumOf(commissions) };
}

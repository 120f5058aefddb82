import { addDays, earliest, latest, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { compareAmounts, minus, sharesOf } from '@/lib/platform/money-arithmetic';
import type { Due, Payment, PricedLine, SecurityDeposit, TermsStay } from '../types';

type Moment = Pick<Due, 'due' | 'isAtHotel' | 'daysBeforeArrival'> & { percent: number };

/** A day that has come is today: what is asked for by then is part of the first payment. */
function momentsOf({ depositPercent, steps }: Payment, { checkIn, today }: TermsStay): Moment[] {
  return [
    { due: today, percent: depositPercent, isAtHotel: false, daysBeforeArrival: null },
    ...steps.map(({ daysBeforeArrival, percent }): Moment => {
      const due = addDays(checkIn, -daysBeforeArrival);
      return due <= today
        ? { due: today, percent, isAtHotel: false, daysBeforeArrival: null }
        : { due, percent, isAtHotel: false, daysBeforeArrival };
    }),
    { due: latest(checkIn, today), percent: 100, isAtHotel: true, daysBeforeArrival: 0 },
  ];
}

const keyOf = ({ due, isAtHotel }: Pick<Due, 'due' | 'isAtHotel'>) => `${due} ${isAtHotel ? 1 : 0}`;

/**
 * What is due when, of lines of one currency. What has been paid in all is rounded at each day, not what is paid on it, so the
 * amounts add up to the total exactly.
 */
export function duesOf(lines: readonly PricedLine[], stay: TermsStay): Due[] {
  const [first] = lines;
  if (!first) return [];
  const { currency } = first.total;
  const plans = lines.map(({ terms, total }) => ({ total, moments: momentsOf(terms.payment, stay) }));
  const days = new Map(plans.flatMap(({ moments }) => moments.map((one) => [keyOf(one), one])));
  const result: Due[] = [];
  let paid: Money = money(0, currency);
  for (const [key, { due, isAtHotel, daysBeforeArrival }] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shares = plans.map(({ total, moments }) => ({
      amount: total.amount,
      percent: Math.min(
        100,
        moments.reduce((most, one) => (keyOf(one) <= key ? Math.max(most, one.percent) : most), 0),
      ),
    }));
    const reached = money(sharesOf(shares).total, currency);
    if (compareAmounts(reached, paid) <= 0) continue;
    const isDueNow = due <= stay.today && !isAtHotel;
    result.push({ due, amount: minus(reached, paid), isDueNow, isAtHotel, daysBeforeArrival });
    paid = reached;
  }
  return result;
}

/** Days before arrival on which a security deposit is taken or blocked. */
export const SECURITY_DEPOSIT_DAYS = 14;

/** Two weeks before arrival, or at once where that day has passed. */
export function depositOn({ checkIn, today }: TermsStay): PlainDate {
  return latest(addDays(checkIn, -SECURITY_DEPOSIT_DAYS), today);
}

/** Days within which what is due at booking is in time. */
export const PREPAYMENT_DAYS = 3;

/** Until when what is due at once is in time: never after arrival. */
export function dueAtOnceUntil({ checkIn, today }: TermsStay): PlainDate {
  return earliest(addDays(today, PREPAYMENT_DAYS), latest(checkIn, today));
}

/** `fullPayment`: everything at once. `instalment`: between the prepayment and the balance. */
type PaymentMilestone = Due & { kind: 'prepayment' | 'instalment' | 'balance' | 'fullPayment'; date: PlainDate };

export type Milestone =
  | PaymentMilestone
  | ({ kind: 'securityDeposit'; date: PlainDate; isDueNow: boolean } & SecurityDeposit)
  | { kind: 'arrival' | 'departure'; date: PlainDate };

function kindOf({ isDueNow }: Due, index: number, count: number): PaymentMilestone['kind'] {
  if (count === 1) return 'fullPayment';
  if (index === count - 1) return 'balance';
  return isDueNow ? 'prepayment' : 'instalment';
}

/** The dues of lines of one currency with their names. */
export function paymentsOf(lines: readonly PricedLine[], stay: TermsStay): PaymentMilestone[] {
  const dues = duesOf(lines, stay);
  return dues.map((one, index) => ({ ...one, date: one.due, kind: kindOf(one, index, dues.length) }));
}

const order: Record<Milestone['kind'], number> = {
  prepayment: 0,
  instalment: 0,
  fullPayment: 0,
  balance: 0,
  securityDeposit: 1,
  arrival: 2,
  departure: 3,
};

/**
 * The dated points of a booking made today, in order: payments, the security deposit, arrival and departure. The deposit is
 * not part of the total.
 */
export function scheduleOf(
  line: PricedLine & { terms: { securityDeposit: SecurityDeposit | null } },
  stay: TermsStay & { checkOut: PlainDate },
): Milestone[] {
  const milestones: Milestone[] = [...paymentsOf([line], stay)];
  const { securityDeposit } = line.terms;
  if (securityDeposit) {
    const date = depositOn(stay);
    milestones.push({ kind: 'securityDeposit', date, isDueNow: date === stay.today, ...securityDeposit });
  }
  milestones.push({ kind: 'arrival', date: stay.checkIn }, { kind: 'departure', date: stay.checkOut });
  return milestones.sort((a, b) => (a.date === b.date ? order[a.kind] - order[b.kind] : a.date < b.date ? -1 : 1));
}

import type { Period } from '@/lib/catalogue/property/rules/facts';
import { addDays, latest, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { minus, plus, shareOf } from '@/lib/platform/money-arithmetic';
import { SECURITY_DEPOSIT_DAYS, type Terms } from './terms';

/** `fullPayment`: everything at once. `instalment`: between the prepayment and the balance. */
type PaymentMilestone = {
  kind: 'prepayment' | 'instalment' | 'balance' | 'fullPayment';
  date: PlainDate;
  amount: Money;
  isDueNow: boolean;
  /** null: due on confirmation. */
  daysBeforeCheckIn: number | null;
};

export type Milestone =
  | PaymentMilestone
  | { kind: 'securityDeposit'; date: PlainDate; amount: Money; isDueNow: boolean; hold: 'blocked' | 'taken' }
  | { kind: 'arrival' | 'departure'; date: PlainDate };

/**
 * Payments only, in order of date; their amounts add up to the total exactly. A step whose date has come is part of
 * what is due today: a booking inside 84 days on default terms owes everything at once (decisions §5).
 */
export function payments({
  total,
  checkIn,
  today,
  terms,
}: {
  total: Money;
  checkIn: PlainDate;
  today: PlainDate;
  terms: Terms;
}): PaymentMilestone[] {
  const steps = [
    { date: today, daysBeforeCheckIn: null, ratio: terms.prepaymentRatio },
    ...terms.paymentSteps.map(({ daysBeforeCheckIn, paymentRatio }) => {
      const due = addDays(checkIn, -daysBeforeCheckIn);
      return due <= today
        ? { date: today, daysBeforeCheckIn: null, ratio: paymentRatio }
        : { date: due, daysBeforeCheckIn, ratio: paymentRatio };
    }),
  ];
  const result: PaymentMilestone[] = [];
  let paid = 0;
  for (const { date, daysBeforeCheckIn, ratio } of steps) {
    // Cumulative amounts are rounded, not their differences, and one of the steps reaches 1: no cent is lost or added.
    const reached = Math.min(total.amount, shareOf(total, ratio).amount);
    const due = reached - paid;
    if (due <= 0) continue;
    paid = reached;
    const previous = result.at(-1);
    if (previous?.date === date) previous.amount = plus(previous.amount, money(due, total.currency));
    else {
      const amount = money(due, total.currency);
      result.push({ kind: 'instalment', date, amount, isDueNow: date === today, daysBeforeCheckIn });
    }
  }
  return result.map((payment, index) => ({ ...payment, kind: kindOf(payment, index, result.length) }));
}

function kindOf(payment: PaymentMilestone, index: number, count: number): PaymentMilestone['kind'] {
  if (count === 1) return 'fullPayment';
  if (index === count - 1) return 'balance';
  return payment.daysBeforeCheckIn === null ? 'prepayment' : 'instalment';
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
 * The dated points of a booking confirmed today, in order: payments, the security deposit two weeks before arrival
 * (today when that has passed), arrival and departure. The deposit is not part of the total.
 * `deposit` replaces that of the terms; null means none.
 */
export function paymentSchedule({
  total,
  checkIn,
  checkOut,
  today,
  terms,
  deposit = terms.securityDeposit,
}: Period & { total: Money; today: PlainDate; terms: Terms; deposit?: Terms['securityDeposit'] }): Milestone[] {
  const milestones: Milestone[] = [...payments({ total, checkIn, today, terms })];
  if (deposit) {
    const date = latest(addDays(checkIn, -SECURITY_DEPOSIT_DAYS), today);
    milestones.push({ kind: 'securityDeposit', date, isDueNow: date === today, ...deposit });
  }
  milestones.push({ kind: 'arrival', date: checkIn }, { kind: 'departure', date: checkOut });
  return milestones.sort((a, b) => (a.date === b.date ? order[a.kind] - order[b.kind] : a.date < b.date ? -1 : 1));
}

/** `fromDate` null: from the booking on. `untilDate` null: to the end. Both days belong to the span. */
export type CancellationSpan = { fromDate: PlainDate | null; untilDate: PlainDate | null; refundRatio: number };

/** One span per step and a last one without refund; a non-refundable booking has only that. Spans that ended before `today` are left out. */
export function cancellationSteps({
  checkIn,
  terms,
  today,
}: {
  checkIn: PlainDate;
  terms: Pick<Terms, 'cancellationSteps'>;
  today?: PlainDate;
}): CancellationSpan[] {
  const spans: CancellationSpan[] = [];
  let fromDate: PlainDate | null = null;
  for (const { daysBeforeCheckIn, refundRatio } of terms.cancellationSteps) {
    const untilDate = addDays(checkIn, -daysBeforeCheckIn);
    spans.push({ fromDate, untilDate, refundRatio });
    fromDate = addDays(untilDate, 1);
  }
  spans.push({ fromDate, untilDate: null, refundRatio: 0 });
  return spans.filter(({ untilDate }) => today === undefined || untilDate === null || untilDate >= today);
}

/** What comes back and what is kept; together exactly the total. */
export function refundOf(total: Money, refundRatio: number): { refund: Money; fee: Money } {
  const refund = shareOf(total, refundRatio);
  return { refund, fee: minus(total, refund) };
}

type CardFee = {
  amount: Money;
  ratio: number;
  /** Why there is none, for the page to say: surcharging consumers' cards issued in the EEA is not lawful. */
  waived: 'eeaConsumerCard' | 'noFee' | null;
};

export function cardFee({
  subtotal,
  ratio,
  consumerEea,
}: {
  subtotal: Money;
  ratio: number;
  consumerEea: boolean;
}): CardFee {
  const none = money(0, subtotal.currency);
  if (ratio === 0) return { amount: none, ratio: 0, waived: 'noFee' };
  if (consumerEea) return { amount: none, ratio: 0, waived: 'eeaConsumerCard' };
  return { amount: shareOf(subtotal, ratio), ratio, waived: null };
}

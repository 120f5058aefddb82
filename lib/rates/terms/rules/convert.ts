import { restOfPercent } from '@/lib/platform/money-rounding';
import type { Cancellation, FeeFrom, Payment, StayTerms } from '../types';

// Outside of the product, and in rows that were written before, terms have other shapes. They are read and written here only.

/** As rate plans and the API have them: from so many days before arrival on, in per cent of the total. */
export type CancellationPeriod = { fromDaysPriorToArrival: number; feeInPercentOfBookingTotal: number };

/** As rate plans and the API have them: so much per cent has been paid in all. */
export type Tranche = { cumulativePercentage: number; daysPriorToArrival: number };

/** How leads that were kept before say "from the booking on": before any arrival. */
const FROM_BOOKING_ON = 36_500;

/** There an empty list means non-refundable; what costs 0 per cent on its day is how everything until arrival is said. */
export function cancellationOfPeriods(periods: readonly CancellationPeriod[]): Cancellation {
  if (periods.length === 0) return { kind: 'nonRefundable' };
  return {
    kind: 'periods',
    periods: periods.map(({ fromDaysPriorToArrival: days, feeInPercentOfBookingTotal: percent }) => ({
      daysBeforeArrival: days >= FROM_BOOKING_ON ? null : days,
      percent,
    })),
  };
}

export function periodsOfCancellation(cancellation: Cancellation): CancellationPeriod[] {
  if (cancellation.kind === 'nonRefundable') return [];
  const periods = cancellation.periods.map(({ daysBeforeArrival, percent }) => ({
    fromDaysPriorToArrival: daysBeforeArrival ?? FROM_BOOKING_ON,
    feeInPercentOfBookingTotal: percent,
  }));
  return periods.length > 0 ? periods : [{ fromDaysPriorToArrival: 0, feeInPercentOfBookingTotal: 0 }];
}

export function paymentOfTranches(depositPercent: number, tranches: readonly Tranche[]): Payment {
  return {
    depositPercent,
    steps: tranches.map(({ cumulativePercentage: percent, daysPriorToArrival: daysBeforeArrival }) => {
      return { daysBeforeArrival, percent };
    }),
  };
}

export function tranchesOf({ steps }: Payment): Tranche[] {
  return steps.map(({ daysBeforeArrival, percent }) => {
    return { cumulativePercentage: percent, daysPriorToArrival: daysBeforeArrival };
  });
}

/** A rate of a hotel. Cards cost nothing more there, and nothing is kept back. */
export function termsOfRate(
  { depositPercent, tranches }: { depositPercent: number; tranches: readonly Tranche[] },
  cancellationPeriods: readonly CancellationPeriod[],
  hasNoShowClause: boolean,
): StayTerms {
  return {
    payment: paymentOfTranches(depositPercent, tranches),
    cancellation: cancellationOfPeriods(cancellationPeriods),
    hasNoShowClause,
    securityDeposit: null,
    cardFeeRatio: 0,
  };
}

/** As operators say it: up to and including that day so much comes back. */
export type RefundUntil = { daysBeforeArrival: number; percent: number };

/**
 * Refunds as fees: what the first one leaves out is kept from the booking on; from the day after each of them less comes back, at
 * last nothing. Nothing that comes back at any time: non-refundable. Of two of one day the dearer for the guest holds.
 */
export function cancellationOfRefunds(refunds: readonly RefundUntil[]): Cancellation {
  const steps = [...refunds]
    .sort((a, b) => b.daysBeforeArrival - a.daysBeforeArrival || a.percent - b.percent)
    .filter((one, index, all) => one.daysBeforeArrival !== all[index - 1]?.daysBeforeArrival);
  if (steps.every(({ percent }) => percent <= 0)) return { kind: 'nonRefundable' };
  const begins = steps.map(({ percent }, index): FeeFrom => {
    const before = steps[index - 1];
    return { daysBeforeArrival: before ? before.daysBeforeArrival - 1 : null, percent: restOfPercent(percent) };
  });
  const last = steps.at(-1)?.daysBeforeArrival ?? 0;
  return {
    kind: 'periods',
    periods: [...begins, { daysBeforeArrival: last - 1, percent: 100 }].filter(({ percent }, index, all) => {
      return percent !== (all[index - 1]?.percent ?? 0);
    }),
  };
}

/** The other way round; days on which nothing comes back are not named. */
export function refundsOf(cancellation: Cancellation): RefundUntil[] {
  if (cancellation.kind === 'nonRefundable') return [];
  const periods = [...cancellation.periods].sort(
    (a, b) =>
      (b.daysBeforeArrival ?? Number.POSITIVE_INFINITY) - (a.daysBeforeArrival ?? Number.POSITIVE_INFINITY) || 0,
  );
  let percent = 100;
  const refunds: RefundUntil[] = [];
  for (const { daysBeforeArrival, percent: fee } of periods) {
    if (daysBeforeArrival !== null) refunds.push({ daysBeforeArrival: daysBeforeArrival + 1, percent });
    percent = restOfPercent(fee);
  }
  if (percent > 0) refunds.push({ daysBeforeArrival: 0, percent });
  return refunds.filter((one) => one.percent > 0);
}

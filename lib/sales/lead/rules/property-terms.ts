import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Terms } from '@/lib/rates/property/rules/terms';
import type { CancellationPeriod } from '../types';
import { FROM_BOOKING_ON } from './option';

const percent = (ratio: number) => Math.round((1 - ratio) * 10_000) / 100;

/**
 * A property's refunds as fees, which is how a lead keeps them: up to and including a day so much is refunded, from the day
 * after on less. What the first refund leaves out is a fee from the booking on. No refund at all: an empty list.
 */
export function periodsOfRefunds(steps: Terms['cancellationSteps']): CancellationPeriod[] {
  const [first] = steps;
  if (!first) return [];
  const kept = percent(first.refundRatio);
  return [
    ...(kept > 0 ? [{ fromDaysPriorToArrival: FROM_BOOKING_ON, feeInPercentOfBookingTotal: kept }] : []),
    ...steps.flatMap(({ daysBeforeCheckIn }, index) => {
      // From the day of arrival on nothing is to be cancelled any more.
      if (daysBeforeCheckIn === 0) return [];
      const next = steps[index + 1];
      return [
        {
          fromDaysPriorToArrival: daysBeforeCheckIn - 1,
          feeInPercentOfBookingTotal: next ? percent(next.refundRatio) : 100,
        },
      ];
    }),
  ];
}

/** The last day of the first refund, on which the balance is due as a rule: 84 days before arrival (decisions §3). */
export function termsChangeOfProperty(checkIn: PlainDate, steps: Terms['cancellationSteps']): PlainDate | null {
  const [first] = steps;
  return first ? addDays(checkIn, -first.daysBeforeCheckIn) : null;
}

import { daysBetween, type PlainDate } from '@/lib/platform/dates';
import { sharesOf } from '@/lib/platform/money-arithmetic';
import type { CancellationPeriod, LeadActor, LeadStatus } from '../types';

/** In per cent, on a day: of the periods that have begun the one nearest to arrival. None at all: non-refundable. */
export function feePercentOn(today: PlainDate, checkIn: PlainDate, periods: readonly CancellationPeriod[]): number {
  if (periods.length === 0) return 100;
  const daysLeft = daysBetween(today, checkIn);
  const [nearest] = periods
    .filter(({ fromDaysPriorToArrival }) => fromDaysPriorToArrival >= daysLeft)
    .sort((a, b) => a.fromDaysPriorToArrival - b.fromDaysPriorToArrival);
  return nearest?.feeInPercentOfBookingTotal ?? 0;
}

type Priced = { priceTotal: bigint | null; cancellationPeriods: readonly CancellationPeriod[] };

type Cancelled = {
  status: LeadStatus;
  checkIn: PlainDate;
  today: PlainDate;
  by: LeadActor;
  rooms: readonly Priced[];
};

/**
 * Minor units, from the terms that were stored with the price; of several rooms the fees add up and are rounded once. None
 * where the supplier cancels or nothing was confirmed yet. Null: a price is missing, so nobody can say.
 */
export function cancellationFee({ status, checkIn, today, by, rooms }: Cancelled): bigint | null {
  if (by === 'supplier' || status !== 'CONFIRMED_BOOKING') return 0n;
  if (rooms.some(({ priceTotal }) => priceTotal === null)) return null;
  const fees = rooms.map(({ priceTotal, cancellationPeriods }) => {
    return { amount: priceTotal ?? 0n, percent: feePercentOn(today, checkIn, cancellationPeriods) };
  });
  return BigInt(sharesOf(fees).total);
}

import { addDays, daysBetween, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { basisPoints, roundHalfUp, WHOLE } from '@/lib/platform/money-rounding';
import type {
  CancellationPeriod,
  CancellationTimeline,
  FeePeriod,
  FeeWording,
  HotelFacts,
  PaymentStep,
  RatePlan,
  Tranche,
} from '../types';

function wordingOf(days: number): FeeWording {
  if (days === 0) return { key: 'dayOfArrival' };
  return days === 1 ? { key: 'dayPrior' } : { key: 'withinDays', days };
}

/** Percentages have at most two decimals. */
const shareOf = (amount: number, percent: number): number => roundHalfUp(amount * basisPoints(percent), WHOLE);

const share = (total: Money | null, percent: number): Money | null =>
  total && money(shareOf(total.amount, percent), total.currency);

/** From the earliest on; of two of one day the dearer counts. */
function ordered(periods: readonly CancellationPeriod[]): CancellationPeriod[] {
  return [...periods]
    .sort(
      (a, b) =>
        b.fromDaysPriorToArrival - a.fromDaysPriorToArrival ||
        b.feeInPercentOfBookingTotal - a.feeInPercentOfBookingTotal,
    )
    .filter((one, index, all) => one.fromDaysPriorToArrival !== all[index - 1]?.fromDaysPriorToArrival);
}

type Stay = { checkIn: PlainDate; today: PlainDate; total: Money | null };

/**
 * What a cancellation costs on which day. No periods: non-refundable, everything from today on (decisions §4). A period
 * counts from so many days before arrival up to the day before the next one; those that have passed are left out.
 */
export function cancellationTimeline(
  { cancellationPeriods, hasNoShowClause }: Pick<RatePlan, 'cancellationPeriods' | 'hasNoShowClause'>,
  { checkIn, today, total }: Stay,
): CancellationTimeline {
  if (cancellationPeriods.length === 0) {
    const wording: FeeWording = wordingOf(Math.max(0, daysBetween(today, checkIn)));
    const all: FeePeriod = { from: today, until: null, percent: 100, fee: total, wording };
    return { isNonRefundable: true, freeUntil: null, periods: [all], hasNoShowClause };
  }
  const periods = ordered(cancellationPeriods);
  const starts = periods.map(({ fromDaysPriorToArrival }) => addDays(checkIn, -fromDaysPriorToArrival));
  const spans = periods.map(({ fromDaysPriorToArrival, feeInPercentOfBookingTotal: percent }, index): FeePeriod => {
    const next = starts[index + 1];
    return {
      from: starts[index] ?? checkIn,
      until: next ? addDays(next, -1) : null,
      percent,
      fee: share(total, percent),
      wording: wordingOf(fromDaysPriorToArrival),
    };
  });
  const lastFree = addDays(starts[0] ?? checkIn, -1);
  return {
    isNonRefundable: false,
    freeUntil: lastFree >= today ? lastFree : null,
    periods: spans.filter(({ until }) => until === null || until >= today),
    hasNoShowClause,
  };
}

/** The fee of a cancellation on that day: 0 before the first period, null without a price. */
export function feeOn(
  { periods }: Pick<CancellationTimeline, 'periods'>,
  day: PlainDate,
  total: Money | null,
): Money | null {
  const period = periods.findLast(({ from }) => from <= day);
  return period ? period.fee : total && money(0, total.currency);
}

/** The season of a night may ask for more than the rate plan. */
export function depositPercentOf(
  { seasons }: Pick<HotelFacts, 'seasons'>,
  { depositPercent }: Pick<RatePlan, 'depositPercent'>,
  { checkIn, checkOut }: { checkIn: PlainDate; checkOut: PlainDate },
): number {
  const touched = seasons.filter(({ startsOn, endsOn }) => startsOn < checkOut && checkIn < endsOn);
  return Math.max(depositPercent, ...touched.map((season) => season.depositPercent ?? 0));
}

/**
 * When how much is paid: the deposit at booking (100 %: everything), the tranches by their day, the rest at the hotel. A day
 * that has come is due now. Amounts add up to the total exactly.
 */
export function paymentSteps(
  { depositPercent, tranches }: { depositPercent: number; tranches: readonly Tranche[] },
  { checkIn, today, total }: Stay & { total: Money },
): PaymentStep[] {
  const steps = [
    { due: today, percent: depositPercent, isAtHotel: false },
    ...[...tranches]
      .sort((a, b) => b.daysPriorToArrival - a.daysPriorToArrival)
      .map(({ cumulativePercentage: percent, daysPriorToArrival }) => {
        const due = addDays(checkIn, -daysPriorToArrival);
        return { due: due < today ? today : due, percent, isAtHotel: false };
      }),
    { due: checkIn, percent: 100, isAtHotel: true },
  ];
  const result: PaymentStep[] = [];
  let paid = 0;
  for (const { due, percent, isAtHotel } of steps) {
    const reached = shareOf(total.amount, Math.min(percent, 100));
    if (reached <= paid) continue;
    const last = result.at(-1);
    if (last && last.due === due && last.isAtHotel === isAtHotel) {
      last.amount = plus(last.amount, money(reached - paid, total.currency));
    } else {
      result.push({
        due,
        amount: money(reached - paid, total.currency),
        isDueNow: due <= today && !isAtHotel,
        isAtHotel,
      });
    }
    paid = reached;
  }
  return result;
}

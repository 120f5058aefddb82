import { addDays, daysBetween, latest, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import type { CancellationPeriod, TermsFacts } from '../types';
import { divideHalfUp } from './rounding';

/** How a period is worded (specification 1 §5): 0 days day of arrival, 1 day day prior, otherwise within N days. */
export type PeriodWords = { key: 'dayOfArrival' | 'dayPrior' | 'withinDays'; days: number };

export type CancellationStep = { from: PlainDate; percent: number; fee: Money; words: PeriodWords };
export type PaymentStep = { due: PlainDate; percent: number; amount: Money };

/** One stay's cancellation and payment with real dates. */
export type Timeline = {
  isRefundable: boolean;
  /** The last day on which cancelling costs nothing; null: there is none left. */
  freeUntil: PlainDate | null;
  /** By date; empty: non-refundable from the booking on. */
  cancellation: CancellationStep[];
  payments: PaymentStep[];
  hasNoShowClause: boolean;
};

export function wordsOf(days: number): PeriodWords {
  if (days === 0) return { key: 'dayOfArrival', days };
  return { key: days === 1 ? 'dayPrior' : 'withinDays', days };
}

function percentOf(total: Money, percent: number): number {
  return divideHalfUp(BigInt(total.amount) * BigInt(Math.round(percent * 100)), 10_000n);
}

/** The fee of cancelling on that day: of the nearest period that has begun. None begun: free; no periods at all: everything. */
export function feePercentOn(periods: readonly CancellationPeriod[], checkIn: PlainDate, day: PlainDate): number {
  if (periods.length === 0) return 100;
  const left = daysBetween(day, checkIn);
  const begun = periods.filter(({ fromDaysPriorToArrival }) => left <= fromDaysPriorToArrival);
  const nearest = begun.sort((a, b) => a.fromDaysPriorToArrival - b.fromDaysPriorToArrival)[0];
  return nearest?.feeInPercentOfBookingTotal ?? 0;
}

/** What cancelling this stay on that day costs. */
export function cancellationFee(
  terms: Pick<TermsFacts, 'cancellationPeriods'>,
  total: Money,
  checkIn: PlainDate,
  day: PlainDate,
): Money {
  return money(percentOf(total, feePercentOn(terms.cancellationPeriods, checkIn, day)), total.currency);
}

/** Cumulative shares, so that the steps add up to the whole. What would have been due earlier is due today. */
function paymentsOf(terms: TermsFacts, total: Money, checkIn: PlainDate, today: PlainDate): PaymentStep[] {
  const planned = [
    { percent: terms.depositPercent, due: today },
    ...[...terms.tranches]
      .sort((a, b) => b.daysPriorToArrival - a.daysPriorToArrival)
      .map(({ cumulativePercentage, daysPriorToArrival }) => ({
        percent: cumulativePercentage,
        due: latest(today, addDays(checkIn, -daysPriorToArrival)),
      })),
    { percent: 100, due: latest(today, checkIn) },
  ];
  const steps = new Map<PlainDate, { percent: number; amount: number }>();
  let reached = 0;
  for (const { percent, due } of planned) {
    if (percent <= reached) continue;
    const step = steps.get(due) ?? { percent: 0, amount: 0 };
    steps.set(due, {
      percent: step.percent + percent - reached,
      amount: step.amount + percentOf(total, percent) - percentOf(total, reached),
    });
    reached = percent;
  }
  return [...steps].map(([due, { percent, amount }]) => ({ due, percent, amount: money(amount, total.currency) }));
}

/** Cancellation and payment of one stay booked on `today` (decisions §4). */
export function timelineOf(terms: TermsFacts, total: Money, checkIn: PlainDate, today: PlainDate): Timeline {
  const periods = [...terms.cancellationPeriods].sort((a, b) => b.fromDaysPriorToArrival - a.fromDaysPriorToArrival);
  const first = periods[0];
  const lastFree = first ? addDays(checkIn, -first.fromDaysPriorToArrival - 1) : null;
  return {
    isRefundable: first !== undefined,
    freeUntil: lastFree !== null && lastFree >= today ? lastFree : null,
    cancellation: periods.map(({ fromDaysPriorToArrival: days, feeInPercentOfBookingTotal: percent }) => ({
      from: addDays(checkIn, -days),
      percent,
      fee: money(percentOf(total, percent), total.currency),
      words: wordsOf(days),
    })),
    payments: paymentsOf(terms, total, checkIn, today),
    hasNoShowClause: terms.hasNoShowClause,
  };
}

export type MergedTerms = {
  /** The earliest of all; null where one stay is not free any more. */
  freeUntil: PlainDate | null;
  /** From that day on cancelling everything costs this. */
  cancellation: { from: PlainDate; fee: Money }[];
  payments: { due: PlainDate; amount: Money }[];
};

/**
 * The terms of several rooms as one: the earliest free date, fees and payments summed by date. Throws a RangeError for mixed
 * currencies, which are never added.
 */
export function mergeTerms(stays: readonly { timeline: Timeline; total: Money }[], today: PlainDate): MergedTerms {
  const currency = stays[0]?.total.currency;
  if (currency === undefined || stays.some(({ total }) => total.currency !== currency)) {
    throw new RangeError('terms.mixedCurrencies');
  }
  const free = stays.map(({ timeline }) => timeline.freeUntil);
  const sorted = free.filter((date) => date !== null).sort();
  const days = new Set(stays.flatMap(({ timeline }) => timeline.cancellation.map(({ from }) => latest(today, from))));
  if (stays.some(({ timeline }) => !timeline.isRefundable)) days.add(today);
  const feeOn = (day: PlainDate) =>
    stays.reduce((sum, { timeline, total }) => {
      if (!timeline.isRefundable) return sum + total.amount;
      return sum + (timeline.cancellation.findLast(({ from }) => from <= day)?.fee.amount ?? 0);
    }, 0);
  const due = new Map<PlainDate, number>();
  for (const { timeline } of stays) {
    for (const step of timeline.payments) due.set(step.due, (due.get(step.due) ?? 0) + step.amount.amount);
  }
  return {
    freeUntil: free.includes(null) ? null : (sorted[0] ?? null),
    cancellation: [...days].sort().map((from) => ({ from, fee: money(feeOn(from), currency) })),
    payments: [...due]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, amount]) => ({ due: date, amount: money(amount, currency) })),
  };
}

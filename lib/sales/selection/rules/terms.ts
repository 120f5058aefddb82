import type { PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import type { MergedTerms } from '@/lib/rates/room/rules/merge';

/** One dated line of the merged terms, in the order in which the days come. */
export type DatedTerm =
  | { kind: 'dueNow' | 'due' | 'atHotel'; on: PlainDate; amount: Money; percent: number }
  | { kind: 'fee' | 'everything'; on: PlainDate; amount: Money; percent: number };

/** A stretch of the bar between today and arrival; `percent` of the price that a cancellation costs in it. */
export type FeeSpan = { from: PlainDate; percent: number };

export type CurrencyTerms = { currency: string; dated: DatedTerm[]; spans: FeeSpan[] };

/** Payments and fees of each currency as dated lines; two currencies are never mixed. */
export function datedTerms({ totals, payments, fees }: MergedTerms, today: PlainDate): CurrencyTerms[] {
  return totals.map(({ amount: total, currency }) => {
    const steps = payments.find((one) => one.currency === currency)?.steps ?? [];
    const periods = fees.find((one) => one.currency === currency)?.periods ?? [];
    const costing = periods.filter(({ fee }) => fee.amount > 0);
    const dated: DatedTerm[] = [
      ...steps.map(({ due, amount, isDueNow, isAtHotel }): DatedTerm => {
        const kind = isAtHotel ? 'atHotel' : isDueNow ? 'dueNow' : 'due';
        return { kind, on: due, amount, percent: percentOf(amount.amount, total) };
      }),
      ...costing.map(({ from, fee }): DatedTerm => {
        const kind = fee.amount >= total ? 'everything' : 'fee';
        return {
          kind,
          on: from < today ? today : from,
          amount: money(fee.amount, currency),
          percent: percentOf(fee.amount, total),
        };
      }),
    ];
    const begins = costing[0]?.from;
    const spans: FeeSpan[] = [
      ...(begins === undefined || begins > today ? [{ from: today, percent: 0 }] : []),
      ...costing.map(({ from, fee }) => ({ from: from < today ? today : from, percent: percentOf(fee.amount, total) })),
    ];
    return { currency, dated: dated.sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1)), spans };
  });
}

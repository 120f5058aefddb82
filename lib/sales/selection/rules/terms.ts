import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import { type TimelineEntry, timelineOf } from '@/lib/rates/room/rules/timeline';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import { feesOf } from '@/lib/rates/terms/rules/fees';
import type { MergedTerms } from '@/lib/rates/terms/rules/merge';
import type { SelectedRate } from '../types';
import { priceOf } from './total';

/** One dated line of the merged terms, in the order in which the days come. */
export type DatedTerm =
  | { kind: 'dueNow' | 'due' | 'atHotel'; on: PlainDate; amount: Money; percent: number }
  | { kind: 'fee' | 'everything'; on: PlainDate; amount: Money; percent: number };

/** A stretch of the bar between today and arrival; `percent` of the price that a cancellation costs in it. */
export type FeeFrom = { from: PlainDate; percent: number };

export type DatedCurrencyTerms = { currency: string; dated: DatedTerm[]; spans: FeeFrom[] };

/** Payments and fees of each currency as dated lines; two currencies are never mixed. */
export function datedTerms({ currencies }: MergedTerms): DatedCurrencyTerms[] {
  return currencies.map(({ currency, total: { amount: total }, dues, fees }) => {
    const dated: DatedTerm[] = [
      ...dues.map(({ due, amount, isDueNow, isAtHotel }): DatedTerm => {
        const kind = isAtHotel ? 'atHotel' : isDueNow ? 'dueNow' : 'due';
        return { kind, on: due, amount, percent: percentOf(amount.amount, total) };
      }),
      ...fees.flatMap(({ from, fee }): DatedTerm[] => {
        if (!fee || fee.amount === 0) return [];
        const kind = fee.amount >= total ? 'everything' : 'fee';
        return [{ kind, on: from, amount: fee, percent: percentOf(fee.amount, total) }];
      }),
    ];
    const spans = fees.map(({ from, fee }) => ({ from, percent: percentOf(fee?.amount ?? 0, total) }));
    return { currency, dated: dated.sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1)), spans };
  });
}

type Stay = { arrival: PlainDate; today: PlainDate; hasNoShowClause: boolean };

/** What is paid and what a cancellation costs day by day, if one room is booked at this rate today. */
export function termsByDay(offer: SelectedRate, { arrival, today, hasNoShowClause }: Stay): TimelineEntry[] {
  const { depositPercentage: depositPercent, tranches } = offer.paymentPolicy;
  const { cancellationPeriods } = offer.cancellationPolicy;
  const terms = termsOfRate({ depositPercent, tranches }, cancellationPeriods, hasNoShowClause);
  const total = priceOf(offer);
  const stay = { checkIn: arrival, today };
  const payments = total ? duesOf([{ terms, total }], stay) : [];
  const cancellation = feesOf([{ terms, total }], stay);
  return timelineOf({ terms, payments, cancellation, priceTotal: total, checkInDate: arrival }, today);
}

import { addDays, earliest, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { addUp, plus, times } from '@/lib/platform/money-arithmetic';
import type { CancellationTimeline, Offer, PaymentStep } from '../types';
import { feeOn } from './terms';

/** The terms of one currency: what a cancellation of all its rooms costs from each day on. */
export type MergedFees = { from: PlainDate; until: PlainDate | null; fee: Money };

export type MergedTerms = {
  /** The earliest of all rooms; null where one of them cannot be cancelled free of charge any more. */
  freeUntil: PlainDate | null;
  isNonRefundable: boolean;
  /** One list for each currency, because they are never added. */
  fees: { currency: string; periods: MergedFees[] }[];
  payments: { currency: string; steps: PaymentStep[] }[];
  totals: Money[];
  /** A room without a price: 'On request', and 'Enquire now' instead of saving (specification 1 §4). */
  isOnRequest: boolean;
};

type Line = Pick<Offer, 'cancellation' | 'payments' | 'priceTotal'> & { quantity: number };

function feesOf(lines: readonly (Line & { priceTotal: Money })[]): MergedFees[] {
  const days = [...new Set(lines.flatMap(({ cancellation }) => cancellation.periods.map(({ from }) => from)))].sort();
  return days.map((from, index) => {
    const next = days[index + 1];
    const fees = lines.map(({ cancellation, priceTotal, quantity }) =>
      times(feeOn(cancellation, from, priceTotal) ?? money(0, priceTotal.currency), quantity),
    );
    const [fee = money(0, 'EUR')] = addUp(fees);
    return { from, until: next ? addDays(next, -1) : null, fee };
  });
}

function stepsOf(lines: readonly Line[]): PaymentStep[] {
  const steps = new Map<string, PaymentStep>();
  for (const { payments, quantity } of lines) {
    for (const step of payments) {
      const key = `${step.due} ${step.isAtHotel}`;
      const known = steps.get(key);
      const amount = times(step.amount, quantity);
      steps.set(key, known ? { ...known, amount: plus(known.amount, amount) } : { ...step, amount });
    }
  }
  return [...steps.values()].sort((a, b) =>
    a.due === b.due ? Number(a.isAtHotel) - Number(b.isAtHotel) : a.due < b.due ? -1 : 1,
  );
}

function freeUntilOf(all: readonly CancellationTimeline[]): PlainDate | null {
  const dates = all.map(({ freeUntil }) => freeUntil);
  return dates.reduce((first, date) => (first && date ? earliest(first, date) : null), dates[0] ?? null);
}

/** Several rooms as one (decisions §4): the earliest free date, fees and payments added up for each currency. */
export function mergeTerms(lines: readonly Line[]): MergedTerms {
  const priced = lines.filter((line): line is Line & { priceTotal: Money } => line.priceTotal !== null);
  const currencies = [...new Set(priced.map(({ priceTotal }) => priceTotal.currency))];
  const ofCurrency = (currency: string) => priced.filter(({ priceTotal }) => priceTotal.currency === currency);
  return {
    freeUntil: freeUntilOf(lines.map(({ cancellation }) => cancellation)),
    isNonRefundable: lines.some(({ cancellation }) => cancellation.isNonRefundable),
    fees: currencies.map((currency) => ({ currency, periods: feesOf(ofCurrency(currency)) })),
    payments: currencies.map((currency) => ({ currency, steps: stepsOf(ofCurrency(currency)) })),
    totals: addUp(priced.map(({ priceTotal, quantity }) => times(priceTotal, quantity))),
    isOnRequest: priced.length < lines.length,
  };
}

import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { fromUnits, type Money, money } from '@/lib/platform/money';
import { addUp, percentOf } from '@/lib/platform/money-arithmetic';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';
import { type MergedTerms, mergeTerms } from '@/lib/rates/terms/rules/merge';
import type { SelectedRate, Selection } from '../types';

type Rooms = Pick<Selection, 'rooms'> | null;

export function ratesOfSelection(selection: Rooms): SelectedRate[] {
  return (selection?.rooms ?? []).flatMap(({ offers }) => offers);
}

export function priceOf({ priceTotal, currency }: SelectedRate): Money | null {
  return priceTotal === null ? null : fromUnits(priceTotal, currency);
}

/** 'No room selected', 'On request' as soon as one price is missing, else a sum for each currency (rule 4.7). */
export type SelectionTotal =
  | { kind: 'empty' }
  | { kind: 'onRequest'; known: Money[] }
  | { kind: 'priced'; totals: Money[] };

export function totalOf(selection: Rooms): SelectionTotal {
  const prices = ratesOfSelection(selection).map(priceOf);
  if (prices.length === 0) return { kind: 'empty' };
  const known = prices.filter((price) => price !== null);
  return known.length < prices.length
    ? { kind: 'onRequest', known: addUp(known) }
    : { kind: 'priced', totals: addUp(known) };
}

/** Saved as an interest with one price of one currency, else enquired about (rule 4.7). */
export function nextStepOf(total: SelectionTotal): 'none' | 'save' | 'enquire' {
  if (total.kind === 'empty') return 'none';
  return total.kind === 'priced' && total.totals.length === 1 ? 'save' : 'enquire';
}

/** Null where one of the rooms has no public price, or two rooms differ in its currency. */
export function publicTotalOf(selection: Rooms): Money | null {
  const prices = ratesOfSelection(selection).map(({ publicPrice }) => publicPrice ?? null);
  const known = prices.filter((price) => price !== null);
  if (known.length === 0 || known.length < prices.length) return null;
  const [sum, ...others] = addUp(known.map(({ priceTotal, currency }) => fromUnits(priceTotal, currency)));
  return sum && others.length === 0 ? sum : null;
}

/** What is paid at the hotel, by currency. */
export function payableLocallyOf(selection: Rooms): Money[] {
  const due = ratesOfSelection(selection).flatMap(({ payableLocally }) => payableLocally ?? []);
  return addUp(due.map(({ amount, currency }) => fromUnits(amount, currency)));
}

/** What the rooms cost in the hotel's own currency; null where that is the price's, or one of them is not known. */
export function localPriceOf(selection: Rooms): { price: Money; exchangedOn: PlainDate | null } | null {
  const offers = ratesOfSelection(selection);
  const known = offers.flatMap(({ localPrice }) => localPrice ?? []);
  const [price, ...others] = addUp(known.map(({ amount, currency }) => fromUnits(amount, currency)));
  if (!price || others.length > 0 || known.length < offers.length || price.currency === offers[0]?.currency)
    return null;
  const day = known[0]?.exchangedOn;
  return { price, exchangedOn: isPlainDate(day) ? day : null };
}

export type SelectionCommission = {
  total: Money;
  /** Of the price, in per cent with one decimal. */
  percent: number;
  /** What each offer earns, in the order of the selection; null without a price. */
  lines: (Money | null)[];
};

/** Null where it may not be seen, is not known yet, or would add two currencies. */
export function commissionOfSelection(selection: Rooms): SelectionCommission | null {
  const offers = ratesOfSelection(selection);
  const [first] = offers;
  const total = totalOf(selection);
  if (!first || total.kind === 'empty') return null;
  const priced = offers.flatMap(({ priceTotal, commissionLevelForPartner: commissionPercent, currency }) =>
    priceTotal === null || commissionPercent === undefined
      ? []
      : [{ priceTotal: fromUnits(priceTotal, currency).amount, commissionPercent, currency }],
  );
  const isOneCurrency = priced.every(({ currency }) => currency === first.currency);
  const areAllKnown = priced.length === offers.filter(({ priceTotal }) => priceTotal !== null).length;
  if (priced.length === 0 || !isOneCurrency || !areAllKnown) return null;
  const { total: earned, lines } = commissionOf(priced);
  const rest = [...lines];
  const [price] = addUp(priced.map(({ priceTotal, currency }) => money(priceTotal, currency)));
  return {
    total: money(earned, first.currency),
    percent: percentOf(earned, price?.amount ?? 0, 1),
    lines: offers.map(({ priceTotal }) => (priceTotal === null ? null : money(rest.shift() ?? 0, first.currency))),
  };
}

/** Several rooms as one: the earliest free date, payments and fees added up (rule 5.2). */
export function termsOfSelection(
  { rooms, stay: { checkInDate: checkIn } }: Omit<Selection, 'owner'>,
  today: PlainDate,
): MergedTerms {
  return mergeTerms(
    ratesOfSelection({ rooms }).map((offer) => {
      const { depositPercentage: depositPercent, tranches } = offer.paymentPolicy;
      const { cancellationPeriods } = offer.cancellationPolicy;
      return { terms: termsOfRate({ depositPercent, tranches }, cancellationPeriods, false), total: priceOf(offer) };
    }),
    { checkIn, today },
  );
}

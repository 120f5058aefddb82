import { fill } from '@/components/form/types';
import { durationParts, formatRange, isPlainDate, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney } from '@/lib/platform/money';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import { priceFor } from '@/lib/rates/property/rules/price';
import type { PropertyFacts, QuoteWords } from './types';

/** What can be said about a period before it is sent, in finished sentences; the server decides again. */
export type Quote = {
  state: 'available' | 'option' | 'onRequest' | 'sold';
  stateLabel: string;
  period: string;
  duration: string;
  /** Service level → price, `on request`, or that it is not offered. */
  prices: Record<string, string>;
  note: string | null;
  /** `text` names the places of its values, which keep together on one line. */
  nearest: { checkIn: PlainDate; checkOut: PlainDate; text: string; values: { period: string; price: string } } | null;
};

type Asked = { property: PropertyFacts; today: PlainDate; locale: Locale; words: QuoteWords };

function durationOf(checkIn: PlainDate, checkOut: PlainDate, words: QuoteWords): string {
  const parts = durationParts(nightsBetween(checkIn, checkOut));
  if ('weeks' in parts) return fill(parts.weeks === 1 ? words.week : words.weeks, { count: parts.weeks });
  return fill(parts.nights === 1 ? words.night : words.nights, { count: parts.nights });
}

/** Null until both days are given and at least one night lies between them. */
export function quotePeriod(typed: unknown, { property, today, locale, words }: Asked): Quote | null {
  if (typeof typed !== 'object' || typed === null) return null;
  const { checkIn, checkOut } = typed as { checkIn?: unknown; checkOut?: unknown };
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut) || checkIn < today || checkOut <= checkIn) return null;

  const { state, stay, reason } = decideAvailability({ checkIn, checkOut }, { ...property, today });
  const shown = reason.code === 'overlapsOption' ? 'option' : state;
  const near = 'nearest' in reason ? reason.nearest : null;
  const levels = property.serviceLevels.map(({ value }): [string, string] => {
    const price = stay && state === 'available' ? priceFor(stay, value) : null;
    if (price?.state === 'priced') return [value, formatMoney(price.price)];
    return [value, price?.state === 'notOffered' ? words.levelNotOffered : words.priceOnRequest];
  });
  return {
    state: shown,
    stateLabel: words[shown],
    period: formatRange(checkIn, checkOut, locale),
    duration: durationOf(checkIn, checkOut, words),
    prices: state === 'sold' ? {} : Object.fromEntries(levels),
    note: state === 'sold' ? words.soldNote : state === 'onRequest' ? words.onRequestNote : null,
    nearest: near && {
      checkIn: near.checkIn,
      checkOut: near.checkOut,
      text: near.price.state === 'priced' ? words.nearestFrom : words.nearest,
      values: {
        period: formatRange(near.checkIn, near.checkOut, locale),
        price: near.price.state === 'priced' ? formatMoney(near.price.price) : '',
      },
    },
  };
}

import { formatRange, formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import type { RequestKind } from '@/lib/sales/lead/rules/counter-offer';
import { toldLines } from '@/lib/sales/lead/told-words';
import type { BindingWords } from './answer-button';
import { amountOf, dayWords, optionText } from './lead-words';

export type DeskT = Awaited<ReturnType<typeof getTranslations<'desk'>>>;

/** Of an amount in whole units. */
export function unitsText(units: number, currency: string): string {
  return formatMoney(fromUnits(units, currency));
}

export function totalText(
  t: DeskT,
  { priceTotal, currency }: Pick<SupplierRequest, 'priceTotal' | 'currency'>,
): string {
  return priceTotal === null ? t('onRequest') : amountOf(priceTotal, currency);
}

export function durationText(t: DeskT, minutes: number): string {
  if (minutes < 1) return t('atOnce');
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  return t('duration', { days, hours, minutes: minutes % 60 }).trim();
}

/** `Fri 27 Nov, 18:00`, by the clocks of the hotel. */
export function momentText(at: Date, locale: Locale, timeZone: string): string {
  return `${dayWords(toDateOnly(at, timeZone), locale)}, ${formatTime(at, locale, timeZone)}`;
}

/** `First in line. Option until Fri 27 Nov 18:00 (2 d 4 h)`; empty where no option runs. */
export function optionLine(t: DeskT, request: SupplierRequest, now: Date, locale: Locale): string {
  const option = optionText(request, now, locale);
  return option && t('optionLine', { rank: request.optionRank ?? 1, option });
}

/** What the sum below the figures is called. */
export function totalWord(t: DeskT, { formerPrice, isOfProperty }: SupplierRequest): string {
  if (formerPrice !== null) return t('loaded');
  return isOfProperty ? t('column.total') : t('rooms');
}

export function unitsOf({ told }: Pick<SupplierRequest, 'told'>): number {
  return told.rooms.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** `6 adults, 2 children (3, 7)` */
export function partyOfRequest({ told }: Pick<SupplierRequest, 'told'>, locale: Locale): string {
  return toldLines(told, locale).find(({ fact }) => fact === 'party')?.value ?? '';
}

export function kindNote(t: DeskT, request: SupplierRequest, locale: Locale): string {
  const { kind, optionRank, formerPrice, currency, isOfProperty, told, extensionUntil, timeZone } = request;
  if (kind === null) return '';
  const price = formerPrice === null ? t('onRequest') : unitsText(formerPrice, currency);
  const rank = optionRank ?? 1;
  if (!isOfProperty || (kind !== 'option' && kind !== 'booking')) {
    return t(`kindNote.${kind}`, {
      ...{ rank, rooms: unitsOf(request), price },
      until: extensionUntil ? momentText(extensionUntil, locale, timeZone) : '–',
    });
  }
  return [
    t(`property.kindNote.${kind}`, { rank }),
    told.rooms[0]?.rate,
    asksDiscount(request) ? t('property.kindNote.discount') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a yes does to the calendar, and to whoever waits. Only operators are asked whether a stay can be had. */
export function effectOf(t: DeskT, request: SupplierRequest & { kind: RequestKind }, locale: Locale): string {
  const { kind, isOfProperty, prospect, extensionUntil, timeZone } = request;
  if (kind === 'exception') return t('effect.exception');
  const end = prospect?.until ?? extensionUntil;
  const until = end ? momentText(end, locale, timeZone) : 'none';
  const effect =
    isOfProperty || kind === 'stay' ? t(`property.effect.${kind}`, { until }) : t(`effect.${kind}`, { until });
  const [agency, ...others] = kind === 'extension' ? (prospect?.waiting ?? []) : [];
  return agency ? `${effect} ${t('effect.waiting', { agency, count: 1 + others.length })}` : effect;
}

/** Nobody can say yes to a stay that has no price: they name one, or decline. */
export function mustNamePrice({ kind, priceTotal }: Pick<SupplierRequest, 'kind' | 'priceTotal'>): boolean {
  return kind === 'stay' && priceTotal === null;
}

/** What is asked for in the list: the house where the reader answers for several, else its rooms. */
export function placeOfRequest({ told, hotelName }: SupplierRequest, namesHotels: boolean): string {
  if (namesHotels) return hotelName;
  return told.rooms.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
}

/** Whether a lower price is asked for. */
export function asksDiscount({ told }: Pick<SupplierRequest, 'told'>): boolean {
  return told.facts.some(({ fact }) => fact === 'discount');
}

/** Before a yes that sells: the house, the days, who comes and the amount, once. Null where a yes binds nobody. */
export function bindingWords(t: DeskT, request: SupplierRequest, locale: Locale): BindingWords | null {
  if (request.kind !== 'booking') return null;
  return {
    title: t('binding.title', { client: request.clientName }),
    text: t('binding.text', {
      hotel: request.hotelName,
      dates: formatRange(request.checkIn, request.checkOut, locale),
      party: partyOfRequest(request, locale),
      total: totalText(t, request),
    }),
    yes: t('answer.booking'),
    no: t('binding.no'),
  };
}

import type { getTranslations } from 'next-intl/server';
import { formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
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
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  return t('duration', { days, hours, minutes: minutes % 60 });
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

export function unitsOf({ rooms }: Pick<SupplierRequest, 'rooms'>): number {
  return rooms.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function kindNote(t: DeskT, request: SupplierRequest): string {
  const { kind, optionRank, formerPrice, currency, isOfProperty, rooms } = request;
  if (kind === null) return '';
  const price = formerPrice === null ? t('onRequest') : unitsText(formerPrice, currency);
  const rank = optionRank ?? 1;
  if (!isOfProperty || (kind !== 'option' && kind !== 'booking')) {
    return t(`kindNote.${kind}`, { rank, rooms: unitsOf(request), price });
  }
  return [t(`property.kindNote.${kind}`, { rank }), rooms[0]?.rate].filter(Boolean).join(', ');
}

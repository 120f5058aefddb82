import type { getTranslations } from 'next-intl/server';
import { formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { minorDigits } from '@/lib/platform/money';
import type { HotelRequest } from '@/lib/sales/lead/queries/requests';
import { amountOf, dayWords } from './lead-words';

export type DeskT = Awaited<ReturnType<typeof getTranslations<'desk'>>>;

/** Of an amount in whole units. */
export function unitsText(units: number, currency: string): string {
  return amountOf(BigInt(Math.round(units * 10 ** minorDigits(currency))), currency);
}

export function totalText(t: DeskT, { priceTotal, currency }: Pick<HotelRequest, 'priceTotal' | 'currency'>): string {
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

export function unitsOf({ rooms }: Pick<HotelRequest, 'rooms'>): number {
  return rooms.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function kindNote(t: DeskT, request: HotelRequest): string {
  const { kind, optionRank, formerPrice, currency } = request;
  if (kind === null) return '';
  const price = formerPrice === null ? t('onRequest') : unitsText(formerPrice, currency);
  return t(`kindNote.${kind}`, { rank: optionRank ?? 1, rooms: unitsOf(request), price });
}

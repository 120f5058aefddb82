import {
  daysBetween,
  formatDay,
  formatRange,
  formatTime,
  isPlainDate,
  type PlainDate,
  toDateOnly,
} from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { OfferChanges } from '@/lib/sales/offer/rules/changes';

/** Moments of an offer are told as the properties' clocks have them. */
export const OFFER_TIME_ZONE = 'Europe/Paris';

/** `24 Nov 2026, 16:12` */
export function momentWords(at: Date, locale: Locale): string {
  return `${formatDay(toDateOnly(at, OFFER_TIME_ZONE), locale)}, ${formatTime(at, locale, OFFER_TIME_ZONE)}`;
}

const HALF_A_YEAR_IN_DAYS = 183;

/** `Tue 1 Dec`; with its year where the year could be doubted. */
export function nearDay(day: PlainDate, today: PlainDate, locale: Locale): string {
  const year = Math.abs(daysBetween(today, day)) > HALF_A_YEAR_IN_DAYS;
  return formatRange(day, day, locale, { month: 'short', weekday: true, year });
}

/** `today 16:05`, otherwise the day alone. */
export function nearMoment(at: Date, today: PlainDate, told: { locale: Locale; todayWord: string }): string {
  const day = toDateOnly(at, OFFER_TIME_ZONE);
  if (day === today) return `${told.todayWord} ${formatTime(at, told.locale, OFFER_TIME_ZONE)}`;
  return isPlainDate(day) ? nearDay(day, today, told.locale) : '';
}

/** For `offers.change.freeMoved`: the last days on which cancelling is free, `never` where it is not. */
export function freeValues(
  { title, before, after }: OfferChanges['freeUntil'][number],
  wordsOf: (day: PlainDate) => string,
): { title: string; before: string; after: string } {
  const words = (day: PlainDate | null) => (day ? wordsOf(day) : 'never');
  return { title, before: words(before), after: words(after) };
}

type Spoken = { locale: Locale; today: PlainDate; t: (key: 'todayAt', values: { time: string }) => string };

/** `today 16:02`, `Mon 23 Nov, 18:05`. */
export function spokenMoment(at: Date, { locale, today, t }: Spoken): string {
  const day = toDateOnly(at, OFFER_TIME_ZONE);
  const time = formatTime(at, locale, OFFER_TIME_ZONE);
  if (day === today) return t('todayAt', { time });
  return isPlainDate(day) ? `${nearDay(day, today, locale)}, ${time}` : time;
}

import { formatDay, formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

/** Moments of an offer are told as the properties' clocks have them. */
export const OFFER_TIME_ZONE = 'Europe/Paris';

/** `24 Nov 2026, 16:12` */
export function momentWords(at: Date, locale: Locale): string {
  return `${formatDay(toDateOnly(at, OFFER_TIME_ZONE), locale)}, ${formatTime(at, locale, OFFER_TIME_ZONE)}`;
}

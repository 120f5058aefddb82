import { dayAt } from '@/lib/catalogue/place/property-time';
import { formatRange, formatTime } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

/** `27 Nov 2026, 18:00`, by the clocks where the house stands. */
export function momentOf(instant: Date, locale: Locale, timeZone: string): string {
  const day = dayAt(instant, timeZone);
  return `${formatRange(day, day, locale, { month: 'short' })}, ${formatTime(instant, locale, timeZone)}`;
}

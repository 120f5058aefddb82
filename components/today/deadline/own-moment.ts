import { formatMoment, formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

type Clocks = { zone: string; own: string; locale: Locale };

/** A moment by the reader's own clocks; null where they show what those of the house show. */
export function ownMoment(until: Date, { zone, own, locale }: Clocks): string | null {
  const here = formatMoment(until, locale, own);
  if (here === formatMoment(until, locale, zone)) return null;
  return toDateOnly(until, own) === toDateOnly(until, zone) ? formatTime(until, locale, own) : here;
}

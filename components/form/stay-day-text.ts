import { formatDay, formatWeekday, parsePlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

/** `Sat 9 Jan 2027`, „Sa, 9. Jan. 2027“ */
export function stayDayText(day: string, locale: Locale): string {
  if (!parsePlainDate(day)) return '';
  return `${formatWeekday(day, locale)}${locale === 'de' ? ',' : ''} ${formatDay(day, locale)}`;
}

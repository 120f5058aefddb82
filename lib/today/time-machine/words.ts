import { formatMoment, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { DeadlineJson } from '../deadline/schema';
import { type Telling, whatText, whomText } from '../deadline/words';

/** With its weekday, by the clocks of the office. */
export const momentOf = (at: Date, locale: Locale): string =>
  `${formatWeekday(toDateOnly(at, OFFICE_TIME_ZONE), locale)} ${formatMoment(at, locale, OFFICE_TIME_ZONE)}`;

/** What is due and whose, as the clock moves to it. */
export const dueText = (line: DeadlineJson, telling: Telling): string =>
  [whatText(line, telling), whomText(line, telling).name].filter(Boolean).join(', ');

import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { CalendarWords, PeriodEnd } from './period-inputs';

/** Why days cannot be; message keys below `error`. */
const problems = [
  'checkInRequired',
  'checkOutRequired',
  'checkInPast',
  'checkOutAfterCheckIn',
  'stayTooLong',
  'stayTooFar',
  'dayUnreadable',
  'dayRequired',
  'dayTooEarly',
  'dayTooLate',
] as const;

export type StayFieldWords = {
  calendar: CalendarWords;
  /** A day as it may be typed: of an arrival, which stands for any day, and of a departure. */
  placeholders: Readonly<Record<PeriodEnd, string>>;
  errors: Readonly<Record<string, string>>;
};

/** What a field for a stay says, for a component that runs in the browser. */
export function stayFieldWords(locale: Locale): StayFieldWords {
  const { error, form } = messages[locale];
  return {
    calendar: form.calendar,
    placeholders: form.dayPlaceholders,
    errors: Object.fromEntries(problems.map((key) => [key, error[key]])),
  };
}

import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { CalendarWords } from './period-inputs';

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
  placeholder: string;
  errors: Readonly<Record<string, string>>;
};

/** What a field for a stay says, for a component that runs in the browser. */
export function stayFieldWords(locale: Locale): StayFieldWords {
  const { error, form } = messages[locale];
  return {
    calendar: form.calendar,
    placeholder: form.dayPlaceholder,
    errors: Object.fromEntries(problems.map((key) => [key, error[key]])),
  };
}

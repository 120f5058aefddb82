import type { Locale } from '@/lib/platform/i18n/locale';

/** The answer to a request as its mail tells it. */
export type DestinationAnswerLetter = {
  _id: string;
  email: string;
  locale: Locale | null;
  firstName: string | null;
  place: string;
  status: 'planned' | 'declined';
  answer: string | null;
};

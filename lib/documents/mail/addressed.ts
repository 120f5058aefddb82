import type { Brand } from '@/lib/brand/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Mail } from '@/lib/platform/vendors/mail/port';
import type { Letter } from './letter';

/** A letter and whom it goes to. `brand`: where it is not the brand of the host the mail was caused on. */
export type Addressed = Pick<Mail, 'to' | 'replyTo' | 'oneClickUnsubscribe'> & {
  letter: Letter;
  locale: Locale;
  brand?: Brand;
};

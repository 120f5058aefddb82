import type { Brand } from '@/lib/brand/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Mail } from '@/lib/platform/vendors/mail/port';
import type { Letter } from './letter';
import type { Letterhead } from './letterhead';

/**
 * A letter and whom it goes to. `brand`: where it is not the brand of the host the mail was caused on; `letterhead`: where
 * it is not the brand's at all, but an agency's to its client.
 */
export type Addressed = Pick<Mail, 'to' | 'replyTo' | 'oneClickUnsubscribe'> & {
  letter: Letter;
  locale: Locale;
  brand?: Brand;
  letterhead?: Letterhead;
};

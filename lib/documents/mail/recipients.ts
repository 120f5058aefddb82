import 'server-only';
import type { Brand } from '@/lib/brand/types';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Mail } from '@/lib/platform/vendors/mail/port';
import type { Addressed } from './addressed';
import type { Letter } from './letter';

/** The reservations team sits in Munich. */
export const OFFICE_LOCALE: Locale = 'de';

export function toOffice(letter: Letter, replyTo: Mail['replyTo'] = null): Addressed {
  return { letter, locale: OFFICE_LOCALE, to: env.MAIL_OFFICE, replyTo };
}

/** To whoever wrote or asked; an answer comes to the brand. */
export function toSender(
  brand: Brand,
  letter: Letter,
  { locale, email }: { locale: Locale; email: string },
): Addressed {
  return { letter, locale, to: email, replyTo: { name: brand.name, address: brand.email } };
}

import 'server-only';
import { scoped } from '@/lib/people/scope';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { newsletterToken } from './tokens';

/** A subscription as its mails tell it; the tokens open their links. */
export type SubscriptionLetter = {
  confirmToken: string;
  unsubscribeToken: string;
  locale: Locale;
  fullName: string;
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
};

/** For the worker; null when it is gone. */
export async function getSubscriptionLetter(id: string): Promise<SubscriptionLetter | null> {
  const row = await scoped('system', (tx) => tx.newsletterSubscription.findUnique({ where: { id } }));
  if (!row) return null;
  const { fullName, email, status } = row;
  return {
    confirmToken: newsletterToken('confirm', id, row.confirmTokenHash),
    unsubscribeToken: newsletterToken('unsubscribe', id, row.unsubscribeTokenHash),
    locale: isLocale(row.locale) ? row.locale : 'en',
    fullName,
    email,
    status,
  };
}

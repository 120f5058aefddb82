import 'server-only';
import { db } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';

export type SubscriptionLetter = {
  _id: string;
  locale: Locale;
  fullName: string;
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
};

/** A subscription as its mails tell it; null when it is gone. */
export async function getSubscriptionLetter(id: string): Promise<SubscriptionLetter | null> {
  const row = await db.newsletterSubscription.findUnique({ where: { id } });
  if (!row) return null;
  const { fullName, email, status } = row;
  return { _id: row.id, locale: isLocale(row.locale) ? row.locale : 'en', fullName, email, status };
}

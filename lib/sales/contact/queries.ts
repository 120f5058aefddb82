import 'server-only';
import { scoped } from '@/lib/people/scope';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';

export type ContactLetter = {
  _id: string;
  locale: Locale;
  name: string;
  email: string;
  message: string;
};

/** A contact message as its mails tell it; null when it is gone. */
export async function getContactLetter(id: string): Promise<ContactLetter | null> {
  const row = await scoped('system', (tx) => tx.contactMessage.findUnique({ where: { id } }));
  if (!row) return null;
  const { name, email, message } = row;
  return { _id: row.id, locale: isLocale(row.locale) ? row.locale : 'en', name, email, message };
}

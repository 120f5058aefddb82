import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import { canBeConfirmed } from './rules';
import { newsletterTokenSchema } from './schema';
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

/** Whether the link of a mail leads to something its button could do: not an altered one, a late one, or one that was withdrawn. */
export async function isLetterLink(kind: 'confirm' | 'unsubscribe', token: unknown): Promise<boolean> {
  const asked = newsletterTokenSchema.safeParse({ token });
  if (!asked.success) return false;
  const hash = hashLinkToken(asked.data.token);
  const where = kind === 'confirm' ? { confirmTokenHash: hash } : { unsubscribeTokenHash: hash };
  const row = await scoped('system', (tx) => tx.newsletterSubscription.findUnique({ where }));
  return row !== null && (kind === 'unsubscribe' || canBeConfirmed(row, clock.machine()));
}

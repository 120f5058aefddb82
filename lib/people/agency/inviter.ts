import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';

export type Inviter = { email: string; firstName: string | null; locale: Locale };

/**
 * Who reads what came of an invitation: the person who sent it, or the supervisor who has been there longest where they
 * are no longer of the agency. In system scope; null when nobody is left.
 */
export async function inviterOf(tx: Transaction, agencyId: string, invitedById: string): Promise<Inviter | null> {
  const members = await tx.membership.findMany({
    where: { agencyId, removedAt: null, OR: [{ userId: invitedById }, { user: { role: 'supervisorAgent' } }] },
    select: { userId: true, user: { select: { email: true, firstName: true, locale: true } } },
    orderBy: { joinedAt: 'asc' },
  });
  const reader = members.find(({ userId }) => userId === invitedById) ?? members[0];
  if (!reader) return null;
  const { email, firstName, locale } = reader.user;
  return { email, firstName, locale: isLocale(locale) ? locale : 'en' };
}

import 'server-only';
import { scoped } from '@/lib/people/scope';
import { isLocale } from '@/lib/platform/i18n/locale';
import { displayName } from '@/lib/platform/viewer/rules';
import { readVerificationRequest } from './queries';
import type { VerificationLetter, VerificationRequestLetter } from './types';

/** For the worker, in system scope; null when what the mail is about is gone. */
export function getVerificationRequestLetter(agencyId: string): Promise<VerificationRequestLetter | null> {
  return scoped('system', async (tx) => {
    const agency = await tx.agency.findUnique({ where: { id: agencyId }, select: { name: true } });
    const asked = agency && (await readVerificationRequest(tx, agencyId));
    if (!asked) return null;
    const { askedById, businessEmail, message } = asked;
    const person = askedById ? await tx.user.findUnique({ where: { id: askedById } }) : null;
    return {
      agencyId,
      agencyName: agency.name,
      askedBy: person && { displayName: displayName(person), email: person.email },
      businessEmail,
      message,
    };
  });
}

/** As above, to a person who is still in the agency. */
export function getVerificationLetter(agencyId: string, userId: string): Promise<VerificationLetter | null> {
  return scoped('system', async (tx) => {
    const row = await tx.membership.findFirst({
      where: { agencyId, userId, removedAt: null },
      include: { agency: { select: { name: true, verificationNote: true } }, user: true },
    });
    if (!row) return null;
    const { email, firstName, locale } = row.user;
    return {
      agencyName: row.agency.name,
      email,
      firstName,
      locale: isLocale(locale) ? locale : null,
      note: row.agency.verificationNote,
    };
  });
}

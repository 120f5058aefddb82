import 'server-only';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { openToken } from '@/lib/people/session/tokens';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import type { EndedSession, LogoutNotice } from '../types';

/**
 * Ends a session and those of the same sign-in on other hosts, at once and whether or not the issuer will tell us. Its
 * own row stays, ended, until `takeEndedSession` or the worker's sweep. False when it had ended already.
 */
export function endSession(id: string): Promise<boolean> {
  const end = async (tx: Transaction) => {
    const now = clock.machine();
    const row = await tx.session.findUnique({
      where: { id, endsAt: { gt: now } },
      select: { userId: true, issuerSessionId: true },
    });
    if (!row) return false;
    const { userId, issuerSessionId } = row;
    if (issuerSessionId !== null) {
      await tx.session.deleteMany({ where: { userId, issuerSessionId, id: { not: id } } });
    }
    await tx.session.updateMany({ where: { id }, data: { endsAt: now } });
    return true;
  };
  return scoped('system', end, LONG_TRANSACTION);
}

/** What the issuer needs to end its own session; the row is gone afterwards. Null for a session that has not ended. */
export function takeEndedSession(id: string): Promise<EndedSession | null> {
  return scoped('system', async (tx) => {
    const row = await tx.session.findUnique({
      where: { id, endsAt: { lte: clock.machine() } },
      select: { door: true, idToken: true },
    });
    if (!row) return null;
    await tx.session.deleteMany({ where: { id } });
    return { door: row.door, idToken: openToken(row.idToken, id, 'id') };
  });
}

/**
 * What the issuer ended (OpenID Connect Back-Channel Logout §2.6) ends on all hosts: the sessions of that one session of
 * the issuer, or all a person had until then. Gives their number.
 */
export function endSessionsOfIssuer({ sessionId, subject, issuedAt }: LogoutNotice): Promise<number> {
  return scoped('system', async (tx) => {
    // A notice that is sent again must not end what began after it.
    const which = sessionId === null ? { createdAt: { lte: issuedAt } } : { issuerSessionId: sessionId };
    // Somebody may have signed in with an account that leads to theirs.
    const named = { OR: [{ subject }, { mergedFrom: { some: { subject } } }] };
    const where = { ...which, ...(subject === null ? {} : { user: named }) };
    return (await tx.session.deleteMany({ where })).count;
  });
}

import 'server-only';
import { ATTEMPTS_FORGOTTEN_SECONDS, UNCONFIRMED_MILLISECONDS } from '@/lib/issuer/account/rules';
import { issuerDb } from '@/lib/issuer/database';
import { clock } from '@/lib/platform/clock';

/** Deletes what has expired, and accounts whose address nobody confirmed for a week. Safe at any time. */
export async function purgeIssuer(now = clock.machine()): Promise<void> {
  await issuerDb.payload.deleteMany({ where: { expiresAt: { lt: now } } });
  await issuerDb.code.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - UNCONFIRMED_MILLISECONDS) } } });
  const forgotten = new Date(now.getTime() - ATTEMPTS_FORGOTTEN_SECONDS * 1000);
  await issuerDb.attempt.deleteMany({ where: { closedUntil: { lt: forgotten } } });
  const createdAt = { lt: new Date(now.getTime() - UNCONFIRMED_MILLISECONDS) };
  await issuerDb.account.deleteMany({ where: { isEmailVerified: false, isDemonstration: false, createdAt } });
}

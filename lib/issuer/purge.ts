import 'server-only';
import { UNCONFIRMED_MILLISECONDS } from '@/lib/issuer/account/rules';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';

/** Deletes what has expired, and accounts whose address nobody confirmed for a week. Safe at any time. */
export async function purgeIssuer(now = clock.machine()): Promise<void> {
  await db.issuerPayload.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.issuerCode.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - UNCONFIRMED_MILLISECONDS) } } });
  const createdAt = { lt: new Date(now.getTime() - UNCONFIRMED_MILLISECONDS) };
  await db.issuerAccount.deleteMany({ where: { isEmailVerified: false, isDemonstration: false, createdAt } });
}

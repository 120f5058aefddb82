import 'server-only';
import { clock } from '@/lib/clock';
import { db } from '@/lib/db';
import { UNCONFIRMED_MILLISECONDS } from './account/rules';

/** Deletes what has expired, and accounts whose address nobody confirmed for a week. Safe at any time. */
export async function purgeIssuer(now = clock.machine()): Promise<void> {
  await db.issuerPayload.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.issuerCode.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - UNCONFIRMED_MILLISECONDS) } } });
  const createdAt = { lt: new Date(now.getTime() - UNCONFIRMED_MILLISECONDS) };
  await db.issuerAccount.deleteMany({ where: { isEmailVerified: false, isDemonstration: false, createdAt } });
}

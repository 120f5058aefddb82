import 'server-only';
import { createHash } from 'node:crypto';
import { issuerDb } from '@/lib/issuer/database';
import { clock } from '@/lib/platform/clock';
import { ATTEMPTS_FORGOTTEN_SECONDS, waitAfter } from './rules';

/** Seconds to wait after the first, second … failure; the last one holds for all further ones. */
const waits = Array.from({ length: 16 }, (_, index) => waitAfter(index + 1));

type Found = { id: string; passwordHash: string; isEmailVerified: boolean };
type Attempt = { account: Found | null } | { waitSeconds: number };
type Row = { account: Found | null; isCounted: boolean; closedUntil: Date | null };

/**
 * Counts an attempt before the password is looked at, so that parallel guesses count as well. An address without an
 * account is counted in the same way (as a hash, among the limiter's keys), in the same statement: neither the answer
 * nor the time tells which addresses are known.
 */
export async function takeAttempt(email: string): Promise<Attempt> {
  const now = clock.machine();
  const key = `issuer-attempt:${createHash('sha256').update(email).digest('base64url')}`;
  const forgotten = ATTEMPTS_FORGOTTEN_SECONDS;
  const [row] = await issuerDb.$queryRaw<Row[]>`
    WITH counted AS (
      SELECT id, CASE WHEN locked_until < ${now}::timestamptz - make_interval(secs => ${forgotten}::int) THEN 1
          ELSE failed_attempts + 1 END AS n
      FROM issuer.account
      WHERE email = ${email} AND (locked_until IS NULL OR locked_until <= ${now}::timestamptz)
      FOR UPDATE
    ), known AS (
      UPDATE issuer.account a
      SET failed_attempts = n,
        locked_until = ${now}::timestamptz + make_interval(secs => (${waits}::int[])[least(n, ${waits.length}::int)])
      FROM counted WHERE a.id = counted.id
      RETURNING a.id, a.password_hash AS "passwordHash", a.is_email_verified AS "isEmailVerified"
    ), unknown AS (
      INSERT INTO public.rate_limiter_flexible AS r (key, points, expire)
      SELECT ${key}, 1, ${now}::timestamptz + make_interval(secs => ${forgotten}::int)
      WHERE NOT EXISTS (SELECT FROM issuer.account WHERE email = ${email})
      ON CONFLICT (key) DO UPDATE
      SET points = CASE WHEN r.expire < ${now}::timestamptz THEN 1 ELSE r.points + 1 END,
        expire = ${now}::timestamptz + make_interval(secs => ${forgotten}::int + CASE WHEN r.expire < ${now}::timestamptz
          THEN (${waits}::int[])[1] ELSE (${waits}::int[])[least(r.points + 1, ${waits.length}::int)] END)
      WHERE r.expire - make_interval(secs => ${forgotten}::int) <= ${now}::timestamptz
      RETURNING key
    )
    SELECT (SELECT to_json(known) FROM known) AS account,
      EXISTS (SELECT FROM known) OR EXISTS (SELECT FROM unknown) AS "isCounted",
      coalesce(
        (SELECT locked_until FROM issuer.account WHERE email = ${email}),
        (SELECT expire - make_interval(secs => ${forgotten}::int) FROM public.rate_limiter_flexible WHERE key = ${key})
      ) AS "closedUntil"`;
  if (row?.isCounted) return { account: row.account };
  const left = row?.closedUntil ? (row.closedUntil.getTime() - now.getTime()) / 1000 : 1;
  return { waitSeconds: Math.max(1, Math.ceil(left)) };
}

/** The right password ends the counting. */
export async function forgetAttempts(accountId: string): Promise<void> {
  await issuerDb.account.updateMany({ where: { id: accountId }, data: { failedAttempts: 0, lockedUntil: null } });
}

import 'server-only';
import { createHash } from 'node:crypto';
import { issuerDb } from '@/lib/issuer/database';
import { clock } from '@/lib/platform/clock';
import { ATTEMPTS_FORGOTTEN_SECONDS, waitAfter } from './rules';

/** Seconds to wait after the first, second … failure; the last one holds for all further ones. */
const waits = Array.from({ length: 16 }, (_, index) => waitAfter(index + 1));

/** Who tries: a browser in which this account was signed in before, or whoever sits at an address. */
export type From = { browser: string } | { address: string };

type Row = { isCounted: boolean; closedUntil: Date | null };

/** Neither addresses of people nor of networks are kept. */
function keyOf(email: string, from: From): string {
  const who = 'browser' in from ? `browser\n${from.browser}` : `address\n${from.address}`;
  return createHash('sha256').update(`${email}\n${who}`).digest('base64url');
}

/**
 * Counts an attempt before the password is looked at, so that parallel guesses count as well; seconds to wait where it is
 * too early for one, else 0. Whether there is such an account makes no difference, neither to the answer nor to its time.
 */
export async function takeAttempt(email: string, from: From): Promise<number> {
  const now = clock.machine();
  const key = keyOf(email, from);
  const [row] = await issuerDb.$queryRaw<Row[]>`
    WITH counted AS (
      INSERT INTO issuer.attempt AS a (key, failures, closed_until)
      VALUES (${key}, 1, ${now}::timestamptz + make_interval(secs => (${waits}::int[])[1]))
      ON CONFLICT (key) DO UPDATE SET (failures, closed_until) = (
        SELECT n, ${now}::timestamptz + make_interval(secs => (${waits}::int[])[least(n, ${waits.length}::int)])
        FROM (SELECT CASE
          WHEN a.closed_until < ${now}::timestamptz - make_interval(secs => ${ATTEMPTS_FORGOTTEN_SECONDS}::int) THEN 1
          ELSE a.failures + 1 END AS n) AS next
      )
      WHERE a.closed_until <= ${now}::timestamptz
      RETURNING key
    )
    SELECT EXISTS (SELECT FROM counted) AS "isCounted",
      (SELECT closed_until FROM issuer.attempt WHERE key = ${key}) AS "closedUntil"`;
  if (row?.isCounted) return 0;
  const left = row?.closedUntil ? (row.closedUntil.getTime() - now.getTime()) / 1000 : 1;
  return Math.max(1, Math.ceil(left));
}

/** The right password ends the counting. */
export async function forgetAttempts(email: string, from: From): Promise<void> {
  await issuerDb.attempt.deleteMany({ where: { key: keyOf(email, from) } });
}

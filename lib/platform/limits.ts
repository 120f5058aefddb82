import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** So many times in so many seconds, for each key: a person, an address, or several of them together. */
export type Limit = { name: string; key: readonly string[]; points: number; seconds: number };

/** Addresses of people are counted, not kept. */
function countedKey(key: readonly string[]): string {
  return createHash('sha256').update(key.join('\n').toLowerCase()).digest('base64url');
}

/** Counts one in the caller's transaction. Seconds to wait when it was one too many, else 0. */
async function take(tx: Transaction, { name, key, points, seconds }: Limit): Promise<number> {
  const limiter = new RateLimiterPrisma({
    storeClient: tx,
    keyPrefix: name,
    points,
    duration: seconds,
    // The worker purges them.
    clearExpiredByTimeout: false,
  });
  try {
    await limiter.consume(countedKey(key));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/**
 * Counts one for each limit: what is rolled back counts for nothing, and calls of one key wait for each other instead of
 * slipping through together. Always in the order of their names, so that they cannot block each other. Throws 429 with
 * Retry-After (seconds).
 */
export async function count(tx: Transaction, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const seconds = await take(tx, limit);
    if (seconds > 0)
      throw new AppError('tooManyRequests', { status: 429, headers: { 'Retry-After': String(seconds) } });
  }
}

/** Counts one; false when it was one too many, and nobody is refused. */
export async function isWithin(tx: Transaction, limit: Limit): Promise<boolean> {
  return (await take(tx, limit)) === 0;
}

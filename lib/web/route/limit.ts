import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

const HOUR_SECONDS = 60 * 60;

/** Accepted posts per hour: of public forms by caller and by e-mail (decisions §6), of crash reports by caller. */
const limits = { address: 20, email: 5, report: 5 } as const;

export type LimitKind = keyof typeof limits;

/** Addresses of people are counted, not kept. */
function countedKey(form: string, value: string): string {
  return `${form}:${createHash('sha256').update(value.toLowerCase()).digest('base64url')}`;
}

/**
 * Counts one post per key in the caller's transaction: what is not accepted is rolled back and counts for nothing, and
 * posts of one caller wait for each other instead of slipping through together. Always in the same order, so that they
 * cannot block each other. Throws 429 with Retry-After (seconds).
 */
export async function countPost(
  tx: Transaction,
  form: string,
  keys: Partial<Record<LimitKind, string>>,
): Promise<void> {
  for (const kind of Object.keys(limits) as LimitKind[]) {
    const value = keys[kind];
    if (!value) continue;
    const limiter = new RateLimiterPrisma({
      storeClient: tx,
      keyPrefix: kind,
      points: limits[kind],
      duration: HOUR_SECONDS,
      // The worker purges them.
      clearExpiredByTimeout: false,
    });
    try {
      await limiter.consume(countedKey(form, value));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('tooManyRequests', { status: 429, headers: { 'Retry-After': String(seconds) } });
    }
  }
}

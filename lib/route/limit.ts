import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';

const HOUR_SECONDS = 60 * 60;

/** Accepted posts per hour: of public forms by caller and by e-mail (decisions §6), of crash reports by caller. */
const limits = { address: 20, email: 5, report: 5 } as const;

export type LimitKind = keyof typeof limits;

const limiters = new Map<LimitKind, RateLimiterPrisma>();

function limiter(kind: LimitKind): RateLimiterPrisma {
  const known = limiters.get(kind);
  if (known) return known;
  const created = new RateLimiterPrisma({
    storeClient: db,
    keyPrefix: kind,
    points: limits[kind],
    duration: HOUR_SECONDS,
    // The worker purges them.
    clearExpiredByTimeout: false,
  });
  limiters.set(kind, created);
  return created;
}

/** Addresses of people are counted, not kept. */
function countedKey(form: string, value: string): string {
  return `${form}:${createHash('sha256').update(value.toLowerCase()).digest('base64url')}`;
}

/**
 * Takes one point per key and returns how to give them back when the post is not accepted after all.
 * Throws 429 with Retry-After (seconds).
 */
export async function takePoints(form: string, keys: Partial<Record<LimitKind, string>>): Promise<() => Promise<void>> {
  const taken: (() => Promise<unknown>)[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((undo) => undo()));
  };
  for (const kind of Object.keys(limits) as LimitKind[]) {
    const value = keys[kind];
    if (!value) continue;
    const key = countedKey(form, value);
    try {
      await limiter(kind).consume(key);
      taken.push(() => limiter(kind).reward(key));
    } catch (refusal) {
      await giveBack();
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await limiter(kind).reward(key);
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('tooManyRequests', { status: 429, headers: { 'Retry-After': String(seconds) } });
    }
  }
  return giveBack;
}

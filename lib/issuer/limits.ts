import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What one address may do; far more than an agency behind one line needs, for passwords are counted per account. One
 * process answers all, so memory is enough: a restart forgives.
 */
const limiters = {
  signIn: new RateLimiterMemory({ points: 3000, duration: 15 * MINUTE }),
  mailFrom: new RateLimiterMemory({ points: 200, duration: HOUR }),
  mailTo: new RateLimiterMemory({ points: 5, duration: HOUR }),
} as const;

/** Counts one; false when it was one too many. */
export async function isWithin(kind: keyof typeof limiters, key: string): Promise<boolean> {
  try {
    await limiters[kind].consume(key.toLowerCase());
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

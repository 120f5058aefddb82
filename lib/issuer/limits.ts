import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What one address may do, far more than an agency behind one line needs, and what may be done to one account or mailbox.
 * One process answers all, so memory is enough: a restart forgives.
 */
const limiters = {
  signIn: new RateLimiterMemory({ points: 3000, duration: 15 * MINUTE }),
  /**
   * Passwords tried on one account from browsers it does not know, wherever they come from: nobody reaches it alone, for an
   * address waits after five. Who does not remember theirs still comes in by a new one, which a mail brings.
   */
  strangeAttempts: new RateLimiterMemory({ points: 200, duration: HOUR }),
  mailFrom: new RateLimiterMemory({ points: 200, duration: HOUR }),
  /** By mailbox and address together: a stranger uses up nobody else's. */
  mailTo: new RateLimiterMemory({ points: 5, duration: HOUR }),
  /** To one mailbox from everywhere. The last mail's link is good, so whoever waits for one has it. */
  mailbox: new RateLimiterMemory({ points: 20, duration: HOUR }),
} as const;

/** Counts one; seconds to wait when it was one too many, else 0. */
export async function waitFor(kind: keyof typeof limiters, ...key: readonly string[]): Promise<number> {
  try {
    await limiters[kind].consume(key.join('\n').toLowerCase());
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

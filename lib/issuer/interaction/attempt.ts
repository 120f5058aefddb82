import 'server-only';
import type { Context } from 'koa';
import { type From, forgetAttempts, takeAttempt } from '@/lib/issuer/account/attempts';
import { verifyPassword } from '@/lib/issuer/account/passwords';
import { type Credentials, getCredentials } from '@/lib/issuer/account/queries';
import { browserKnownTo, rememberBrowser } from '@/lib/issuer/known-browser';
import { waitFor } from '@/lib/issuer/limits';
import type { Problem } from '@/lib/issuer/pages/parts';
import { addressOf } from '@/lib/issuer/visit';

export type Tried = { account: Credentials } | { problem: Problem; status: 422 | 429 };

/** A refusal that ends, with its `Retry-After`; the page says the same in minutes. */
export function later(ctx: Context, key: 'busy' | 'locked' | 'tooManyMails', seconds: number) {
  ctx.set('Retry-After', String(seconds));
  return { problem: { key, minutes: Math.ceil(seconds / 60) }, status: 429 } as const;
}

/**
 * One try of a password, counted before it is looked at: by the browser where the account is known in it, else by address
 * and, beyond what one address reaches, by account. The right one ends the counting and makes the browser known.
 */
export async function tryPassword(ctx: Context, email: string, password: string): Promise<Tried> {
  const address = addressOf(ctx);
  const busy = await waitFor('signIn', address);
  if (busy > 0) return later(ctx, 'busy', busy);
  const account = await getCredentials(email);
  const browser = browserKnownTo(ctx, account);
  const from: From = browser ? { browser } : { address };
  const wait = (await takeAttempt(email, from)) || (browser ? 0 : await waitFor('strangeAttempts', email));
  if (wait > 0) return later(ctx, 'locked', wait);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!isRight || !account) return { problem: { key: 'wrong' }, status: 422 };
  await forgetAttempts(email, from);
  // An account nobody has confirmed may still become somebody else's.
  if (account.isEmailVerified) rememberBrowser(ctx, account);
  return { account };
}

/** Whether a mail may go to somebody whom the one at this address has named: seconds to wait, else 0. */
export async function waitForMail(ctx: Context, email: string): Promise<number> {
  return (await waitFor('mailTo', email, addressOf(ctx))) || (await waitFor('mailbox', email));
}

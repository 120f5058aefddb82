import 'server-only';
import { cache } from 'react';
import { getSignedIn, type SignedIn } from '@/lib/people/viewer/queries';
import { clock } from '@/lib/platform/clock';
import { freshTokens, needsRefresh } from './fresh';
import { openClaims } from './sealed';

/** Once per page render, however many components ask; in a route handler every call looks. */
const find = cache(getSignedIn);

type Opened = { sid: string; sub: string; endsAt: number };

/** The latest cookies that were genuine: opening one costs more than the look-up it leads to. */
const opened = new Map<string, Opened>();
const MOST_OPENED = 1000;

async function open(value: string): Promise<Opened | null> {
  const claims = await openClaims(value);
  if (typeof claims?.sid !== 'string' || typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return null;
  const found = { sid: claims.sid, sub: claims.sub, endsAt: claims.exp * 1000 };
  const [oldest] = opened.keys();
  if (opened.size >= MOST_OPENED && oldest !== undefined) opened.delete(oldest);
  opened.set(value, found);
  return found;
}

/**
 * The session's id and the subject a cookie's value names; null when it is forged or too old. Says nothing of whether
 * the session is still there: only the database knows that.
 */
export async function openSessionCookie(value: string | undefined): Promise<{ sid: string; sub: string } | null> {
  if (!value) return null;
  const found = opened.get(value) ?? (await open(value));
  if (!found || found.endsAt <= clock.machine().getTime()) return null;
  return { sid: found.sid, sub: found.sub };
}

/**
 * The session a cookie's value names; null when it is forged, ended, of another person or of another host. The cookie
 * holds the session's id and the subject, nothing else. One look-up; about once in the life of an access token the
 * issuer is asked as well, so that an account closed there is closed here.
 */
export async function readSession(value: string | undefined, host: string): Promise<SignedIn | null> {
  const cookie = await openSessionCookie(value);
  if (!cookie) return null;
  const found = await find(cookie.sid);
  if (!found || found.viewer.subject !== cookie.sub || found.host !== host) return null;
  if (needsRefresh(found.tokenExpiresAt) && (await freshTokens(found.sessionId)).state === 'ended') return null;
  return found;
}

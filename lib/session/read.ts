import 'server-only';
import { decode } from 'next-auth/jwt';
import { cache } from 'react';
import { env } from '@/lib/env';
import { getSignedIn, type SignedIn } from '@/lib/viewer/queries';
import { freshTokens, needsRefresh } from './fresh';

/** Once per page render, however many components ask; in a route handler every call looks. */
const find = cache(getSignedIn);

/** The session's id and the subject a cookie's value names; null when it is forged or too old. */
export async function openSessionCookie(value: string | undefined): Promise<{ sid: string; sub: string } | null> {
  if (!value || !env.APP_SECRET) return null;
  const claims = await decode({ token: value, secret: env.APP_SECRET }).catch(() => null);
  if (typeof claims?.sid !== 'string' || typeof claims.sub !== 'string') return null;
  return { sid: claims.sid, sub: claims.sub };
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

import 'server-only';
import { decode } from 'next-auth/jwt';
import { cache } from 'react';
import { env } from '@/lib/env';
import { getSignedIn, type SignedIn } from '@/lib/viewer/queries';

/** Once per page render, however many components ask. */
const find = cache(getSignedIn);

/**
 * The session a cookie's value names; null when it is forged, ended, of another person or of another host. The cookie
 * holds the session's id and the subject, nothing else.
 */
export async function readSession(value: string | undefined, host: string): Promise<SignedIn | null> {
  if (!value || !env.APP_SECRET) return null;
  const claims = await decode({ token: value, secret: env.APP_SECRET }).catch(() => null);
  if (typeof claims?.sid !== 'string' || typeof claims.sub !== 'string') return null;
  const found = await find(claims.sid);
  return found && found.viewer.subject === claims.sub && found.host === host ? found : null;
}

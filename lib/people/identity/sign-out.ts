import 'server-only';
import { clientOf, issuerMetadata } from '@/lib/people/openid/issuer';
import { expiredCookie, readCookie, readSessionCookie, sessionCookieName } from '@/lib/people/session/cookie';
import { openSessionCookie } from '@/lib/people/session/read';
import { openClaims, sealClaims } from '@/lib/people/session/sealed';
import { hostCookie } from '@/lib/platform/addresses/cookies';
import { paths } from '@/lib/platform/addresses/paths';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { checkOrigin } from '@/lib/platform/request/body';
import type { RequestContext } from '@/lib/platform/request/context';
import { seeOther } from './redirect';
import { signInPageOf } from './rules';
import type { EndedSession } from './types';

/** Long enough for the one redirect it is made for. */
const TICKET_SECONDS = 120;
const TICKET_SALT = 'sign-out';

function ticketName(isHttps: boolean): string {
  return hostCookie('alpenglow.leaving', isHttps);
}

/**
 * `POST /api/sign-out`: the session ends here and on the other hosts, then the browser is to open `GET` of the same
 * address, which leads on to the issuer. JSON gets `{ url }`, a form is redirected. Signed out already: the same.
 */
export async function leave(
  request: Request,
  context: RequestContext,
  end: (sessionId: string) => Promise<boolean>,
): Promise<Response> {
  checkOrigin(request);
  const isHttps = context.origin.startsWith('https:');
  const session = await openSessionCookie(readSessionCookie(request.headers.get('cookie'), isHttps));
  const cookies = [expiredCookie(sessionCookieName(isHttps), isHttps)];
  if (session && (await end(session.sid))) {
    const token = await sealClaims({ sid: session.sid }, { salt: TICKET_SALT, maxAge: TICKET_SECONDS });
    const attributes = `Path=/; Max-Age=${TICKET_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
    cookies.push(`${ticketName(isHttps)}=${token}; ${attributes}`);
  }
  const url = paths.api.signOut();
  if (!request.headers.get('accept')?.includes('application/json')) return seeOther(url, cookies);
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify({ url }), { headers });
}

/**
 * `GET /api/sign-out`: on to the issuer's own sign-out, which returns to the sign-in page. Here and not in the answer of
 * the POST, because the address carries the id token, and no token may be read by a script.
 */
export async function leaveIssuer(
  request: Request,
  context: RequestContext,
  take: (sessionId: string) => Promise<EndedSession | null>,
): Promise<Response> {
  const isHttps = context.origin.startsWith('https:');
  const ticket = readCookie(request.headers.get('cookie'), ticketName(isHttps));
  const claims = ticket ? await openClaims(ticket, TICKET_SALT) : null;
  const ended = typeof claims?.sid === 'string' ? await take(claims.sid) : null;
  const cookies = [expiredCookie(ticketName(isHttps), isHttps)];
  if (!ended) return seeOther(signInPageOf('agency'), cookies);
  return seeOther((await endSessionAddress(ended, context)) ?? signInPageOf(ended.door), cookies);
}

/** RP-initiated logout; null for an issuer that has none, or is down: its own session then ends by itself. */
async function endSessionAddress({ door, idToken }: EndedSession, context: RequestContext): Promise<string | null> {
  try {
    const { end_session_endpoint } = await issuerMetadata();
    if (!end_session_endpoint) return null;
    const url = new URL(end_session_endpoint);
    url.searchParams.set('client_id', clientOf(door).id);
    url.searchParams.set('id_token_hint', idToken);
    url.searchParams.set('post_logout_redirect_uri', `${context.origin}${signInPageOf(door)}`);
    url.searchParams.set('ui_locales', context.locale);
    return url.href;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ requestId: context.requestId, reason: error.message }, 'sign-out');
    return null;
  }
}

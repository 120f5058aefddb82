import 'server-only';
import { z } from 'zod';
import { AFFILIATE_COOKIE, affiliateIdOf } from '@/lib/people/affiliate/rules';
import { type SignInClient, signInClients } from '@/lib/people/openid/clients';
import { issuerMetadata } from '@/lib/people/openid/issuer';
import { expiredCookie, readCookie, readSessionCookie, sessionCookieName } from '@/lib/people/session/cookie';
import { openSessionCookie, readSession } from '@/lib/people/session/read';
import { requestedLocale } from '@/lib/platform/addresses/locale';
import { paths } from '@/lib/platform/addresses/paths';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locale';
import { log } from '@/lib/platform/log';
import type { RequestContext } from '@/lib/platform/request/context';
import { hasDemonstrationSignIn } from './demonstration';
import { askNextAuth, type Claims, flowCookieNames, type IssuedTokens } from './next-auth';
import { seeOther } from './redirect';
import {
  errorOfExchange,
  errorOfIssuer,
  homeOf,
  isFollowedLink,
  isFromOurPage,
  isSignInError,
  type Landing,
  landingOf,
  returnPath,
  type SignInError,
  signInPageOf,
} from './rules';

const ALIVE_MILLISECONDS = 5_000;

const startSchema = z.object({
  door: z.enum(signInClients).default('agency').catch('agency'),
  callbackUrl: z.string().optional().catch(undefined),
  prompt: z.enum(['create', 'login', 'select_account']).optional().catch(undefined),
  login_hint: z.string().max(254).optional().catch(undefined),
  invited: z.string().max(1000).optional().catch(undefined),
  demonstration: z.literal('true').optional().catch(undefined),
});

function isHttpsOf({ origin }: RequestContext): boolean {
  return origin.startsWith('https:');
}

const unreachable = () => {
  throw new Error('Nobody signs in before the issuer has answered.');
};

/** `GET /api/sign-in`: 303 to the issuer, with state, nonce and PKCE verifier in cookies of this browser. */
export async function startSignIn(request: Request, context: RequestContext): Promise<Response> {
  const asked = startSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { door } = asked;
  const isDemonstrationSignIn = hasDemonstrationSignIn && asked.demonstration !== undefined;
  const callbackUrl = returnPath(asked.callbackUrl);
  const affiliateId = affiliateIdOf(readCookie(request.headers.get('cookie'), AFFILIATE_COOKIE));
  const back = (error?: SignInError) => seeOther(signInPageOf(door, { callbackUrl: callbackUrl ?? undefined, error }));
  const isPlain = !asked.prompt && !asked.login_hint && !isDemonstrationSignIn;
  if (!isFromOurPage(request.headers) && !(isPlain && isFollowedLink(request.headers))) return back();
  try {
    // Nobody is sent to an issuer that does not answer.
    const metadata = await issuerMetadata(ALIVE_MILLISECONDS);
    const circumstances = {
      door,
      origin: context.origin,
      metadata,
      onSignedIn: unreachable,
      onFailure: (error: unknown) => log.error({ err: error, requestId: context.requestId }, 'sign-in'),
    };
    const csrf = await askNextAuth(circumstances, { method: 'GET', action: ['csrf'], cookies: {} });
    const names = flowCookieNames(isHttpsOf(context));
    const cookie = readCookie(csrf.setCookies.map((set) => set.split(';')[0]).join(';'), names.csrfToken) ?? '';
    const { csrfToken } = z.object({ csrfToken: z.string() }).parse(csrf.body);
    const answer = await askNextAuth(circumstances, {
      method: 'POST',
      action: ['signin', door],
      // Everything in here becomes a parameter of the authorization request.
      query: {
        ui_locales: context.locale,
        ...(asked.prompt ? { prompt: asked.prompt } : {}),
        // Nobody but our own issuer can open it.
        ...(asked.invited && env.EMBEDDED_ISSUER_URL ? { invited: asked.invited } : {}),
        ...(affiliateId ? { affiliate: affiliateId } : {}),
        ...(asked.login_hint ? { login_hint: asked.login_hint } : {}),
        // `login` even when somebody else has a session at the issuer: the person who was clicked is to be signed in.
        ...(isDemonstrationSignIn ? { demonstration: 'true', prompt: 'login' } : {}),
      },
      body: { csrfToken, callbackUrl: `${context.origin}${callbackUrl ?? paths.landing()}` },
      cookies: { [names.csrfToken]: cookie },
    });
    if (!answer.location?.startsWith(metadata.authorization_endpoint)) return back('failed');
    // The issuer accepts a one-click sign-in only from our own hosts, and learns the host from this header.
    return seeOther(answer.location, answer.setCookies, isDemonstrationSignIn ? 'origin' : 'no-referrer');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ requestId: context.requestId, reason: error.message }, 'sign-in');
    return back('unavailable');
  }
}

/** A verified return from the issuer: who signed in, with which tokens, at which client. */
export type Arrival = {
  door: SignInClient;
  claims: Claims;
  tokens: IssuedTokens;
  host: string;
  affiliateId: string | null;
  /** Of the page they came from. */
  locale: Locale;
  /** The session this browser had on the host until now; it ends. */
  replaces: string | null;
};

/** The stored session, and who has it. */
export type Arrived = { sid: string; sub: string; person: Landing };

/**
 * The return from the issuer: a session and on to where the person was going, or to the sign-in page with a reason.
 *
 * @param record stores the session (lib/people/identity/commands); called once, after everything was verified.
 */
export async function finishSignIn(
  request: Request,
  context: RequestContext,
  door: SignInClient,
  record: (arrival: Arrival) => Promise<Arrived>,
): Promise<Response> {
  const isHttps = isHttpsOf(context);
  const { host } = new URL(context.origin);
  const header = request.headers.get('cookie');
  const before = readSessionCookie(header, isHttps);
  const names = flowCookieNames(isHttps);
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  // Of the embedded issuer's own pages.
  const lang = requestedLocale(searchParams) ?? undefined;
  const asked = readCookie(header, names.callbackUrl);
  const returned = asked?.startsWith(`${context.origin}/`) ? returnPath(asked.slice(context.origin.length)) : null;
  // Nowhere in particular: where their role is at home.
  const target = returned === paths.landing() ? null : returned;
  let home = homeOf(door);
  const forget = Object.values(names).map((name) => expiredCookie(name, isHttps));
  const refuse = async (reason: SignInError) => {
    // A return that comes twice, or the second of two tabs: whoever is signed in simply goes on.
    if (reason === 'expired' && (await readSession(before, host))) return seeOther(target ?? home, forget);
    return seeOther(signInPageOf(door, { callbackUrl: target ?? undefined, error: reason, lang }), forget);
  };

  if (query.error) return refuse(errorOfIssuer(query.error));
  let failure: SignInError | null = null;
  const cookies = Object.fromEntries(
    [names.state, names.nonce, names.pkceCodeVerifier].flatMap((name) => {
      const value = readCookie(header, name);
      return value ? [[name, value]] : [];
    }),
  );
  try {
    const answer = await askNextAuth(
      {
        door,
        origin: context.origin,
        metadata: await issuerMetadata(),
        onSignedIn: async (claims, tokens) => {
          const replaces = (await openSessionCookie(before))?.sid ?? null;
          const affiliateId = readCookie(header, AFFILIATE_COOKIE) ?? null;
          const { sid, sub, person } = await record({
            ...{ door, claims, tokens, host, affiliateId, replaces },
            locale: context.locale,
          });
          home = landingOf(door, person);
          return { sid, sub };
        },
        onFailure: (error) => {
          failure ??= error instanceof AppError && isSignInError(error.code) ? error.code : errorOfExchange(error);
          if (failure === 'failed') log.error({ err: error, requestId: context.requestId }, 'sign-in');
        },
      },
      { method: 'GET', action: ['callback', door], query, cookies },
    );
    const session = answer.setCookies.filter((set) => set.startsWith(`${sessionCookieName(isHttps)}=`));
    // Refused before the exchange: the state of another browser, or none.
    if (session.length !== 1) return refuse(failure ?? 'expired');
    return seeOther(target ?? home, [...forget, expiredCookie(AFFILIATE_COOKIE, isHttps), ...session]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ requestId: context.requestId, reason: error.message }, 'sign-in');
    return refuse('unavailable');
  }
}

import 'server-only';
import NextAuth, { type AuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import type { SignInClient } from '@/lib/people/openid/clients';
import { clientOf, type IssuerMetadata, idTokenSignature, internalUrl, usesPost } from '@/lib/people/openid/issuer';
import { SESSION_SECONDS, sessionCookieName } from '@/lib/people/session/cookie';
import { hostCookie } from '@/lib/platform/addresses/cookies';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { returnPathOf, SIGN_IN_SECONDS } from './rules';

const EXCHANGE_MILLISECONDS = 10_000;
/** Where somebody was going outlives the rest of the sign-in: whoever comes back too late begins anew and still gets there. */
const RETURN_SECONDS = 24 * 60 * 60;

/** What an id token says of a person; anything may be missing. */
export type Claims = {
  sub: string;
  sid?: unknown;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  locale?: unknown;
  /** The embedded issuer's: through whose page the account was made. */
  affiliate?: unknown;
};

export type IssuedTokens = {
  access_token?: string;
  refresh_token?: string;
  id_token?: string;
  /** Seconds since 1970. */
  expires_at?: number;
};

type Circumstances = {
  door: SignInClient;
  /** Scheme, host and port of the visitor; middleware has checked the host. */
  origin: string;
  metadata: IssuerMetadata;
  /** Called once the code is exchanged and the id token verified; what it returns is all the cookie holds. */
  onSignedIn: (claims: Claims, tokens: IssuedTokens) => Promise<{ sid: string; sub: string }>;
  /** Told what went wrong; next-auth itself only says that something did. */
  onFailure: (error: unknown) => void;
};

/** Cookies of a sign-in under way; none begins with the name of the session's. */
export function flowCookieNames(isHttps: boolean) {
  const prefix = hostCookie('alpenglow', isHttps);
  return {
    callbackUrl: `${prefix}.return`,
    csrfToken: `${prefix}.csrf`,
    pkceCodeVerifier: `${prefix}.pkce`,
    state: `${prefix}.state`,
    nonce: `${prefix}.nonce`,
  } as const;
}

function cookiesOf(isHttps: boolean): AuthOptions['cookies'] {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps } as const;
  const flow = Object.entries(flowCookieNames(isHttps)).map(([kind, name]) => {
    const maxAge = kind === 'callbackUrl' ? RETURN_SECONDS : SIGN_IN_SECONDS;
    return [kind, { name, options: { ...options, maxAge } }];
  });
  return { ...Object.fromEntries(flow), sessionToken: { name: sessionCookieName(isHttps), options } };
}

function providerOf({ door, origin, metadata, onFailure }: Circumstances): OAuthConfig<Claims> {
  const redirectUri = `${origin}${returnPathOf(door)}`;
  const { id, secret } = clientOf(door);
  return {
    id: door,
    name: door,
    type: 'oauth',
    issuer: metadata.issuer,
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    clientId: id,
    clientSecret: secret,
    client: {
      id_token_signed_response_alg: idTokenSignature(metadata),
      token_endpoint_auth_method: usesPost(metadata) ? 'client_secret_post' : 'client_secret_basic',
    },
    jwks_endpoint: internalUrl(metadata.jwks_uri),
    authorization: {
      url: metadata.authorization_endpoint,
      params: { scope: env.OIDC_SCOPE, redirect_uri: redirectUri },
    },
    token: {
      url: internalUrl(metadata.token_endpoint),
      // next-auth would send its own return address.
      async request({ client, params, checks }) {
        try {
          if (metadata.authorization_response_iss_parameter_supported && !params.iss) {
            throw new AppError('refused', { detail: 'the answer does not say which issuer it comes from' });
          }
          return { tokens: await client.callback(redirectUri, params, checks) };
        } catch (error) {
          onFailure(error);
          throw error;
        }
      },
    },
    httpOptions: { timeout: EXCHANGE_MILLISECONDS },
    profile: ({ sub }) => ({ id: sub }),
  };
}

function optionsOf(circumstances: Circumstances): AuthOptions {
  const { origin, onSignedIn, onFailure } = circumstances;
  const isHttps = origin.startsWith('https:');
  return {
    secret: env.APP_SECRET,
    providers: [providerOf(circumstances)],
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    jwt: { maxAge: SESSION_SECONDS },
    useSecureCookies: isHttps,
    cookies: cookiesOf(isHttps),
    callbacks: {
      // Only addresses that lib/people/identity/rules has passed come here.
      redirect: ({ url }) => (url.startsWith(`${origin}/`) ? url : origin),
      async jwt({ account, profile }) {
        try {
          if (!account || !profile) throw new Error('Sessions are not renewed here.');
          return await onSignedIn(profile as Claims, account as IssuedTokens);
        } catch (error) {
          onFailure(error);
          throw error;
        }
      },
    },
    logger: {
      error: (code, detail) =>
        log.warn({ code, reason: detail instanceof Error ? detail.message : detail.error?.message }, 'sign-in'),
      warn: (code) => log.debug({ code }, 'sign-in'),
      debug: () => {},
    },
  };
}

type Question = {
  method: 'GET' | 'POST';
  action: readonly string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies: Record<string, string>;
};

type NextAuthAnswer = { location: string | null; setCookies: string[]; body: unknown };

/**
 * next-auth as a function: question in, redirect and cookies out. It has no route of its own: only `/api/sign-in` and
 * the return points call it.
 */
export async function askNextAuth(circumstances: Circumstances, question: Question): Promise<NextAuthAnswer> {
  const { host, protocol } = new URL(circumstances.origin);
  const headers = new Map<string, unknown>();
  let body: unknown = null;
  const take = (sent: unknown) => {
    body = sent;
  };
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader(name: string, value: unknown) {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    json: take,
    send: take,
    end: () => {},
  };
  const request = {
    method: question.method,
    query: { ...question.query, nextauth: question.action },
    body: question.body ?? {},
    cookies: question.cookies,
    headers: { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') },
  };
  await NextAuth(request as never, response as never, optionsOf(circumstances));
  const location = headers.get('location');
  return {
    location: typeof location === 'string' ? location : null,
    setCookies: (headers.get('set-cookie') as string[] | undefined) ?? [],
    body,
  };
}

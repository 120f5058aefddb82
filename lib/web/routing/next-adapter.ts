import { type NextRequest, NextResponse } from 'next/server';
import { readCookies } from '@/lib/platform/addresses/cookies';
import type { HostsConfig } from '@/lib/platform/addresses/hosts';
import type { RedirectDecision, RequestContext, RoutingRequest } from '@/lib/platform/addresses/types';
import { isHttps } from '@/lib/platform/request/scheme';
import { ASKED_HEADER, CONTEXT_PREFIX, contextHeaders } from './context-headers';
import { decide } from './decide';
import { isPassThrough } from './pass-through';
import { emptyIndex, type PublishedIndex } from './published';
import { bareHeaders, framedFileHeaders, securityHeaders } from './security-headers';

const FRAMED = /^\/partner\/(?:offers\/[^/]+\/preview|studio)(?:\?|$)/;

const FRAMED_FILE = /^\/api\/studio\/[^/]+$/;

/** How a request speaks of itself, whoever reads it. */
export type Asked = {
  method: string;
  path: string;
  searchParams: URLSearchParams;
  header: (name: string) => string | null;
};

export type Dependencies = {
  getIndex: () => Promise<PublishedIndex>;
  hosts: HostsConfig;
  hasMailbox?: boolean;
  isDevelopment: boolean;
  mapOrigins: readonly string[];
  hasPayments?: boolean;
  hasChat?: boolean;
  /** Where the embedded issuer listens (loopback); null when another issuer is configured. */
  issuerUrl: string | null;
  /** The public origin of whichever issuer it is. */
  issuerOrigin?: string | null;
};

const POLICY = 'Content-Security-Policy';

/** Next's request → `decide` → Next's response. The only place of routing that knows Next. */
export function createMiddleware(dependencies: Dependencies) {
  const { getIndex, hosts, hasMailbox, isDevelopment, mapOrigins, issuerUrl, issuerOrigin } = dependencies;
  const { hasPayments, hasChat } = dependencies;
  return async function middleware(request: NextRequest): Promise<NextResponse> {
    const asked = routingRequest(
      {
        method: request.method,
        path: request.nextUrl.pathname,
        searchParams: request.nextUrl.searchParams,
        header: (name) => request.headers.get(name),
      },
      hosts.trustProxy,
    );
    // Files and API answer even while the index cannot be read.
    const index = isPassThrough(asked.rawPath) ? emptyIndex : await getIndex();
    const decision = decide(asked, { index, hosts, hasMailbox });
    const isSafe = asked.protocol === 'https';

    if (decision.kind === 'refuse') {
      const headers = { ...bareHeaders(isSafe), 'Cache-Control': 'no-store', ...decision.headers };
      return new NextResponse(null, { status: decision.status, headers });
    }
    if (decision.kind === 'redirect') return redirect(request, decision, bareHeaders(isSafe));

    const path = asked.rawPath + request.nextUrl.search;
    if (decision.kind === 'issuer') {
      if (issuerUrl === null) return new NextResponse(null, { status: 404, headers: bareHeaders(isSafe) });
      const url = new URL(path, issuerUrl);
      return NextResponse.rewrite(url, { request: { headers: withContext(request.headers, decision.context, path) } });
    }

    const nonce = btoa(crypto.randomUUID());
    const secured = securityHeaders(decision.context.surface, {
      isHttps: isSafe,
      isDevelopment,
      nonce,
      mapOrigins,
      hasPayments,
      hasChat,
      issuerOrigin,
      isFramed: FRAMED.test(path),
    });
    const requestHeaders = withContext(request.headers, decision.context, path);
    // Next reads the nonce for its own scripts from here; what a client sent under the name is overwritten or dropped.
    if (decision.context.surface === 'agency') requestHeaders.set(POLICY, secured[POLICY] ?? '');
    else requestHeaders.delete(POLICY);
    // What middleware sets wins over what a route says of its own answer.
    const ofFile = FRAMED_FILE.test(asked.rawPath) ? framedFileHeaders(isSafe) : {};
    const own = asked.rawPath.startsWith('/api/') ? ofFile : secured;
    const answer = { request: { headers: requestHeaders }, headers: { ...own, ...decision.headers } };
    if (decision.kind === 'pass') return NextResponse.next(answer);
    const url = new URL(request.nextUrl.href);
    url.pathname = decision.pathname;
    return NextResponse.rewrite(url, { ...answer, status: decision.status });
  };
}

export function routingRequest({ method, path, searchParams, header }: Asked, trustProxy: boolean): RoutingRequest {
  return {
    method,
    host: header('host') ?? '',
    forwardedHost: header('x-forwarded-host'),
    protocol: isHttps(header('x-forwarded-proto'), trustProxy) ? 'https' : 'http',
    rawPath: header(ASKED_HEADER) ?? path,
    searchParams,
    cookies: readCookies(header('cookie')),
    acceptLanguage: header('accept-language'),
    userAgent: header('user-agent'),
    referer: header('referer'),
  };
}

/**
 * Built from `nextUrl` as a plain URL: its origin, always localhost, lets Next send a relative Location, while its own
 * `clone()` would put the trailing slash we are removing back on (an endless redirect).
 */
function redirect(request: NextRequest, decision: RedirectDecision, secured: Record<string, string>): NextResponse {
  const { location, toHost, status, cookies } = decision;
  const base = toHost === null ? request.nextUrl.href : `https://${toHost}`;
  const response = NextResponse.redirect(new URL(location, base), {
    status,
    headers: { ...secured, ...decision.headers },
  });
  for (const { name, value, maxAgeSeconds, secure } of cookies) {
    response.cookies.set({ name, value, maxAge: maxAgeSeconds, secure, path: '/', sameSite: 'lax', httpOnly: true });
  }
  return response;
}

/** Whatever a client sent under our prefix is dropped. */
function withContext(received: Headers, context: RequestContext, path: string): Headers {
  const headers = new Headers(received);
  for (const name of received.keys()) if (name.startsWith(CONTEXT_PREFIX)) headers.delete(name);
  for (const [name, value] of Object.entries(contextHeaders(context, path))) headers.set(name, value);
  return headers;
}

import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookies } from '@/lib/platform/addresses/cookies';
import type { HostsConfig } from '@/lib/platform/addresses/hosts';
import type { RoutingRequest } from '@/lib/platform/addresses/types';
import { isHttps } from '@/lib/platform/request/scheme';
import { ASKED_HEADER, CONTEXT_PREFIX, contextHeaders, DECIDED_HEADER } from '@/lib/web/routing/context-headers';
import { decide } from '@/lib/web/routing/decide';
import type { PublishedIndex } from '@/lib/web/routing/published';
import { securityHeaders } from '@/lib/web/routing/security-headers';

type Dependencies = {
  /** Null while the addresses must be read first. */
  presentIndex: () => PublishedIndex | null;
  hosts: HostsConfig;
  hasMailbox?: boolean;
  mapOrigins: readonly string[];
};

/** Paths that mean the same to every parser of addresses: nothing encoded, no dots, no doubled slash, no query. */
const PLAIN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
/** Requests of Next's router and its own revalidations want more than a page; a path that was sent otherwise wants less. */
const OTHER_REQUESTS = [
  ASKED_HEADER,
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'next-action',
  'x-nextjs-data',
  'x-prerender-revalidate',
];
const NO_PARAMETERS = new URLSearchParams();
const POLICY = 'content-security-policy';

/** Before anything else: what only we may say about a request is not taken from outside. */
export function forgetDecisions({ headers }: IncomingMessage): void {
  delete headers[DECIDED_HEADER];
}

/**
 * The usual request, a storefront page by its own plain address, decided before Next sees it: half of what a cached page
 * costs is the way through middleware. Everything else, and everything in doubt, is left to middleware, which decides by
 * the same `decide`.
 */
export function createFrontDoor({ presentIndex, hosts, hasMailbox, mapOrigins }: Dependencies) {
  const secured = (isSafe: boolean) =>
    Object.entries(securityHeaders('storefront', { isHttps: isSafe, isDevelopment: false, nonce: '', mapOrigins }));
  const securedBy = { http: secured(false), https: secured(true) };

  return function decideEarly(request: IncomingMessage, response: ServerResponse): void {
    const asked = plainRequest(request, hosts.trustProxy);
    const index = asked && presentIndex();
    if (!asked || !index) return;
    const decision = decide(asked, { index, hosts, hasMailbox });
    if (decision.kind !== 'rewrite' || decision.status !== 200 || decision.context.surface !== 'storefront') return;

    request.url = decision.pathname;
    const { headers } = request;
    for (const name of Object.keys(headers)) if (name.startsWith(CONTEXT_PREFIX)) delete headers[name];
    delete headers[POLICY];
    Object.assign(headers, contextHeaders(decision.context, asked.rawPath), { [DECIDED_HEADER]: '1' });
    for (const [name, value] of securedBy[asked.protocol]) response.setHeader(name, value);
    for (const name in decision.headers) response.setHeader(name, decision.headers[name] as string);
  };
}

/** The request as routing sees it, or null when only Next can read it. */
function plainRequest(request: IncomingMessage, trustProxy: boolean): RoutingRequest | null {
  const { method, url, headers } = request;
  if (method !== 'GET' || url === undefined || !PLAIN_PATH.test(url)) return null;
  for (const name of OTHER_REQUESTS) if (headers[name] !== undefined) return null;
  return {
    method,
    host: headers.host ?? '',
    forwardedHost: headers['x-forwarded-host']?.toString() ?? null,
    protocol: isHttps(headers['x-forwarded-proto'], trustProxy) ? 'https' : 'http',
    rawPath: url,
    searchParams: NO_PARAMETERS,
    cookies: readCookies(headers.cookie),
    acceptLanguage: headers['accept-language'] ?? null,
    userAgent: headers['user-agent'] ?? null,
  };
}

import type { Locale } from '@/lib/platform/i18n/locale';

export type { Locale };
export type Surface = 'storefront' | 'agency';

/** What a decision needs of a request; nothing of Next's. */
export type RoutingRequest = {
  method: string;
  /** The Host header as sent, port included; '' when there is none. */
  host: string;
  forwardedHost: string | null;
  protocol: 'http' | 'https';
  /** As sent, percent-encoded, without the query. */
  rawPath: string;
  searchParams: URLSearchParams;
  cookies: Readonly<Record<string, string>>;
  acceptLanguage: string | null;
  userAgent: string | null;
  /** The address the link stood on, where the browser says it. */
  referer?: string | null;
};

export type RequestContext = {
  surface: Surface;
  /** Id of the brand profile the host stands for; a signed-in user's company may change it later. */
  brand: string;
  isDemo: boolean;
  isLocal: boolean;
  locale: Locale;
  /** False on partner-brand, demo and local hosts. A page may still be `noindex` of its own. */
  indexable: boolean;
  /** The public name of this host: without port and `.localhost`, `www.` in front of a bare storefront domain. */
  publicHost: string;
};

type ResponseHeaders = Readonly<Record<string, string>>;

type RoutingCookie = { name: string; value: string; maxAgeSeconds: number; secure: boolean };

export type RewriteDecision = {
  kind: 'rewrite';
  /** Internal path of the app router; the query stays as it came. */
  pathname: string;
  status: 200 | 404 | 410;
  context: RequestContext;
  headers: ResponseHeaders;
};

export type RedirectDecision = {
  kind: 'redirect';
  /** Path and query only; always begins with exactly one slash. */
  location: string;
  status: 301 | 303 | 307 | 308;
  /** Set only when a bare domain moves to its own `www.`; everything else stays on the host that was asked. */
  toHost: string | null;
  cookies: readonly RoutingCookie[];
  headers: ResponseHeaders;
};

/**
 * Malformed host 400, unknown or contradicted host 421, a page asked for by another method than reading it 405; the
 * answer has no body and repeats nothing of the request.
 */
type RefuseDecision = { kind: 'refuse'; status: 400 | 405 | 421; headers?: ResponseHeaders };

/** API, files and Next's own paths: served where they are, with the context in the request headers. */
type PassDecision = { kind: 'pass'; context: RequestContext; headers: ResponseHeaders };

/** The identity server's pages and endpoints, answered by its own process. */
type IssuerDecision = { kind: 'issuer'; context: RequestContext };

export type RoutingDecision = RewriteDecision | RedirectDecision | RefuseDecision | PassDecision | IssuerDecision;

import { hasSessionCookie } from '@/lib/people/session/cookie';
import { type HostsConfig, type ResolvedHost, resolveHost } from '@/lib/platform/addresses/hosts';
import {
  isBot,
  keptQuery,
  LANGUAGE_PARAMETER,
  localeCookie,
  requestedLocale,
  resolveLocale,
} from '@/lib/platform/addresses/locale';
import { internalPath, join, paths, translatePath } from '@/lib/platform/addresses/paths';
import type {
  RedirectDecision,
  RequestContext,
  RewriteDecision,
  RoutingDecision,
  RoutingRequest,
} from '@/lib/platform/addresses/types';
import { resolveAgency } from './agency';
import { isPassThrough } from './pass-through';
import type { PublishedIndex } from './published';
import { type ReadPath, readPath } from './read-path';
import { type Outcome, resolveStorefront, unknownPage } from './storefront';

const PROPERTY_PARAMETER = 'propertyId';
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** One request → what to do with it. Pure, never throws, at most two redirects in a row (rule 1.9). */
export function decide(
  request: RoutingRequest,
  { index, hosts, hasMailbox }: { index: PublishedIndex; hosts: HostsConfig; hasMailbox?: boolean },
): RoutingDecision {
  const host = resolveHost(request.host, request.forwardedHost, hosts);
  if ('refused' in host) return { kind: 'refuse', status: host.refused };

  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const wanted = isRead ? requestedLocale(request.searchParams) : null;
  const context = contextOf(host, wanted ?? resolveLocale(request, host.suffixLocale));

  const path = readPath(request.rawPath);
  if (isPassThrough(request.rawPath)) return pass(request, path, host, context);
  if (path === null) return rewrite(unknownPage, context);
  if (host.surface === 'agency' && isIssuer(request.rawPath)) return { kind: 'issuer', context };
  if (host.surface === 'agency' && callbacks.includes(request.rawPath)) return pass(request, path, host, context);

  const found =
    host.surface === 'storefront'
      ? resolveStorefront(path, request.searchParams.get(PROPERTY_PARAMETER), { ...context, index, hasMailbox })
      : agencyPage(request, path, isRead);
  const outcome = inItsOwnSpelling(found, path);
  const isMove = outcome.kind === 'move';
  const here = isMove ? outcome.path : join(path.original);
  const status = isMove ? (outcome.status === 301 && !isRead ? 308 : outcome.status) : 308;
  const dependsOnLocale = isMove && outcome.dependsOnLocale;
  const keepsLanguage = host.movesTo !== null || isLanguageVersion(request, host);
  const query = wanted !== null && !keepsLanguage ? keptQuery(request) : request.searchParams;
  const location = isMove && outcome.isFinal ? outcome.path : withQuery(here, query, keepsLanguage);

  if (host.movesTo !== null) return redirect(status, location, { dependsOnLocale, toHost: host.movesTo });
  if (wanted !== null && !keepsLanguage) {
    const secure = request.protocol === 'https';
    const cookie = { name: localeCookie(secure), value: wanted, maxAgeSeconds: YEAR_IN_SECONDS, secure };
    return redirect(303, translatePath(location, wanted), { cookies: [cookie] });
  }
  if (isMove) return redirect(status, location, { dependsOnLocale });
  // Every form of ours is posted to the API.
  if (outcome.kind === 'page' && !isRead) return { kind: 'refuse', status: 405, headers: { Allow: 'GET, HEAD' } };
  return rewrite(outcome, context);
}

/** Return points of the sign-in: route handlers, on agency hosts only. */
const callbacks: readonly string[] = ['/oidc-callback', '/desk/oidc-callback'];

/** The embedded issuer answers below `/identity`; a process of its own. */
function isIssuer(rawPath: string): boolean {
  return rawPath === '/identity' || rawPath.startsWith('/identity/');
}

/** A courtesy only: the page judges for itself who may open it (rule 2.3). */
function agencyPage(request: RoutingRequest, path: ReadPath, isRead: boolean): Outcome {
  const isSignedIn = hasSessionCookie(request.cookies, request.protocol === 'https');
  const found = resolveAgency(path, isSignedIn);
  const isOpen = found.kind === 'move' || (found.kind === 'page' && found.access === 'open');
  if (isRead && !isSignedIn && !isOpen) {
    const callbackUrl = withQuery(join(path.original), request.searchParams, false);
    return { kind: 'move', path: paths.signIn({ callbackUrl }), status: 307, dependsOnLocale: false, isFinal: true };
  }
  if (found.kind === 'missing') return unknownPage;
  if (found.kind === 'move') return { ...found, status: 307, dependsOnLocale: false };
  const { target, segments, isLink } = found;
  return { kind: 'page', target, segments, isPrivate: true, ...(isLink && { isLink }) };
}

function contextOf(host: ResolvedHost, locale: RequestContext['locale']): RequestContext {
  const { surface, brand, isDemo, isLocal, indexable, publicHost } = host;
  return { surface, brand, isDemo, isLocal, locale, indexable, publicHost };
}

/** On a site without a pair `?lang=` is part of the address crawlers know; they keep no cookie. */
function isLanguageVersion(request: RoutingRequest, host: ResolvedHost): boolean {
  return host.indexable && !host.hasPair && isBot(request);
}

/** A page spelt differently moves to its own spelling; missing pages are answered at once, however they are spelt. */
function inItsOwnSpelling(outcome: Outcome, path: ReadPath): Outcome {
  if (outcome.kind !== 'page') return outcome;
  const isSpeltRight = path.hasCleanSlashes && path.original.join('/') === outcome.segments.join('/');
  return isSpeltRight ? outcome : { kind: 'move', path: join(outcome.segments), status: 308, dependsOnLocale: false };
}

function pass(
  request: RoutingRequest,
  path: ReadPath | null,
  host: ResolvedHost,
  context: RequestContext,
): RoutingDecision {
  // What cannot be read names no file either; Next would fail at it.
  if (path === null) return unreadable(request.rawPath, context);
  if (host.movesTo !== null) {
    // Written anew: a path that merely passes may hold what a Location must not.
    return redirect(308, withQuery(join(path.original), request.searchParams, true), { toHost: host.movesTo });
  }
  return { kind: 'pass', context, headers: context.indexable ? {} : { 'X-Robots-Tag': 'noindex' } };
}

/** A client of the API reads JSON, not a page. */
function unreadable(rawPath: string, context: RequestContext): RewriteDecision {
  const page = rewrite(unknownPage, context);
  return rawPath.startsWith('/api/') ? { ...page, pathname: '/api/unknown' } : page;
}

function rewrite(outcome: Exclude<Outcome, { kind: 'move' }>, context: RequestContext): RewriteDecision {
  const { surface, brand, isDemo, locale, indexable } = context;
  const isPage = outcome.kind === 'page';
  const isPrivate = surface === 'agency' || (isPage && outcome.isPrivate);
  const shown = isPage && indexable && !outcome.isPrivate;
  return {
    kind: 'rewrite',
    pathname: internalPath(
      surface,
      surface === 'storefront' && isDemo ? `${brand}-demo` : brand,
      locale,
      outcome.target,
    ),
    status: isPage ? 200 : outcome.status,
    context,
    headers: {
      'Content-Language': locale,
      // The language depends on the visitor, and Next overwrites Vary: shared caches must ask again.
      'Cache-Control': isPrivate ? 'private, no-store' : 'private, no-cache',
      ...(shown ? {} : { 'X-Robots-Tag': 'noindex' }),
      ...(isPage && outcome.isLink ? { 'Referrer-Policy': 'no-referrer' } : {}),
    },
  };
}

function redirect(
  status: RedirectDecision['status'],
  location: string,
  options: { toHost?: string; cookies?: RedirectDecision['cookies']; dependsOnLocale?: boolean } = {},
): RedirectDecision {
  const { toHost = null, cookies = [], dependsOnLocale = false } = options;
  const isTemporary = status === 303 || status === 307;
  const caching = isTemporary ? 'no-store' : dependsOnLocale ? 'private, no-cache' : null;
  return {
    kind: 'redirect',
    status,
    location,
    toHost,
    cookies,
    headers: caching === null ? {} : { 'Cache-Control': caching },
  };
}

function withQuery(path: string, searchParams: URLSearchParams, keepsLanguage: boolean): string {
  const query = new URLSearchParams(searchParams);
  if (!keepsLanguage) query.delete(LANGUAGE_PARAMETER);
  // Kept on the landing page it would be the next redirect; on /legacy/{id} it has done its work.
  if (path === '/' || path.startsWith('/legacy/')) query.delete(PROPERTY_PARAMETER);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

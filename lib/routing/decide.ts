import { type HostsConfig, type ResolvedHost, resolveHost } from './hosts';
import { isBot, LANGUAGE_PARAMETER, LOCALE_COOKIE, requestedLocale, resolveLocale } from './locale';
import { isPassThrough } from './pass-through';
import { internalPath, join, translatePath } from './paths';
import type { PublishedIndex } from './published';
import { type ReadPath, readPath } from './read-path';
import { type Outcome, resolveStorefront, unknownPage } from './storefront';
import type { RedirectDecision, RequestContext, RewriteDecision, RoutingDecision, RoutingRequest } from './types';

const PROPERTY_PARAMETER = 'propertyId';
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** One request → what to do with it. Pure, never throws, at most two redirects in a row (decisions §1). */
export function decide(
  request: RoutingRequest,
  { index, hosts, hasMailbox }: { index: PublishedIndex; hosts: HostsConfig; hasMailbox?: boolean },
): RoutingDecision {
  const host = resolveHost(request.host, request.forwardedHost, hosts);
  if ('refused' in host) return { kind: 'refuse', status: host.refused };

  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const wanted = isRead ? requestedLocale(request.searchParams) : null;
  const context = contextOf(host, wanted ?? resolveLocale(request, host.suffixLocale));

  if (isPassThrough(request.rawPath)) return pass(request, host, context);
  const path = readPath(request.rawPath);
  if (path === null) return rewrite(unknownPage, context);

  const found =
    host.surface === 'storefront'
      ? resolveStorefront(path, request.searchParams.get(PROPERTY_PARAMETER), { ...context, index, hasMailbox })
      : unknownPage;
  const outcome = inItsOwnSpelling(found, path);
  const isMove = outcome.kind === 'move';
  const here = isMove ? outcome.path : join(path.original);
  const status = isMove ? (outcome.status === 301 && !isRead ? 308 : outcome.status) : 308;
  const dependsOnLocale = isMove && outcome.dependsOnLocale;
  const keepsLanguage = host.movesTo !== null || isLanguageVersion(request, host);
  const location = withQuery(here, request.searchParams, keepsLanguage);

  if (host.movesTo !== null) return redirect(status, location, { dependsOnLocale, toHost: host.movesTo });
  if (wanted !== null && !keepsLanguage) {
    const secure = request.protocol === 'https';
    const cookie = { name: LOCALE_COOKIE, value: wanted, maxAgeSeconds: YEAR_IN_SECONDS, secure };
    return redirect(303, translatePath(location, wanted), { cookies: [cookie] });
  }
  if (isMove) return redirect(status, location, { dependsOnLocale });
  return rewrite(outcome, context);
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

function pass(request: RoutingRequest, host: ResolvedHost, context: RequestContext): RoutingDecision {
  if (host.movesTo !== null) {
    // Read and written anew: a path that merely passes may hold what a Location must not.
    const path = readPath(request.rawPath);
    if (path === null) return rewrite(unknownPage, context);
    return redirect(308, withQuery(join(path.original), request.searchParams, true), { toHost: host.movesTo });
  }
  return { kind: 'pass', context, headers: context.indexable ? {} : { 'X-Robots-Tag': 'noindex' } };
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

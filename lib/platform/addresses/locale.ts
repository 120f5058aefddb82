import { isbot } from 'isbot';
import { isLocale, type Locale, locales } from '@/lib/platform/i18n/locale';
import { hostCookie } from './cookies';
import type { RoutingRequest } from './types';

export const LANGUAGE_PARAMETER = 'lang';
const BOT_COOKIE = 'isBot';
/** Enough for any real header; keeps hostile ones cheap. */
const MAXIMUM_HEADER_LENGTH = 1000;

type Visitor = {
  protocol: RoutingRequest['protocol'];
  cookies: Readonly<Record<string, string>>;
  acceptLanguage: string | null;
  userAgent: string | null;
};

/** The name of the cookie that keeps the language somebody chose. */
export const localeCookie = (isHttps: boolean) => hostCookie('locale', isHttps);

/** The visitor's choice → for bots the host alone → browser languages → the host's ending → English (rule 1.6). */
export function resolveLocale(visitor: Visitor, suffixLocale: Locale | null): Locale {
  const chosen = visitor.cookies[localeCookie(visitor.protocol === 'https')];
  if (isLocale(chosen)) return chosen;
  if (isBot(visitor)) return suffixLocale ?? 'en';
  return localeOfBrowser(visitor.acceptLanguage) ?? suffixLocale ?? 'en';
}

export function isBot(visitor: Pick<Visitor, 'cookies' | 'userAgent'>): boolean {
  return visitor.cookies[BOT_COOKIE] === 'true' || isbot(visitor.userAgent?.slice(0, MAXIMUM_HEADER_LENGTH));
}

/**
 * The one of our languages the header prefers (RFC 9110, 12.5.4); null when it has no preference among them. `*` stands
 * for every language it does not name. Equal weights: the first one named.
 */
export function localeOfBrowser(acceptLanguage: string | null): Locale | null {
  const named = new Map<Locale, number>();
  let others = 0;
  for (const entry of (acceptLanguage ?? '').slice(0, MAXIMUM_HEADER_LENGTH).split(',')) {
    const [range = '', ...parameters] = entry.split(';');
    const language = range.trim().toLowerCase().split('-')[0];
    const weight = weightOf(parameters);
    if (language === '*') others = Math.max(others, weight);
    // `en-GB, en;q=0.5`: the most that is said of a language.
    if (isLocale(language)) named.set(language, Math.max(named.get(language) ?? 0, weight));
  }
  if (named.size === 0) return null;
  const unnamed = locales.filter((locale) => !named.has(locale)).map((locale) => [locale, others] as const);
  const [best] = [...named, ...unnamed].filter(([, weight]) => weight > 0).sort(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
}

function weightOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    if (name.trim().toLowerCase() !== 'q') continue;
    return /^\s*(0(\.\d{0,3})?|1(\.0{0,3})?)\s*$/.test(value) ? Number(value) : 0;
  }
  return 1;
}

/** The language a `?lang=` asks for; null when it names none of ours. */
export function requestedLocale(searchParams: URLSearchParams): Locale | null {
  const value = searchParams.get(LANGUAGE_PARAMETER)?.toLowerCase();
  return isLocale(value) ? value : null;
}

/**
 * The query a page keeps while it changes language. Its link names the language alone and only script adds the rest, so
 * without script the rest is what stands in the address the link was followed on, if that is this page.
 */
export function keptQuery({ host, forwardedHost, rawPath, searchParams, referer }: RoutingRequest): URLSearchParams {
  const isLanguageAlone = [...searchParams.keys()].every((name) => name === LANGUAGE_PARAMETER);
  const from = isLanguageAlone && referer && URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === (forwardedHost ?? host) && from.pathname === rawPath ? from.searchParams : searchParams;
}

import { type AllowedHosts, apexHosts, isAllowedHost, localHosts } from './allowed-hosts';
import type { Locale, Surface } from './types';

export type HostsConfig = {
  allowed: AllowedHosts;
  /** True only behind a proxy of ours: then its forwarded host is the host. */
  trustProxy: boolean;
};

export type ResolvedHost = {
  /** Lower case, without port and trailing `.localhost`. */
  name: string;
  surface: Surface;
  brand: string;
  isDemo: boolean;
  isLocal: boolean;
  indexable: boolean;
  publicHost: string;
  /** The language the host's ending stands for. */
  suffixLocale: Locale | null;
  /** True when the same site answers under the other language's ending. */
  hasPair: boolean;
  /** The `www.` name a bare real domain moves to. */
  movesTo: string | null;
};

export const storefrontBrand = 'alpenglow';
export const defaultBrand = 'default';
/** Order matters only for hosts that contain two keywords: the first wins. */
export const partnerKeywords = ['amex', 'dnata', 'luxotic', 'topcentive', 'bookltn', 'bookglds'] as const;

const STOREFRONT_KEYWORD = 'alpenglow';
const DEVELOPMENT_SUFFIX = '.localhost';
const MAXIMUM_HOST_LENGTH = 255;
const HOST = /^(\[::1\]|[a-z0-9]+(?:[.-]+[a-z0-9]+)*)\.?(?::\d{1,5})?$/;

/** Host → surface and brand, rule 1.1. Malformed: 400; not ours, or contradicted by a forwarded host: 421. */
export function resolveHost(
  host: string,
  forwardedHost: string | null,
  config: HostsConfig,
): ResolvedHost | { refused: 400 | 421 } {
  const own = host.trim().toLowerCase();
  const forwarded = forwardedHost?.split(',')[0]?.trim().toLowerCase() || null;
  if (forwarded !== null && !config.trustProxy && forwarded !== own) return { refused: 421 };

  const parsed = parseHost(forwarded !== null && config.trustProxy ? forwarded : own);
  if (parsed === null) return { refused: 400 };
  if (!isAllowedHost(parsed.name, config.allowed)) return { refused: 421 };
  return profileOf(parsed.name, parsed.isDevelopment, config.allowed);
}

function parseHost(host: string): { name: string; isDevelopment: boolean } | null {
  if (host === '' || host.length > MAXIMUM_HOST_LENGTH) return null;
  const name = HOST.exec(host)?.[1];
  if (name === undefined || name.includes('..')) return null;
  return name.endsWith(DEVELOPMENT_SUFFIX)
    ? { name: name.slice(0, -DEVELOPMENT_SUFFIX.length), isDevelopment: true }
    : { name, isDevelopment: false };
}

function profileOf(name: string, isDevelopment: boolean, allowed: AllowedHosts): ResolvedHost {
  const isStorefront = name.includes(STOREFRONT_KEYWORD);
  const isDemo = name.startsWith('demo.');
  const isBareDomain = apexHosts.includes(name);
  const www = isBareDomain ? `www.${name}` : name;
  return {
    name,
    surface: isStorefront ? 'storefront' : 'agency',
    brand: isStorefront ? storefrontBrand : (partnerKeywords.find((keyword) => name.includes(keyword)) ?? defaultBrand),
    isDemo,
    isLocal: localHosts.includes(name),
    indexable: isStorefront && !isDemo,
    publicHost: www,
    suffixLocale: name.endsWith('.de') ? 'de' : name.endsWith('.com') ? 'en' : null,
    hasPair: isAllowedHost(otherEnding(name), allowed),
    movesTo: isBareDomain && !isDevelopment ? www : null,
  };
}

function otherEnding(name: string): string {
  if (name.endsWith('.com')) return `${name.slice(0, -'.com'.length)}.de`;
  if (name.endsWith('.de')) return `${name.slice(0, -'.de'.length)}.com`;
  return '';
}

/**
 * Where the storefront of a demonstration answers, beside the agency host at this address; null on a host that is not of
 * this machine, whose storefront nobody here knows.
 */
export function demonstrationStorefront(agencyOrigin: string, locale: Locale): string | null {
  const { protocol, hostname, port } = new URL(agencyOrigin);
  if (!hostname.endsWith(DEVELOPMENT_SUFFIX) && !localHosts.includes(hostname)) return null;
  const name = `${STOREFRONT_KEYWORD}.${locale === 'de' ? 'de' : 'com'}${DEVELOPMENT_SUFFIX}`;
  return `${protocol}//${name}${port && `:${port}`}`;
}

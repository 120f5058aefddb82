import { type AllowedHosts, apexHosts, isAllowedHost } from './allowed-hosts';
import { defaultBrand, partnerKeywords, storefrontBrand } from './hosts';
import type { Locale } from './types';

/** Where this installation answers, from its settings alone. */
export type OriginSettings = {
  /** Where agencies and suppliers sign in: `https://lds.example`. */
  agencyOrigin: string;
  allowed: AllowedHosts;
};

/** Whose page a link leads to: the storefront's in a language, or the agency side's in a brand. */
export type Door = {
  brandId: string;
  locale: Locale;
  /** A house or hotel that only the hosts of the demonstration show. */
  isDemo?: boolean;
};

const DEVELOPMENT_SUFFIX = '.localhost';

/** The agency side of a brand: the host that the settings name for it, else one below the agency's, where that is ours. */
function agencyHost(name: string, { agencyOrigin, allowed }: OriginSettings): string {
  const { protocol, hostname, host } = new URL(agencyOrigin);
  const own = allowed.exact.find((one) => one.includes(name));
  if (own) return `${protocol}//${own}`;
  const below = `${name}.${hostname}`;
  const judged = below.endsWith(DEVELOPMENT_SUFFIX) ? below.slice(0, -DEVELOPMENT_SUFFIX.length) : below;
  return isAllowedHost(judged, allowed) ? `${protocol}//${name}.${host}` : agencyOrigin;
}

function storefrontHost({ locale, isDemo }: Door, { agencyOrigin }: OriginSettings): string {
  const apex = apexHosts.find((host) => host.endsWith(locale === 'de' ? '.de' : '.com')) ?? '';
  const { protocol, hostname, port } = new URL(agencyOrigin);
  if (!hostname.endsWith(DEVELOPMENT_SUFFIX)) return `https://${isDemo ? 'demo' : 'www'}.${apex}`;
  return `${protocol}//${isDemo ? 'demo.' : ''}${apex}${DEVELOPMENT_SUFFIX}${port && `:${port}`}`;
}

/**
 * Scheme, host and port of a link that is sent to somebody. Never those of the request that caused the mail: whoever sends a
 * request chooses its host and port, and the link that opens a booking or answers for a hotel would lead wherever they liked.
 */
export function publicOrigin(door: Door, settings: OriginSettings): string {
  if (door.brandId === storefrontBrand) return storefrontHost(door, settings);
  if (partnerKeywords.some((keyword) => keyword === door.brandId)) return agencyHost(door.brandId, settings);
  return door.isDemo ? agencyHost('demo', settings) : settings.agencyOrigin;
}

/** The brand of the host that links of a brand lead to: its own, or that of the agency side where it has none. */
export function hostBrand(brandId: string, settings: OriginSettings): string {
  if (brandId === storefrontBrand) return storefrontBrand;
  const { hostname } = new URL(publicOrigin({ brandId, locale: 'en' }, settings));
  return partnerKeywords.find((keyword) => hostname.includes(keyword)) ?? defaultBrand;
}

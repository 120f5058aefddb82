import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import type { HostsConfig } from '@/lib/platform/addresses/hosts';
import type { CountryId, PropertyType } from '@/lib/platform/addresses/slug';
import type { RoutingDecision, RoutingRequest } from '@/lib/platform/addresses/types';
import { decide } from '@/lib/web/routing/decide';
import { buildPublishedIndex, type PublishedRows } from '@/lib/web/routing/published';

type Property = PublishedRows['properties'][number];

function property(id: string, at: string, more: Partial<Property> = {}): Property {
  const [propertyType, countryId, citySlug, slug] = at.split(' ') as [PropertyType, CountryId, string, string];
  const cityGroup = citySlug.startsWith('courchevel-') ? 'courchevel' : null;
  return {
    id,
    propertyType,
    countryId,
    citySlug,
    slug,
    cityGroup,
    isRemoved: false,
    listed: true,
    isDemo: false,
    isBookable: false,
    ...more,
  };
}

function former(propertyId: string, at: string): PublishedRows['formerAddresses'][number] {
  const [propertyType, countryId, citySlug, slug] = at.split(' ') as [PropertyType, CountryId, string, string];
  return { propertyId, propertyType, countryId, citySlug, slug };
}

type ConsumerHotel = PublishedRows['consumerHotels'][number];
const consumerHotel = (id: string, more: Partial<ConsumerHotel> = {}): ConsumerHotel => ({
  ...{ id, isDemo: false, isForConsumers: true, isRetired: false, movedToId: null },
  ...more,
});

export const rows: PublishedRows = {
  properties: [
    property('P01', 'chalet FR courchevel-1850 chalet-aurore'),
    property('P02', 'chalet AT lech haus-oetzblick'),
    property('P05', 'chalet FR meribel sans-prix', { listed: false }),
    property('P09', 'apartment CH verbier residence-medran'),
    property('P12', 'chalet FR val-d-isere residence-l-etoile-d-ete'),
    property('P08', 'chalet FR megeve chalet-rochebrune', { isBookable: true }),
    property('P39', 'chalet AT kitzbuehel haus-am-hahnenkamm'),
    property('P41', 'villa IT lake-como villa-serbelle'),
    property('P33', 'chalet CH zermatt demo-chalet', { isDemo: true }),
    property('Gone2', 'chalet CH davos gave-way', { isRemoved: true }),
    property('Gone3', 'chalet CH davos gave-way-too', { isRemoved: true }),
    property('Gone1', 'chalet CH davos closed-house', { isRemoved: true }),
  ],
  formerAddresses: [
    former('P02', 'chalet AT lech haus-alt'),
    former('P33', 'chalet CH zermatt old-demo'),
    former('Gone1', 'chalet CH davos closed-before'),
    former('Gone2', 'chalet CH davos gave-way-before'),
    former('Gone3', 'chalet CH davos gave-way'),
    former('P02', 'chalet CH davos gave-way-too'),
    former('P01', 'chalet FR meribel sans-prix'),
  ],
  consumerHotels: [
    consumerHotel('H01'),
    consumerHotel('H24', { isDemo: true }),
    consumerHotel('H90', { isRetired: true }),
    consumerHotel('H91', { isRetired: true, movedToId: 'H92' }),
    consumerHotel('H92', { isRetired: true, movedToId: 'H01', isForConsumers: false }),
    consumerHotel('H93', { isRetired: true, movedToId: 'H24' }),
    consumerHotel('H94', { isRetired: true, isForConsumers: false }),
  ],
  words: [
    { address: 'sustainability', isRetired: false },
    { address: 'summer-2025', isRetired: true },
  ],
};

export const index = buildPublishedIndex(rows);
export const hosts: HostsConfig = { allowed: allowedHosts(), trustProxy: false };
export const english = 'www.alpenglow.com';
export const german = 'www.alpenglow.de';
export const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export type Asked = Partial<Omit<RoutingRequest, 'searchParams'>> & { query?: string };

export function request({ query = '', ...asked }: Asked): RoutingRequest {
  return {
    method: 'GET',
    host: english,
    forwardedHost: null,
    protocol: 'https',
    rawPath: '/',
    cookies: {},
    acceptLanguage: null,
    userAgent: null,
    ...asked,
    searchParams: new URLSearchParams(query),
  };
}

export function ask(asked: Asked, config: Partial<HostsConfig> = {}): RoutingDecision {
  return decide(request(asked), { index, hosts: { ...hosts, ...config } });
}

/** `200 /storefront/alpenglow/en/search`, `308 /about`, `refuse 421`, `pass`: one line a table can hold. */
export function line(decision: RoutingDecision): string {
  if (decision.kind === 'rewrite') return `${decision.status} ${decision.pathname}`;
  if (decision.kind === 'redirect') return `${decision.status} ${decision.toHost ?? ''}${decision.location}`;
  return decision.kind === 'refuse' ? `refuse ${decision.status}` : 'pass';
}

/** Follows redirects as a browser would: host, query and cookies. */
export function follow(asked: Asked, config: Partial<HostsConfig> = {}): { hops: number; last: RoutingDecision } {
  let current = asked;
  for (let hops = 0; hops < 10; hops += 1) {
    const decision = ask(current, config);
    if (decision.kind !== 'redirect') return { hops, last: decision };
    const [rawPath = '/', query = ''] = decision.location.split('?');
    const set = Object.fromEntries(decision.cookies.map(({ name, value }) => [name, value]));
    const method = decision.status === 303 ? 'GET' : (current.method ?? 'GET');
    current = { ...current, method, rawPath, query, cookies: { ...current.cookies, ...set } };
    if (decision.toHost !== null) current = { ...current, host: decision.toHost };
  }
  throw new Error('more than ten redirects');
}

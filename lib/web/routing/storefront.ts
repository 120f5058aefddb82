import {
  type AlpineSlug,
  alpinePages,
  alpineSlugs,
  contactPage,
  infoPages,
  infoSlugs,
} from '@/lib/platform/addresses/pages';
import { type PropertyAddress, paths } from '@/lib/platform/addresses/paths';
import { listedRedirect, slugPath } from '@/lib/platform/addresses/redirects';
import {
  type CountryId,
  countryFromWord,
  countrySlugs,
  type PropertyType,
  propertyTypeFromSegment,
  slugOfWord,
  typeSegments,
} from '@/lib/platform/addresses/slug';
import type { Locale } from '@/lib/platform/i18n/locale';
import { listingKey, type PublishedIndex, type PublishedProperty, propertyKey } from './published';
import type { ReadPath } from './read-path';

/** What a path is, before host moves, language switch and headers. */
export type Outcome =
  | {
      kind: 'page';
      /** Below `/storefront/{brand}/{locale}`. */
      target: string;
      /** The page's own spelling, decoded; another one is redirected to it. */
      segments: readonly string[];
      /** Answers one visitor only, or belongs to a form: never indexed. */
      isPrivate: boolean;
      /** Opened by a secret in its address. */
      isLink?: true;
    }
  | MissingPage
  | {
      kind: 'move';
      path: string;
      status: 301 | 307 | 308;
      dependsOnLocale: boolean;
      /** Has a query of its own: that of the request is not carried over. */
      isFinal?: boolean;
    };

type MissingPage = { kind: 'missing'; target: '/unknown' | '/removed' | '/gone'; status: 404 | 410 };

type StorefrontScope = {
  locale: Locale;
  isDemo: boolean;
  index: PublishedIndex;
  /** Whether the development mailbox exists: in demo mode only, whatever the host. */
  hasMailbox?: boolean;
};

export const unknownPage: MissingPage = { kind: 'missing', target: '/unknown', status: 404 };
const removedPage: MissingPage = { kind: 'missing', target: '/removed', status: 404 };
const gonePage: MissingPage = { kind: 'missing', target: '/gone', status: 410 };
/** Nothing there today: properties may come, so this is never remembered (rule 1.9). */
const toLanding: Outcome = { kind: 'move', path: paths.landing(), status: 307, dependsOnLocale: false };

const MAILBOX = 'dev/mail';
const LEGACY_ID = /^[\w.~:-]{1,128}$/;

const flatPages: ReadonlyMap<string, { target: string; isPrivate: boolean }> = new Map([
  ...infoSlugs.flatMap((slug) =>
    Object.values(infoPages[slug]).map((segment): [string, { target: string; isPrivate: boolean }] => [
      segment,
      { target: slug === 'destinations' ? '/destinations' : `/info/${slug}`, isPrivate: false },
    ]),
  ),
  ...Object.values(contactPage).map((segment): [string, { target: string; isPrivate: boolean }] => [
    segment,
    { target: '/contact', isPrivate: false },
  ]),
  ['', { target: '', isPrivate: false }],
  ['search', { target: '/search', isPrivate: false }],
  ['enquire-now', { target: '/enquire-now', isPrivate: false }],
  ['outcome', { target: '/outcome', isPrivate: true }],
  ['newsletter/confirm', { target: '/newsletter/confirm', isPrivate: true }],
  ['newsletter/unsubscribe', { target: '/newsletter/unsubscribe', isPrivate: true }],
]);

const alpineBySlugPath: ReadonlyMap<string, AlpineSlug> = new Map(
  alpineSlugs.map((slug) => [slugPath(alpinePages[slug]) ?? '', slug]),
);

/** Path of a storefront host → page, redirect or one of the three missing pages (rule 1.9). */
export function resolveStorefront(path: ReadPath, propertyId: string | null, scope: StorefrontScope): Outcome {
  const { segments } = path;
  if (segments.length === 0 && propertyId) return fromPropertyId(propertyId);

  const flat = flatPages.get(segments.join('/'));
  if (flat) return { kind: 'page', ...flat, segments };

  if (scope.hasMailbox && segments.join('/') === MAILBOX) {
    return { kind: 'page', target: `/${MAILBOX}`, segments, isPrivate: true };
  }

  const listed = listedRedirect(segments);
  if (listed !== null) return { kind: 'move', path: listed, status: 308, dependsOnLocale: false };

  const alpine = alpineBySlugPath.get(slugPath(segments) ?? '');
  if (alpine) {
    const target = alpine === 'overview' ? '/alps' : `/alps/${alpine}`;
    return { kind: 'page', target, segments: alpinePages[alpine], isPrivate: false };
  }

  const [first = '', second = ''] = segments;
  if (first === 'properties' && segments.length > 1) return gonePage;
  if (first === 'legacy' && segments.length === 2) return fromLegacyId(path.original[1] ?? '', scope);

  if (first === 'distribution' && second === 'hotels' && segments.length === 3) {
    const own = [first, second, path.original[2] ?? ''];
    const isDemoHotel = scope.index.consumerHotels.get(own[2] ?? '');
    if (isDemoHotel === undefined) return retiredHotel(own[2] ?? '', scope);
    if (isDemoHotel && !scope.isDemo) return unknownPage;
    return { kind: 'page', target: `/${own.map(encodeURIComponent).join('/')}`, segments: own, isPrivate: false };
  }

  if (first === 'info' && segments.length === 2) {
    const own = [first, path.original[1] ?? ''];
    const isRetired = scope.index.words.get(own[1] ?? '');
    if (isRetired === undefined) return unknownPage;
    if (isRetired) return gonePage;
    return { kind: 'page', target: `/words/${encodeURIComponent(own[1] ?? '')}`, segments: own, isPrivate: false };
  }

  if (first === 'bookings' && segments.length === 2) {
    const own = [first, path.original[1] ?? ''];
    return {
      kind: 'page',
      target: `/${own.map(encodeURIComponent).join('/')}`,
      segments: own,
      isPrivate: true,
      isLink: true,
    };
  }

  const propertyType = propertyTypeFromSegment(first);
  if (propertyType === null || segments.length < 2 || segments.length > 5) return unknownPage;
  const countryId = countryFromWord(second);
  return segments.length <= 3
    ? listing(segments, propertyType, countryId, scope)
    : property(segments, propertyType, countryId, scope);
}

function fromPropertyId(id: string): Outcome {
  return LEGACY_ID.test(id) && !/^\.+$/.test(id)
    ? { kind: 'move', path: paths.legacy(id), status: 301, dependsOnLocale: false }
    : removedPage;
}

function fromLegacyId(id: string, { index, locale, isDemo }: StorefrontScope): Outcome {
  const property = visible(index.properties.get(index.byId.get(id) ?? ''), isDemo);
  return property
    ? { kind: 'move', path: paths.property(property.address, locale), status: 301, dependsOnLocale: true }
    : removedPage;
}

/** A hotel that is shown no more: to the one that stands for it, where that has a page here. */
function retiredHotel(id: string, { index, isDemo }: StorefrontScope): Outcome {
  const target = index.retiredHotels.get(id);
  if (target === undefined) return unknownPage;
  if (target === null || (index.consumerHotels.get(target) && !isDemo)) return removedPage;
  return { kind: 'move', path: paths.distribution(target), status: 308, dependsOnLocale: false };
}

function listing(
  segments: readonly string[],
  propertyType: PropertyType,
  countryId: CountryId | null,
  { index, isDemo }: StorefrontScope,
): Outcome {
  const [first = '', country = '', city] = segments;
  const citySlug = city === undefined ? undefined : slugOfWord(city);
  if (countryId === null || citySlug === null) return toLanding;
  const published = isDemo ? index.demoListings : index.listings;
  if (!published.has(listingKey(propertyType, countryId, citySlug))) return toLanding;

  const place = citySlug === undefined ? [] : [citySlug];
  return {
    kind: 'page',
    target: `/${[typeSegments[propertyType], countrySlugs[countryId].en, ...place].join('/')}`,
    segments: [first, slugOfWord(country) ?? country, ...place],
    isPrivate: false,
  };
}

function property(
  segments: readonly string[],
  propertyType: PropertyType,
  countryId: CountryId | null,
  { index, locale, isDemo }: StorefrontScope,
): Outcome {
  const [first = '', country = '', city = '', name = '', action] = segments;
  const citySlug = slugOfWord(city);
  const slug = slugOfWord(name);
  if (countryId === null || citySlug === null || slug === null) return unknownPage;
  if (action !== undefined && !['enquire-now', 'book-now', 'take-option'].includes(action)) return unknownPage;

  const asked: PropertyAddress = { propertyType, countryId, citySlug, slug };
  const key = propertyKey(asked);
  const property = visible(index.properties.get(key), isDemo);
  if (property === null) return movedOrRemoved(key, action, { index, locale, isDemo });
  if (action === 'book-now' && property.isBookable) {
    const own = [first, slugOfWord(country) ?? country, citySlug, slug, action];
    return { kind: 'page', target: `/book-now/${encodeURIComponent(property.id)}`, segments: own, isPrivate: true };
  }
  if (action === 'book-now' || action === 'take-option') {
    return { kind: 'move', path: paths.property(asked, locale), status: 307, dependsOnLocale: true };
  }
  const tail = [citySlug, slug, ...(action === undefined ? [] : [action])];
  return {
    kind: 'page',
    target: `/${[typeSegments[propertyType], countrySlugs[countryId].en, ...tail].join('/')}`,
    segments: [first, slugOfWord(country) ?? country, ...tail],
    isPrivate: action !== undefined,
  };
}

function movedOrRemoved(key: string, action: string | undefined, { index, locale, isDemo }: StorefrontScope): Outcome {
  const property = visible(index.properties.get(index.moved.get(key) ?? ''), isDemo);
  if (property === null) return index.removed.has(key) ? removedPage : unknownPage;
  const path =
    action === 'enquire-now' ? paths.enquireNow(property.address, locale) : paths.property(property.address, locale);
  return {
    kind: 'move',
    path,
    status: action === 'book-now' || action === 'take-option' ? 307 : 308,
    dependsOnLocale: true,
  };
}

/** Demonstration properties exist on demo hosts only. */
function visible(property: PublishedProperty | undefined, isDemo: boolean): PublishedProperty | null {
  return property && (isDemo || !property.isDemo) ? property : null;
}

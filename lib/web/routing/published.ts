import type { PropertyAddress } from '@/lib/platform/addresses/paths';
import type { CountryId, PropertyType } from '@/lib/platform/addresses/slug';

/** `chalet/FR/courchevel-1850/slug` */
type PropertyKey = string;
/** `chalet/FR`, `chalet/FR/lech`, or a group of cities: `chalet/FR/courchevel` */
type ListingKey = string;

export type PublishedProperty = {
  id: string;
  address: PropertyAddress;
  /** False for a property without sales information: its page exists, no listing shows it. */
  listed: boolean;
  isDemo: boolean;
  /** Guests may book it: its rental channel accepts them. */
  isBookable: boolean;
};

/** What has an address on the storefront, in memory, so that middleware can answer with the real status. */
export type PublishedIndex = {
  properties: ReadonlyMap<PropertyKey, PublishedProperty>;
  byId: ReadonlyMap<string, PropertyKey>;
  /** Former addresses of properties that are gone → id. */
  removed: ReadonlyMap<PropertyKey, string>;
  /** Former address → present one; always ends at a published property, never at another former address. */
  moved: ReadonlyMap<PropertyKey, PropertyKey>;
  /** Listings with at least one listed property that is no demonstration. */
  listings: ReadonlySet<ListingKey>;
  /** As `listings`, demonstrations included: for demo hosts. */
  demoListings: ReadonlySet<ListingKey>;
  /** Hotels with a page for consumers: id → whether it is a demonstration. */
  consumerHotels: ReadonlyMap<string, boolean>;
};

type AddressRow = { propertyType: PropertyType; countryId: CountryId; citySlug: string; slug: string };

export type PublishedRows = {
  /** Published and removed properties; drafts are left out by the query. */
  properties: readonly (AddressRow & {
    id: string;
    /** Several villages people search as one; they share a listing. */
    cityGroup: string | null;
    isRemoved: boolean;
    listed: boolean;
    isDemo: boolean;
    isBookable: boolean;
  })[];
  formerAddresses: readonly (AddressRow & { propertyId: string })[];
  consumerHotels: readonly { id: string; isDemo: boolean }[];
};

export const emptyIndex: PublishedIndex = buildPublishedIndex({
  properties: [],
  formerAddresses: [],
  consumerHotels: [],
});

export function propertyKey({ propertyType, countryId, citySlug, slug }: PropertyAddress): PropertyKey {
  return `${propertyType}/${countryId}/${citySlug}/${slug}`;
}

export function listingKey(propertyType: PropertyType, countryId: CountryId, citySlug?: string): ListingKey {
  return citySlug === undefined ? `${propertyType}/${countryId}` : `${propertyType}/${countryId}/${citySlug}`;
}

/** A present address wins over a former one, a published property over a removed one. */
export function buildPublishedIndex(rows: PublishedRows): PublishedIndex {
  const properties = new Map<PropertyKey, PublishedProperty>();
  const byId = new Map<string, PropertyKey>();
  const listings = new Set<ListingKey>();
  const demoListings = new Set<ListingKey>();

  for (const row of rows.properties.filter((property) => !property.isRemoved)) {
    const { id, listed, isDemo, isBookable, propertyType, countryId, citySlug, slug } = row;
    const address = { propertyType, countryId, citySlug, slug };
    properties.set(propertyKey(address), { id, address, listed, isDemo, isBookable });
    byId.set(id, propertyKey(address));
    if (!listed) continue;
    for (const place of [undefined, citySlug, ...(row.cityGroup === null ? [] : [row.cityGroup])]) {
      demoListings.add(listingKey(propertyType, countryId, place));
      if (!isDemo) listings.add(listingKey(propertyType, countryId, place));
    }
  }

  const removed = new Map<PropertyKey, string>();
  const moved = new Map<PropertyKey, PropertyKey>();
  for (const row of rows.properties.filter((property) => property.isRemoved)) removed.set(propertyKey(row), row.id);
  for (const row of rows.formerAddresses) {
    const present = byId.get(row.propertyId);
    if (present === undefined) removed.set(propertyKey(row), row.propertyId);
    else moved.set(propertyKey(row), present);
  }
  for (const key of moved.keys()) removed.delete(key);
  for (const key of properties.keys()) {
    removed.delete(key);
    moved.delete(key);
  }
  const consumerHotels = new Map(rows.consumerHotels.map(({ id, isDemo }) => [id, isDemo]));
  return { properties, byId, removed, moved, listings, demoListings, consumerHotels };
}

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
  /** Of hotels that had one: id → whose page its address leads to; null: it says that it is gone. */
  retiredHotels: ReadonlyMap<string, string | null>;
  /** Pages of words that were made here, by their address → whether they are retired. */
  words: ReadonlyMap<string, boolean>;
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
  /** Those with a page for consumers, and retired ones. */
  consumerHotels: readonly {
    id: string;
    isDemo: boolean;
    isForConsumers: boolean;
    isRetired: boolean;
    movedToId: string | null;
  }[];
  words: readonly { address: string; isRetired: boolean }[];
};

export const emptyIndex: PublishedIndex = buildPublishedIndex({
  properties: [],
  formerAddresses: [],
  consumerHotels: [],
  words: [],
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
  const present = presentOf(rows, byId);
  for (const row of rows.formerAddresses) {
    const key = present(row.propertyId);
    if (key === undefined) removed.set(propertyKey(row), row.propertyId);
    else moved.set(propertyKey(row), key);
  }
  for (const key of moved.keys()) removed.delete(key);
  for (const key of properties.keys()) {
    removed.delete(key);
    moved.delete(key);
  }
  const words = new Map(rows.words.map(({ address, isRetired }) => [address, isRetired]));
  return { properties, byId, removed, moved, listings, demoListings, words, ...hotelsOf(rows.consumerHotels) };
}

/** The present address of a property; of a removed one that of the property its own address leads to. */
function presentOf(rows: PublishedRows, byId: ReadonlyMap<string, PropertyKey>) {
  const own = new Map(rows.properties.filter(({ isRemoved }) => isRemoved).map((row) => [row.id, propertyKey(row)]));
  const leads = new Map(rows.formerAddresses.map((row) => [propertyKey(row), row.propertyId]));
  return (propertyId: string): PropertyKey | undefined => {
    const seen = new Set<string>();
    for (let id: string | undefined = propertyId; id !== undefined && !seen.has(id); ) {
      const key = byId.get(id);
      if (key !== undefined) return key;
      seen.add(id);
      id = leads.get(own.get(id) ?? '');
    }
    return undefined;
  };
}

function hotelsOf(rows: PublishedRows['consumerHotels']): Pick<PublishedIndex, 'consumerHotels' | 'retiredHotels'> {
  const shown = new Map(rows.filter(({ isRetired }) => !isRetired).map(({ id, isDemo }) => [id, isDemo]));
  const leads = new Map(rows.filter(({ isRetired }) => isRetired).map(({ id, movedToId }) => [id, movedToId]));
  const targetOf = (id: string): string | null => {
    const seen = new Set<string>();
    let next: string | null = leads.get(id) ?? null;
    while (next !== null && leads.has(next) && !seen.has(next)) {
      seen.add(next);
      next = leads.get(next) ?? null;
    }
    return next !== null && shown.has(next) ? next : null;
  };
  const gone = rows.filter(({ isRetired, isForConsumers }) => isRetired && isForConsumers);
  return { consumerHotels: shown, retiredHotels: new Map(gone.map(({ id }) => [id, targetOf(id)])) };
}

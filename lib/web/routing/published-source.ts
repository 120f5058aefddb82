import 'server-only';
import { contentsTag } from '@/lib/catalogue/content/keys';
import { wordsAddress, wordsSlug } from '@/lib/catalogue/content/words';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { addressTags } from '@/lib/catalogue/property/keys';
import {
  type CountryId,
  countryFromSegment,
  countrySlugs,
  propertyTypeFromSegment,
} from '@/lib/platform/addresses/slug';
import { onChange } from '@/lib/platform/changes';
import { db } from '@/lib/platform/db';
import { listenForChanges } from '@/lib/platform/listen';
import { log } from '@/lib/platform/log';
import { buildPublishedIndex, type PublishedIndex, type PublishedRows, propertyKey } from './published';

const addressSelect = {
  propertyType: true,
  slug: true,
  city: { select: { id: true, countryId: true, groupId: true } },
} as const;

function toCountryId(id: string): CountryId {
  if (!Object.hasOwn(countrySlugs, id)) throw new Error(`Country ${id} has no path segment.`);
  return id as CountryId;
}

type PropertyRow = PublishedRows['properties'][number];
type FormerRow = PublishedRows['formerAddresses'][number];

async function readProperties(ids: string[] | null): Promise<PropertyRow[]> {
  const rows = await db.property.findMany({
    where: { status: { not: 'draft' }, ...(ids ? { id: { in: ids } } : {}) },
    select: {
      ...addressSelect,
      id: true,
      status: true,
      isDemo: true,
      hasSalesInformation: true,
      salesInformation: { select: { rentalChannel: { select: { acceptsConsumerBookings: true } } } },
    },
  });
  return rows.map((row) => ({
    id: row.id,
    propertyType: row.propertyType,
    countryId: toCountryId(row.city.countryId),
    citySlug: row.city.id,
    slug: row.slug,
    cityGroup: row.city.groupId,
    isRemoved: row.status === 'removed',
    listed: row.hasSalesInformation,
    isDemo: row.isDemo,
    isBookable: row.salesInformation?.rentalChannel.acceptsConsumerBookings ?? false,
  }));
}

async function readFormerAddresses(ids: string[] | null): Promise<FormerRow[]> {
  const [rows, cities] = await Promise.all([
    db.propertyFormerAddress.findMany({
      where: ids ? { propertyId: { in: ids } } : {},
      select: { propertyType: true, slug: true, cityId: true, propertyId: true },
    }),
    db.city.findMany({ select: { id: true, countryId: true } }),
  ]);
  const countries = new Map(cities.map(({ id, countryId }) => [id, countryId]));
  return rows.map(({ cityId, ...row }) => ({
    ...row,
    countryId: toCountryId(countries.get(cityId) ?? ''),
    citySlug: cityId,
  }));
}

async function readConsumerHotels(): Promise<PublishedRows['consumerHotels'][number][]> {
  const rows = await db.hotel.findMany({
    where: { OR: [{ isForConsumers: true }, { retiredAt: { not: null } }] },
    select: { id: true, isDemo: true, isForConsumers: true, retiredAt: true, movedToId: true },
  });
  return rows.map(({ retiredAt, ...row }) => ({ ...row, isRetired: retiredAt !== null }));
}

async function readWords(): Promise<PublishedRows['words'][number][]> {
  const rows = await db.content.findMany({
    where: { slug: { startsWith: wordsSlug('') }, locale: 'en' },
    select: { slug: true, retiredAt: true },
  });
  return rows.map(({ slug, retiredAt }) => ({ address: wordsAddress(slug) ?? '', isRetired: retiredAt !== null }));
}

/** The rows with those of the named properties read again, or all of them. */
async function readRows(known: PublishedRows, changed: ReadonlySet<string> | 'all'): Promise<PublishedRows> {
  const ids = changed === 'all' ? null : [...changed];
  const isUnchanged = (id: string) => changed !== 'all' && !changed.has(id);
  const [properties, formerAddresses, consumerHotels, words] = await Promise.all([
    readProperties(ids),
    readFormerAddresses(ids),
    readConsumerHotels(),
    readWords(),
  ]);
  return {
    properties: [...known.properties.filter(({ id }) => isUnchanged(id)), ...properties],
    formerAddresses: [...known.formerAddresses.filter(({ propertyId }) => isUnchanged(propertyId)), ...formerAddresses],
    consumerHotels,
    words,
  };
}

type Source = {
  rows: PublishedRows;
  index: PublishedIndex | null;
  /** Properties whose address changed since they were read; `all` before the first reading and after a gap in listening. */
  changed: Set<string> | 'all';
  haveOthersChanged: boolean;
  reading: Promise<PublishedIndex> | null;
};

// Next bundles middleware apart from pages; both, and every reload in development, share one copy.
const shared = globalThis as { alpenglowPublished?: Source };

function source(): Source {
  if (shared.alpenglowPublished) return shared.alpenglowPublished;
  const created: Source = {
    rows: { properties: [], formerAddresses: [], consumerHotels: [], words: [] },
    index: null,
    changed: 'all',
    haveOthersChanged: false,
    reading: null,
  };
  shared.alpenglowPublished = created;
  onChange((tag) => {
    const propertyId = tag === null ? null : addressTags.propertyOf(tag);
    if (tag === hotelsTag || tag === contentsTag) created.haveOthersChanged = true;
    if (tag === null || tag === addressTags.all) created.changed = 'all';
    else if (propertyId !== null && created.changed !== 'all') created.changed.add(propertyId);
  });
  listenForChanges();
  return created;
}

function isStale({ changed, haveOthersChanged }: Source): boolean {
  return haveOthersChanged || changed === 'all' || changed.size > 0;
}

function read(from: Source): Promise<PublishedIndex> {
  from.reading ??= (async () => {
    const { changed } = from;
    from.changed = new Set();
    from.haveOthersChanged = false;
    try {
      from.rows = await readRows(from.rows, changed);
      from.index = buildPublishedIndex(from.rows);
      return from.index;
    } catch (error) {
      from.changed = 'all';
      throw error;
    } finally {
      from.reading = null;
    }
  })();
  return from.reading;
}

/**
 * The published addresses, from memory. After a change of an address the next request answers from the fresh ones; while
 * the database is away the last known ones serve. Throws only when there never were any.
 */
export async function getPublishedIndex(): Promise<PublishedIndex> {
  const from = source();
  if (from.index && !isStale(from)) return from.index;
  try {
    return await read(from);
  } catch (error) {
    if (!from.index) throw error;
    log.warn({ err: error }, 'published addresses not refreshed');
    return from.index;
  }
}

export type PropertySegments = Record<'propertyType' | 'country' | 'city' | 'propertyName', string>;

/** The published property of an address as the router hands it on, in the words of either language; null for none. */
export async function findPublishedProperty(segments: PropertySegments): Promise<string | null> {
  const propertyType = propertyTypeFromSegment(segments.propertyType);
  const countryId = countryFromSegment(decodeURIComponent(segments.country));
  if (!propertyType || !countryId) return null;
  const [citySlug, slug] = [decodeURIComponent(segments.city), decodeURIComponent(segments.propertyName)];
  const index = await getPublishedIndex();
  return index.properties.get(propertyKey({ propertyType, countryId, citySlug, slug }))?.id ?? null;
}

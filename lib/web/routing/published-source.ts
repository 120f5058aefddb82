import 'server-only';
import { type CountryId, countrySlugs } from '@/lib/platform/addresses/slug';
import { db } from '@/lib/platform/db';
import { listen } from '@/lib/platform/listen';
import { log } from '@/lib/platform/log';
import { buildPublishedIndex, type PublishedIndex, type PublishedRows } from './published';

const addressSelect = {
  propertyType: true,
  slug: true,
  city: { select: { id: true, countryId: true, groupId: true } },
} as const;

function toCountryId(id: string): CountryId {
  if (!Object.hasOwn(countrySlugs, id)) throw new Error(`Country ${id} has no path segment.`);
  return id as CountryId;
}

async function readRows(): Promise<PublishedRows> {
  const [properties, formerAddresses] = await Promise.all([
    db.property.findMany({
      where: { status: { not: 'draft' } },
      select: {
        ...addressSelect,
        id: true,
        status: true,
        isDemo: true,
        salesInformation: { select: { propertyId: true } },
      },
    }),
    db.propertyFormerAddress.findMany({
      select: { propertyType: true, slug: true, cityId: true, propertyId: true },
    }),
  ]);
  const cities = new Map(
    (await db.city.findMany({ select: { id: true, countryId: true } })).map((city) => [city.id, city.countryId]),
  );
  return {
    properties: properties.map((row) => ({
      id: row.id,
      propertyType: row.propertyType,
      countryId: toCountryId(row.city.countryId),
      citySlug: row.city.id,
      slug: row.slug,
      cityGroup: row.city.groupId,
      isRemoved: row.status === 'removed',
      listed: row.salesInformation !== null,
      isDemo: row.isDemo,
    })),
    formerAddresses: formerAddresses.map((row) => ({
      propertyType: row.propertyType,
      countryId: toCountryId(cities.get(row.cityId) ?? ''),
      citySlug: row.cityId,
      slug: row.slug,
      propertyId: row.propertyId,
    })),
  };
}

type Source = { index: PublishedIndex | null; isStale: boolean; reading: Promise<PublishedIndex> | null };

// Next bundles middleware apart from pages; both, and every reload in development, share one copy.
const shared = globalThis as { alpenglowPublished?: Source };

function source(): Source {
  if (shared.alpenglowPublished) return shared.alpenglowPublished;
  const created: Source = { index: null, isStale: true, reading: null };
  shared.alpenglowPublished = created;
  listen('catalogue', () => {
    created.isStale = true;
  });
  return created;
}

function read(from: Source): Promise<PublishedIndex> {
  from.reading ??= (async () => {
    from.isStale = false;
    try {
      from.index = buildPublishedIndex(await readRows());
      return from.index;
    } catch (error) {
      from.isStale = true;
      throw error;
    } finally {
      from.reading = null;
    }
  })();
  return from.reading;
}

/**
 * The published addresses, from memory. After a change the next request answers from the fresh ones; while the database
 * is away the last known ones serve. Throws only when there never were any.
 */
export async function getPublishedIndex(): Promise<PublishedIndex> {
  const from = source();
  if (from.index && !from.isStale) return from.index;
  try {
    return await read(from);
  } catch (error) {
    if (!from.index) throw error;
    log.warn({ err: error }, 'published addresses not refreshed');
    return from.index;
  }
}

/** The published addresses if they are at hand and fresh; null when only `getPublishedIndex` can tell. */
export function presentPublishedIndex(): PublishedIndex | null {
  const { index, isStale } = source();
  return isStale ? null : index;
}

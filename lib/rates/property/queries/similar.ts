import 'server-only';
import { listedProperties } from '@/lib/catalogue/property/listed';
import { cardSelect, toCard, toMoney } from '@/lib/catalogue/property/queries/card';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { PropertyCard, PropertyDetail } from '@/lib/catalogue/property/types';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { activeHolds } from '@/lib/rates/hold/active';
import type { Prisma } from '@/prisma/generated/client';
import { mergePeriods, rankSimilar, type SimilarFact } from '../rules/similar';

/** A property like another one, with the periods in which it cannot be had: the page drops it where they meet the chosen week. */
export type SimilarProperty = { card: PropertyCard; taken: Period[] };

/** A degree of latitude is 111 km, one of longitude in the Alps 77: a little more than `NEIGHBOUR_KILOMETRES`. */
const NEIGHBOUR_DEGREES = 0.25;

const factSelect = {
  id: true,
  cityId: true,
  bedrooms: true,
  latitude: true,
  longitude: true,
  priceFrom: true,
  currency: true,
  city: { select: { countryId: true } },
} satisfies Prisma.PropertySelect;

type FactRow = Prisma.PropertyGetPayload<{ select: typeof factSelect }>;

function toFact(row: FactRow): SimilarFact {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    cityId: row.cityId,
    bedrooms: row.bedrooms,
    countryId: row.city.countryId,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    price: toMoney(row.priceFrom, row.currency),
    // Sold or not is asked for the week a visitor chooses, by `taken`.
    state: null,
  };
}

function nearby({ place, latitude, longitude }: PropertyDetail): Prisma.PropertyWhereInput {
  const sameCountry = { city: { countryId: place.country.id } };
  if (latitude === null || longitude === null) return sameCountry;
  const around = (centre: number) => ({ gte: centre - NEIGHBOUR_DEGREES, lte: centre + NEIGHBOUR_DEGREES });
  return { OR: [sameCountry, { latitude: around(latitude), longitude: around(longitude) }] };
}

/**
 * Properties like this one, the most alike first: of similar size, same city, then sector neighbours, then country, nearest in price
 * (rule 1.10). Only listed ones. At most `limit`; ask for more than you show, so that those taken can be left out.
 */
export async function getSimilar(
  property: PropertyDetail,
  locale: Locale,
  today: PlainDate,
  { includeDemos, limit }: { includeDemos: boolean; limit: number },
): Promise<SimilarProperty[]> {
  const rows = await db.property.findMany({
    where: {
      ...nearby(property),
      id: { not: property._id },
      ...listedProperties(includeDemos),
    },
    select: factSelect,
  });
  const target: SimilarFact = {
    id: property._id,
    cityId: property.place.city.id,
    bedrooms: property.bedrooms,
    countryId: property.place.country.id,
    coordinates:
      property.latitude === null || property.longitude === null
        ? null
        : { latitude: property.latitude, longitude: property.longitude },
    price: property.priceFrom,
    state: null,
  };
  const ids = rankSimilar(target, rows.map(toFact), limit).map(({ id }) => id);
  const period = { checkIn: true, checkOut: true } as const;
  const now = await clock.now();
  const properties = await db.property.findMany({
    where: { id: { in: ids } },
    select: {
      ...cardSelect,
      stays: {
        where: { available: false, checkOut: { gt: toDatabaseDay(today) } },
        select: period,
        orderBy: { checkIn: 'asc' },
      },
      holds: {
        where: { checkOut: { gt: toDatabaseDay(today) }, ...activeHolds(now) },
        select: period,
        orderBy: { checkIn: 'asc' },
      },
    },
  });
  return properties
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ stays, holds, ...row }) => ({
      card: toCard(row, locale),
      taken: mergePeriods(
        [...stays, ...holds].map(({ checkIn, checkOut }) => ({
          checkIn: fromDatabaseDay(checkIn),
          checkOut: fromDatabaseDay(checkOut),
        })),
      ),
    }));
}

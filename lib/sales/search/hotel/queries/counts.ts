import 'server-only';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { PREPARED } from '@/lib/platform/statement-names';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { Prisma } from '@/prisma/generated/client';
import { findHotelDestination } from '../destinations';
import { type ListField, refiningFields } from '../fields';
import type { FilterCounts, HotelDestination, HotelFilter } from '../types';
import { listHotelPlaces } from './places';
import { fitsHotel, fitsRoom, hotelsOfPlaceSql } from './wanted';

type Row = { field: ListField; id: string; count: number };

/** Rule 7.11: stays and prices change nothing here. */
const counted = createTaggedCache<FilterCounts>({ most: 500, seconds: 5 * 60 });

/**
 * How many hotels a search would list with an option, beside everything else that is chosen (rule 7.10): of categories and
 * programmes one of several is enough, so that what is chosen among them does not count; facilities are wanted all. A room is
 * to have its category and all its facilities at once. Whether a hotel is free changes nothing: those that are not are listed,
 * too.
 */
export async function countFilterOptions(
  filter: HotelFilter,
  { locale, includeDemos }: { locale: Locale; includeDemos: boolean },
): Promise<FilterCounts> {
  const place = filter.destination;
  const destination = place ? findHotelDestination(place, await listHotelPlaces(locale, includeDemos)) : null;
  if (place && !destination) return {};
  const asked = refiningFields.map((field) => filter[field] ?? null);
  const key = JSON.stringify([includeDemos, destination, asked]);
  return counted(key, [hotelsTag], () => readCounts(filter, destination, includeDemos));
}

async function readCounts(
  filter: HotelFilter,
  destination: HotelDestination | null,
  includeDemos: boolean,
): Promise<FilterCounts> {
  const rows = await db.$queryRaw<Row[]>`${Prisma.raw(PREPARED)}
    WITH place AS MATERIALIZED (
      SELECT h.id, h.category, h.facility_bits,
        ${fitsHotel('hotelCategories', filter)} AS has_category, ${fitsHotel('programIds', filter)} AS has_programme,
        ${fitsHotel('maxKeys', filter)} AND ${fitsHotel('facilities', filter)} AS has_rest
      FROM hotel h WHERE ${hotelsOfPlaceSql(destination, includeDemos)}
    ), rooms AS MATERIALIZED (
      SELECT p.hotel_id, p.category, p.facility_bits, ${fitsRoom('roomCategories', filter)} AS has_category
      FROM place JOIN room_projection p ON p.hotel_id = place.id WHERE ${fitsRoom('roomFacilities', filter)}
    ), hotels AS (
      SELECT * FROM place
      WHERE has_rest AND EXISTS (SELECT FROM rooms WHERE rooms.hotel_id = place.id AND rooms.has_category)
    ), found AS (SELECT * FROM hotels WHERE has_category AND has_programme),
    rooms_of_fitting AS (
      SELECT rooms.* FROM rooms JOIN place ON place.id = rooms.hotel_id
      WHERE place.has_rest AND place.has_category AND place.has_programme
    )
    SELECT 'hotelCategories' AS field, category AS id, count(*)::int AS count
    FROM hotels WHERE has_programme GROUP BY category
    UNION ALL
    SELECT 'programIds', m.programme_id, count(*)::int
    FROM hotels JOIN hotel_programme m ON m.hotel_id = hotels.id WHERE has_category GROUP BY m.programme_id
    UNION ALL
    SELECT 'facilities', t.id, count(*)::int
    FROM found JOIN hotel_facility_type t ON found.facility_bits & (1 << t.position) <> 0 GROUP BY t.id
    UNION ALL
    SELECT 'roomCategories', category, count(DISTINCT hotel_id)::int FROM rooms_of_fitting GROUP BY category
    UNION ALL
    SELECT 'roomFacilities', t.id, count(DISTINCT r.hotel_id)::int
    FROM rooms_of_fitting r JOIN room_facility_type t ON r.facility_bits & (1 << t.position) <> 0
    WHERE r.has_category GROUP BY t.id`;
  const counts: FilterCounts = {};
  for (const { field, id, count } of rows) {
    const ofField = counts[field] ?? {};
    ofField[id] = count;
    counts[field] = ofField;
  }
  return counts;
}

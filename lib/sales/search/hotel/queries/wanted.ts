import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { HotelDestination, HotelFilter } from '../types';

const { sql } = Prisma;

/** All of the facilities, by the bits of their positions; with one that nobody knows the condition is never true. */
function hasAll(bits: Prisma.Sql, types: Prisma.Sql, ids: readonly string[]): Prisma.Sql {
  const mask = sql`(SELECT CASE WHEN count(*) = ${ids.length} THEN bit_or(1 << position) END FROM ${types} WHERE id = ANY (${[...ids]}))`;
  return sql`${bits} & ${mask} = ${mask}`;
}

const all = (conditions: (Prisma.Sql | false | '' | null | undefined)[]): Prisma.Sql =>
  Prisma.join([sql`true`, ...conditions.filter((one): one is Prisma.Sql => Boolean(one))], ' AND ');

/** The room types a search is about, as a condition on their projection `p`: of any of the categories, with every facility. */
export function wantedRoomsSql({ roomCategories, roomFacilities }: HotelFilter): Prisma.Sql {
  return all([
    roomCategories && sql`p.category = ANY (${roomCategories})`,
    roomFacilities && hasAll(sql`p.facility_bits`, sql`room_facility_type`, roomFacilities),
  ]);
}

/** The same of rooms that Prisma reads. */
export function wantedRooms({ roomCategories, roomFacilities = [] }: HotelFilter) {
  return {
    ...(roomCategories && { category: { in: roomCategories } }),
    AND: roomFacilities.map((facilityId) => ({ facilities: { some: { facilityId } } })),
  } satisfies Prisma.RoomWhereInput;
}

/** The hotels a search is about, as a condition on `h`. */
export function wantedHotelsSql(
  { hotelCategories, programIds, maxKeys, facilities }: HotelFilter,
  destination: HotelDestination | null,
  includeDemos: boolean,
): Prisma.Sql {
  return all([
    !includeDemos && sql`NOT h.is_demo`,
    destination && sql`h.city_id = ANY (${destination.cityIds})`,
    destination?.sectorId && sql`h.sector_id = ${destination.sectorId}`,
    destination?.hotelId && sql`h.id = ${destination.hotelId}`,
    hotelCategories && sql`h.category = ANY (${hotelCategories})`,
    programIds &&
      sql`EXISTS (SELECT FROM hotel_programme m WHERE m.hotel_id = h.id AND m.programme_id = ANY (${programIds}))`,
    maxKeys !== undefined && sql`h.keys <= ${maxKeys}`,
    facilities && hasAll(sql`h.facility_bits`, sql`hotel_facility_type`, facilities),
  ]);
}

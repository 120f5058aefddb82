import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { HotelField, RefiningField, RoomField } from '../fields';
import type { HotelDestination, HotelFilter } from '../types';

const { sql } = Prisma;

/** All of the facilities, by the bits of their positions; with one that nobody knows the condition is never true. */
function hasAll(bits: Prisma.Sql, types: Prisma.Sql, ids: readonly string[]): Prisma.Sql {
  const mask = sql`(SELECT CASE WHEN count(*) = ${ids.length} THEN bit_or(1 << position) END FROM ${types} WHERE id = ANY (${[...ids]}))`;
  return sql`${bits} & ${mask} = ${mask}`;
}

const all = (conditions: readonly Prisma.Sql[]): Prisma.Sql => Prisma.join([sql`true`, ...conditions], ' AND ');

type Asked<Field extends RefiningField> = NonNullable<HotelFilter[Field]>;

/** What each field asks of a hotel `h`. */
const ofHotels: { [Field in HotelField]: (asked: Asked<Field>) => Prisma.Sql } = {
  hotelCategories: (categories) => sql`h.category = ANY (${categories})`,
  programIds: (ids) =>
    sql`EXISTS (SELECT FROM hotel_programme m WHERE m.hotel_id = h.id AND m.programme_id = ANY (${ids}))`,
  maxKeys: (most) => sql`h.keys <= ${most}`,
  facilities: (ids) => hasAll(sql`h.facility_bits`, sql`hotel_facility_type`, ids),
};

/** What each field asks of a room type, of its projection `p` and where Prisma reads it. */
const ofProjection: { [Field in RoomField]: (asked: Asked<Field>) => Prisma.Sql } = {
  roomCategories: (categories) => sql`p.category = ANY (${categories})`,
  roomFacilities: (ids) => hasAll(sql`p.facility_bits`, sql`room_facility_type`, ids),
};
const ofRooms: { [Field in RoomField]: (asked: Asked<Field>) => Prisma.RoomWhereInput } = {
  roomCategories: (categories) => ({ category: { in: categories } }),
  roomFacilities: (ids) => ({ AND: ids.map((facilityId) => ({ facilities: { some: { facilityId } } })) }),
};

/** A field that was not asked for asks nothing. */
function conditions<Field extends RefiningField, Result>(
  filter: HotelFilter,
  of: { [Name in Field]: (asked: Asked<Name>) => Result },
): Result[] {
  return (Object.keys(of) as Field[]).flatMap((field) => {
    const asked = filter[field];
    return asked === undefined ? [] : [of[field](asked as Asked<typeof field>)];
  });
}

/** Whether a hotel `h` is what one field asks for. */
export function fitsHotel<Field extends HotelField>(field: Field, filter: HotelFilter): Prisma.Sql {
  const asked = filter[field];
  return asked === undefined ? sql`true` : ofHotels[field](asked as Asked<Field>);
}

/** Whether a room type `p` is what one field asks for. */
export function fitsRoom<Field extends RoomField>(field: Field, filter: HotelFilter): Prisma.Sql {
  const asked = filter[field];
  return asked === undefined ? sql`true` : ofProjection[field](asked as Asked<Field>);
}

/** The room types a search is about: of any of the categories, with every facility. */
export function wantedRoomsSql(filter: HotelFilter): Prisma.Sql {
  return all(conditions(filter, ofProjection));
}

/** The same of rooms that Prisma reads; undefined: all of them. */
export function wantedRooms(filter: HotelFilter): Prisma.RoomWhereInput | undefined {
  const asked = conditions(filter, ofRooms);
  return asked.length > 0 ? { AND: asked } : undefined;
}

/** The hotels of a place, whatever else is asked of them, as a condition on `h`. */
export function hotelsOfPlaceSql(destination: HotelDestination | null, includeDemos: boolean): Prisma.Sql {
  return all([
    sql`h.retired_at IS NULL`,
    ...(includeDemos ? [] : [sql`NOT h.is_demo`]),
    ...(destination ? [sql`h.city_id = ANY (${destination.cityIds})`] : []),
    ...(destination?.sectorId ? [sql`h.sector_id = ${destination.sectorId}`] : []),
    ...(destination?.hotelId ? [sql`h.id = ${destination.hotelId}`] : []),
  ]);
}

/** The hotels a search is about, as a condition on `h`. */
export function wantedHotelsSql(
  filter: HotelFilter,
  destination: HotelDestination | null,
  includeDemos: boolean,
): Prisma.Sql {
  return Prisma.join([hotelsOfPlaceSql(destination, includeDemos), ...conditions(filter, ofHotels)], ' AND ');
}

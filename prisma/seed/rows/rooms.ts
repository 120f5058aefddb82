import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, earliest, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { hotels } from '../content/hotels/all';
import type { HotelContent, RoomContent } from '../content/hotels/types';
import { fixedStays } from '../fixed-stays';
import { hotelEdges } from '../hotel-edges';
import { closuresOf, comingFestive, hotelNights, type Period, seasonsOf, weeksOf } from '../hotel-seasons';
import { chance } from '../random';
import { pictureColumns } from './hotels';

/** Whole units of the hotel's currency, in minor units. */
const minor = (units: number): bigint => BigInt(Math.round(units)) * 100n;

/** Share of a January night an adult beyond the included guests pays. */
const EXTRA_ADULT = 0.22;

function roomColumns(hotel: HotelContent, room: RoomContent, position: number) {
  const pax = room.beds.filter((bed) => bed.isInStandardOccupancy).reduce((sum, { sleeps }) => sum + sleeps.maxPax, 0);
  return {
    id: room.id,
    hotelId: hotel.id,
    position,
    nameEn: room.name.en,
    nameDe: room.name.de,
    category: room.category,
    descriptionEn: room.description.en,
    descriptionDe: room.description.de,
    sizeSqmMin: room.sizeSqm.min,
    sizeSqmMax: room.sizeSqm.max,
    outdoorSpaceSqmMin: room.outdoorSpaceSqm?.min ?? null,
    outdoorSpaceSqmMax: room.outdoorSpaceSqm?.max ?? null,
    numBedrooms: room.numBedrooms,
    numBathrooms: room.numBathrooms,
    views: room.views,
    petsAllowed: room.petsAllowed,
    units: room.units,
    isEnquiryOnly: room.isEnquiryOnly,
    includedGuests: Math.min(2, pax),
    basePrice: room.januaryNight === null ? null : minor(room.januaryNight),
    extraAdultPrice: room.januaryNight === null ? 0n : minor(room.januaryNight * EXTRA_ADULT),
  };
}

/** What children pay: infants nothing, the younger less than the older; nobody in a hotel without children. */
function childBands({ id, agePolicy, rooms }: HotelContent) {
  if (agePolicy.isAdultsOnlyHotel) return [];
  const cheapest = Math.min(...rooms.flatMap(({ januaryNight }) => januaryNight ?? []));
  if (!Number.isFinite(cheapest)) return [];
  const infant = agePolicy.maxAgeConsideredInfant ?? 2;
  const oldest = agePolicy.maxAgeConsideredChild ?? 16;
  const young = Math.min(11, oldest);
  const bands = [{ hotelId: id, fromAge: 0, toAge: infant, amount: 0n }];
  if (young > infant) bands.push({ hotelId: id, fromAge: infant + 1, toAge: young, amount: minor(cheapest * 0.1) });
  if (oldest > young) bands.push({ hotelId: id, fromAge: young + 1, toAge: oldest, amount: minor(cheapest * 0.15) });
  return bands;
}

export type RoomHoldRow = {
  id: string;
  roomId: string;
  checkIn: Date;
  checkOut: Date;
  units: number;
  kind: 'booking' | 'confirmedOption';
  expiresAt: Date | null;
};

function booking(room: RoomContent, { from, until }: Period, units: number): RoomHoldRow {
  return {
    id: `hold-${room.id}-${from}-${until}`,
    roomId: room.id,
    checkIn: toDatabaseDay(from),
    checkOut: toDatabaseDay(until),
    units,
    kind: 'booking',
    expiresAt: null,
  };
}

/** How many of ten weeks somebody has booked some of the rooms. */
const demand: Record<string, number> = { festive: 6, february: 4, march: 3, january: 3, summer: 3 };

/** The date on which H18 has one unit left of its first room: a week of the coming March. */
export function oneUnitLeftWeek(today: PlainDate): Period | null {
  const march = seasonsOf(hotelEdges.oneUnitLeft, today).find(({ kind, from }) => kind === 'march' && from > today);
  return march ? (weeksOf(march)[1] ?? null) : null;
}

function holdsOf(hotel: HotelContent, room: RoomContent, isFirst: boolean, today: PlainDate): RoomHoldRow[] {
  const nights = hotelNights(today);
  const festive = comingFestive(hotel.id, today);
  const lastUnit = hotel.id === hotelEdges.oneUnitLeft && isFirst ? oneUnitLeftWeek(today) : null;
  const fixed = fixedStays(today);
  const rows: RoomHoldRow[] = [];
  if (lastUnit && room.units > 1) rows.push(booking(room, lastUnit, room.units - 1));
  for (const season of seasonsOf(hotel.id, today)) {
    const isSoldOut = hotel.id === hotelEdges.festiveSoldOut && season.from === festive?.from;
    if (isSoldOut) {
      rows.push(booking(room, season, room.units));
      continue;
    }
    for (const week of weeksOf(season)) {
      if (week.from < nights.from || week.until > nights.until) continue;
      if (lastUnit && week.from < lastUnit.until && lastUnit.from < week.until) continue;
      const roll = chance('hotel week', room.id, week.from) * 10;
      if (roll >= (demand[season.kind] ?? 2)) continue;
      const units = 1 + Math.floor(chance('hotel units', room.id, week.from) * room.units);
      const some = Math.min(room.units, units);
      const nightsBooked = 3 + Math.floor(chance('hotel nights', room.id, week.from) * 5);
      const until = earliest(addDays(week.from, nightsBooked), week.until);
      if (fixed.some((stay) => stay.roomId === room.id && stay.from < until && week.from < stay.until)) continue;
      rows.push(booking(room, { from: week.from, until }, some));
    }
  }
  return rows;
}

async function createNights(tx: Transaction, today: PlainDate): Promise<void> {
  const nights = hotelNights(today);
  const rooms = hotels.flatMap((hotel) => hotel.rooms.map((room, index) => ({ hotel, room, isFirst: index === 0 })));
  const ids = rooms.map(({ room }) => room.id);
  // Counted once for all of them instead of hold by hold: the same that room_nights_follow_hold does.
  await tx.$executeRaw`ALTER TABLE room_hold DISABLE TRIGGER room_hold_counted`;
  await tx.$executeRaw`ALTER TABLE room_night DISABLE TRIGGER room_night_projected_insert`;
  await tx.$executeRaw`SELECT lay_room_nights(${ids}, ${nights.from}::date, ${nights.until}::date)`;
  await tx.roomHold.createMany({
    data: rooms.flatMap(({ hotel, room, isFirst }) =>
      room.januaryNight === null || room.isEnquiryOnly ? [] : holdsOf(hotel, room, isFirst, today),
    ),
  });
  await tx.$executeRaw`ALTER TABLE room_hold ENABLE TRIGGER room_hold_counted`;
  await tx.$executeRaw`ALTER TABLE room_night ENABLE TRIGGER room_night_projected_insert`;
  await tx.$executeRaw`
    UPDATE room_night n SET sold = h.units FROM (
      SELECT room_id, day::date AS night, sum(units) AS units
      FROM room_hold, generate_series(check_in::timestamp, check_out - interval '1 day', '1 day') AS day
      GROUP BY room_id, day
    ) h
    WHERE n.room_id = h.room_id AND n.night = h.night`;
  await tx.$executeRaw`SELECT refresh_room_projections(${ids})`;
}

/** The room types, when they are open and for how much, and what is taken of them. */
export async function createRooms(tx: Transaction, today: PlainDate): Promise<void> {
  const ofEach = <Row>(rowsOf: (room: RoomContent) => Row[]): Row[] =>
    hotels.flatMap(({ rooms }) => rooms.flatMap(rowsOf));
  await tx.room.createMany({
    data: hotels.flatMap((hotel) => hotel.rooms.map((room, index) => roomColumns(hotel, room, index))),
  });
  await tx.roomPicture.createMany({
    data: ofEach(({ id, pictures }) => pictures.map((one, index) => ({ roomId: id, ...pictureColumns(one, index) }))),
  });
  await tx.bed.createMany({
    data: ofEach(({ id, beds }) =>
      beds.map(({ sleeps, ...bed }, position) => ({ roomId: id, position, ...bed, ...sleeps })),
    ),
  });
  await tx.roomFacility.createMany({
    data: ofEach(({ id, facilities }) => facilities.map((facilityId) => ({ roomId: id, facilityId }))),
  });
  await tx.childBand.createMany({ data: hotels.flatMap(childBands) });
  await tx.season.createMany({
    data: hotels.flatMap(({ id }) =>
      seasonsOf(id, today).map(({ from, until, ...season }) => ({
        hotelId: id,
        startsOn: toDatabaseDay(from),
        endsOn: toDatabaseDay(until),
        ...season,
      })),
    ),
  });
  await tx.closure.createMany({
    data: hotels.flatMap(({ id }) =>
      closuresOf(id, today).map(({ from, until }) => ({
        id: `${id}-closed-${from}`,
        hotelId: id,
        startsOn: toDatabaseDay(from),
        endsOn: toDatabaseDay(until),
        reason: 'season' as const,
      })),
    ),
  });
  await tx.roomRestriction.createMany({
    data: seasonsOf(hotelEdges.festiveSoldOut, today)
      .filter(({ kind }) => kind !== 'festive' && hotels.some(({ id }) => id === hotelEdges.festiveSoldOut))
      .map(({ from, until }) => ({
        id: `${hotelEdges.festiveSoldOut}-seven-${from}`,
        hotelId: hotelEdges.festiveSoldOut,
        startsOn: toDatabaseDay(from),
        endsOn: toDatabaseDay(until),
        minStay: 7,
      })),
  });
  await createNights(tx, today);
}

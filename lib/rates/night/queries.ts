import 'server-only';
import { nameOf } from '@/lib/catalogue/hotel/queries/card';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { managesHotel } from '@/lib/people/access/hotel';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readNights } from '../room/queries/nights';
import { daysOf } from './rules';
import { storedNightsSchema } from './schema';
import type { CalendarPlan, NightEditLine, RoomCalendarPage } from './types';

/** Edits and undos of a hotel so far. */
export async function revisionOf(tx: Transaction, hotelId: string): Promise<number> {
  const { _count: count } = await tx.nightEdit.aggregate({ where: { hotelId }, _count: { id: true, undoneAt: true } });
  return count.id + count.undoneAt;
}

/** The edit that undo takes back. */
export async function lastEditOf(tx: Transaction, hotelId: string) {
  return tx.nightEdit.findFirst({ where: { hotelId, undoneAt: null }, orderBy: { revision: 'desc' } });
}

type EditRow = NonNullable<Awaited<ReturnType<typeof lastEditOf>>>;

function toLine(
  { id, roomIds, fromNight, untilNight, after }: EditRow,
  names: ReadonlyMap<string, string>,
): NightEditLine {
  return {
    id,
    rooms: roomIds.map((roomId) => names.get(roomId) ?? ''),
    from: fromDatabaseDay(fromNight),
    until: fromDatabaseDay(untilNight),
    nights: storedNightsSchema.parse(after).length,
  };
}

type InterestRow = { roomId: string; checkIn: Date; checkOut: Date; agency: number };

async function readInterests(tx: Transaction, hotelId: string, from: PlainDate, until: PlainDate) {
  const rows = await tx.$queryRaw<InterestRow[]>`
    SELECT room_id AS "roomId", check_in AS "checkIn", check_out AS "checkOut", agency FROM hotel_interest
    WHERE hotel_id = ${hotelId} AND check_in < ${toDatabaseDay(until)}::date AND check_out > ${toDatabaseDay(from)}::date`;
  return rows.map(({ checkIn, checkOut, ...row }) => ({
    ...row,
    checkIn: fromDatabaseDay(checkIn),
    checkOut: fromDatabaseDay(checkOut),
  }));
}

/** Plans that have a price. */
async function readPlans(tx: Transaction, hotelId: string, locale: Locale): Promise<CalendarPlan[]> {
  const rows = await tx.ratePlan.findMany({
    where: { hotelId, isPriced: true },
    select: { id: true, nameEn: true, nameDe: true, adjustmentPercent: true, boardAdultPrice: true },
    orderBy: { position: 'asc' },
  });
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row, locale),
    adjustmentPercent: row.adjustmentPercent.toNumber(),
    boardAdultPrice: Number(row.boardAdultPrice),
  }));
}

/** Of each room the first nights that can be sold, from the day before on: where it is in the world is read with them. */
const forSale = (tx: Transaction, now: Date) =>
  ({
    where: {
      night: { gte: toDatabaseDay(addDays(dayAt(now, 'UTC'), -1)) },
      price: { not: null },
      closed: { lt: tx.roomNight.fields.allotment },
    },
    select: { night: true },
    orderBy: { night: 'asc' },
    take: 3,
  }) as const;

type Asked = { hotelId: string; from: PlainDate | null; days: number; locale: Locale };

/** Rooms × days of a hotel as its contact edits them; null for anybody else. Begins with the first night for sale unless said otherwise. */
export async function getRoomCalendar(
  viewer: Viewer,
  { hotelId, from: askedFrom, days, locale }: Asked,
): Promise<RoomCalendarPage | null> {
  if (!managesHotel(viewer, hotelId)) return null;
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const hotel = await tx.hotel.findUnique({
      where: { id: hotelId },
      select: {
        name: true,
        billableCurrency: true,
        city: { select: { countryId: true } },
        rooms: {
          // One that is sold no more stands there as long as somebody has nights of it.
          where: {
            OR: [{ retiredAt: null }, { holds: { some: { releasedAt: null, checkOut: { gt: now } } } }],
          },
          select: {
            ...{ id: true, nameEn: true, nameDe: true, units: true, includedGuests: true },
            ...{ isEnquiryOnly: true, isOnRequest: true, nights: forSale(tx, now) },
          },
          orderBy: { position: 'asc' },
        },
      },
    });
    if (!hotel) return null;
    const today = dayAt(now, timeZoneOf(hotel.city.countryId));
    const [first = today] = hotel.rooms
      .filter(({ isEnquiryOnly }) => !isEnquiryOnly)
      .flatMap(({ nights }) => nights.map(({ night }) => fromDatabaseDay(night)))
      .filter((night) => night >= today)
      .sort();
    const from = askedFrom ?? first;
    const until = addDays(from, days);
    const roomIds = hotel.rooms.map(({ id }) => id);
    const nights = await readNights(roomIds, { from, until, now }, tx);
    const names = new Map(hotel.rooms.map((room) => [room.id, nameOf(room, locale)]));
    const last = await lastEditOf(tx, hotelId);
    return {
      hotelId,
      hotelName: hotel.name,
      currency: hotel.billableCurrency,
      ...{ today, from, days },
      rooms: hotel.rooms.map(({ id, units, includedGuests, isEnquiryOnly, isOnRequest }) => ({
        ...{ id, units, includedGuests, isEnquiryOnly, isOnRequest },
        name: names.get(id) ?? '',
        nights: daysOf(from, days).map((day) => nights.get(id)?.get(day) ?? null),
      })),
      plans: await readPlans(tx, hotelId, locale),
      interests: await readInterests(tx, hotelId, from, until),
      revision: await revisionOf(tx, hotelId),
      lastEdit: last && toLine(last, names),
    };
  });
}

import 'server-only';
import { shownHotels } from '@/lib/catalogue/hotel/listed';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db, type Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Prisma } from '@/prisma/generated/client';
import type { ExchangeRates, HotelFacts, RatePlan, RoomFacts } from '../types';
import { readProjectedCalendars } from './calendars';
import { readNights } from './nights';
import { hotelFactsSelect, roomFactsSelect, toBed, toHotelFacts, toRatePlan } from './select';

/** Days around a stay that the nearest dates are looked for in: two weeks to either side, and a week more to stay. */
const DAYS_BEFORE = 14;
const DAYS_AFTER = 28;

export type FactsAsked = {
  hotelId: string;
  /** Only this room type; absent: all of the hotel. */
  roomId?: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  /** Business time: options that end up to then have lapsed. */
  now: Date;
  locale: Locale;
  includeDemos: boolean;
  /** An option holds rooms of it: it is priced although it is sold no more (rule 2.16). */
  isHeld?: boolean;
  /** Only room types that meet this. */
  rooms?: Prisma.RoomWhereInput;
  /** Of many hotels the search reads one row per room instead of all its nights. */
  isProjected?: boolean;
};

/** Everything that price and availability of a hotel's rooms follow from, as plain data. */
export type HotelRates = { hotel: HotelFacts; rooms: RoomFacts[]; plans: RatePlan[]; rates: ExchangeRates };

/** The latest rate of every currency. */
export async function readExchangeRates(within: Transaction = db): Promise<ExchangeRates> {
  const rows = await within.exchangeRate.findMany({
    distinct: ['currency'],
    orderBy: [{ currency: 'asc' }, { asOf: 'desc' }],
  });
  return new Map(
    rows.map(({ currency, eurPerUnit, asOf }) => [
      currency,
      { eurPerUnit: eurPerUnit.toNumber(), asOf: fromDatabaseDay(asOf) },
    ]),
  );
}

function byHotel<Row extends { hotelId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.hotelId);
    if (group) group.push(row);
    else groups.set(row.hotelId, [row]);
  }
  return groups;
}

/**
 * What the rules of a stay need of these hotels, in a number of queries that does not grow with hotels, rooms or nights.
 * Hotels and rooms that are not there for this caller are left out. The same for everybody: nothing in it is an agency's own.
 * `within`: a command reads in its own transaction, because one that waits for a second connection may wait for itself.
 */
export async function readRatesOfHotels(
  hotelIds: readonly string[],
  asked: Omit<FactsAsked, 'hotelId'>,
  within: Transaction = db,
): Promise<HotelRates[]> {
  const { roomId, locale, includeDemos, isHeld, now } = asked;
  const from = addDays(asked.checkIn, -DAYS_BEFORE);
  const until = addDays(asked.checkOut, DAYS_AFTER);
  const ofHotels = { hotelId: { in: [...hotelIds] } };
  const [hotels, rooms, plans, rates] = await Promise.all([
    within.hotel.findMany({
      where: { id: ofHotels.hotelId, ...(isHeld ? {} : shownHotels(includeDemos)) },
      select: hotelFactsSelect(toDatabaseDay(from), toDatabaseDay(until)),
    }),
    within.room.findMany({
      where: { ...ofHotels, ...(roomId && { id: roomId }), ...asked.rooms },
      select: roomFactsSelect,
      orderBy: { position: 'asc' },
    }),
    within.ratePlan.findMany({ where: ofHotels, orderBy: { position: 'asc' } }),
    readExchangeRates(within),
  ]);
  const roomIds = rooms.map(({ id }) => id);
  const { checkIn, checkOut } = asked;
  const calendars = asked.isProjected
    ? await readProjectedCalendars(roomIds, { from, until, checkIn, checkOut, now })
    : await readNights(roomIds, { from, until, now }, within);
  const roomsOf = byHotel(rooms);
  const plansOf = byHotel(plans);
  return hotels.map((hotel) => ({
    hotel: toHotelFacts(hotel),
    rooms: (roomsOf.get(hotel.id) ?? []).map(({ beds, extraAdultPrice, ...room }) => ({
      ...room,
      extraAdultPrice: Number(extraAdultPrice),
      beds: beds.map(toBed),
      calendar: calendars.get(room.id) ?? new Map(),
    })),
    plans: (plansOf.get(hotel.id) ?? []).map((plan) => toRatePlan(plan, locale)),
    rates,
  }));
}

/** The same of one hotel, or of one of its rooms; null where it is not there for this caller. */
export async function readHotelRates(
  { hotelId, ...asked }: FactsAsked,
  within: Transaction = db,
): Promise<HotelRates | null> {
  const [found] = await readRatesOfHotels([hotelId], asked, within);
  if (!found || (asked.roomId && found.rooms.length === 0)) return null;
  return found;
}

import 'server-only';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db, type Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import type { Prisma } from '@/prisma/generated/client';
import { hotelRatesTag } from '../keys';
import type { ExchangeRates, HotelFacts, RatePlan, RoomFacts } from '../types';
import { readProjectedCalendars } from './calendars';
import { keptRules, type RulesOfHotel, readRules } from './kept-rules';
import { readNights } from './nights';

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
export type HotelRates = { hotel: HotelFacts; rooms: RoomFacts[]; plans: readonly RatePlan[]; rates: ExchangeRates };

const exchangeRates = createTaggedCache<ExchangeRates>({ most: 1, seconds: 5 * 60 });

async function readLatestRates(within: Transaction): Promise<ExchangeRates> {
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

/** The latest rate of every currency; kept, but for commands (rule 7.11). */
export function readExchangeRates(within: Transaction = db): Promise<ExchangeRates> {
  return within === db ? exchangeRates('', [hotelRatesTag], () => readLatestRates(within)) : readLatestRates(within);
}

type Days = { from: PlainDate; until: PlainDate };

function touching<Row extends { startsOn: PlainDate; endsOn: PlainDate }>(rows: readonly Row[], { from, until }: Days) {
  return rows.filter(({ startsOn, endsOn }) => startsOn < until && endsOn > from);
}

/**
 * What the rules of a stay need of these hotels, in a number of queries that does not grow with hotels, rooms or nights.
 * Hotels and rooms that are not there for this caller are left out. The same for everybody: nothing in it is an agency's own.
 * `within`: a command reads in its own transaction, because one that waits for a second connection may wait for itself, and
 * because it decides by what stands, not by what is kept.
 */
export async function readRatesOfHotels(
  hotelIds: readonly string[],
  asked: Omit<FactsAsked, 'hotelId'>,
  within: Transaction = db,
): Promise<HotelRates[]> {
  const { roomId, locale, includeDemos, isHeld, now, checkIn, checkOut } = asked;
  const days = { from: addDays(checkIn, -DAYS_BEFORE), until: addDays(checkOut, DAYS_AFTER) };
  const isKept = within === db && !asked.rooms;
  const [rulesOf, rates] = await Promise.all([
    isKept ? keptRules(hotelIds, locale) : readRules(hotelIds, locale, asked.rooms, within),
    readExchangeRates(within),
  ]);
  const isShown = ({ isDemo, isRetired }: RulesOfHotel) => isHeld || (!isRetired && (includeDemos || !isDemo));
  const shown = [...rulesOf.values()].filter(isShown).map(({ rooms, retiredRooms, ...rules }) => ({
    ...rules,
    rooms: rooms.filter(({ id }) => (!roomId || id === roomId) && (isHeld || !retiredRooms.includes(id))),
  }));
  const roomIds = shown.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  const calendars = asked.isProjected
    ? await readProjectedCalendars(roomIds, { ...days, checkIn, checkOut, now })
    : await readNights(roomIds, { ...days, now }, within);
  return shown.map(({ hotel, rooms, plans }) => ({
    hotel: { ...hotel, seasons: touching(hotel.seasons, days), closures: touching(hotel.closures, days) },
    rooms: rooms.map((room) => ({ ...room, calendar: calendars.get(room.id) ?? new Map() })),
    plans,
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

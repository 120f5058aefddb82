import 'server-only';
import { shownHotels } from '@/lib/catalogue/hotel/listed';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db, type Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { ExchangeRates, HotelFacts, Night, RatePlan, RoomFacts } from '../types';
import { hotelFactsSelect, type NightRow, roomFactsSelect, toBed, toHotelFacts, toNight, toRatePlan } from './select';

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
};

/** Everything that price and availability of a hotel's rooms follow from, as plain data. */
export type HotelRates = { hotel: HotelFacts; rooms: RoomFacts[]; plans: RatePlan[]; rates: ExchangeRates };

/** Nights [from, until) of rooms as they stand at `now`. */
export async function readNights(
  roomIds: readonly string[],
  { from, until, now }: { from: PlainDate; until: PlainDate; now: Date },
  within: Transaction = db,
): Promise<Map<string, Map<PlainDate, Night>>> {
  const rows = await within.$queryRaw<NightRow[]>`
    SELECT n.room_id AS "roomId", n.night, n.allotment, n.closed, n.sold, n.optioned - coalesce(
        CASE WHEN n.optioned > 0 THEN (
          SELECT sum(t.units) FROM room_hold t
          WHERE t.room_id = n.room_id AND t.released_at IS NULL AND t.expires_at <= ${now}
            AND t.check_in <= n.night AND n.night < t.check_out
        ) END, 0)::int AS optioned,
      n.price, n.min_stay AS "minStay", n.max_stay AS "maxStay", n.closed_to_arrival AS "closedToArrival",
      n.closed_to_departure AS "closedToDeparture", n.release_days AS "releaseDays"
    FROM room_night n
    WHERE n.room_id = ANY (${[...roomIds]}) AND n.night >= ${toDatabaseDay(from)}::date AND n.night < ${toDatabaseDay(until)}::date`;
  const calendars = new Map(roomIds.map((id) => [id, new Map<PlainDate, Night>()]));
  for (const row of rows) {
    const night = toNight(row);
    calendars.get(row.roomId)?.set(night.night, night);
  }
  return calendars;
}

/** The latest rate of every currency. */
async function readExchangeRates(within: Transaction): Promise<ExchangeRates> {
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
  const { roomId, locale, includeDemos, now } = asked;
  const from = addDays(asked.checkIn, -DAYS_BEFORE);
  const until = addDays(asked.checkOut, DAYS_AFTER);
  const ofHotels = { hotelId: { in: [...hotelIds] } };
  const [hotels, rooms, plans, rates] = await Promise.all([
    within.hotel.findMany({
      where: { id: ofHotels.hotelId, ...shownHotels(includeDemos) },
      select: hotelFactsSelect(toDatabaseDay(from), toDatabaseDay(until)),
    }),
    within.room.findMany({
      where: { ...ofHotels, ...(roomId && { id: roomId }) },
      select: roomFactsSelect,
      orderBy: { position: 'asc' },
    }),
    within.ratePlan.findMany({ where: ofHotels, orderBy: { position: 'asc' } }),
    readExchangeRates(within),
  ]);
  const calendars = await readNights(
    rooms.map(({ id }) => id),
    { from, until, now },
    within,
  );
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

import 'server-only';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { PREPARED } from '@/lib/platform/statement-names';
import { Prisma } from '@/prisma/generated/client';
import type { Night } from '../types';
import { readNights } from './nights';

/** Days [from, until) around the stay [checkIn, checkOut). */
type CalendarsAsked = { from: PlainDate; until: PlainDate; checkIn: PlainDate; checkOut: PlainDate; now: Date };

/** Lists and bits of a room's nights from `first` on; `sums` begins with what the nights before it cost. */
type Row = {
  roomId: string;
  isStale: boolean;
  first: Date;
  loaded: string;
  open: string;
  free: string;
  arrival: string;
  departure: string;
  minStays: number[];
  maxStays: number[] | null;
  releaseDays: number[] | null;
  sums: number[];
  /** Units left in every night of the stay; null: not all of its nights are known. */
  left: number | null;
};

/** Sums are kept modulo this: see nights_price. */
const SUMS = 2 ** 31;

const isSet = (bits: string, index: number): boolean => bits[index] === '1';

/** Null: a night without a row, or without a price and without any rule. */
function nightAt(row: Row, first: PlainDate, index: number, { checkIn, checkOut }: CalendarsAsked): Night | null {
  const night = addDays(first, index);
  const isLoaded = isSet(row.loaded, index);
  const isOpen = isSet(row.open, index);
  const isFree = isSet(row.free, index);
  const rules = {
    minStay: row.minStays[index] ?? 1,
    maxStay: row.maxStays?.[index] || null,
    closedToArrival: !isSet(row.arrival, index),
    closedToDeparture: !isSet(row.departure, index),
    releaseDays: row.releaseDays?.[index] ?? 0,
  };
  const hasRule =
    rules.minStay > 1 ||
    rules.maxStay !== null ||
    rules.closedToArrival ||
    rules.closedToDeparture ||
    rules.releaseDays > 0;
  if (!isLoaded && isOpen && isFree && !hasRule) return null;
  const isOfStay = checkIn <= night && night < checkOut;
  return {
    night,
    // The projection knows whether one is left; how many is known of the nights of the stay.
    allotment: isFree && isOfStay ? Math.max(1, row.left ?? 1) : 1,
    closed: isOpen ? 0 : 1,
    sold: isOpen && !isFree ? 1 : 0,
    optioned: 0,
    price: isLoaded ? ((row.sums[index + 1] ?? 0) - (row.sums[index] ?? 0) + SUMS) % SUMS : null,
    ...rules,
  };
}

/**
 * The nights of rooms as the projection has them, one row per room: what `readNights` says, but that of the units left it
 * tells the fewest of the stay, and elsewhere only whether there is one. Rooms with an option that has lapsed and that nobody
 * has released are read from their nights.
 */
export async function readProjectedCalendars(
  roomIds: readonly string[],
  asked: CalendarsAsked,
): Promise<Map<string, Map<PlainDate, Night>>> {
  const { from, until, checkIn, checkOut, now } = asked;
  const rows = await db.$queryRaw<Row[]>`${Prisma.raw(PREPARED)}
    SELECT p.room_id AS "roomId", coalesce(p.lapses_at <= ${now}, false) AS "isStale", p.first_night + x.low AS first,
      substring(p.loaded FROM x.low + 1 FOR x.k)::text AS loaded, substring(p.open FROM x.low + 1 FOR x.k)::text AS open,
      substring(p.free FROM x.low + 1 FOR x.k)::text AS free, substring(p.arrival FROM x.low + 1 FOR x.k)::text AS arrival,
      substring(p.departure FROM x.low + 1 FOR x.k)::text AS departure,
      p.min_stays[x.low + 1:x.low + x.k]::int[] AS "minStays", p.max_stays[x.low + 1:x.low + x.k]::int[] AS "maxStays",
      p.release_days[x.low + 1:x.low + x.k]::int[] AS "releaseDays", p.price_sums[x.low + 1:x.low + x.k + 1] AS sums,
      (
        SELECT CASE WHEN count(*) = ${toDatabaseDay(checkOut)}::date - ${toDatabaseDay(checkIn)}::date
          THEN min(n.allotment - n.closed - n.sold - n.optioned) END
        FROM room_night n
        WHERE n.room_id = p.room_id AND n.night >= ${toDatabaseDay(checkIn)}::date AND n.night < ${toDatabaseDay(checkOut)}::date
      )::int AS left
    FROM room_projection p
    CROSS JOIN LATERAL (SELECT greatest(${toDatabaseDay(from)}::date - p.first_night, 0) AS low) l
    CROSS JOIN LATERAL (
      SELECT l.low, greatest(least(${toDatabaseDay(until)}::date - p.first_night, p.nights) - l.low, 0) AS k
    ) x
    WHERE p.room_id = ANY (${[...roomIds]})`;
  const stale = rows.filter(({ isStale }) => isStale).map(({ roomId }) => roomId);
  const calendars = stale.length > 0 ? await readNights(stale, { from, until, now }) : new Map();
  for (const row of rows) {
    if (row.isStale) continue;
    const first = fromDatabaseDay(row.first);
    const nights = Array.from(row.loaded, (_, index) => nightAt(row, first, index, asked));
    calendars.set(row.roomId, new Map(nights.flatMap((night) => (night ? [[night.night, night]] : []))));
  }
  return calendars;
}

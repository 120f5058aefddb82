import 'server-only';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { nightsBetween } from '@/lib/platform/dates';
import { db, PREPARED } from '@/lib/platform/db';
import { Prisma } from '@/prisma/generated/client';
import type { RoomState, StatesAsked } from '../types';
import { readStatesOfNights } from './states-of-nights';

const { sql } = Prisma;

/**
 * Positions in the lists of the projection: `at` of the arrival night, `k` nights of the stay from `low` on that the
 * projection knows at all. The conditions stand in the order of lib/rates/room/rules/availability, which is the truth of
 * them; tests/integration/room/states compares both.
 */
function statesSql({ checkIn, checkOut, party, today, now }: StatesAsked, where: Prisma.Sql): Prisma.Sql {
  const nights = nightsBetween(checkIn, checkOut);
  const guests = party.adults + party.childrenAges.length;
  const hasChildren = party.childrenAges.length > 0;
  const knowsArrival = sql`s.at >= 0 AND s.at < s.nights`;
  return sql`
    WITH asked AS (
      SELECT ${toDatabaseDay(checkIn)}::date AS check_in, ${nights}::int AS n, ${toDatabaseDay(today)}::date AS today,
        ${now}::timestamptz AS now, ${party.adults}::int AS adults, ${guests}::int AS guests, ${hasChildren}::bool AS has_children
    ), s AS MATERIALIZED (
      SELECT p.*, h.is_adults_only, a.*, a.check_in - p.first_night AS at,
        greatest(a.check_in - p.first_night, 0) AS low,
        greatest(least(a.check_in - p.first_night + a.n, p.nights) - greatest(a.check_in - p.first_night, 0), 0) AS k
      FROM asked a CROSS JOIN hotel h JOIN room_projection p ON p.hotel_id = h.id
      WHERE ${where}
    ), judged AS (
      SELECT s.hotel_id, s.room_id, s.at, s.n, s.price_sums, s.lapses_at <= s.now AS is_stale, CASE
        WHEN s.check_in < s.today THEN 'past'
        WHEN s.is_adults_only AND s.has_children THEN 'adultsOnly'
        WHEN s.guests < 1 OR s.adults > s.max_adults OR s.guests > s.max_pax THEN 'occupancy'
        WHEN s.is_enquiry_only THEN 'enquiryOnly'
        WHEN s.k > 0 AND bit_count(substring(s.free FROM s.low + 1 FOR s.k)) < s.k THEN
          CASE get_bit(s.open, s.low + position(B'0' IN substring(s.free FROM s.low + 1 FOR s.k)) - 1)
            WHEN 0 THEN 'closed' ELSE 'soldOut' END
        WHEN ${knowsArrival} AND get_bit(s.arrival, s.at) = 0 THEN 'closedToArrival'
        WHEN ${knowsArrival} AND s.n < s.min_stays[s.at + 1] THEN 'minimumStay'
        WHEN ${knowsArrival} AND s.n > nullif(s.max_stays[s.at + 1], 0) THEN 'maximumStay'
        WHEN ${knowsArrival} AND s.check_in - s.today < s.release_days[s.at + 1] THEN 'release'
        WHEN s.at + s.n >= 0 AND s.at + s.n < s.nights AND get_bit(s.departure, s.at + s.n) = 0 THEN 'closedToDeparture'
        WHEN s.is_on_request THEN 'marked'
        WHEN s.k < s.n OR bit_count(substring(s.loaded FROM s.low + 1 FOR s.k)) < s.n THEN 'nothingLoaded'
      END AS reason
      FROM s
    )
    SELECT j.hotel_id AS "hotelId", j.room_id AS "roomId", coalesce(j.is_stale, false) AS "isStale", j.reason,
      CASE WHEN j.reason IS NULL THEN nights_price(j.price_sums, j.at, j.n)::float8 END AS "nightsPrice"
    FROM judged j`;
}

type Row = Pick<RoomState, 'hotelId' | 'roomId' | 'reason' | 'nightsPrice'> & { isStale: boolean };

const onRequest: readonly RoomState['reason'][] = ['marked', 'nothingLoaded', 'enquiryOnly'];

function toState({ hotelId, roomId, reason, nightsPrice }: Row): RoomState {
  const status = reason === null ? 'available' : onRequest.includes(reason) ? 'onRequest' : 'unavailable';
  return { hotelId, roomId, status, reason, nightsPrice };
}

/**
 * The state of every room type that meets `where`, a condition on the hotel `h` and the room's projection `p`: one statement,
 * and two more only where an option has lapsed that nobody has released. Call it with at least one night.
 */
export async function readRoomStates(asked: StatesAsked, where: Prisma.Sql): Promise<RoomState[]> {
  const rows = await db.$queryRaw<Row[]>(sql`${Prisma.raw(PREPARED)} ${statesSql(asked, where)}`);
  const stale = rows.filter(({ isStale }) => isStale);
  if (stale.length === 0) return rows.map(toState);
  const fresh = new Map(
    (
      await readStatesOfNights(
        asked,
        stale.map(({ roomId }) => roomId),
      )
    ).map((row) => [row.roomId, row]),
  );
  return rows.map((row) => toState(fresh.get(row.roomId) ?? row));
}

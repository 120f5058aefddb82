import 'server-only';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { nightsBetween } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { PREPARED } from '@/lib/platform/statement-names';
import { Prisma } from '@/prisma/generated/client';
import type { RoomState, StatesAsked } from '../types';
import { readStatesOfNights } from './states-of-nights';

const { sql } = Prisma;

const knowsArrival = sql`x.at >= 0 AND x.at < p.nights`;

/** Why the nights of a stay cannot be had, whoever sleeps in them; null: they can. */
const refusalOfNights = sql`CASE
  WHEN x.k > 0 AND bit_count(substring(p.free FROM x.low + 1 FOR x.k)) < x.k THEN
    CASE get_bit(p.open, x.low + position(B'0' IN substring(p.free FROM x.low + 1 FOR x.k)) - 1)
      WHEN 0 THEN 'closed' ELSE CASE WHEN p.is_enquiry_only THEN 'enquiryOnly' ELSE 'soldOut' END END
  WHEN p.is_enquiry_only THEN 'enquiryOnly'
  WHEN ${knowsArrival} AND get_bit(p.arrival, x.at) = 0 THEN 'closedToArrival'
  WHEN a.n < p.most_min_stay AND ${knowsArrival} AND a.n < p.min_stays[x.at + 1] THEN 'minimumStay'
  WHEN ${knowsArrival} AND a.n > nullif(p.max_stays[x.at + 1], 0) THEN 'maximumStay'
  WHEN a.check_in - a.today < p.most_release_days AND ${knowsArrival}
    AND a.check_in - a.today < p.release_days[x.at + 1] THEN 'release'
  WHEN x.at + a.n >= 0 AND x.at + a.n < p.nights AND get_bit(p.departure, x.at + a.n) = 0 THEN 'closedToDeparture'
  WHEN p.is_on_request THEN 'marked'
  WHEN x.k < a.n OR bit_count(substring(p.loaded FROM x.low + 1 FOR x.k)) < a.n THEN 'nothingLoaded'
END`;

/**
 * Of every room type that meets `where`, a condition on its hotel `h` and its projection `p`: why it cannot be had (`reason`),
 * why nobody at all could have its nights (`of_nights`), and what these cost where all have a price. `x`: positions in the
 * lists of the projection: `at` of the arrival night, `k` nights of the stay from `low` on that the projection knows at all.
 * The conditions stand in the order of lib/rates/room/rules/availability, which is the truth of them;
 * tests/integration/room/states compares both. A `WITH` of the rows `asked` and `judged`.
 */
export function judgedRoomsSql({ checkIn, checkOut, party, today, now }: StatesAsked, where: Prisma.Sql): Prisma.Sql {
  const guests = party.adults + party.childrenAges.length;
  const hasChildren = party.childrenAges.length > 0;
  return sql`
    WITH asked AS (
      SELECT ${toDatabaseDay(checkIn)}::date AS check_in, ${nightsBetween(checkIn, checkOut)}::int AS n,
        ${toDatabaseDay(today)}::date AS today, ${now}::timestamptz AS now, ${party.adults}::int AS adults,
        ${guests}::int AS guests, ${hasChildren}::bool AS has_children
    ), judged AS (
      SELECT j.*, CASE
        WHEN check_in < today THEN 'past'
        WHEN is_adults_only AND has_children THEN 'adultsOnly'
        WHEN guests < 1 OR adults > max_adults OR guests > max_pax THEN 'occupancy'
        ELSE of_nights
      END AS reason
      FROM (
        SELECT a.*, h.is_adults_only, p.hotel_id, p.room_id, p.max_pax, p.max_adults,
          p.included_guests, p.extra_adult_price, h.name, h.billable_currency AS currency,
          coalesce(p.lapses_at <= a.now, false) AS is_stale, ${refusalOfNights} AS of_nights,
          CASE WHEN x.k = a.n AND bit_count(substring(p.loaded FROM x.low + 1 FOR x.k)) = a.n
            THEN nights_price(p.price_sums, x.at, a.n) END AS nights_price
        FROM asked a CROSS JOIN hotel h JOIN room_projection p ON p.hotel_id = h.id
        CROSS JOIN LATERAL (SELECT a.check_in - p.first_night AS at) s
        CROSS JOIN LATERAL (
          SELECT s.at, greatest(s.at, 0) AS low, greatest(least(s.at + a.n, p.nights) - greatest(s.at, 0), 0) AS k
        ) x
        WHERE ${where}
        OFFSET 0
      ) j
    )`;
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
  const rows = await db.$queryRaw<Row[]>(sql`${Prisma.raw(PREPARED)} ${judgedRoomsSql(asked, where)}
    SELECT hotel_id AS "hotelId", room_id AS "roomId", is_stale AS "isStale", reason,
      CASE WHEN reason IS NULL THEN nights_price::float8 END AS "nightsPrice"
    FROM judged`);
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

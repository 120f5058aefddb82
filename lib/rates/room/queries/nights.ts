import 'server-only';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { db, type Transaction } from '@/lib/platform/db';
import type { Night } from '../types';

type NightValues = [
  night: PlainDate,
  allotment: number,
  closed: number,
  sold: number,
  optioned: number,
  price: number | null,
  minStay: number,
  maxStay: number | null,
  closedToArrival: boolean,
  closedToDeparture: boolean,
  releaseDays: number,
];

function toNight(values: NightValues): Night {
  const [night, allotment, closed, sold, optioned, price, minStay, maxStay, arrival, departure, releaseDays] = values;
  const rules = { minStay, maxStay, closedToArrival: arrival, closedToDeparture: departure, releaseDays };
  return { night, allotment, closed, sold, optioned, price, ...rules };
}

/**
 * Nights [from, until) of rooms as they stand at `now`: options that have lapsed by then are not among `optioned`. A room's
 * nights come as one value: a hotel has hundreds of them, and each column of each row is a value to read.
 */
export async function readNights(
  roomIds: readonly string[],
  { from, until, now }: { from: PlainDate; until: PlainDate; now: Date },
  within: Transaction = db,
): Promise<Map<string, Map<PlainDate, Night>>> {
  const rows = await within.$queryRaw<{ roomId: string; nights: NightValues[] }[]>`
    SELECT n.room_id AS "roomId", json_agg(json_build_array(n.night, n.allotment, n.closed, n.sold, n.optioned - coalesce(
        CASE WHEN n.optioned > 0 THEN (
          SELECT sum(t.units) FROM room_hold t
          WHERE t.room_id = n.room_id AND t.released_at IS NULL AND t.expires_at <= ${now}
            AND t.check_in <= n.night AND n.night < t.check_out
        ) END, 0)::int, n.price, n.min_stay, n.max_stay, n.closed_to_arrival, n.closed_to_departure, n.release_days)) AS nights
    FROM room_night n
    WHERE n.room_id = ANY (${[...roomIds]}) AND n.night >= ${toDatabaseDay(from)}::date AND n.night < ${toDatabaseDay(until)}::date
    GROUP BY n.room_id`;
  const calendars = new Map(roomIds.map((id) => [id, new Map<PlainDate, Night>()]));
  for (const { roomId, nights } of rows) {
    calendars.set(roomId, new Map(nights.map((values) => [values[0], toNight(values)])));
  }
  return calendars;
}

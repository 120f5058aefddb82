import 'server-only';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { db, type Transaction } from '@/lib/platform/db';
import type { Night } from '../types';
import { type NightRow, toNight } from './select';

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

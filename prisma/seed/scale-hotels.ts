import type { Database } from '@/lib/platform/db';
import { copyCities, copyRows, placeOfCopy } from './copies';

/**
 * Many hotels for measurements: copies of the demonstration's with their programmes, facilities, rooms, beds, rates, nights
 * and projection, in places of their own. Set-based; never part of the demonstration itself.
 */

/** How many hotels the places have, in turn. */
const PLACE_SIZES = [8, 8, 16, 8, 32, 8, 80] as const;

/** Tables whose triggers would count and project row by row what is copied here as a whole. */
const COUNTED = ['hotel_facility', 'room', 'bed', 'room_facility', 'room_night', 'room_hold'] as const;

/** The nights of months that nobody asks for in a measurement are left out; the projection has all of them. */
const DAYS_OF_NIGHTS = 90;

export const smallHotelPlace = 'scale-hotels-1';
export const largeHotelPlace = 'scale-hotels-7';
export const SMALL_HOTELS = PLACE_SIZES[0];
export const LARGE_HOTELS = PLACE_SIZES[6];

/** Keys are checked once for all rows of `work` instead of row by row. */
async function withoutConstraints(database: Database, table: string, work: () => Promise<void>): Promise<void> {
  const constraints = await database.$queryRaw<{ name: string; definition: string }[]>`
    SELECT quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid = ${table}::regclass AND contype IN ('p', 'f') ORDER BY contype DESC`;
  const change = (how: string) => database.$executeRawUnsafe(`ALTER TABLE ${table} ${how}`);
  for (const { name } of constraints) await change(`DROP CONSTRAINT ${name}`);
  await work();
  for (const { name, definition } of constraints) await change(`ADD CONSTRAINT ${name} ${definition}`);
}

/** Adds hotels until the copies have at least `rooms` room types. The role must own the tables. */
export async function scaleHotels(database: Database, { rooms }: { rooms: number }): Promise<void> {
  const run = (statement: string) => database.$executeRawUnsafe(statement);
  for (const table of COUNTED) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await run('DROP TABLE IF EXISTS scaled');
  await run(`CREATE TABLE scaled AS
    SELECT 'scale-h' || n AS id, template, n, 'scale-hotels-' || (${placeOfCopy(PLACE_SIZES)}) AS city_id
    FROM (
      SELECT n, t.id AS template, sum(t.rooms) OVER (ORDER BY n) - t.rooms AS before
      FROM generate_series(1, ${rooms}) AS n
      JOIN (
        SELECT h.id, (SELECT count(*) FROM room r WHERE r.hotel_id = h.id) AS rooms,
          row_number() OVER (ORDER BY h.id) - 1 AS turn, count(*) OVER () AS templates
        FROM hotel h WHERE h.id NOT LIKE 'scale-%' AND NOT h.is_demo
      ) t ON t.turn = (n * 7) % t.templates
    ) counted
    WHERE before < ${rooms} AND NOT EXISTS (SELECT FROM hotel h WHERE h.id = 'scale-h' || n)`);
  await run('ANALYZE scaled');

  await copyCities(database, 'lech');
  await copyRows(database, 'hotel', 'scaled s JOIN hotel i ON i.id = s.template', {
    id: 's.id',
    name: `i.name || ' ' || s.n`,
    city_id: 's.city_id',
    sector_id: 'NULL',
  });
  const ofHotel = (table: string, replaced: Record<string, string> = {}) =>
    copyRows(database, table, `scaled s JOIN ${table} i ON i.hotel_id = s.template`, { hotel_id: 's.id', ...replaced });
  const id = `s.id || '-' || i.id`;
  const room = { room_id: `s.id || '-' || i.room_id` };
  await ofHotel('hotel_picture');
  await ofHotel('hotel_facility');
  await ofHotel('hotel_programme');
  await ofHotel('hotel_tax');
  await ofHotel('child_band');
  await ofHotel('season');
  await ofHotel('room', { id });
  await ofHotel('rate_plan', { id });
  await ofHotel('closure', { id, ...room });
  await ofHotel('room_restriction', { id, ...room });
  await ofHotel('room_projection', room);
  // Rooms have no hotel in these tables.
  const ofRoom = (table: string, replaced: Record<string, string> = {}, condition = 'true') => {
    const from = `scaled s JOIN room r ON r.hotel_id = s.template JOIN ${table} i ON i.room_id = r.id AND ${condition}`;
    return copyRows(database, table, from, { ...room, ...replaced });
  };
  await ofRoom('room_picture');
  await ofRoom('bed');
  await ofRoom('room_facility');
  await ofRoom('room_hold', { id });
  const nights = `i.night BETWEEN current_date AND current_date + ${DAYS_OF_NIGHTS}`;
  await withoutConstraints(database, 'room_night', () => ofRoom('room_night', {}, nights));

  await run('DROP TABLE scaled');
  for (const table of COUNTED) await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await run('VACUUM ANALYZE');
}

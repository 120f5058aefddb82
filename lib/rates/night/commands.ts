import 'server-only';
import { randomUUID } from 'node:crypto';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { managesHotel } from '@/lib/people/access/hotel';
import { writeAudit } from '@/lib/people/audit/commands';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { lockRooms, releaseLapsed } from '../room/commands';
import { readNights } from '../room/queries/nights';
import type { Night } from '../room/types';
import { toChange } from './change';
import { lastEditOf, revisionOf } from './queries';
import { changeNight, contradicts, daysOf, differingFields, MOST_YEARS_AHEAD, unloadedNight, valuesOf } from './rules';
import { type NightEditInput, storedNightsSchema } from './schema';
import type { NightRow, NightsChange } from './types';

type Range = { rooms: readonly string[]; from: PlainDate; until: PlainDate };
type EditAnswer = { _id: string; revision: number; nights: number };

/** Holds change nights under the same locks; what lapsed by then is free for the edit, too. */
async function openNights(tx: Transaction, { rooms, from, until }: Range, now: () => Date) {
  await tx.$queryRaw`SELECT set_config('lock_timeout', '3000', true)`;
  await lockRooms(tx, rooms);
  const at = now();
  await releaseLapsed(tx, rooms, { checkIn: from, checkOut: until }, at);
  return { at, nights: await readNights(rooms, { from, until, now: at }, tx) };
}

/** The database refuses rooms of other hotels and whatever is below what is sold or optioned. */
async function writeNights(tx: Transaction, rows: readonly NightRow[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO room_night (room_id, night, allotment, closed, price, min_stay, max_stay, closed_to_arrival,
      closed_to_departure, release_days)
    SELECT "roomId", night, allotment, closed, price, "minStay", "maxStay", "closedToArrival", "closedToDeparture", "releaseDays"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n ("roomId" text, night date, allotment smallint,
      closed smallint, price bigint, "minStay" smallint, "maxStay" smallint, "closedToArrival" boolean,
      "closedToDeparture" boolean, "releaseDays" smallint)
    ON CONFLICT (room_id, night) DO UPDATE SET allotment = excluded.allotment, closed = excluded.closed,
      price = excluded.price, min_stay = excluded.min_stay, max_stay = excluded.max_stay,
      closed_to_arrival = excluded.closed_to_arrival, closed_to_departure = excluded.closed_to_departure,
      release_days = excluded.release_days`;
}

async function requireHotel(tx: Transaction, viewer: Viewer, hotelId: string) {
  const hotel = managesHotel(viewer, hotelId)
    ? await tx.hotel.findUnique({
        where: { id: hotelId },
        select: {
          billableCurrency: true,
          city: { select: { countryId: true } },
          rooms: { select: { id: true, units: true } },
        },
      })
    : null;
  if (!hotel) throw new AppError('notFound', { status: 404 });
  return hotel;
}

async function requireRevision(tx: Transaction, hotelId: string, seen: number): Promise<void> {
  if ((await revisionOf(tx, hotelId)) !== seen) throw new AppError('nightsMoved', { status: 409 });
}

/** A hotel sells no more rooms of a type than it has; closing several types at once closes as many as each has. */
function requireUnits({ allotment = 0, closed = 0 }: NightsChange, units: readonly number[]): void {
  const field = allotment > Math.min(...units) ? 'allotment' : closed > Math.max(...units) ? 'closed' : null;
  if (field) throw new AppError('invalidInput', { status: 422, fields: { [`change.${field}`]: 'roomsBeyondHotel' } });
}

/** `2027-01-16 – 2027-01-23, 7 nights` of these rooms, for the audit. */
const factsOf = ({ rooms, from, until }: Range, nights: number) => ({
  rooms: [...rooms].join(' '),
  from,
  until,
  nights,
});

/**
 * Changes nights [from, until) of rooms, as far as what is sold and optioned lets it; the projection follows in this
 * transaction. 404 for a hotel that is not this viewer's and for rooms of another, 409 `nightsMoved` when somebody has edited
 * since the calendar was read, 422 for nights that have passed or lie too far ahead.
 */
export async function editNights(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  { rooms: asked, from, until, revision, change: askedChange }: NightEditInput,
  context: WriteContext,
): Promise<EditAnswer> {
  const hotel = await requireHotel(tx, viewer, hotelId);
  const units = new Map(hotel.rooms.map((room) => [room.id, room.units]));
  const rooms = [...new Set(asked)];
  if (rooms.some((id) => !units.has(id))) throw new AppError('notFound', { status: 404 });
  const { at, nights } = await openNights(tx, { rooms, from, until }, context.now);
  await requireRevision(tx, hotelId, revision);
  const today = dayAt(at, timeZoneOf(hotel.city.countryId));
  if (from < today) throw new AppError('invalidInput', { status: 422, fields: { from: 'nightsPassed' } });
  if (until > addDays(today, MOST_YEARS_AHEAD * 365)) {
    throw new AppError('invalidInput', { status: 422, fields: { until: 'invalidValue' } });
  }

  const change = toChange(askedChange, hotel.billableCurrency);
  requireUnits(
    change,
    rooms.map((id) => units.get(id) ?? 0),
  );
  const before: NightRow[] = [];
  const after: NightRow[] = [];
  for (const roomId of rooms) {
    for (const day of daysOf(from, nightsBetween(from, until))) {
      const night: Night = nights.get(roomId)?.get(day) ?? unloadedNight(day, units.get(roomId) ?? 0);
      const { after: values } = changeNight(night, change);
      if (contradicts(values)) {
        throw new AppError('invalidInput', { status: 422, fields: { 'change.maxStay': 'stayContradicts' } });
      }
      if (differingFields(night, values).length === 0) continue;
      before.push({ roomId, night: day, ...valuesOf(night) });
      after.push({ roomId, night: day, ...values });
    }
  }
  if (after.length === 0) return { _id: '', revision, nights: 0 };
  await writeNights(tx, after);
  const id = randomUUID();
  await tx.nightEdit.create({
    data: {
      ...{ id, hotelId, at, before, after, byId: viewer.id, roomIds: rooms, revision: revision + 1 },
      fromNight: toDatabaseDay(from),
      untilNight: toDatabaseDay(until),
    },
  });
  await writeAudit(
    tx,
    { ...context, viewer },
    {
      ...{ action: 'hotel.nightsEdited', entity: 'hotel', entityId: hotelId },
      after: factsOf({ rooms, from, until }, after.length),
    },
  );
  return { _id: id, revision: revision + 1, nights: after.length };
}

const keyOf = ({ roomId, night }: { roomId: string; night: string }) => `${roomId} ${night}`;

/**
 * Takes the last edit of the hotel back, all of it or nothing: 409 `nightsMoved` where it is no longer the last one, or where
 * rooms of a night have been taken since that the night did not have before.
 */
export async function undoNights(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  editId: string,
  { revision }: { revision: number },
  context: WriteContext,
): Promise<EditAnswer> {
  await requireHotel(tx, viewer, hotelId);
  const edit = await tx.nightEdit.findFirst({ where: { id: editId, hotelId } });
  if (!edit) throw new AppError('notFound', { status: 404 });
  const range: Range = {
    rooms: edit.roomIds,
    from: fromDatabaseDay(edit.fromNight),
    until: fromDatabaseDay(edit.untilNight),
  };
  const { at, nights } = await openNights(tx, range, context.now);
  await requireRevision(tx, hotelId, revision);
  const last = await lastEditOf(tx, hotelId);
  const isLast = last?.id === editId;
  const former = storedNightsSchema.parse(edit.before);
  const edited = new Map(storedNightsSchema.parse(edit.after).map((row) => [keyOf(row), row]));
  const isAsLeft = former.every((row) => {
    const now = nights.get(row.roomId)?.get(row.night);
    const left = edited.get(keyOf(row));
    if (!now || !left || differingFields(now, left).length > 0) return false;
    return row.closed + now.sold + now.optioned <= row.allotment;
  });
  if (!isLast || !isAsLeft) throw new AppError('nightsMoved', { status: 409 });
  await writeNights(tx, former);
  await tx.nightEdit.update({ where: { id: editId }, data: { undoneAt: at } });
  await writeAudit(
    tx,
    { ...context, viewer },
    {
      ...{ action: 'hotel.nightsRestored', entity: 'hotel', entityId: hotelId },
      after: factsOf(range, former.length),
    },
  );
  return { _id: editId, revision: revision + 1, nights: former.length };
}

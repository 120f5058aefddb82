import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { asProduct } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, nightsBetween } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { isActive } from '@/lib/rates/hold/rules';
import { readNights } from './queries/nights';
import { unitsLeft } from './rules/availability';

type Clock = Pick<WriteContext, 'now'>;

/** So many units of a room type for the nights [checkIn, checkOut). */
export type NewRoomHold = Period & { roomId: string; units: number } & (
    | { kind: 'booking' }
    | { kind: 'confirmedOption'; expiresAt: Date }
  );

/** Several rooms in the order of their ids, so that two takers of the same rooms wait instead of blocking each other. */
export async function lockRooms(tx: Transaction, roomIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT lock_rooms(${[...new Set(roomIds)]})`;
}

/** Options of these rooms and nights that have ended by then, and that nobody has released. The rooms are locked. */
export async function releaseLapsed(
  tx: Transaction,
  rooms: readonly string[],
  { checkIn, checkOut }: Period,
  at: Date,
): Promise<void> {
  const overlapping = { checkIn: { lt: toDatabaseDay(checkOut) }, checkOut: { gt: toDatabaseDay(checkIn) } };
  const where = { ...overlapping, roomId: { in: [...rooms] }, releasedAt: null, expiresAt: { lte: at } };
  if (!(await tx.roomHold.findFirst({ where, select: { id: true } }))) return;
  // Somebody else's, perhaps: it is the clock that ended them.
  await asProduct(tx, () => tx.roomHold.updateMany({ where, data: { releasedAt: at } }));
}

/** Every night must have the units; nights nobody has loaded are the hotel's own to give. */
async function requireFree(tx: Transaction, hold: NewRoomHold, now: Date, givesUnloaded: boolean): Promise<void> {
  const { roomId, checkIn, checkOut, units } = hold;
  const nights = (await readNights([roomId], { from: checkIn, until: checkOut, now }, tx)).get(roomId);
  for (let index = 0; index < nightsBetween(checkIn, checkOut); index++) {
    const night = nights?.get(addDays(checkIn, index));
    if (night ? unitsLeft(night) < units : !givesUnloaded) throw new AppError('roomsTaken', { status: 409 });
  }
}

/**
 * Takes nights of hotel rooms, all of them or none; returns the holds' ids in the order asked for. Whoever wants the same rooms
 * waits for their rows and then finds them taken: 409 `roomsTaken`. Business time is read after the locks, and options that have
 * lapsed by then are released on the way. `givesUnloaded`: the hotel itself confirms, so nights without a row are no obstacle.
 * What a stay must fulfil besides (minimum stay, arrival days, occupancy) is `decideRoom`'s.
 */
export async function takeRooms(
  tx: Transaction,
  holds: readonly NewRoomHold[],
  { now }: Clock,
  { givesUnloaded = false }: { givesUnloaded?: boolean } = {},
): Promise<string[]> {
  await lockRooms(
    tx,
    holds.map(({ roomId }) => roomId),
  );
  const at = now();
  const ids: string[] = [];
  for (const hold of holds) {
    await releaseLapsed(tx, [hold.roomId], hold, at);
    await requireFree(tx, hold, at, givesUnloaded);
    const { roomId, checkIn, checkOut, units, kind } = hold;
    const id = randomUUID();
    await tx.roomHold.create({
      data: {
        ...{ id, roomId, units, kind },
        checkIn: toDatabaseDay(checkIn),
        checkOut: toDatabaseDay(checkOut),
        expiresAt: hold.kind === 'confirmedOption' ? hold.expiresAt : null,
      },
    });
    ids.push(id);
  }
  return ids;
}

/** The holds, with their rooms locked; 404 where one is not there. */
async function lockHolds(tx: Transaction, ids: readonly string[]) {
  const where = { id: { in: [...ids] } };
  const named = await tx.roomHold.findMany({ where, select: { roomId: true } });
  if (named.length < ids.length) throw new AppError('notFound', { status: 404 });
  await lockRooms(
    tx,
    named.map(({ roomId }) => roomId),
  );
  return tx.roomHold.findMany({ where });
}

/** Gives the nights back; holds that were released already stay as they were. */
export async function releaseRooms(tx: Transaction, ids: readonly string[], { now }: Clock): Promise<void> {
  await lockHolds(tx, ids);
  await tx.roomHold.updateMany({ where: { id: { in: [...ids] }, releasedAt: null }, data: { releasedAt: now() } });
}

async function changeHeld(
  tx: Transaction,
  ids: readonly string[],
  { now }: Clock,
  data: { kind: 'booking'; expiresAt: null } | { expiresAt: Date },
): Promise<void> {
  const held = await lockHolds(tx, ids);
  const at = now();
  if (held.some((hold) => hold.kind !== 'confirmedOption' || !isActive(hold, at))) {
    throw new AppError('holdEnded', { status: 409 });
  }
  await tx.roomHold.updateMany({ where: { id: { in: [...ids] } }, data });
}

/** Turns options into bookings of the same nights: 409 `holdEnded` where one has lapsed by the clock. */
export async function bookHeldRooms(tx: Transaction, ids: readonly string[], clock: Clock): Promise<void> {
  await changeHeld(tx, ids, clock, { kind: 'booking', expiresAt: null });
}

/** Options end later: 409 `holdEnded` where one has lapsed by the clock. */
export async function extendHeldRooms(
  tx: Transaction,
  ids: readonly string[],
  expiresAt: Date,
  clock: Clock,
): Promise<void> {
  await changeHeld(tx, ids, clock, { expiresAt });
}

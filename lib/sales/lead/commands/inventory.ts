import 'server-only';
import { randomUUID } from 'node:crypto';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { overlaps, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { LeadFacts } from './lead-row';

type Stay = { checkIn: PlainDate; checkOut: PlainDate };
type Wanted = Stay & { rooms: readonly { roomId: string; quantity: number }[] };

/** Units of a room type over a whole stay; a room without all its nights loaded has none of these figures. */
export type RoomStock = { unsold: number; free: number };

/** What is left of each room type: `unsold` counts optioned units as there, `free` does not. Lapsed holds are released before. */
export async function readStock(
  tx: Transaction,
  { rooms, checkIn, checkOut }: Wanted,
): Promise<Map<string, RoomStock>> {
  const ids = [...new Set(rooms.map(({ roomId }) => roomId))];
  const rows = await tx.$queryRaw<(RoomStock & { roomId: string })[]>`
    SELECT room_id AS "roomId", min(allotment - closed - sold) AS unsold, min(allotment - closed - sold - optioned) AS free
    FROM room_night
    WHERE room_id = ANY (${ids}) AND night >= ${checkIn}::date AND night < ${checkOut}::date
    GROUP BY room_id
    HAVING count(*) = ${checkOut}::date - ${checkIn}::date`;
  return new Map(rows.map(({ roomId, ...stock }) => [roomId, stock]));
}

export function unitsOf({ rooms }: Pick<Wanted, 'rooms'>): Map<string, number> {
  const units = new Map<string, number>();
  for (const { roomId, quantity } of rooms) units.set(roomId, (units.get(roomId) ?? 0) + quantity);
  return units;
}

/** Whether every room still has so many units; what is not loaded is the supplier's to judge. */
export function fits(
  wanted: Wanted,
  stock: ReadonlyMap<string, RoomStock>,
  { kind, claimed }: { kind: keyof RoomStock; claimed?: ReadonlyMap<string, number> },
): boolean {
  return [...unitsOf(wanted)].every(([roomId, units]) => {
    const left = stock.get(roomId)?.[kind];
    return left === undefined || left - (claimed?.get(roomId) ?? 0) >= units;
  });
}

export function compete(a: Wanted, b: Wanted): boolean {
  const rooms = unitsOf(b);
  return overlaps(a, b) && a.rooms.some(({ roomId }) => rooms.has(roomId));
}

const NEVER_OVERSOLD = 'room_night_never_oversold';

/**
 * Takes the rooms of a lead, or turns the option on them into the booking. Throws 409 when one is gone: the check is ours,
 * and behind it the database refuses the night that would be sold twice.
 */
export async function takeRooms(
  tx: Transaction,
  lead: LeadFacts,
  hold: { kind: 'booking' } | { kind: 'confirmedOption'; expiresAt: Date },
): Promise<void> {
  const expiresAt = hold.kind === 'booking' ? null : hold.expiresAt;
  const held = await tx.roomHold.findMany({
    where: { id: { in: lead.rooms.flatMap(({ holdId }) => holdId ?? []) }, releasedAt: null },
    select: { id: true },
  });
  const heldIds = new Set(held.map(({ id }) => id));
  const open = lead.rooms.filter(({ holdId }) => !holdId || !heldIds.has(holdId));
  if (heldIds.size > 0) {
    await tx.roomHold.updateMany({ where: { id: { in: [...heldIds] } }, data: { kind: hold.kind, expiresAt } });
  }
  if (open.length === 0) return;
  const wanted = { ...lead, rooms: open };
  if (!fits(wanted, await readStock(tx, wanted), { kind: 'free' }))
    throw new AppError('leadRoomsTaken', { status: 409 });
  const nights = { checkIn: toDatabaseDay(lead.checkIn), checkOut: toDatabaseDay(lead.checkOut) };
  // In one order everywhere, because each hold locks its room.
  for (const { roomId, quantity, position } of [...open].sort((a, b) => (a.roomId < b.roomId ? -1 : 1))) {
    const id = randomUUID();
    try {
      await tx.roomHold.create({ data: { id, roomId, ...nights, units: quantity, kind: hold.kind, expiresAt } });
    } catch (error) {
      if (error instanceof Error && JSON.stringify([error.message, error]).includes(NEVER_OVERSOLD)) {
        throw new AppError('leadRoomsTaken', { status: 409 });
      }
      throw error;
    }
    await tx.leadRoom.update({ where: { leadId_position: { leadId: lead.id, position } }, data: { holdId: id } });
  }
}

/** Gives back what the lead holds, if anything. */
export async function releaseRooms(tx: Transaction, lead: LeadFacts, now: Date): Promise<void> {
  const ids = lead.rooms.flatMap(({ holdId }) => holdId ?? []);
  await tx.roomHold.updateMany({ where: { id: { in: ids }, releasedAt: null }, data: { releasedAt: now } });
}

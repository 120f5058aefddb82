import 'server-only';
import { overlaps, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { WriteContext } from '@/lib/platform/request/context';
import { bookHeldRooms, extendHeldRooms, releaseRooms, takeRooms } from '@/lib/rates/room/commands';
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

/** Holds of the lead's rooms that still stand. */
async function standingHolds(tx: Transaction, { rooms }: Pick<LeadFacts, 'rooms'>): Promise<string[]> {
  const ids = rooms.flatMap(({ holdId }) => holdId ?? []);
  const rows = await tx.roomHold.findMany({ where: { id: { in: ids }, releasedAt: null }, select: { id: true } });
  return rows.map(({ id }) => id);
}

type WantedHold = { kind: 'booking' } | { kind: 'confirmedOption'; expiresAt: Date };

/**
 * Holds all rooms of a lead, or turns the option on them into the booking, or into a longer one. 409 when one of them is gone.
 * Nights nobody has loaded are no obstacle: either the supplier confirms, or the caller has judged them.
 */
export async function holdRooms(
  tx: Transaction,
  lead: LeadFacts,
  hold: WantedHold,
  context: WriteContext,
): Promise<void> {
  const held = await standingHolds(tx, lead);
  if (held.length > 0) {
    if (hold.kind === 'booking') return bookHeldRooms(tx, held, context);
    return extendHeldRooms(tx, held, hold.expiresAt, context);
  }
  const { checkIn, checkOut } = lead;
  const wanted = lead.rooms.map(({ roomId, quantity }) => ({ roomId, units: quantity, checkIn, checkOut, ...hold }));
  const ids = await takeRooms(tx, wanted, context, { givesUnloaded: true });
  for (const [index, { position }] of lead.rooms.entries()) {
    const where = { leadId_position: { leadId: lead.id, position } };
    await tx.leadRoom.update({ where, data: { holdId: ids[index] } });
  }
}

/** Gives back what the lead holds, if anything. */
export async function giveRoomsBack(tx: Transaction, lead: LeadFacts, context: WriteContext): Promise<void> {
  const held = await standingHolds(tx, lead);
  if (held.length > 0) await releaseRooms(tx, held, context);
}

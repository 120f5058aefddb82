import 'server-only';
import { overlaps, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { changeHoldOf, placeHold } from '@/lib/rates/hold/commands';
import { bookHeldRooms, extendHeldRooms, releaseRooms, takeRooms } from '@/lib/rates/room/commands';
import type { LeadFacts } from '../queries/lead-row';
import type { LeadTarget } from '../types';

type Stay = { checkIn: PlainDate; checkOut: PlainDate };
type Wanted = Stay & { propertyId?: string | null; rooms: readonly { roomId: string; quantity: number }[] };

/** Units of a room type, or of a property the one, over a whole stay; a room without all its nights loaded has no figures. */
export type RoomStock = { unsold: number; free: number };

/** Why nothing is left, in the words of what was asked for. */
export function soldOut({ propertyId }: Pick<LeadTarget, 'propertyId'>): AppError {
  return new AppError(propertyId ? 'periodSold' : 'leadSold', { status: 409 });
}

/** A whole property is one unit, loaded or not. */
async function readPropertyStock(tx: Transaction, propertyId: string, { checkIn, checkOut }: Stay): Promise<RoomStock> {
  const [stock] = await tx.$queryRaw<RoomStock[]>`
    SELECT (NOT sold.is_sold)::int AS unsold, (NOT sold.is_sold AND NOT held.is_optioned)::int AS free
    FROM (SELECT
        EXISTS (SELECT FROM stay WHERE property_id = ${propertyId} AND NOT available
          AND check_in < ${checkOut}::date AND check_out > ${checkIn}::date)
        OR EXISTS (SELECT FROM property_hold WHERE property_id = ${propertyId} AND released_at IS NULL
          AND kind <> 'confirmedOption' AND check_in < ${checkOut}::date AND check_out > ${checkIn}::date) AS is_sold) sold,
      (SELECT EXISTS (SELECT FROM property_hold WHERE property_id = ${propertyId} AND released_at IS NULL
          AND kind = 'confirmedOption' AND check_in < ${checkOut}::date AND check_out > ${checkIn}::date) AS is_optioned) held`;
  return stock ?? { unsold: 0, free: 0 };
}

/** What is left of each: `unsold` counts optioned units as there, `free` does not. Lapsed holds are released before. */
export async function readStock(
  tx: Transaction,
  { propertyId, rooms, checkIn, checkOut }: Wanted,
): Promise<Map<string, RoomStock>> {
  if (propertyId) return new Map([[propertyId, await readPropertyStock(tx, propertyId, { checkIn, checkOut })]]);
  const ids = [...new Set(rooms.map(({ roomId }) => roomId))];
  const rows = await tx.$queryRaw<(RoomStock & { roomId: string })[]>`
    SELECT room_id AS "roomId", min(allotment - closed - sold) AS unsold, min(allotment - closed - sold - optioned) AS free
    FROM room_night
    WHERE room_id = ANY (${ids}) AND night >= ${checkIn}::date AND night < ${checkOut}::date
    GROUP BY room_id
    HAVING count(*) = ${checkOut}::date - ${checkIn}::date`;
  return new Map(rows.map(({ roomId, ...stock }) => [roomId, stock]));
}

export function unitsOf({ propertyId, rooms }: Omit<Wanted, keyof Stay>): Map<string, number> {
  if (propertyId) return new Map([[propertyId, 1]]);
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
  const units = unitsOf(b);
  return overlaps(a, b) && [...unitsOf(a).keys()].some((id) => units.has(id));
}

/** Holds of the lead's rooms that still stand. */
async function standingHolds(tx: Transaction, { rooms }: Pick<LeadFacts, 'rooms'>): Promise<string[]> {
  const ids = rooms.flatMap(({ holdId }) => holdId ?? []);
  const rows = await tx.roomHold.findMany({ where: { id: { in: ids }, releasedAt: null }, select: { id: true } });
  return rows.map(({ id }) => id);
}

type WantedHold = { kind: 'booking' } | { kind: 'confirmedOption'; expiresAt: Date };

async function holdProperty(
  tx: Transaction,
  lead: LeadFacts & { propertyId: string },
  hold: WantedHold,
  context: WriteContext,
): Promise<void> {
  if (await changeHoldOf(tx, lead.id, hold)) return;
  const { id: leadId, propertyId, checkIn, checkOut } = lead;
  const { unsold } = await readPropertyStock(tx, propertyId, lead);
  if (unsold === 0) throw soldOut({ propertyId });
  await placeHold(tx, { propertyId, checkIn, checkOut, leadId, ...hold }, context);
}

function isOfProperty(lead: LeadFacts): lead is LeadFacts & { propertyId: string } {
  return lead.propertyId !== null;
}

/**
 * Holds all rooms of a lead, or its property, or turns the option on them into the booking, or into a longer one. 409 when one of them is gone.
 * Nights nobody has loaded are no obstacle: either the supplier confirms, or the caller has judged them.
 */
export async function holdRooms(
  tx: Transaction,
  lead: LeadFacts,
  hold: WantedHold,
  context: WriteContext,
): Promise<void> {
  if (isOfProperty(lead)) return holdProperty(tx, lead, hold, context);
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
  if (lead.propertyId) {
    await changeHoldOf(tx, lead.id, { releasedAt: context.now() });
    return;
  }
  const held = await standingHolds(tx, lead);
  if (held.length > 0) await releaseRooms(tx, held, context);
}

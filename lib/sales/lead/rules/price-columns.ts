import type { LeadTarget, PricedSelection } from '../types';

type PriceColumns = { currency: string; priceTotal: bigint | null; commissionPercent?: number };
type RoomColumns = { priceTotal: bigint | null; commissionPercent: number };

/**
 * Where a price stands on a lead, whether it is new, copied or made anew: the commission of a property on the lead, that of a
 * hotel on each of its rooms.
 */
export function priceColumns(
  { propertyId }: Pick<LeadTarget, 'propertyId'>,
  { currency, priceTotal, rooms }: PricedSelection,
): { lead: PriceColumns; rooms: RoomColumns[] } {
  if (propertyId !== null) {
    return { lead: { currency, priceTotal, commissionPercent: rooms[0]?.commissionPercent ?? 0 }, rooms: [] };
  }
  const ofRooms = rooms.map((room) => ({ priceTotal: room.priceTotal, commissionPercent: room.commissionPercent }));
  return { lead: { currency, priceTotal }, rooms: ofRooms };
}

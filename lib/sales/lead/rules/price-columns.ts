import type { LeadTarget, PromisedRoom } from '../types';

/** What a price says of one room, or of a whole property. */
export type PricedLine = Pick<PromisedRoom, 'priceTotal' | 'commissionPercent'>;

type Priced = { currency: string; priceTotal: bigint | null; rooms: readonly PricedLine[] };
type PriceColumns = { currency: string; priceTotal: bigint | null; commissionPercent?: number };

/**
 * Where a price stands on a lead, whether it is new, copied or made anew: the commission of a property on the lead, that of a
 * hotel on each of its rooms.
 */
export function priceColumns(
  { propertyId }: Pick<LeadTarget, 'propertyId'>,
  { currency, priceTotal, rooms }: Priced,
): { lead: PriceColumns; rooms: PricedLine[] } {
  if (propertyId !== null) {
    return { lead: { currency, priceTotal, commissionPercent: rooms[0]?.commissionPercent ?? 0 }, rooms: [] };
  }
  const ofRooms = rooms.map((room) => ({ priceTotal: room.priceTotal, commissionPercent: room.commissionPercent }));
  return { lead: { currency, priceTotal }, rooms: ofRooms };
}

/** Per cent as the database has them. */
type KeptLine = { priceTotal: bigint | null; commissionPercent: { toNumber(): number } | null };
type KeptPrice = Pick<LeadTarget, 'propertyId'> & KeptLine & { rooms: readonly KeptLine[] };

/** The other way: the lines of a price from where they stand. */
export function pricedLines({ propertyId, rooms, ...whole }: KeptPrice): PricedLine[] {
  return (propertyId !== null ? [whole] : rooms).map(({ priceTotal, commissionPercent }) => {
    return { priceTotal, commissionPercent: commissionPercent?.toNumber() ?? 0 };
  });
}

import { boards, type RoomAvailability, type RoomRate } from '../types';
import { leastRate } from './rate';

export const rateOrders = ['hotel', 'price', 'commission'] as const;
export type RateOrder = (typeof rateOrders)[number];

/** How a matrix is shown, from its address: the order of rooms and rates, and which rates. */
export type RateView = { order: RateOrder; isFreeOnly: boolean; board: RoomRate['board'] | null };

/** By commission only for whoever sees one. */
export function readRateView(
  params: Readonly<Record<string, unknown>>,
  { canSeeCommission }: { canSeeCommission: boolean },
): RateView {
  const asked = rateOrders.find((order) => order === params.sort) ?? 'hotel';
  return {
    order: asked === 'commission' && !canSeeCommission ? 'hotel' : asked,
    isFreeOnly: params.free === '1',
    board: boards.find((board) => board === params.board) ?? null,
  };
}

const price = (offer: RoomRate | null): number => offer?.priceTotal?.amount ?? Number.POSITIVE_INFINITY;
const earned = (offer: RoomRate): number => offer.commission?.amount ?? -1;
const ascending = (a: number, b: number): number => (a === b ? 0 : a - b);

const byOrder: Record<RateOrder, (a: RoomRate, b: RoomRate) => number> = {
  hotel: () => 0,
  price: (a, b) => ascending(price(a), price(b)),
  commission: (a, b) => ascending(earned(b), earned(a)) || ascending(price(a), price(b)),
};

export function arrangeRates(offers: readonly RoomRate[], { order, isFreeOnly, board }: RateView): RoomRate[] {
  return offers
    .filter((offer) => !isFreeOnly || offer.cancellation.freeUntil !== null)
    .filter((offer) => board === null || offer.board === board)
    .sort(byOrder[order]);
}

type Room = { availability: RoomAvailability; mayBeSecond: boolean; offers: readonly RoomRate[] };

/** Rooms by availability, each list in the order asked for; a room keeps its hotel's place among equals. */
export function arrangeRooms<Found extends Room>(rooms: readonly Found[], view: RateView) {
  const shown = rooms.map((room) => ({ ...room, offers: arrangeRates(room.offers, view) }));
  const mostEarned = (offers: readonly RoomRate[]) => Math.max(-1, ...offers.map(earned));
  const compare: Record<RateOrder, (a: Room, b: Room) => number> = {
    hotel: () => 0,
    price: (a, b) => ascending(price(leastRate(a.offers)), price(leastRate(b.offers))),
    commission: (a, b) => ascending(mostEarned(b.offers), mostEarned(a.offers)),
  };
  const sorted = [...shown].sort(compare[view.order]);
  const thatAre = (status: Room['availability']['status']) =>
    sorted.filter(({ availability, mayBeSecond }) => availability.status === status && !mayBeSecond);
  return {
    available: thatAre('available'),
    onRequest: thatAre('onRequest'),
    second: sorted.filter(({ mayBeSecond }) => mayBeSecond),
    unavailable: thatAre('unavailable'),
  };
}

import 'server-only';
import { sealQuote } from '../quote/seal';
import type { RatesAsked } from './queries/rates';
import { type RateJson, toRateJson } from './representation';
import type { RoomRate } from './types';

/** An offer as it is told to whoever asked, with the seal of its price. */
export function toQuotedRate(
  offer: RoomRate,
  billable: string,
  { agencyId, today }: Pick<RatesAsked, 'agencyId' | 'today'>,
): RateJson {
  const { priceTotal: price, roomId, id: ratePlanId, checkInDate: checkIn, checkOutDate: checkOut } = offer;
  const of = { roomId, ratePlanId, checkIn, checkOut, adults: offer.numAdults, childrenAges: offer.childrenAges };
  return toRateJson(offer, billable, price && agencyId ? sealQuote({ agencyId, of, price }, today) : null);
}

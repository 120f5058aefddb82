import 'server-only';
import { sealQuote } from '../quote/seal';
import type { RatesAsked } from './queries/offers';
import { type OfferJson, toOfferJson } from './representation';
import type { Offer } from './types';

/** An offer as it is told to whoever asked, with the seal of its price. */
export function toQuotedOffer(
  offer: Offer,
  billable: string,
  { agencyId, today }: Pick<RatesAsked, 'agencyId' | 'today'>,
): OfferJson {
  const { priceTotal: price, roomId, id: ratePlanId, checkInDate: checkIn, checkOutDate: checkOut } = offer;
  const of = { roomId, ratePlanId, checkIn, checkOut, adults: offer.numAdults, childrenAges: offer.childrenAges };
  return toOfferJson(offer, billable, price && agencyId ? sealQuote({ agencyId, of, price }, today) : null);
}

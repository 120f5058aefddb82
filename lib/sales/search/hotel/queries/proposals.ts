import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readAgencyTerms } from '@/lib/rates/room/queries/agency';
import { readHotelRates } from '@/lib/rates/room/queries/facts';
import type { RatesAsked, RoomOffers } from '@/lib/rates/room/queries/offers';
import { proposeForParty } from '../proposals';
import type { PartyProposal } from '../types';

/** Whether rooms are proposed together: several were asked for, or no single one can be had by the whole party. */
export function needsProposals(numRooms: number | null, found: readonly RoomOffers[]): boolean {
  if (numRooms !== null) return numRooms > 1;
  return !found.some(({ availability, offers }) => availability.status === 'available' && offers.length > 0);
}

/** Rooms of a hotel for the whole party, the cheapest first (beyond.md B3); 'group': more than are sold at once. */
export async function listProposals(
  viewer: Viewer,
  hotelId: string,
  asked: RatesAsked,
  numRooms: number | null,
): Promise<PartyProposal[] | 'group'> {
  const { adults, childrenAges } = asked.party;
  const facts = await readHotelRates({ hotelId, ...asked });
  if (!facts || adults + childrenAges.length < 2) return [];
  const { checkIn, checkOut, party, today, paymentProfile, canSeeCommission } = asked;
  const agency = (await readAgencyTerms(viewer, [hotelId], today))(hotelId);
  const audience = { paymentProfile, agency, rates: facts.rates, canSeeCommission };
  return proposeForParty(facts, { checkIn, checkOut, party, today, quantity: 1 }, audience, numRooms);
}

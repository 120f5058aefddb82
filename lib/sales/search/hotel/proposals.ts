import type { Party } from '@/lib/catalogue/room/types';
import { money } from '@/lib/platform/money';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import { leastOffer, type OfferAudience, offersOf } from '@/lib/rates/room/rules/offer';
import { proposeRooms } from '@/lib/rates/room/rules/party';
import type { Offer, StayAsked } from '@/lib/rates/room/types';
import { mergeTerms } from '@/lib/rates/terms/rules/merge';
import type { JudgedHotel, PartyProposal } from './types';

const ONE: Party = { adults: 1, childrenAges: [] };

/** One price, one commission and one set of terms of several rooms of a hotel, all in its billable currency. */
function proposalOf(
  rooms: readonly { roomId: string; party: Party; offer: Offer }[],
  currency: string,
  stay: Pick<StayAsked, 'checkIn' | 'today'>,
): PartyProposal {
  const offers = rooms.map(({ offer }) => offer);
  const terms = mergeTerms(
    offers.map((offer) => ({ terms: offer.terms, total: offer.priceTotal })),
    stay,
  );
  const lines = offers.flatMap(({ priceTotal, commissionLevelForPartner: commissionPercent }) =>
    priceTotal && commissionPercent !== undefined ? [{ priceTotal: priceTotal.amount, commissionPercent }] : [],
  );
  return {
    rooms: [...rooms],
    total: terms.currencies[0]?.total ?? money(0, currency),
    freeUntil: terms.freeUntil,
    isNonRefundable: terms.isNonRefundable,
    ...(lines.length > 0 && { commission: money(commissionOf(lines).total, currency) }),
  };
}

/**
 * Rooms for a whole party, each at its least rate (beyond.md B3); 'group': too many. `count`: so many rooms and no other
 * number; null: as many as it takes.
 */
export function proposeForParty(
  { hotel, rooms, plans }: JudgedHotel,
  asked: StayAsked,
  audience: OfferAudience,
  count: number | null,
): PartyProposal[] | 'group' {
  if (hotel.isAdultsOnly && asked.party.childrenAges.length > 0) return [];
  const offers = new Map<string, Offer | null>();
  const offerFor = (roomId: string, party: Party): Offer | null => {
    const key = `${roomId} ${party.adults} ${party.childrenAges.join()}`;
    const known = offers.get(key);
    if (known !== undefined) return known;
    const room = rooms.find(({ id }) => id === roomId);
    const least = room ? leastOffer(offersOf(hotel, room, plans, { ...asked, party }, audience)) : null;
    offers.set(key, least);
    return least;
  };
  const free = rooms.flatMap((room) => {
    const decision = decideRoom(hotel, room, { ...asked, party: ONE });
    if (decision.status !== 'available') return [];
    const priceOf = (party: Party) => offerFor(room.id, party)?.priceTotal?.amount ?? null;
    return [{ id: room.id, beds: room.beds, left: decision.left, priceOf }];
  });
  const answer = proposeRooms(asked.party, free, count);
  if (answer.kind === 'group') return 'group';
  return answer.proposals.map(({ rooms: placed }) => {
    const withOffers = placed.flatMap(({ roomId, party }) => {
      const offer = offerFor(roomId, party);
      return offer ? [{ roomId, party, offer }] : [];
    });
    return proposalOf(withOffers, hotel.billableCurrency, asked);
  });
}

import type { Party } from '@/lib/catalogue/room/types';
import { money } from '@/lib/platform/money';
import { compareAmounts } from '@/lib/platform/money-arithmetic';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import { proposeRooms } from '@/lib/rates/room/rules/party';
import { leastRate, type RateAudience, ratesOf } from '@/lib/rates/room/rules/rate';
import type { RoomRate, StayAsked } from '@/lib/rates/room/types';
import { mergeTerms } from '@/lib/rates/terms/rules/merge';
import type { JudgedHotel, PartyProposal } from '../types';
import { ONE } from './parts';

const MOST_PROPOSALS = 3;

/** One price, one commission and one set of terms of several rooms of a hotel, all in its billable currency. */
function proposalOf(
  rooms: readonly { roomId: string; party: Party; offer: RoomRate }[],
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

/** Equal to whoever chooses: the same room types at the same rates and price, whichever child sleeps in which. */
const keyOf = ({ rooms, total }: PartyProposal): string =>
  `${total.amount} ${rooms
    .map(({ roomId, offer }) => `${roomId} ${offer.id}`)
    .sort()
    .join(' ')}`;

/**
 * Rooms for a whole party, each at its least rate: the cheapest first, and among them the cheapest that can still be cancelled
 * free of charge. `count`: so many rooms and no other number; null: as many as it takes.
 */
export function proposeForParty(
  { hotel, rooms, plans }: JudgedHotel,
  asked: StayAsked,
  audience: RateAudience,
  count: number | null,
): PartyProposal[] {
  const offers = new Map<string, RoomRate[]>();
  const ratesFor = (roomId: string, party: Party): RoomRate[] => {
    const key = `${roomId} ${party.adults} ${party.childrenAges.join()}`;
    const known = offers.get(key);
    if (known) return known;
    const room = rooms.find(({ id }) => id === roomId);
    const all = room ? ratesOf(hotel, room, plans, { ...asked, party }, audience) : [];
    offers.set(key, all);
    return all;
  };
  const free = rooms.flatMap((room) => {
    const decision = decideRoom(hotel, room, { ...asked, party: ONE });
    return decision.status === 'available' ? [{ room, left: decision.left }] : [];
  });
  const propose = (isTaken: (offer: RoomRate) => boolean): PartyProposal[] => {
    const leastFor = (roomId: string, party: Party) => leastRate(ratesFor(roomId, party).filter(isTaken));
    const answer = proposeRooms(
      asked.party,
      free.map(({ room: { id, beds }, left }) => {
        return { id, beds, left, priceOf: (party: Party) => leastFor(id, party)?.priceTotal.amount ?? null };
      }),
      count,
    );
    if (answer.kind === 'group') return [];
    return answer.proposals.map(({ rooms: placed }) => {
      const withOffers = placed.flatMap(({ roomId, party }) => {
        const offer = leastFor(roomId, party);
        return offer ? [{ roomId, party, offer }] : [];
      });
      return proposalOf(withOffers, hotel.billableCurrency, asked);
    });
  };
  const cheapest = propose(() => true);
  const [refundable] = propose(({ cancellation }) => cancellation.freeUntil !== null);
  const [first, ...others] = [...new Map([...cheapest].reverse().map((one) => [keyOf(one), one])).values()].reverse();
  if (!first) return [];
  const isNew = refundable && first.freeUntil === null;
  const rest = others.filter((one) => !isNew || keyOf(one) !== keyOf(refundable));
  return [first, ...(isNew ? [refundable] : []), ...rest]
    .slice(0, MOST_PROPOSALS)
    .sort((a, b) => compareAmounts(a.total, b.total));
}

import type { PaymentProfile } from '@/lib/brand/schema';
import type { Money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import { exchange } from '@/lib/rates/room/rules/exchange';
import { nearestStay } from '@/lib/rates/room/rules/nearest-fix';
import { isOffered as isSold, leastOffer, type OfferAudience, offersOf } from '@/lib/rates/room/rules/offer';
import type {
  ExchangeRates,
  HotelFacts,
  Offer,
  Refusal,
  RoomAvailability,
  RoomFacts,
  StayAsked,
} from '@/lib/rates/room/types';
import type { HotelOrder } from './fields';
import { proposeForParty } from './proposals';
import type {
  FoundHotel,
  HotelAvailability,
  HotelFix,
  HotelInShort,
  JudgedHotel,
  OfferedHotel,
  PriceFrom,
} from './types';

/** `profiles`: those the asker may switch to, in the order in which they are offered. */
export type HotelAudience = OfferAudience & { profiles: readonly PaymentProfile[] };

type Decided = { room: RoomFacts; decision: RoomAvailability };

/** What a room most nearly lacks comes first: a reason that a day cures says more than one that nothing does. */
const byNearness: readonly Refusal['reason'][] = [
  'closedToArrival',
  'closedToDeparture',
  'minimumStay',
  'maximumStay',
  'release',
  'soldOut',
  'closed',
  'occupancy',
  'adultsOnly',
  'past',
];

function priceFrom(hotel: HotelFacts, offers: readonly Offer[]): PriceFrom | null {
  const least = leastOffer(offers);
  if (!least) return null;
  const { priceTotal: total, averageNightlyPrice, publicPrice, board, commission, commissionLevelForPartner } = least;
  const isLocal = hotel.localCurrency === hotel.billableCurrency;
  return {
    total,
    minimumNightlyPrice: averageNightlyPrice,
    localNightlyPrice: isLocal ? null : (least.localPrice?.averageNightlyPrice ?? null),
    publicPrice,
    board,
    ...(commission && commissionLevelForPartner !== undefined
      ? { commission: { percent: commissionLevelForPartner, amount: commission } }
      : {}),
  };
}

function leastOf(judged: JudgedHotel, rooms: readonly RoomFacts[], asked: StayAsked, audience: OfferAudience) {
  const offers = rooms.flatMap((room) => offersOf(judged.hotel, room, judged.plans, asked, audience));
  return priceFrom(judged.hotel, offers);
}

/** The nearest other dates of any room: fewest days moved, then the fewest nights, then the room that stands first. */
function nearestDates(judged: JudgedHotel, asked: StayAsked, audience: OfferAudience): HotelFix | null {
  const found = judged.rooms.flatMap((room) => {
    const fix = nearestStay(judged.hotel, room, asked);
    return fix?.kind === 'dates' ? [{ room, fix }] : [];
  });
  const [nearest] = found.sort(
    (a, b) => Math.abs(a.fix.shiftDays) - Math.abs(b.fix.shiftDays) || a.fix.nights - b.fix.nights,
  );
  if (!nearest) return null;
  const { checkIn, checkOut } = nearest.fix;
  const from = leastOf(judged, [nearest.room], { ...asked, checkIn, checkOut }, audience);
  return { ...nearest.fix, priceFrom: from?.total ?? null };
}

function nearestProfile(
  judged: JudgedHotel,
  rooms: readonly RoomFacts[],
  asked: StayAsked,
  audience: HotelAudience,
): HotelFix | null {
  for (const paymentProfile of audience.profiles) {
    const from = leastOf(judged, rooms, asked, { ...audience, paymentProfile });
    if (from) return { kind: 'paymentProfile', paymentProfile, priceFrom: from.total };
  }
  return null;
}

function refusalOf(decided: readonly Decided[]): Refusal {
  const refusals = decided.flatMap(({ decision }) => (decision.status === 'unavailable' ? [decision.refusal] : []));
  const ranked = [...refusals].sort((a, b) => byNearness.indexOf(a.reason) - byNearness.indexOf(b.reason));
  // A hotel without a room has none for anybody.
  return ranked[0] ?? { reason: 'occupancy', maximum: { pax: 0, adults: 0 } };
}

/** Several rooms for a party that finds none for all of it, or wants them. */
function judgeTogether(
  judged: JudgedHotel,
  asked: StayAsked,
  audience: OfferAudience,
  count: number | null,
): HotelAvailability | null {
  const { adults, childrenAges } = asked.party;
  if (adults < 1 || adults + childrenAges.length < 2) return null;
  const proposals = proposeForParty(judged, asked, audience, count);
  if (proposals === 'group') {
    return { status: 'onRequest', roomTypes: judged.rooms.length, priceFrom: null, isGroup: true };
  }
  const [cheapest] = proposals;
  const [first] = cheapest?.rooms ?? [];
  const from = first && leastOf(judged, judged.rooms, { ...asked, party: first.party }, audience);
  if (!cheapest || !from) return null;
  const { commission: _, ...price } = from;
  const { total, commission: amount } = cheapest;
  const percent = amount && percentOf(amount.amount, total.amount, 1);
  return {
    status: 'available',
    roomTypes: new Set(cheapest.rooms.map(({ roomId }) => roomId)).size,
    left: cheapest.rooms.length,
    priceFrom: {
      ...price,
      total,
      publicPrice: null,
      ...(amount && percent !== undefined && { commission: { percent, amount } }),
    },
    proposals,
  };
}

/** What one of so many rooms is asked for at least: its share of the adults; the children fit where they fit. */
function shareOf(asked: StayAsked, count: number): StayAsked {
  return { ...asked, quantity: count, party: { adults: Math.ceil(asked.party.adults / count), childrenAges: [] } };
}

/** Of a party that wants so many rooms and no other number. */
function judgeRooms(judged: JudgedHotel, asked: StayAsked, audience: HotelAudience, count: number): HotelAvailability {
  const together = judgeTogether(judged, asked, audience, count);
  if (together) return together;
  const share = shareOf(asked, count);
  const decided: Decided[] = judged.rooms.map((room) => ({ room, decision: decideRoom(judged.hotel, room, share) }));
  const others = decided.filter(({ decision }) => decision.status !== 'unavailable');
  if (others.length > 0) {
    const rooms = others.map(({ room }) => room);
    return { status: 'onRequest', roomTypes: rooms.length, priceFrom: leastOf(judged, rooms, share, audience) };
  }
  return { status: 'unavailable', refusal: refusalOf(decided), nearestFix: nearestDates(judged, share, audience) };
}

/**
 * A hotel is as its best room for the party is (decisions §4): available where a room is and a rate is sold for it, else
 * on request, else unavailable with the reason and the nearest change.
 */
export function judgeHotel(
  judged: JudgedHotel,
  asked: StayAsked,
  audience: HotelAudience,
  numRooms: number | null = null,
): HotelAvailability {
  if (numRooms !== null && numRooms > 1) return judgeRooms(judged, asked, audience, numRooms);
  const decided: Decided[] = judged.rooms.map((room) => ({ room, decision: decideRoom(judged.hotel, room, asked) }));
  const roomsThatAre = (status: RoomAvailability['status']) =>
    decided.filter(({ decision }) => decision.status === status).map(({ room }) => room);

  const free = roomsThatAre('available');
  const from = leastOf(judged, free, asked, audience);
  if (from) {
    const left = decided.reduce((sum, { decision }) => sum + (decision.status === 'available' ? decision.left : 0), 0);
    return { status: 'available', roomTypes: free.length, left, priceFrom: from };
  }
  const answered = roomsThatAre('onRequest');
  // A room that is free, sold with this payment profile, and without a price is asked for.
  const unpriced = judged.plans.some((plan) => isSold(plan, audience)) ? free : [];
  if (answered.length + unpriced.length > 0) {
    const rooms = [...answered, ...unpriced];
    return { status: 'onRequest', roomTypes: rooms.length, priceFrom: leastOf(judged, rooms, asked, audience) };
  }
  if (free.length > 0) {
    const { paymentProfile } = audience;
    return {
      status: 'unavailable',
      refusal: { reason: 'paymentProfile', paymentProfile },
      nearestFix: nearestProfile(judged, free, asked, audience),
    };
  }
  const together = numRooms === null ? judgeTogether(judged, asked, audience, null) : null;
  if (together) return together;
  return {
    status: 'unavailable',
    refusal: refusalOf(decided),
    nearestFix: nearestDates(judged, asked, audience),
  };
}

export function priceOf(availability: HotelAvailability): PriceFrom | null {
  return 'priceFrom' in availability ? availability.priceFrom : null;
}

export const isOffered = (found: FoundHotel): found is OfferedHotel => found.availability.status !== 'unavailable';

type Sorted = Omit<HotelInShort, 'id'>;

/**
 * Both lists. Prices of several currencies are compared in euros; hotels without one come last. By what it earns: the
 * highest amount first, and by price where nobody may see commission.
 */
export function splitAndSort<One extends Sorted>(
  found: readonly One[],
  order: HotelOrder,
  { rates, locale }: { rates: ExchangeRates; locale: string },
): { available: One[]; unavailable: One[] } {
  const byName = new Intl.Collator(locale);
  const names = (a: One, b: One) => byName.compare(a.name, b.name);
  const inEuros = (value: Money | null) => value && exchange(value, 'EUR', rates)?.money.amount;
  const price = ({ nightly }: One) => inEuros(nightly) ?? Number.POSITIVE_INFINITY;
  const earned = ({ commission }: One) => inEuros(commission) ?? -1;
  const difference = (a: number, b: number) => (a === b ? 0 : a - b);
  const orders: Record<HotelOrder, (a: One, b: One) => number> = {
    price: (a, b) => difference(price(a), price(b)) || names(a, b),
    commission: (a, b) => difference(earned(b), earned(a)) || difference(price(a), price(b)) || names(a, b),
    name: names,
  };
  return {
    available: found.filter(({ status }) => status !== 'unavailable').sort(orders[order]),
    unavailable: found.filter(({ status }) => status === 'unavailable').sort(names),
  };
}

import type { PaymentProfile } from '@/lib/brand/schema';
import { addDays, nightsBetween } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import { nearestStay, shifts } from '@/lib/rates/room/rules/nearest-fix';
import { isSold, leastRate, type RateAudience, ratesOf } from '@/lib/rates/room/rules/rate';
import type { HotelFacts, Refusal, RoomAvailability, RoomFacts, RoomRate, StayAsked } from '@/lib/rates/room/types';
import type {
  HotelFix,
  HotelRefusal,
  HotelVerdict,
  JudgedHotel,
  PartyProposal,
  PriceFrom,
  RoomOfParty,
} from '../types';
import { areAllPlaced, isGroup, largestOf, mostIn, ONE, roomsOfParty } from './parts';
import { proposeForParty } from './proposals';

/** `profiles`: those the asker may switch to, in the order in which they are offered. */
export type HotelAudience = RateAudience & { profiles: readonly PaymentProfile[] };

/** The verdict on a hotel, and each of its rooms as it was asked for: for everybody, or for its part of them. */
export type JudgedStay = { verdict: HotelVerdict; rooms: RoomOfParty[] };

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

function priceFrom(hotel: HotelFacts, offers: readonly RoomRate[]): PriceFrom | null {
  const least = leastRate(offers);
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

function leastOf(judged: JudgedHotel, rooms: readonly RoomFacts[], asked: StayAsked, audience: RateAudience) {
  const offers = rooms.flatMap((room) => ratesOf(judged.hotel, room, judged.plans, asked, audience));
  return priceFrom(judged.hotel, offers);
}

/** The nearest other dates of any room: fewest days moved, then the fewest nights, then the room that stands first. */
function nearestDates(judged: JudgedHotel, asked: StayAsked, audience: RateAudience): HotelFix | null {
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

/**
 * The nearest dates on which several rooms sleep everybody. Only one of each kind is counted on: how many are left is known
 * of the nights that are asked for alone.
 */
function nearestTogether(judged: JudgedHotel, asked: StayAsked, audience: RateAudience, count: number | null) {
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  for (const shiftDays of shifts()) {
    const checkIn = addDays(asked.checkIn, shiftDays);
    const minimum = Math.max(nights, ...judged.rooms.map(({ calendar }) => calendar.get(checkIn)?.minStay ?? 1));
    for (const length of minimum > nights ? [nights, minimum] : [nights]) {
      const moved = { ...asked, checkIn, checkOut: addDays(checkIn, length) };
      const free = freeFor(judged, moved);
      const isThere = areAllPlaced(
        asked.party,
        free.map(({ room: { id, beds } }) => ({ id, beds, left: 1 })),
        count,
      );
      if (!isThere || (shiftDays === 0 && length === nights)) continue;
      const rooms = free.map(({ room }) => ({ ...room, calendar: onlyOne(room) }));
      const [cheapest] = proposeForParty({ ...judged, rooms }, moved, audience, count);
      const { checkOut } = moved;
      return {
        kind: 'dates' as const,
        shiftDays,
        nights: length,
        checkIn,
        checkOut,
        priceFrom: cheapest?.total ?? null,
      };
    }
  }
  return null;
}

function onlyOne({ calendar }: RoomFacts): RoomFacts['calendar'] {
  return new Map(
    [...calendar].map(([day, night]) => [day, { ...night, allotment: 1, closed: 0, sold: 0, optioned: 0 }]),
  );
}

function freeFor({ hotel, rooms }: JudgedHotel, asked: StayAsked): { room: RoomFacts; left: number }[] {
  return rooms.flatMap((room) => {
    const decision = decideRoom(hotel, room, { ...asked, party: ONE });
    return decision.status === 'available' ? [{ room, left: decision.left }] : [];
  });
}

/** The first other payment profile with a price for the stay. */
function nearestProfile(
  audience: HotelAudience,
  totalFor: (others: RateAudience) => Money | undefined,
): HotelFix | null {
  for (const paymentProfile of audience.profiles) {
    const total = totalFor({ ...audience, paymentProfile });
    if (total) return { kind: 'paymentProfile', paymentProfile, priceFrom: total };
  }
  return null;
}

const refusalsOf = (decided: readonly RoomOfParty[]): Refusal[] =>
  decided.flatMap(({ decision }) => (decision.status === 'unavailable' ? [decision.refusal] : []));

/** The nearest of all reasons; of rooms that are all too small the largest is named. */
function refusalOf({ rooms }: JudgedHotel, decided: readonly RoomOfParty[]): Refusal {
  const ranked = refusalsOf(decided).sort((a, b) => byNearness.indexOf(a.reason) - byNearness.indexOf(b.reason));
  const [first] = ranked;
  // A hotel without a room has none for anybody.
  return !first || first.reason === 'occupancy' ? { reason: 'occupancy', maximum: largestOf(rooms) } : first;
}

/** What is free does not do. No child sleeps without an adult, so nobody has more rooms than adults. */
function tooLittle(
  free: readonly { room: RoomFacts; left: number }[],
  { adults }: StayAsked['party'],
  count: number | null,
): HotelRefusal {
  const left = free.reduce((sum, one) => sum + one.left, 0);
  if (count !== null && left < count) return { reason: 'fewerRooms', left, count };
  return { reason: 'notEnough', maximum: mostIn(free, count ?? adults) };
}

const roomsThatAre = (decided: readonly RoomOfParty[], status: RoomAvailability['status']): RoomFacts[] =>
  decided.filter(({ decision }) => decision.status === status).map(({ room }) => room);

const onRequest = (roomTypes: number, from: PriceFrom | null): HotelVerdict => {
  return { status: 'onRequest', roomTypes, priceFrom: from };
};

/** Everybody in one room. Null: in none, and several may do. */
function judgeOne(
  judged: JudgedHotel,
  decided: readonly RoomOfParty[],
  asked: StayAsked,
  audience: HotelAudience,
): JudgedStay | null {
  const free = roomsThatAre(decided, 'available');
  const offers = new Map(free.map((room) => [room, ratesOf(judged.hotel, room, judged.plans, asked, audience)]));
  const rooms = decided.map((one) => ({ ...one, offers: offers.get(one.room) }));
  const from = priceFrom(judged.hotel, [...offers.values()].flat());
  if (from) {
    const left = decided.reduce((sum, { decision }) => sum + (decision.status === 'available' ? decision.left : 0), 0);
    return { verdict: { status: 'available', roomTypes: free.length, left, priceFrom: from }, rooms };
  }
  // A room that is free, sold with this payment profile, and without a price is asked for.
  const unpriced = judged.plans.some((plan) => isSold(plan, audience)) ? free : [];
  const asks = [...roomsThatAre(decided, 'onRequest'), ...unpriced];
  if (asks.length > 0) return { verdict: onRequest(asks.length, leastOf(judged, asks, asked, audience)), rooms };
  if (free.length === 0) return null;
  const { paymentProfile } = audience;
  const nearestFix = nearestProfile(audience, (others) => leastOf(judged, free, asked, others)?.total);
  return {
    verdict: { status: 'unavailable', refusal: { reason: 'paymentProfile', paymentProfile }, nearestFix },
    rooms,
  };
}

/** Everybody in several rooms together. Null: not in these. */
function judgeTogether(
  judged: JudgedHotel,
  parts: readonly RoomOfParty[],
  asked: StayAsked,
  audience: HotelAudience,
  count: number | null,
): HotelVerdict | null {
  const together = availableTogether(judged.hotel, proposeForParty(judged, asked, audience, count));
  if (together) return together;
  const free = freeFor(judged, asked);
  const places = free.map(({ room: { id, beds }, left }) => ({ id, beds, left }));
  const asks = roomsThatAre(parts, 'onRequest');
  if (areAllPlaced(asked.party, places, count)) {
    if (judged.plans.some((plan) => isSold(plan, audience))) {
      return onRequest(asks.length + free.length, null);
    }
    const { paymentProfile } = audience;
    const nearestFix = nearestProfile(audience, (others) => proposeForParty(judged, asked, others, count)[0]?.total);
    return { status: 'unavailable', refusal: { reason: 'paymentProfile', paymentProfile }, nearestFix };
  }
  // How many there are of a room that is asked for, its hotel says.
  const perhaps = asks.map(({ id, beds }) => ({ id, beds, left: asked.party.adults }));
  return areAllPlaced(asked.party, [...places, ...perhaps], count) ? onRequest(asks.length, null) : null;
}

/** The price of a night is the least of the rooms that are proposed: any other may be one that cannot be had. */
function availableTogether(hotel: HotelFacts, proposals: readonly PartyProposal[]): HotelVerdict | null {
  const [cheapest] = proposals;
  const from =
    cheapest &&
    priceFrom(
      hotel,
      cheapest.rooms.map(({ offer }) => offer),
    );
  if (!from) return null;
  const { commission: _, ...price } = from;
  const { total, commission: amount, rooms } = cheapest;
  return {
    status: 'available',
    roomTypes: new Set(rooms.map(({ roomId }) => roomId)).size,
    left: rooms.length,
    priceFrom: {
      ...price,
      total,
      publicPrice: null,
      ...(amount && { commission: { percent: percentOf(amount.amount, total.amount, 1), amount } }),
    },
    proposals: [...proposals],
  };
}

/**
 * Whether a whole party can stay in a hotel, in one room or in several, and if not why, with the nearest change. Search, page
 * and rooms ask here; a hotel is as its best room for them is: available where a rate is sold, else on request, else neither.
 */
export function judgeStay(
  judged: JudgedHotel,
  asked: StayAsked,
  audience: HotelAudience,
  numRooms: number | null = null,
): JudgedStay {
  const { adults, childrenAges } = asked.party;
  const count = numRooms !== null && numRooms > 1 ? numRooms : null;
  const whole = roomsOfParty(judged, asked, 'one');
  const one = count === null ? judgeOne(judged, whole, asked, audience) : null;
  if (one) return one;
  const maySplit = numRooms !== 1 && adults > 1;
  const refused = (): JudgedStay => ({
    verdict: {
      status: 'unavailable',
      refusal: refusalOf(judged, whole),
      nearestFix: nearestDates(judged, asked, audience),
    },
    rooms: whole,
  });
  if (!maySplit || (judged.hotel.isAdultsOnly && childrenAges.length > 0)) return refused();

  const parts = roomsOfParty(judged, asked, { count });
  const hasNights = parts.some(({ decision }) => decision.status !== 'unavailable');
  if (hasNights && isGroup(asked.party, judged.rooms, count)) {
    return {
      verdict: { status: 'onRequest', roomTypes: judged.rooms.length, priceFrom: null, isGroup: true },
      rooms: parts,
    };
  }
  const together = judgeTogether(judged, parts, asked, audience, count);
  if (together) return { verdict: together, rooms: asProposed(judged, parts, asked, together) };
  const isTooSmall = refusalsOf(whole).every(({ reason }) => reason === 'occupancy');
  if (count === null && !isTooSmall) return refused();
  const free = freeFor(judged, asked);
  const refusal = free.length > 0 ? tooLittle(free, asked.party, count) : refusalOf(judged, parts);
  return {
    verdict: { status: 'unavailable', refusal, nearestFix: nearestTogether(judged, asked, audience, count) },
    rooms: parts,
  };
}

/** A room that is proposed is asked for as in the first proposal that has it. */
function asProposed(
  { hotel }: JudgedHotel,
  parts: readonly RoomOfParty[],
  asked: StayAsked,
  verdict: HotelVerdict,
): RoomOfParty[] {
  const placed = verdict.status === 'available' ? (verdict.proposals ?? []).flatMap(({ rooms }) => rooms) : [];
  return parts.map((one) => {
    const party = placed.find(({ roomId }) => roomId === one.room.id)?.party;
    return party ? { ...one, part: party, decision: decideRoom(hotel, one.room, { ...asked, party }) } : one;
  });
}

/** The verdict alone. */
export function judgeHotel(...asked: Parameters<typeof judgeStay>): HotelVerdict {
  return judgeStay(...asked).verdict;
}

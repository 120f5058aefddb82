import { capacityOf, fitsBeds } from '@/lib/catalogue/room/rules/occupancy';
import { addDays, daysBetween, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Closure, HotelFacts, Night, Refusal, RoomAvailability, RoomFacts, StayAsked } from '../types';

/** How far ahead the next possible arrival is looked for. */
const ARRIVAL_DAYS = 14;

export function unitsLeft({ allotment, closed, sold, optioned }: Night): number {
  return Math.max(0, allotment - closed - sold - optioned);
}

function nightsOf({ calendar }: RoomFacts, checkIn: PlainDate, checkOut: PlainDate): (Night | undefined)[] {
  return Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, index) => calendar.get(addDays(checkIn, index)));
}

function closureOf(closures: readonly Closure[], roomId: string, night: PlainDate): Closure | null {
  const covers = (one: Closure) =>
    (one.roomId === null || one.roomId === roomId) && one.startsOn <= night && night < one.endsOn;
  return closures.find(covers) ?? null;
}

function nextArrival({ calendar }: RoomFacts, checkIn: PlainDate): PlainDate | null {
  for (let days = 1; days <= ARRIVAL_DAYS; days++) {
    const day = addDays(checkIn, days);
    const night = calendar.get(day);
    if (night && !night.closedToArrival) return day;
  }
  return null;
}

/** Whether the room itself takes them, whenever that is. */
function refuseParty(hotel: Pick<HotelFacts, 'isAdultsOnly'>, room: RoomFacts, { party }: StayAsked): Refusal | null {
  if (hotel.isAdultsOnly && party.childrenAges.length > 0) return { reason: 'adultsOnly' };
  if (!fitsBeds(room.beds, party)) return { reason: 'occupancy', maximum: capacityOf(room.beds) };
  return null;
}

function refuseNights(
  hotel: Pick<HotelFacts, 'closures'>,
  room: RoomFacts,
  nights: readonly (Night | undefined)[],
  quantity: number,
): Refusal | null {
  for (const one of nights) {
    if (!one || unitsLeft(one) >= quantity) continue;
    if (one.closed === 0 || one.allotment - one.closed >= quantity) {
      const left = Math.min(...nights.map((night) => (night ? unitsLeft(night) : quantity)));
      return { reason: 'soldOut', night: one.night, left };
    }
    const closure = closureOf(hotel.closures, room.id, one.night);
    return { reason: 'closed', night: one.night, closure: closure?.reason ?? null, opensOn: closure?.endsOn ?? null };
  }
  return null;
}

function refusedRestrictions(
  room: RoomFacts,
  arrival: Night | undefined,
  { checkIn, checkOut, today }: StayAsked,
): Refusal[] {
  const nights = nightsBetween(checkIn, checkOut);
  const refusals: Refusal[] = [];
  if (arrival) {
    const { minStay, maxStay, releaseDays } = arrival;
    if (arrival.closedToArrival) refusals.push({ reason: 'closedToArrival', nextArrival: nextArrival(room, checkIn) });
    if (nights < minStay) refusals.push({ reason: 'minimumStay', nights: minStay });
    if (maxStay !== null && nights > maxStay) refusals.push({ reason: 'maximumStay', nights: maxStay });
    if (daysBetween(today, checkIn) < releaseDays) refusals.push({ reason: 'release', days: releaseDays });
  }
  if (room.calendar.get(checkOut)?.closedToDeparture) refusals.push({ reason: 'closedToDeparture' });
  return refusals;
}

type Judged = Pick<HotelFacts, 'isAdultsOnly' | 'closures'>;

/** Everything that stands in the way of a stay, what weighs most first; `decideRoom` names that one alone. */
export function refusalsOf(hotel: Judged, room: RoomFacts, asked: StayAsked): Refusal[] {
  if (asked.checkIn < asked.today) return [{ reason: 'past' }];
  const refusedParty = refuseParty(hotel, room, asked);
  if (refusedParty) return [refusedParty];
  const nights = nightsOf(room, asked.checkIn, asked.checkOut);
  const taken = refuseNights(hotel, room, nights, asked.quantity);
  // What is only enquired about keeps no count of its own; a house that is closed answers nobody all the same.
  if (room.isEnquiryOnly) return taken?.reason === 'closed' ? [taken] : [];
  return [...(taken ? [taken] : []), ...refusedRestrictions(room, nights[0], asked)];
}

function withoutOptions(room: RoomFacts): RoomFacts {
  return { ...room, calendar: new Map([...room.calendar].map(([day, night]) => [day, { ...night, optioned: 0 }])) };
}

/** Nothing but options of others stands in the way, which may end: a second option may wait behind them. */
export function isOnlyOptioned(hotel: Judged, room: RoomFacts, asked: StayAsked): boolean {
  return refusalsOf(hotel, room, asked).length > 0 && refusalsOf(hotel, withoutOptions(room), asked).length === 0;
}

/**
 * Whether the stay can be had, and if not, why (rule 4.2). The arrival night's minimum, maximum and release count, and
 * the day of departure's own rule. Nights without a row or without a price are answered by the hotel itself, unless another
 * night of the stay is taken already. Call it with at least one night and a quantity of at least one.
 */
export function decideRoom(hotel: Judged, room: RoomFacts, asked: StayAsked): RoomAvailability {
  const [refusal] = refusalsOf(hotel, room, asked);
  if (refusal) return { status: 'unavailable', refusal };
  if (room.isEnquiryOnly) return { status: 'onRequest', reason: 'enquiryOnly' };
  if (room.isOnRequest) return { status: 'onRequest', reason: 'marked' };
  const nights = nightsOf(room, asked.checkIn, asked.checkOut);
  const loaded = nights.filter((night): night is Night => night !== undefined && night.price !== null);
  if (loaded.length < nights.length) return { status: 'onRequest', reason: 'nothingLoaded' };
  return { status: 'available', left: Math.min(...loaded.map(unitsLeft)) };
}

import type { HotelFacts, RatePlan, RoomFacts, StayAsked } from '@/lib/rates/room/types';

/**
 * The rules of a stay once more, written from the decisions and not from lib/rates/room: slow, day by day, in fractions of
 * BigInt and with dates of the platform. What the product answers is compared with it.
 */

const DAY = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAfter = (day: string, days = 1) => new Date(at(day) + days * DAY).toISOString().slice(0, 10);

function* daysOf(from: string, until: string) {
  for (let day = from; day < until; day = dayAfter(day)) yield day;
}

/** Whether guests find places, tried one by one: every guest takes the first free place that may have them. */
export function sleeps(room: RoomFacts, adults: number, children: number): boolean {
  if (adults < 0 || adults + children < 1) return false;
  const places = room.beds.flatMap((bed) => bed.sleeps.map((place) => ({ ...place, adults: 0, children: 0 })));
  for (let adult = 0; adult < adults; adult++) {
    const place = places.find((one) => one.adults < one.maxAdults && one.adults + one.children < one.maxPax);
    if (!place) return false;
    place.adults += 1;
  }
  for (let child = 0; child < children; child++) {
    const place = places.find((one) => one.adults + one.children < one.maxPax);
    if (!place) return false;
    place.children += 1;
  }
  return true;
}

/** `available`, `onRequest`, or why not. */
export function decide(hotel: HotelFacts, room: RoomFacts, asked: StayAsked): string {
  const { checkIn, checkOut, today, quantity, party } = asked;
  if (checkIn < today) return 'past';
  if (hotel.isAdultsOnly && party.childrenAges.length > 0) return 'adultsOnly';
  if (!sleeps(room, party.adults, party.childrenAges.length)) return 'occupancy';
  let isLoaded = true;
  let length = 0;
  for (const day of daysOf(checkIn, checkOut)) {
    length += 1;
    const night = room.calendar.get(day as StayAsked['checkIn']);
    if (!night || night.price === null) isLoaded = false;
    if (!night) continue;
    const open = night.allotment - night.closed;
    if (open - night.sold - night.optioned < quantity) {
      if (night.closed > 0 && open < quantity) return 'closed';
      return room.isEnquiryOnly ? 'onRequest' : 'soldOut';
    }
  }
  if (room.isEnquiryOnly) return 'onRequest';
  const arrival = room.calendar.get(checkIn);
  if (arrival?.closedToArrival) return 'closedToArrival';
  if (arrival && length < arrival.minStay) return 'minimumStay';
  if (arrival && arrival.maxStay !== null && length > arrival.maxStay) return 'maximumStay';
  if (arrival && dayAfter(today, arrival.releaseDays) > checkIn) return 'release';
  if (room.calendar.get(checkOut)?.closedToDeparture) return 'closedToDeparture';
  return room.isOnRequest || !isLoaded ? 'onRequest' : 'available';
}

/** The total in minor units; null without a price. */
export function total(hotel: HotelFacts, room: RoomFacts, plan: RatePlan, asked: StayAsked): bigint | null {
  const { checkIn, checkOut, today, party } = asked;
  if (!plan.isPriced) return null;
  let numerator = 0n; // of hundredths of a per cent of a minor unit
  const nights = [...daysOf(checkIn, checkOut)];
  let percent = BigInt(Math.round(plan.adjustmentPercent * 100));
  for (const modifier of plan.modifiers) {
    const isLong = modifier.kind === 'longStay' && nights.length >= modifier.fromNights;
    const isEarly = modifier.kind === 'earlyBooking' && dayAfter(today, modifier.fromDays) <= checkIn;
    if (isLong || isEarly) percent += BigInt(Math.round(modifier.percent * 100));
  }
  for (const day of nights) {
    const night = room.calendar.get(day as StayAsked['checkIn']);
    if (night?.price === null || night?.price === undefined) return null;
    let places = room.includedGuests;
    let persons = 0n;
    let board = 0n;
    for (let adult = 0; adult < party.adults; adult++) {
      if (places > 0) places -= 1;
      else persons += BigInt(room.extraAdultPrice);
      board += BigInt(plan.boardAdultPrice);
    }
    for (let age = 200; age >= 0; age--) {
      for (const childAge of party.childrenAges) {
        if (childAge !== age) continue;
        const band = hotel.childBands.find((one) => age >= one.fromAge && age <= one.toAge);
        if (places > 0) places -= 1;
        else persons += BigInt(band ? band.amount : room.extraAdultPrice);
        if (!band) board += BigInt(plan.boardAdultPrice);
        else if (band.amount > 0) board += BigInt(plan.boardChildPrice);
      }
    }
    numerator += (BigInt(night.price) + persons) * (10_000n + percent) + board * 10_000n;
  }
  const whole = numerator / 10_000n;
  return numerator % 10_000n >= 5_000n ? whole + 1n : whole;
}

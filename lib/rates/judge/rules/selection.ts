import type { Period } from '@/lib/catalogue/property/rules/facts';
import { addDays, type IsoWeekday, nightsBetween, type PlainDate, weekdayOf } from '@/lib/platform/dates';
import { decideRoom, refusalsOf, unitsLeft } from '@/lib/rates/room/rules/availability';
import { nearestFix } from '@/lib/rates/room/rules/nearest-fix';
import type { HotelFacts, Refusal, RoomFacts, StayAsked } from '@/lib/rates/room/types';
import type { BrokenRule, DateRule, Judgement, SelectionFix, WantedRoom } from '../types';

/** Nights one after the other as periods. */
function periodsOf(nights: readonly PlainDate[]): Period[] {
  const periods: Period[] = [];
  for (const night of nights) {
    const last = periods.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else periods.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return periods;
}

/** Days of the week on which the room takes guests, in the weeks around a day. */
function arrivalWeekdays({ calendar }: RoomFacts, day: PlainDate): IsoWeekday[] {
  const days = Array.from({ length: 13 }, (_, index) => addDays(day, index - 6));
  const open = days.filter((one) => calendar.get(one)?.closedToArrival === false);
  return [...new Set(open.map(weekdayOf))].sort((a, b) => a - b);
}

function ruleOf(refusal: Refusal, room: RoomFacts, stay: Period, quantity: number): DateRule {
  switch (refusal.reason) {
    case 'past':
      return { rule: 'past' };
    case 'occupancy':
    case 'adultsOnly':
      return { rule: 'party' };
    case 'closed':
      return { rule: 'closed', opensOn: refusal.opensOn };
    case 'closedToArrival':
      return { rule: 'arrival', weekdays: arrivalWeekdays(room, stay.checkIn) };
    case 'closedToDeparture':
      return { rule: 'departure' };
    case 'minimumStay':
      return { rule: 'fewestNights', nights: refusal.nights };
    case 'maximumStay':
      return { rule: 'mostNights', nights: refusal.nights };
    case 'release':
      return { rule: 'release', days: refusal.days };
    case 'soldOut':
      return takenRule(room, stay, quantity);
  }
}

/** Which nights are short, and whether only options of others make them so. */
function takenRule({ calendar }: RoomFacts, { checkIn, checkOut }: Period, quantity: number): DateRule {
  const nights = Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, index) => addDays(checkIn, index));
  const short = nights.flatMap((day) => {
    const night = calendar.get(day);
    return night && unitsLeft(night) < quantity ? [night] : [];
  });
  const sold = short.filter((night) => unitsLeft({ ...night, optioned: 0 }) < quantity);
  const days = (sold.length > 0 ? sold : short).map(({ night }) => night);
  return { rule: sold.length > 0 ? 'sold' : 'held', nights: periodsOf(days) };
}

function stateOf(broken: readonly DateRule[], isOnRequest: boolean): Judgement['state'] {
  if (broken.some(({ rule }) => rule !== 'held')) return 'impossible';
  if (broken.length > 0) return 'held';
  return isOnRequest ? 'onRequest' : 'available';
}

function unitsOf(wanted: readonly WantedRoom[], roomId: string): number {
  return wanted.reduce((sum, one) => sum + (one.roomId === roomId ? one.quantity : 0), 0);
}

/**
 * Chosen rooms all together, of a selection, an interest, or a lead that moves: everything that stands in their way. Those of
 * one type are counted together, whoever sleeps in them.
 */
export function judgeSelection(
  { hotel, rooms }: { hotel: HotelFacts; rooms: readonly RoomFacts[] },
  wanted: readonly WantedRoom[],
  stay: Period & { today: PlainDate },
): Judgement {
  const broken = new Map<string, BrokenRule>();
  let isOnRequest = false;
  for (const { roomId, adults, childrenAges } of wanted) {
    const room = rooms.find(({ id }) => id === roomId);
    // A room that is no longer sold is the hotel's to answer for.
    if (!room) isOnRequest = true;
    if (!room) continue;
    const quantity = unitsOf(wanted, roomId);
    const asked = { ...stay, quantity, party: { adults, childrenAges: [...childrenAges] } };
    for (const refusal of refusalsOf(hotel, room, asked)) {
      const rule = ruleOf(refusal, room, stay, quantity);
      const isOfHouse = rule.rule === 'past' || rule.rule === 'closed';
      const one = { ...rule, roomId: isOfHouse ? null : roomId };
      broken.set(JSON.stringify(one), one);
    }
    if (decideRoom(hotel, room, asked).status === 'onRequest') isOnRequest = true;
  }
  const rules = [...broken.values()];
  return { state: stateOf(rules, isOnRequest), broken: rules };
}

/** The fewest nights a stay that is too short would need; null where it is not too short. */
export function fewestNights({ broken }: Judgement, nights: number): number | null {
  const least = broken.flatMap((one) => {
    if (one.rule === 'fewestNights') return one.nights;
    return one.rule === 'lengths' ? one.nights.filter((length) => length > nights).slice(0, 1) : [];
  });
  const most = Math.max(0, ...least);
  return most > nights ? most : null;
}

/** Days an arrival is moved at most on the way to the nearest stay. */
const NEAREST_DAYS = 21;
const MOST_NEAREST = 3;

/** Stays near the one asked for that can be had, of the same nights or the fewest possible; the nearest first. */
export function nearestStays(
  asked: Period,
  judge: (stay: Period) => Judgement,
  isGood: (judgement: Judgement) => boolean,
): Period[] {
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const found: Period[] = [];
  for (let shift = 0; shift <= NEAREST_DAYS && found.length < MOST_NEAREST; shift += 1) {
    for (const days of shift === 0 ? [0] : [-shift, shift]) {
      const checkIn = addDays(asked.checkIn, days);
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const more = fewestNights(judge(stay), nights);
      const possible = more === null ? stay : { checkIn, checkOut: addDays(checkIn, more) };
      const judged = judge(possible);
      if (judged.state !== 'onRequest' && isGood(judged)) found.push(possible);
    }
  }
  return found.slice(0, MOST_NEAREST);
}

type Stay = Period & { today: PlainDate };

/**
 * The nearest change after which all of the rooms can be had: fewer of one type or another room for one of them, where it is
 * the only one that is refused, else other dates for all of them. Null: none is near.
 */
export function fixSelection(
  facts: { hotel: HotelFacts; rooms: readonly RoomFacts[] },
  wanted: readonly WantedRoom[],
  stay: Stay,
): SelectionFix | null {
  const { hotel, rooms } = facts;
  const refused = wanted.flatMap(({ roomId, adults, childrenAges }) => {
    const room = rooms.find(({ id }) => id === roomId);
    if (!room) return [];
    const quantity = unitsOf(wanted, roomId);
    const asked: StayAsked = { ...stay, quantity, party: { adults, childrenAges: [...childrenAges] } };
    return decideRoom(hotel, room, asked).status === 'unavailable' ? [{ room, asked }] : [];
  });
  const [first] = refused;
  if (!first) return null;
  if (refused.every(({ room }) => room.id === first.room.id)) {
    const fix = nearestFix(hotel, rooms, first.room, first.asked);
    if (fix?.kind === 'quantity') return { ...fix, roomId: first.room.id };
    if (fix?.kind === 'room') return { kind: 'room', roomId: first.room.id, otherId: fix.roomId };
  }
  const judge = (period: Period) => judgeSelection(facts, wanted, { ...stay, ...period });
  const [nearest] = nearestStays(stay, judge, ({ state }) => state === 'available');
  return nearest ? { kind: 'dates', checkIn: nearest.checkIn, checkOut: nearest.checkOut } : null;
}

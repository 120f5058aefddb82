import type { AvailabilityFacts, Period } from '@/lib/catalogue/property/rules/facts';
import {
  addDays,
  daysBetween,
  earliest,
  type IsoWeekday,
  latest,
  nightsBetween,
  type PlainDate,
  weekdayOf,
} from '@/lib/platform/dates';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import { decideRoom, refusalsOf, unitsLeft } from '@/lib/rates/room/rules/availability';
import type { HotelFacts, Refusal, RoomFacts } from '@/lib/rates/room/types';
import type { LeadStatus } from '../types';
import { hasEnded } from './group';
import { isLive } from './transition';

/** Why a stay cannot be had as it is asked for. */
export type DateRule =
  | { rule: 'past' }
  /** The beds do not suffice, or children may not come. */
  | { rule: 'party' }
  | { rule: 'closed'; opensOn: PlainDate | null }
  /** `held`: by an option of somebody else, which may end. */
  | { rule: 'sold' | 'held'; nights: Period[] }
  | { rule: 'arrival'; weekdays: IsoWeekday[] }
  | { rule: 'departure' }
  | { rule: 'fewestNights' | 'mostNights'; nights: number }
  | { rule: 'release'; days: number }
  /** A stay of the house begins on that day, with other lengths. */
  | { rule: 'lengths'; nights: number[] };

/** `roomId`: the room whose rule it is; null: of the whole house. */
export type BrokenRule = DateRule & { roomId: string | null };

/** `held`: everything else is right, and one may be second. Against `impossible` there is only an exception. */
export type Judgement = { state: 'available' | 'onRequest' | 'held' | 'impossible'; broken: BrokenRule[] };

export type WantedRoom = { roomId: string; quantity: number; adults: number; childrenAges: number[] };

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

/** All rooms of a lead together: rooms of one kind need as many units as they are. */
export function judgeRooms(
  { hotel, rooms }: { hotel: HotelFacts; rooms: readonly RoomFacts[] },
  wanted: readonly WantedRoom[],
  stay: Period & { today: PlainDate },
): Judgement {
  const units = new Map<string, number>();
  for (const { roomId, quantity } of wanted) units.set(roomId, (units.get(roomId) ?? 0) + quantity);
  const broken = new Map<string, BrokenRule>();
  let isOnRequest = false;
  for (const { roomId, adults, childrenAges } of wanted) {
    const room = rooms.find(({ id }) => id === roomId);
    // A room that is no longer sold is the hotel's to answer for.
    if (!room) isOnRequest = true;
    if (!room) continue;
    const quantity = units.get(roomId) ?? 1;
    const asked = { ...stay, quantity, party: { adults, childrenAges } };
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

/** A period nobody has priced is the operator's to answer for; the usual days and lengths say what would be free. */
export function judgeProperty(stay: Period, facts: AvailabilityFacts): Judgement {
  const { state, reason } = decideAvailability(stay, facts);
  const ofHouse = (rule: DateRule): BrokenRule => ({ ...rule, roomId: null });
  switch (reason.code) {
    case 'arrivalInPast':
      return { state: 'impossible', broken: [ofHouse({ rule: 'past' })] };
    case 'overlapsOption':
      return { state: 'held', broken: [ofHouse({ rule: 'held', nights: [periodOf(reason)] })] };
    case 'overlapsOwnerBlock':
      return { state: 'impossible', broken: [ofHouse({ rule: 'closed', opensOn: reason.checkOut })] };
    case 'overlapsBooking':
    case 'overlapsSoldStay':
      return { state: 'impossible', broken: [ofHouse({ rule: 'sold', nights: [periodOf(reason)] })] };
    case 'arrivalWeekday':
      return { state: 'onRequest', broken: [ofHouse({ rule: 'arrival', weekdays: reason.weekdays })] };
    case 'lengthOfStay':
      return { state: 'onRequest', broken: [ofHouse({ rule: 'lengths', nights: reason.nights })] };
    default:
      return { state: state === 'available' ? 'available' : 'onRequest', broken: [] };
  }
}

const periodOf = ({ checkIn, checkOut }: Period): Period => ({ checkIn, checkOut });

/** The fewest nights a stay that is too short would need; null where it is not too short. */
export function fewestNights({ broken }: Judgement, nights: number): number | null {
  const least = broken.flatMap((one) => {
    if (one.rule === 'fewestNights') return one.nights;
    return one.rule === 'lengths' ? one.nights.filter((length) => length > nights).slice(0, 1) : [];
  });
  const most = Math.max(0, ...least);
  return most > nights ? most : null;
}

/** What other dates mean for a lead as it stands. */
export type DatesWay =
  /** Nothing is held and nobody has been asked: the lead takes them at once. */
  | 'take'
  /** A request nobody has answered is asked anew. */
  | 'askAnew'
  /** What the supplier has confirmed stands until they agree. */
  | 'ask';

type Standing = { status: LeadStatus; isClosed: boolean };

/** Null: its dates can no longer be changed. */
export function datesWayOf({ status, isClosed }: Standing): DatesWay | null {
  if (isClosed || hasEnded(status)) return null;
  if (!isLive(status)) return 'take';
  return status === 'REQUESTED_OPTION' || status === 'REQUESTED_BOOKING' ? 'askAnew' : 'ask';
}

/** Whether these dates may be asked for: being second is for whoever has nothing confirmed. */
export function mayMove({ state }: Judgement, way: DatesWay): boolean {
  return state === 'available' || state === 'onRequest' || (state === 'held' && way !== 'ask');
}

/** Days an arrival is moved at most on the way to the nearest stay. */
const NEAREST_DAYS = 21;
const MOST_NEAREST = 3;

/** Stays near the one asked for that can be had, of the same nights or the fewest possible; the nearest first. */
export function nearestStays(asked: Period, judge: (stay: Period) => Judgement, way: DatesWay): Period[] {
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const found: Period[] = [];
  for (let shift = 0; shift <= NEAREST_DAYS && found.length < MOST_NEAREST; shift += 1) {
    for (const days of shift === 0 ? [0] : [-shift, shift]) {
      const checkIn = addDays(asked.checkIn, days);
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const more = fewestNights(judge(stay), nights);
      const possible = more === null ? stay : { checkIn, checkOut: addDays(checkIn, more) };
      const judged = judge(possible);
      if (judged.state !== 'onRequest' && mayMove(judged, way)) found.push(possible);
    }
  }
  return found.slice(0, MOST_NEAREST);
}

export const CALENDAR_DAYS = 35;

/** The Monday a calendar of five weeks begins on: the one of the earlier stay, where both are seen at once. */
export function calendarStart(stays: readonly PlainDate[], today: PlainDate): PlainDate {
  const monday = (day: PlainDate) => addDays(day, 1 - weekdayOf(day));
  const last = stays.at(-1) ?? today;
  const first = stays.reduce(earliest, last);
  const start = monday(daysBetween(first, last) < CALENDAR_DAYS - 7 ? first : addDays(last, -7));
  return latest(start, monday(today));
}

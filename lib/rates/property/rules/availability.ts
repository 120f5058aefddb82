import type { AvailabilityFacts, BlockFact, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import type { AvailabilityState } from '@/lib/catalogue/property/types';
import {
  addDays,
  compareDates,
  daysBetween,
  type IsoWeekday,
  nightsBetween,
  overlaps,
  type PlainDate,
  weekdayOf,
} from '@/lib/platform/dates';
import { type PriceFrom, priceFrom } from './price';

/** The nearest stay that can be had (B9): "Sat 2 Jan → 7 nights from 61 000 EUR". */
type NearestStay = Period & { stayId: string; nights: number; price: PriceFrom };

/** What stands in the way, with its own dates. */
type Obstacle = Period & {
  code: 'overlapsBooking' | 'overlapsOwnerBlock' | 'overlapsSoldStay' | 'overlapsOption';
};

/** Given by the function that decides. The words for a code are a message. */
export type AvailabilityReason =
  | { code: 'exactStayAvailable'; stayId: string }
  | (Obstacle & { nearest: NearestStay | null })
  | { code: 'arrivalInPast'; nearest: NearestStay | null }
  /** Around these dates every offered stay begins on another day of the week. */
  | { code: 'arrivalWeekday'; weekdays: IsoWeekday[]; nearest: NearestStay | null }
  /** A stay begins on that day, with other lengths. */
  | { code: 'lengthOfStay'; nights: number[]; nearest: NearestStay | null }
  | { code: 'noMatchingStay'; nearest: NearestStay | null }
  | { code: 'noStays' }
  | { code: 'noNights' };

export type Availability = {
  state: AvailabilityState;
  /** The stay with exactly these dates, sold or not. */
  stay: StayFact | null;
  reason: AvailabilityReason;
};

const DAYS_AROUND = 7;

/** Rule 4.4: a stay that ended yesterday is still shown, one that ended two days ago is not. */
export function isStayVisible(stay: Period, today: PlainDate): boolean {
  return stay.checkOut >= addDays(today, -1);
}

function compareStays(a: StayFact, b: StayFact): number {
  const byDates = compareDates(a.checkIn, b.checkIn) || compareDates(a.checkOut, b.checkOut);
  if (byDates !== 0) return byDates;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

const weight = { overlapsBooking: 0, overlapsOwnerBlock: 1, overlapsSoldStay: 2, overlapsOption: 3 } as const;

const codes: Record<BlockFact['kind'], Obstacle['code']> = {
  booking: 'overlapsBooking',
  ownerBlock: 'overlapsOwnerBlock',
  confirmedOption: 'overlapsOption',
};

/** What may stand in the way of a period. */
type Obstacles = { stays: readonly (Period & { available: boolean })[]; blocks: readonly BlockFact[] };

/** What stands in the way of the period: a definite sale before an option that may lapse, then the earlier one. */
function findObstacle(period: Period, { stays, blocks }: Obstacles): Obstacle | null {
  const obstacles = [
    ...stays
      .filter((stay) => !stay.available && overlaps(stay, period))
      .map(({ checkIn, checkOut }): Obstacle => ({ code: 'overlapsSoldStay', checkIn, checkOut })),
    ...blocks
      .filter((block) => overlaps(block, period))
      .map(({ kind, checkIn, checkOut }): Obstacle => ({ code: codes[kind], checkIn, checkOut })),
  ];
  obstacles.sort(
    (a, b) =>
      weight[a.code] - weight[b.code] || compareDates(a.checkIn, b.checkIn) || compareDates(a.checkOut, b.checkOut),
  );
  return obstacles[0] ?? null;
}

/** Not sold, and nothing sold or held in its way. */
export function isFree(stay: Period & { available: boolean }, facts: Obstacles): boolean {
  return stay.available && findObstacle(stay, facts) === null;
}

/** Stays that can be had: free, and not begun. In order of arrival. */
export function offeredStays(facts: AvailabilityFacts): StayFact[] {
  return facts.stays
    .filter((stay) => stay.checkIn >= facts.today && nightsBetween(stay.checkIn, stay.checkOut) >= 1)
    .filter((stay) => isFree(stay, facts))
    .sort(compareStays);
}

function nearestStay(period: Period, offered: readonly StayFact[]): NearestStay | null {
  const distance = (stay: StayFact): number =>
    Math.abs(daysBetween(period.checkIn, stay.checkIn)) + Math.abs(daysBetween(period.checkOut, stay.checkOut));
  // `offered` is in order of arrival and the sort is stable: of two equally near stays the earlier wins.
  const [nearest] = [...offered].sort((a, b) => distance(a) - distance(b));
  if (!nearest) return null;
  const { id, checkIn, checkOut } = nearest;
  return { stayId: id, checkIn, checkOut, nights: nightsBetween(checkIn, checkOut), price: priceFrom([nearest]) };
}

function reasonForNoMatch(period: Period, facts: AvailabilityFacts, offered: readonly StayFact[]): AvailabilityReason {
  if (facts.stays.length === 0) return { code: 'noStays' };
  const nearest = nearestStay(period, offered);
  const around = {
    checkIn: addDays(period.checkIn, -DAYS_AROUND),
    checkOut: addDays(period.checkOut, DAYS_AROUND),
  };
  const near = offered.filter((stay) => overlaps(stay, around));
  const sameArrival = near.filter((stay) => stay.checkIn === period.checkIn);
  if (sameArrival.length > 0) {
    const nights = new Set(sameArrival.map(({ checkIn, checkOut }) => nightsBetween(checkIn, checkOut)));
    return { code: 'lengthOfStay', nights: [...nights].sort((a, b) => a - b), nearest };
  }
  const weekdays = new Set(near.map((stay) => weekdayOf(stay.checkIn)));
  if (near.length > 0 && !weekdays.has(weekdayOf(period.checkIn))) {
    return { code: 'arrivalWeekday', weekdays: [...weekdays].sort((a, b) => a - b), nearest };
  }
  return { code: 'noMatchingStay', nearest };
}

/**
 * Rule 4.4: an overlap with a sold stay or a blocking hold is sold; otherwise the exact stay available is available;
 * otherwise onRequest. The overlap is asked first, so that a stay whose dates are partly taken is never available.
 * A period that has begun, or has no night, is never available either; `isEnquirable` refuses both.
 */
export function decideAvailability(period: Period, facts: AvailabilityFacts): Availability {
  const [stay = null] = facts.stays
    .filter(({ checkIn, checkOut }) => checkIn === period.checkIn && checkOut === period.checkOut)
    // Two stays of the same dates: a sold one makes the period sold, whichever is named.
    .sort((a, b) => Number(a.available) - Number(b.available) || compareStays(a, b));

  if (nightsBetween(period.checkIn, period.checkOut) < 1) {
    return { state: 'onRequest', stay: null, reason: { code: 'noNights' } };
  }
  const obstacle = findObstacle(period, facts);
  if (obstacle) {
    return { state: 'sold', stay, reason: { ...obstacle, nearest: nearestStay(period, offeredStays(facts)) } };
  }
  const offered = offeredStays(facts);
  if (period.checkIn < facts.today) {
    return { state: 'onRequest', stay, reason: { code: 'arrivalInPast', nearest: nearestStay(period, offered) } };
  }
  if (stay) return { state: 'available', stay, reason: { code: 'exactStayAvailable', stayId: stay.id } };
  return { state: 'onRequest', stay: null, reason: reasonForNoMatch(period, facts, offered) };
}

/** Enquiries treat unknown as available: only a sold period, one without a night and one in the past are refused. */
export function isEnquirable({ state, reason }: Pick<Availability, 'state' | 'reason'>): boolean {
  return state !== 'sold' && reason.code !== 'noNights' && reason.code !== 'arrivalInPast';
}

import type { AvailabilityFacts, BlockFact, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import type { AvailabilityState } from '@/lib/catalogue/property/types';
import {
  addDays,
  compareDates,
  type IsoWeekday,
  nightsBetween,
  overlaps,
  type PlainDate,
  toEpochDay,
  weekdayOf,
} from '@/lib/platform/dates';
import { type PriceFrom, priceFrom } from './price';

/** The nearest stay that can be had (rule 4.13): "Sat 2 Jan → 7 nights from 61 000 EUR". */
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
export type Obstacles = { stays: readonly (Period & { available: boolean })[]; blocks: readonly BlockFact[] };

/** Everything sold or held: a definite sale before an option that may lapse, then the earlier one. */
export function obstaclesOf({ stays, blocks }: Obstacles): Obstacle[] {
  const obstacles = [
    ...stays
      .filter(({ available }) => !available)
      .map(({ checkIn, checkOut }): Obstacle => ({ code: 'overlapsSoldStay', checkIn, checkOut })),
    ...blocks.map(({ kind, checkIn, checkOut }): Obstacle => ({ code: codes[kind], checkIn, checkOut })),
  ];
  return obstacles.sort(
    (a, b) =>
      weight[a.code] - weight[b.code] || compareDates(a.checkIn, b.checkIn) || compareDates(a.checkOut, b.checkOut),
  );
}

/** Not sold, and nothing sold or held in its way. */
export function isFree(stay: Period & { available: boolean }, { stays, blocks }: Obstacles): boolean {
  if (!stay.available) return false;
  return !stays.some((one) => !one.available && overlaps(one, stay)) && !blocks.some((one) => overlaps(one, stay));
}

/** Stays that can be had: free, and not begun. In order of arrival. */
export function offeredStays(facts: AvailabilityFacts): StayFact[] {
  return facts.stays
    .filter((stay) => stay.checkIn >= facts.today && nightsBetween(stay.checkIn, stay.checkOut) >= 1)
    .filter((stay) => isFree(stay, facts))
    .sort(compareStays);
}

/** A stay that can be had, with its days as numbers: a season measures from each of its weeks to each of them. */
type Offered = { stay: StayFact; from: number; to: number };

function nearestOf(offered: readonly Offered[], { checkIn, checkOut }: Period): StayFact | null {
  const [from, to] = [toEpochDay(checkIn), toEpochDay(checkOut)];
  let nearest: StayFact | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of offered) {
    const distance = Math.abs(one.from - from) + Math.abs(one.to - to);
    // They are in order of arrival: of two equally near stays the earlier wins.
    if (distance < least) [nearest, least] = [one.stay, distance];
  }
  return nearest;
}

function reasonForNoMatch(
  period: Period,
  offered: readonly StayFact[],
  nearest: NearestStay | null,
): AvailabilityReason {
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

export type DecideAvailability = (period: Period) => Availability;

/**
 * Decides about periods of one property. What does not depend on the period (what can be had, what stands in the way) is
 * found once, when a period first asks for it: a season asks forty times.
 */
export function availabilityOf(facts: AvailabilityFacts): DecideAvailability {
  const obstacles = obstaclesOf(facts);
  let known: StayFact[] | null = null;
  let measured: Offered[] | null = null;
  const prices = new Map<StayFact, PriceFrom>();
  const offered = (): StayFact[] => {
    known ??= offeredStays(facts);
    return known;
  };
  const nearestStay = (period: Period): NearestStay | null => {
    measured ??= offered().map((stay) => ({ stay, from: toEpochDay(stay.checkIn), to: toEpochDay(stay.checkOut) }));
    const stay = nearestOf(measured, period);
    if (!stay) return null;
    const price = prices.get(stay) ?? priceFrom([stay]);
    prices.set(stay, price);
    const { id: stayId, checkIn, checkOut } = stay;
    return { stayId, checkIn, checkOut, nights: nightsBetween(checkIn, checkOut), price };
  };
  return (period) => {
    const [stay = null] = facts.stays
      .filter(({ checkIn, checkOut }) => checkIn === period.checkIn && checkOut === period.checkOut)
      // Two stays of the same dates: a sold one makes the period sold, whichever is named.
      .sort((a, b) => Number(a.available) - Number(b.available) || compareStays(a, b));

    if (nightsBetween(period.checkIn, period.checkOut) < 1) {
      return { state: 'onRequest', stay: null, reason: { code: 'noNights' } };
    }
    const obstacle = obstacles.find((one) => overlaps(one, period));
    if (obstacle) return { state: 'sold', stay, reason: { ...obstacle, nearest: nearestStay(period) } };
    if (period.checkIn < facts.today) {
      return { state: 'onRequest', stay, reason: { code: 'arrivalInPast', nearest: nearestStay(period) } };
    }
    if (stay) return { state: 'available', stay, reason: { code: 'exactStayAvailable', stayId: stay.id } };
    if (facts.stays.length === 0) return { state: 'onRequest', stay: null, reason: { code: 'noStays' } };
    const reason = reasonForNoMatch(period, offered(), nearestStay(period));
    return { state: 'onRequest', stay: null, reason };
  };
}

/**
 * Rule 4.4: an overlap with a sold stay or a blocking hold is sold; otherwise the exact stay available is available;
 * otherwise onRequest. The overlap is asked first, so that a stay whose dates are partly taken is never available.
 * A period that has begun, or has no night, is never available either; `isEnquirable` refuses both.
 */
export function decideAvailability(period: Period, facts: AvailabilityFacts): Availability {
  return availabilityOf(facts)(period);
}

/** Enquiries treat unknown as available: only a sold period, one without a night and one in the past are refused. */
export function isEnquirable({ state, reason }: Pick<Availability, 'state' | 'reason'>): boolean {
  return state !== 'sold' && reason.code !== 'noNights' && reason.code !== 'arrivalInPast';
}

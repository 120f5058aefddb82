import { addDays, type IsoWeekday, nightsBetween, type PlainDate, weekdayOf } from '@/lib/platform/dates';
import { fromUnits, money } from '@/lib/platform/money';
import { raised } from '@/lib/platform/money-arithmetic';
import { exactSum, factorOf, roundedSum } from '@/lib/platform/money-minor';
import type { Night } from '../room/types';
import { type CalendarPlan, type NightField, type NightsChange, type NightValues, nightFields } from './types';

/** As far ahead as nights are loaded. */
export const MOST_YEARS_AHEAD = 3;
export const MOST_NIGHTS = 400;
/** Nights a minimum or maximum stay may have. */
export const MOST_STAY = 99;
/** Nights the calendar shows at once. */
export const CALENDAR_PERIODS = [7, 21, 84] as const;

/** A night nobody has loaded: without a price the hotel answers each request itself. */
export function unloadedNight(night: PlainDate, units: number): Night {
  return {
    ...{ night, allotment: units, closed: 0, sold: 0, optioned: 0, price: null },
    ...{ minStay: 1, maxStay: null, closedToArrival: false, closedToDeparture: false, releaseDays: 0 },
  };
}

export function valuesOf(night: NightValues): NightValues {
  const { allotment, closed, price, minStay, maxStay, closedToArrival, closedToDeparture, releaseDays } = night;
  return { allotment, closed, price, minStay, maxStay, closedToArrival, closedToDeparture, releaseDays };
}

export function differingFields(before: NightValues, after: NightValues): NightField[] {
  return nightFields.filter((field) => before[field] !== after[field]);
}

/** What was asked for and cannot be: fewer rooms than are sold or optioned. */
export type NightLimit = { field: 'allotment' | 'closed'; asked: number; becomes: number };

/** A night after the change, never below what is sold or optioned; `limit` says where that held it up. */
export function changeNight(night: Night, change: NightsChange): { after: NightValues; limit: NightLimit | null } {
  const taken = night.sold + night.optioned;
  const { arrivalWeekdays, ...rest } = change;
  const askedRooms = rest.allotment ?? night.allotment;
  const allotment = Math.max(askedRooms, taken);
  const askedClosed = rest.closed ?? night.closed;
  const closed = Math.max(0, Math.min(askedClosed, allotment - taken));
  const maxStay = rest.maxStay === undefined ? night.maxStay : rest.maxStay;
  const after: NightValues = {
    allotment,
    closed,
    price: rest.price ?? raisedPrice(night.price, rest.raised),
    minStay: rest.minStay ?? night.minStay,
    maxStay,
    closedToArrival: arrivalWeekdays ? !arrivalWeekdays.includes(weekdayOf(night.night)) : night.closedToArrival,
    closedToDeparture: night.closedToDeparture,
    releaseDays: rest.releaseDays ?? night.releaseDays,
  };
  const limitOf = (field: NightLimit['field'], asked: number, becomes: number) =>
    change[field] !== undefined && asked !== becomes ? { field, asked, becomes } : null;
  return { after, limit: limitOf('allotment', askedRooms, allotment) ?? limitOf('closed', askedClosed, closed) };
}

/** What is rounded to the whole unit is never rounded to nothing; without a price there is none to raise. */
function raisedPrice(price: number | null, by: NightsChange['raised']): number | null {
  if (price === null || !by) return price;
  const { currency, percent } = by;
  return Math.max(fromUnits(1, currency).amount, raised(money(price, currency), percent, 1).amount);
}

/** A change nobody could sell: the longest stay is shorter than the shortest one. */
export function contradicts({ minStay, maxStay }: Pick<NightValues, 'minStay' | 'maxStay'>): boolean {
  return maxStay !== null && maxStay < minStay;
}

export function daysOf(from: PlainDate, days: number): PlainDate[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index));
}

/** One price of a plan for a night and the guests it covers. */
export function planPrice({ adjustmentPercent, boardAdultPrice }: CalendarPlan, price: number, guests: number): number {
  const night = { amount: price, factor: factorOf([adjustmentPercent]) };
  return roundedSum([exactSum([night, { amount: boardAdultPrice, count: guests }])]);
}

export type Span<Value> = { from: number; length: number; value: Value };

/** Neighbours with equal values together. */
export function spansOf<Value>(values: readonly Value[], keyOf: (value: Value) => string): Span<Value>[] {
  const spans: Span<Value>[] = [];
  for (const [index, value] of values.entries()) {
    const last = spans.at(-1);
    if (last && keyOf(last.value) === keyOf(value)) last.length += 1;
    else spans.push({ from: index, length: 1, value });
  }
  return spans;
}

/** What holds for an arrival or a stay in some night of a room; `weekdays` are those of the nights it is told about. */
export type Restriction = Pick<NightValues, 'minStay' | 'maxStay' | 'releaseDays' | 'closed'> & {
  arrivals: IsoWeekday[] | null;
};

/**
 * Rules as spans over the nights they hold for. Days of arrival are a property of the span: nights of one rule that differ
 * only in whether one may arrive stay together, and the span names the weekdays on which one may.
 */
export function restrictionSpans(nights: readonly (Night | null)[]): Span<Restriction | null>[] {
  const keyOf = (night: Night | null) =>
    night && JSON.stringify([night.minStay, night.maxStay, night.releaseDays, night.closed]);
  return spansOf(nights, (night) => keyOf(night) ?? '').map(({ from, length, value }) => {
    if (!value) return { from, length, value: null };
    const covered = nights.slice(from, from + length).filter((night) => night !== null);
    const open = covered.filter(({ closedToArrival }) => !closedToArrival);
    const arrivals =
      open.length === covered.length ? null : [...new Set(open.map(({ night }) => weekdayOf(night)))].sort();
    const { minStay, maxStay, releaseDays, closed } = value;
    return { from, length, value: { minStay, maxStay, releaseDays, closed, arrivals } };
  });
}

/** Agencies whose saved interests touch some of these rooms in the nights [from, until). */
export function agenciesMet(
  interests: readonly { roomId: string; checkIn: PlainDate; checkOut: PlainDate; agency: number }[],
  rooms: readonly string[],
  { from, until }: { from: PlainDate; until: PlainDate },
): number {
  const met = interests.filter(
    ({ roomId, checkIn, checkOut }) => rooms.includes(roomId) && checkIn < until && from < checkOut,
  );
  return new Set(met.map(({ agency }) => agency)).size;
}

export function isTooLong(from: PlainDate, until: PlainDate): boolean {
  return nightsBetween(from, until) > MOST_NIGHTS;
}

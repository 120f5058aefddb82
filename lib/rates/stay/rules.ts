import { addDays, nightsBetween, overlaps, type PlainDate, SATURDAY, weekdayOf } from '@/lib/platform/dates';
import { fromUnits, type Money, money } from '@/lib/platform/money';
import { portionOf, raised } from '@/lib/platform/money-arithmetic';
import type { EditedStay, StayChange, StayHold } from './types';

export const MOST_NIGHTS = 400;
type Period = Pick<StayHold, 'checkIn' | 'checkOut'>;

function changedAmount(amount: number | null, change: StayChange, currency: string): number | null {
  if (change.kind === 'amount') return fromUnits(change.amount, currency).amount;
  if (change.kind !== 'percent' || amount === null) return amount;
  return atLeast(change.roundTo, raised(money(amount, currency), change.percent, change.roundTo));
}

/** What is rounded to a step is never rounded to nothing. */
const atLeast = (step: number, { amount, currency }: Money) => Math.max(fromUnits(step, currency).amount, amount);

/** Sold or optioned: such a stay keeps its price and stays on sale as it was. */
export function isHeld(stay: Period, holds: readonly StayHold[]): boolean {
  return holds.some((hold) => hold.kind !== 'ownerBlock' && overlaps(hold, stay));
}

/** A stay after the change. What is on request gets a price only where one is named. */
export function changeStay(stay: EditedStay, change: StayChange, currency: string): EditedStay {
  if (change.kind === 'close' || change.kind === 'open') return { ...stay, available: change.kind === 'open' };
  if (change.kind !== 'percent' && change.kind !== 'amount') return stay;
  const rates = stay.rates.map((rate) =>
    change.serviceLevels.includes(rate.serviceLevel)
      ? { ...rate, amount: changedAmount(rate.amount, change, currency) }
      : rate,
  );
  return { ...stay, rates };
}

type Lengths = { from: PlainDate; until: PlainDate; nights: number; roundTo: number };

/**
 * Stays of so many nights, one after the other in the nights [from, until), without those that are there already. Each costs
 * what its nights cost by now: those of the stay in which it begins, night for night; on request where there is none.
 */
export function newStays(
  stays: readonly EditedStay[],
  { from, until, nights, roundTo: units }: Lengths,
  { serviceLevels, currency }: { serviceLevels: readonly string[]; currency: string },
): Omit<EditedStay, 'id'>[] {
  const found: Omit<EditedStay, 'id'>[] = [];
  for (let checkIn = from; addDays(checkIn, nights) <= until; checkIn = addDays(checkIn, nights)) {
    const checkOut = addDays(checkIn, nights);
    if (stays.some((stay) => stay.checkIn === checkIn && stay.checkOut === checkOut)) continue;
    const like = stays.find((stay) => stay.checkIn <= checkIn && checkIn < stay.checkOut);
    const priced = like?.rates ?? serviceLevels.map((serviceLevel) => ({ serviceLevel, amount: null }));
    const rates = priced.map(({ serviceLevel, amount }) => {
      if (!like || amount === null) return { serviceLevel, amount: null };
      const whole = nightsBetween(like.checkIn, like.checkOut);
      return { serviceLevel, amount: atLeast(units, portionOf(money(amount, currency), nights, whole, units)) };
    });
    found.push({ checkIn, checkOut, available: true, rates });
  }
  return found;
}

/** Saturday on which the week of a day begins. */
export const weekOf = (day: PlainDate): PlainDate => addDays(day, -((weekdayOf(day) - SATURDAY + 7) % 7));

/** Stays of one length of which no two begin in one week: what a line of the calendar can show. */
export type StayLane = { nights: number; stays: EditedStay[] };

/** The lines of a property's stays, the length that is offered most often first. */
export function stayLanes(stays: readonly EditedStay[]): StayLane[] {
  const lines: StayLane[] = [];
  for (const stay of stays) {
    const nights = nightsBetween(stay.checkIn, stay.checkOut);
    const week = weekOf(stay.checkIn);
    const line = lines.find(
      (one) => one.nights === nights && one.stays.every((other) => weekOf(other.checkIn) !== week),
    );
    if (line) line.stays.push(stay);
    else lines.push({ nights, stays: [stay] });
  }
  return lines.sort((a, b) => b.stays.length - a.stays.length || a.nights - b.nights);
}

const valuesOf = ({ available, rates }: EditedStay) =>
  JSON.stringify([available, ...rates.map(({ serviceLevel, amount }) => `${serviceLevel} ${amount}`).sort()]);

export const isSameStay = (a: EditedStay, b: EditedStay) => valuesOf(a) === valuesOf(b);

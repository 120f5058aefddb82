import type { Period } from '@/lib/catalogue/property/rules/facts';
import { addDays, daysBetween, type PlainDate } from '@/lib/platform/dates';

/**
 * How a day stands for whoever has not said yet how long they stay: `sold` and `closed` nights cannot be slept in, on `held`
 * ones somebody else has an option, and on a day without arrival only a stay that has begun goes on.
 */
export type NightSign = 'free' | 'sold' | 'closed' | 'held' | 'noArrival';

const letters: Record<NightSign, string> = { free: 'f', sold: 's', closed: 'c', held: 'h', noArrival: 'a' };
const signs = new Map(Object.entries(letters).map(([sign, letter]) => [letter, sign as NightSign]));

/** A letter a night from `from` on: a year of a hotel is as long as a sentence or two. */
export type NightSigns = { from: PlainDate; nights: string };

export function toNightSigns(from: PlainDate, list: readonly NightSign[]): NightSigns {
  return { from, nights: list.map((sign) => letters[sign]).join('') };
}

/** What is not known is free: the judge has the last word. */
export function signOf({ from, nights }: NightSigns, day: PlainDate): NightSign {
  return signs.get(nights[daysBetween(from, day)] ?? '') ?? 'free';
}

const isTaken = (sign: NightSign): boolean => sign === 'sold' || sign === 'closed';

/** Nights that a lead holds itself are not taken for it. */
export function withOwnNights(known: NightSigns, own: Period): NightSigns {
  const isOwn = (day: PlainDate) => own.checkIn <= day && day < own.checkOut;
  const { from, nights } = known;
  const list = Array.from(nights, (letter, index) =>
    isOwn(addDays(from, index)) && (letter === letters.sold || letter === letters.held) ? letters.free : letter,
  );
  return { from, nights: list.join('') };
}

/** Whether the judge would let a stay begin on that day, however long it is (rule 4.17). */
export function mayArriveOn(known: NightSigns, day: PlainDate): boolean {
  const sign = signOf(known, day);
  return !isTaken(sign) && sign !== 'noArrival';
}

/** The last day on which somebody who arrives then may leave; null: no night that is known stands in the way. */
export function lastDepartureFrom(known: NightSigns, arrival: PlainDate): PlainDate | null {
  const first = Math.max(0, daysBetween(known.from, arrival));
  for (let index = first; index < known.nights.length; index += 1) {
    const day = addDays(known.from, index);
    if (isTaken(signOf(known, day))) return day;
  }
  return null;
}

/** Those that occur, the strongest first. */
export function signsAmong({ nights }: NightSigns): Exclude<NightSign, 'free'>[] {
  return (['sold', 'closed', 'held', 'noArrival'] as const).filter((sign) => nights.includes(letters[sign]));
}

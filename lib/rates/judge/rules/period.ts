import type { Period } from '@/lib/catalogue/property/rules/facts';
import { addDays, nightsBetween, type PlainDate } from '@/lib/platform/dates';

/** A year and its leap day. */
export const MOST_NIGHTS = 366;
/** Five years with their leap days: nobody loads nights or prices beyond. */
const MOST_DAYS_AHEAD = 5 * 365 + 2;

export type PeriodProblem = {
  day: 'checkIn' | 'checkOut';
  /** Key of the message below `error`. */
  problem: 'checkInPast' | 'checkOutAfterCheckIn' | 'stayTooLong' | 'stayTooFar';
};

/** The last day on which a stay may end. */
export function lastCheckOut(today: PlainDate): PlainDate {
  return addDays(today, MOST_DAYS_AHEAD);
}

/** What is wrong with the days themselves, whatever they are of: one to 366 nights, from today on, within five years. */
export function periodProblem({ checkIn, checkOut }: Period, today: PlainDate): PeriodProblem | null {
  const last = lastCheckOut(today);
  if (checkIn < today) return { day: 'checkIn', problem: 'checkInPast' };
  if (checkIn >= last) return { day: 'checkIn', problem: 'stayTooFar' };
  if (checkOut <= checkIn) return { day: 'checkOut', problem: 'checkOutAfterCheckIn' };
  if (nightsBetween(checkIn, checkOut) > MOST_NIGHTS) return { day: 'checkOut', problem: 'stayTooLong' };
  return checkOut > last ? { day: 'checkOut', problem: 'stayTooFar' } : null;
}

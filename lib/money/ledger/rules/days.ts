import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { MoneyDays } from '../types';

/** Rule 9.3: silence of the supplier counts as "stayed" so many days after check-out. */
const EARNED_AFTER = 3;
const PAYABLE_AFTER = 30;

export function earnedOn(checkOut: PlainDate): PlainDate {
  return addDays(checkOut, EARNED_AFTER);
}

/** The other way round: whoever left by then has earned it on that day. */
export function leftBy(day: PlainDate): PlainDate {
  return addDays(day, -EARNED_AFTER);
}

export function payableOn(earned: PlainDate): PlainDate {
  return addDays(earned, PAYABLE_AFTER);
}

export function earnedBy(day: PlainDate): PlainDate {
  return addDays(day, -PAYABLE_AFTER);
}

export function moneyDaysOf(checkOut: PlainDate): MoneyDays {
  const earned = earnedOn(checkOut);
  return { earnedOn: earned, payableOn: payableOn(earned) };
}

/** Payouts run on the 1st and 15th and take what is payable on that day, too (rule 9.6). */
export function runOn(payable: PlainDate): PlainDate {
  const [year = 0, month = 0, day = 0] = payable.split('-').map(Number);
  if (day === 1 || day === 15) return payable;
  return day < 15 ? monthDay(year, month, 15) : firstAfter(year, month);
}

/** The other way round: the last one up to a day. */
export function latestRunOn(day: PlainDate): PlainDate {
  const [year = 0, month = 0, number = 0] = day.split('-').map(Number);
  return monthDay(year, month, number < 15 ? 1 : 15);
}

function firstAfter(year: number, month: number): PlainDate {
  return month === 12 ? monthDay(year + 1, 1, 1) : monthDay(year, month + 1, 1);
}

function monthDay(year: number, month: number, day: number): PlainDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}` as PlainDate;
}

/** Both ends of a `YYYY-MM`. */
export function monthOf(month: string): { from: PlainDate; until: PlainDate } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: monthDay(year, number, 1), until: addDays(firstAfter(year, number), -1) };
}

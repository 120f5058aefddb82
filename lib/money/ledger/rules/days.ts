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

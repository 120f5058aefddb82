import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { lastCheckOut, MOST_NIGHTS, periodProblem } from '@/lib/rates/judge/rules/period';
import { isExceptedReason, mayBeExcepted } from '@/lib/rates/room/rules/excepted';
import type { Refusal } from '@/lib/rates/room/types';

const today: PlainDate = '2026-11-25';
const last = lastCheckOut(today);
const problem = (checkIn: PlainDate, checkOut: PlainDate) => {
  const found = periodProblem({ checkIn, checkOut }, today);
  return found && `${found.day} ${found.problem}`;
};

describe('the days of a stay', () => {
  it('are good from today on, one to 366 nights, within five years', () => {
    expect(last).toBe('2031-11-26');
    expect(problem(today, '2026-11-26')).toBeNull();
    expect(problem(today, addDays(today, MOST_NIGHTS))).toBeNull();
    expect(problem(addDays(last, -1), last)).toBeNull();
  });

  it.each<[PlainDate, PlainDate, string]>([
    ['2026-11-24', '2026-11-30', 'checkIn checkInPast'],
    [last, addDays(last, 1), 'checkIn stayTooFar'],
    [addDays(last, -1), addDays(last, 1), 'checkOut stayTooFar'],
    ['2026-12-05', '2026-12-05', 'checkOut checkOutAfterCheckIn'],
    ['2026-12-05', '2026-12-04', 'checkOut checkOutAfterCheckIn'],
    [today, addDays(today, 367), 'checkOut stayTooLong'],
  ])('%s to %s: %s', (checkIn, checkOut, found) => {
    expect(problem(checkIn, checkOut)).toBe(found);
  });
});

describe('a hotel may let a rule give way', () => {
  const reasons: Record<Refusal['reason'], boolean> = {
    ...{ closed: true, soldOut: true, closedToArrival: true, closedToDeparture: true },
    ...{ minimumStay: true, maximumStay: true, release: true },
    // Nobody gives back a day, nor adds a bed.
    ...{ past: false, occupancy: false, adultsOnly: false },
  };

  it.each(Object.entries(reasons))('%s: %s', (reason, may) => {
    expect(isExceptedReason(reason)).toBe(may);
    expect(mayBeExcepted({ status: 'unavailable', refusal: { reason } as Refusal })).toBe(may);
  });

  it('not where none stands in the way', () => {
    expect(mayBeExcepted({ status: 'available', left: 1 })).toBe(false);
    expect(isExceptedReason(undefined)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { askStateOf } from '@/lib/sales/booking/rules/cancellation';

const asked = new Date('2026-12-01T10:00:00Z');

it.each([
  ['asked for', 'REQUESTED_BOOKING', null, '2026-12-01', 'open'],
  ['confirmed, the day before arrival', 'CONFIRMED_BOOKING', null, '2027-03-12', 'open'],
  ['confirmed, on the day of arrival', 'CONFIRMED_BOOKING', null, '2027-03-13', 'over'],
  ['asked to be cancelled', 'CONFIRMED_BOOKING', asked, '2026-12-02', 'asked'],
  ['asked to be cancelled, and arrived', 'CONFIRMED_BOOKING', asked, '2027-03-13', 'over'],
  ['declined', 'DECLINED_BOOKING', null, '2026-12-01', 'over'],
  ['cancelled', 'CANCELLED_BOOKING', asked, '2026-12-02', 'over'],
] as const)('of a booking that is %s (rule 6.16)', (_, status, askedAt, today, state) => {
  expect(askStateOf({ status, checkIn: '2027-03-13', askedAt }, today)).toBe(state);
});

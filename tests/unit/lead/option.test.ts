import { describe, expect, it } from 'vitest';
import { answerDueAt, dayAt, instantAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { PlainDate } from '@/lib/platform/dates';
import type { FeeFrom } from '@/lib/rates/terms/types';
import {
  countBySeason,
  dueReminder,
  endAfterMove,
  extensionEnd,
  isInsideTerms,
  isPeak,
  optionEndsAt,
  optionHours,
  requestEndsAt,
  seasonAround,
  seasonOf,
  termsChangeOfProperty,
  termsChangeOn,
} from '@/lib/sales/lead/rules/option';

const timeZone = 'Europe/Vienna';
/** A moment as the clock on the wall in Austria shows it. */
const at = (text: string) => instantAt(text.slice(0, 10) as PlainDate, text.slice(11), timeZone);

type Case = { now: string; stay: [PlainDate, PlainDate]; termsChange?: PlainDate | null; since?: string };
const asked = ({ now, stay: [checkIn, checkOut], termsChange = null, since }: Case) => ({
  ...{ now: at(now), checkIn, checkOut, termsChange, timeZone },
  ...(since ? { since: at(since) } : {}),
});

const january: [PlainDate, PlainDate] = ['2027-01-16', '2027-01-23'];
const february: [PlainDate, PlainDate] = ['2027-02-06', '2027-02-13'];

describe('property time', () => {
  it('knows summer and winter, and the day of the change', () => {
    expect(instantAt('2027-01-10', '18:00', timeZone).toISOString()).toBe('2027-01-10T17:00:00.000Z');
    expect(instantAt('2027-07-10', '18:00', timeZone).toISOString()).toBe('2027-07-10T16:00:00.000Z');
    expect(instantAt('2027-03-28', '18:00', timeZone).toISOString()).toBe('2027-03-28T16:00:00.000Z');
    expect(instantAt('2027-10-31', '00:30', timeZone).toISOString()).toBe('2027-10-30T22:30:00.000Z');
    expect(dayAt(new Date('2027-01-10T23:30:00Z'), timeZone)).toBe('2027-01-11');
    expect([timeZoneOf('CH'), timeZoneOf('')]).toEqual(['Europe/Zurich', 'Europe/Paris']);
  });
});

describe('an answer is due', () => {
  it.each([
    ['on a weekday: 24 hours later', '2026-11-24 14:20', '2026-11-25 14:20'],
    ['at nine sharp, and at five', '2026-11-24 09:00', '2026-11-25 09:00'],
    ['at five', '2026-11-24 17:00', '2026-11-25 17:00'],
    ['after five: at ten the next day', '2026-11-24 17:01', '2026-11-26 10:00'],
    ['before nine: at ten that day', '2026-11-24 06:30', '2026-11-25 10:00'],
    ['on Saturday: 24 hours later', '2026-11-27 11:00', '2026-11-28 11:00'],
    ['on Sunday: at ten on Monday', '2026-11-28 11:00', '2026-11-30 10:00'],
    ['on Saturday evening: at ten on Monday', '2026-11-27 19:00', '2026-11-30 10:00'],
    ['over the change to summer time', '2027-03-27 12:00', '2027-03-29 10:00'],
  ])('%s', (_name, from, due) => {
    expect(answerDueAt(at(from), timeZone)).toEqual(at(due));
  });
});

describe('how long an option is', () => {
  it('72 hours, 48 in festive and February weeks, 24 within 30 days of arrival and inside the terms', () => {
    expect(optionHours(asked({ now: '2026-11-24 14:00', stay: january }))).toBe(72);
    expect(optionHours(asked({ now: '2026-11-24 14:00', stay: february }))).toBe(48);
    expect(optionHours(asked({ now: '2026-12-16 14:00', stay: january }))).toBe(72);
    expect(optionHours(asked({ now: '2026-12-17 14:00', stay: january }))).toBe(24);
    expect(optionHours(asked({ now: '2026-11-24 14:00', stay: february, termsChange: '2026-11-24' }))).toBe(24);
    expect(optionHours(asked({ now: '2026-11-23 14:00', stay: february, termsChange: '2026-11-24' }))).toBe(48);
  });

  it.each<[PlainDate, PlainDate, boolean]>([
    ['2026-12-12', '2026-12-19', false],
    ['2026-12-12', '2026-12-20', true],
    ['2027-01-03', '2027-01-10', true],
    ['2027-01-04', '2027-01-11', false],
    ['2027-01-30', '2027-02-01', false],
    ['2027-01-30', '2027-02-02', true],
    ['2027-02-28', '2027-03-07', true],
    ['2027-03-01', '2027-03-08', false],
    ['2026-12-28', '2027-01-02', true],
  ])('%s to %s: peak %s', (checkIn, checkOut, is) => expect(isPeak({ checkIn, checkOut })).toBe(is));
});

describe('an option ends', () => {
  const ends = (changes: Case) => optionEndsAt(asked(changes));

  it('at 18:00 on the day its hours run out', () => {
    expect(ends({ now: '2026-11-24 14:00', stay: january })).toEqual(at('2026-11-27 18:00'));
    expect(ends({ now: '2026-11-24 23:10', stay: february })).toEqual(at('2026-11-26 18:00'));
    // Over the change to summer time it is still six o’clock.
    expect(ends({ now: '2027-03-26 10:00', stay: ['2027-07-03', '2027-07-10'] })).toEqual(at('2027-03-29 18:00'));
  });

  it('not past the day the terms change while that lies ahead', () => {
    expect(ends({ now: '2026-11-24 14:00', stay: january, termsChange: '2026-11-25' })).toEqual(at('2026-11-25 18:00'));
    // Inside them it is an option of 24 hours.
    expect(ends({ now: '2026-11-25 14:00', stay: january, termsChange: '2026-11-25' })).toEqual(at('2026-11-26 18:00'));
    expect(isInsideTerms(asked({ now: '2026-11-25 00:00', stay: january, termsChange: '2026-11-25' }))).toBe(true);
    expect(isInsideTerms(asked({ now: '2026-11-24 23:59', stay: january, termsChange: '2026-11-25' }))).toBe(false);
    expect(isInsideTerms(asked({ now: '2026-11-24 23:59', stay: january }))).toBe(false);
  });

  it('not after arrival, and not before it began', () => {
    expect(ends({ now: '2027-01-15 20:00', stay: january })).toEqual(at('2027-01-16 18:00'));
    expect(ends({ now: '2027-01-16 18:00', stay: january })).toBeNull();
  });

  it('extended, from its end so far', () => {
    const since = '2026-11-27 18:00';
    expect(ends({ now: '2026-11-26 10:00', stay: january, since })).toEqual(at('2026-11-30 18:00'));
    expect(ends({ now: '2026-11-26 10:00', stay: january, since, termsChange: '2026-11-27' })).toBeNull();
  });

  it('unanswered, 72 hours after it was asked for', () => {
    expect(requestEndsAt(at('2026-11-24 14:00'))).toEqual(at('2026-11-27 14:00'));
  });
});

describe('terms and seasons', () => {
  it('the terms change on the first day that costs something', () => {
    const week = { daysBeforeArrival: 7, percent: 100 };
    const month = { daysBeforeArrival: 30, percent: 35 };
    const free = { daysBeforeArrival: 90, percent: 0 };
    const of = (...periods: FeeFrom[]) => ({ cancellation: { kind: 'periods' as const, periods } });
    expect(termsChangeOn('2027-01-31', [of(week), of(free, month)])).toBe('2027-01-01');
    expect(termsChangeOn('2027-01-31', [of(free), { cancellation: { kind: 'nonRefundable' } }])).toBeNull();
    // What is kept from the booking on does not change with time.
    expect(termsChangeOn('2027-01-31', [of({ daysBeforeArrival: null, percent: 35 })])).toBeNull();
  });

  it('of a property they change on the last day of its first refund', () => {
    const fees = (...periods: FeeFrom[]) => ({ kind: 'periods' as const, periods });
    const all = { daysBeforeArrival: 29, percent: 50 };
    expect(termsChangeOfProperty('2027-01-31', fees(all, { daysBeforeArrival: 6, percent: 100 }))).toBe('2027-01-01');
    // What is refunded to the end is refunded until the day of arrival.
    expect(termsChangeOfProperty('2027-01-31', fees())).toBe('2027-01-31');
    expect(termsChangeOfProperty('2027-01-31', { kind: 'nonRefundable' })).toBeNull();
  });

  it('winter runs over the turn of the year', () => {
    expect(seasonOf('2026-11-01')).toBe('2026 winter');
    expect(seasonOf('2027-04-30')).toBe('2026 winter');
    expect(seasonOf('2027-05-01')).toBe('2027 summer');
    expect(seasonAround('2027-01-16')).toEqual({ from: '2026-11-01', until: '2027-05-01' });
    expect(seasonAround('2027-10-31')).toEqual({ from: '2027-05-01', until: '2027-11-01' });
  });
});

describe('reminders', () => {
  const expiresAt = at('2026-11-27 18:00');
  const due = (now: string, confirmedAt = '2026-11-24 14:00') =>
    dueReminder({ confirmedAt: at(confirmedAt), expiresAt }, at(now));

  it('come 24 and 4 hours before the end, the later one only once it has come', () => {
    expect(due('2026-11-26 17:59')).toBeNull();
    expect(due('2026-11-26 18:00')).toBe(24);
    expect(due('2026-11-27 13:59')).toBe(24);
    expect(due('2026-11-27 14:00')).toBe(4);
    expect(due('2026-11-27 18:00')).toBeNull();
  });

  it('do not tell what was told at the confirmation', () => {
    expect(due('2026-11-27 09:00', '2026-11-26 19:00')).toBeNull();
    expect(due('2026-11-27 09:00', '2026-11-26 18:00')).toBeNull();
    expect(due('2026-11-27 14:30', '2026-11-26 19:00')).toBe(4);
    expect(due('2026-11-27 15:00', '2026-11-27 14:30')).toBeNull();
  });
});

describe('an extension', () => {
  const asked = {
    checkIn: '2027-06-05',
    checkOut: '2027-06-12',
    timeZone: 'Europe/Vienna',
    termsChange: null,
  } as const;
  const until = new Date('2026-12-04T17:00:00Z');
  const option = { ...asked, status: 'CONFIRMED_OPTION', optionExpiresAt: until };

  it('would end one length of the option after its end, and there is none of what does not run', () => {
    expect(extensionEnd(option, new Date('2026-12-03T09:00:00Z'))).toEqual(new Date('2026-12-07T17:00:00Z'));
    expect(extensionEnd(option, until)).toBeNull();
    expect(extensionEnd({ ...option, status: 'REQUESTED_OPTION' }, new Date('2026-12-03T09:00:00Z'))).toBeNull();
  });
});

describe('an option that has moved', () => {
  const end = at('2026-11-27 18:00');
  const moved = (stay: [PlainDate, PlainDate], termsChange: PlainDate | null = null) =>
    endAfterMove(end, asked({ now: '2026-11-24 14:00', stay, termsChange }));

  it('keeps its end', () => {
    expect(moved(january)).toEqual(end);
    expect(moved(january, '2026-11-28')).toEqual(end);
    // Its terms have changed already: they shorten nothing any more.
    expect(moved(january, '2026-11-24')).toEqual(end);
  });

  it('ends earlier where its new stay begins before, or changes its terms before', () => {
    expect(moved(['2026-11-26', '2026-11-30'])).toEqual(at('2026-11-26 18:00'));
    expect(moved(january, '2026-11-25')).toEqual(at('2026-11-25 18:00'));
  });
});

it('options are counted by the season of their arrival, asked for and confirmed apart', () => {
  const option = (status: string, checkIn: PlainDate) => ({ status, checkIn });
  expect(
    countBySeason([
      option('CONFIRMED_OPTION', '2026-12-19'),
      option('REQUESTED_OPTION', '2027-04-30'),
      option('CONFIRMED_OPTION', '2027-01-16'),
      option('REQUESTED_OPTION', '2027-05-01'),
    ]),
  ).toEqual({ '2026 winter': { confirmed: 2, requested: 1 }, '2027 summer': { confirmed: 0, requested: 1 } });
});

import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import {
  addDays,
  compareDates,
  daysBetween,
  durationParts,
  eachWeek,
  earliest,
  fromEpochDay,
  isPlainDate,
  isWeekday,
  latest,
  nightsBetween,
  onOrAfter,
  overlaps,
  type PlainDate,
  parsePlainDate,
  SATURDAY,
  SUNDAY,
  toEpochDay,
  weekdayOf,
} from '@/lib/platform/dates';

/** Years 0 to 9999; Temporal is the oracle. */
const epochDay = fc.integer({ min: -719_162, max: 2_932_896 });
const nearDay = fc.integer({ min: 20_000, max: 30_000 }).map(fromEpochDay);

const temporalOf = (days: number): Temporal.PlainDate => Temporal.PlainDate.from('1970-01-01').add({ days });

describe('calendar arithmetic', () => {
  it('agrees with Temporal on every day', () => {
    fc.assert(
      fc.property(epochDay, (days) => {
        const date = fromEpochDay(days);
        expect(date).toBe(temporalOf(days).toString().slice(-10));
        expect(toEpochDay(date)).toBe(days);
        expect(weekdayOf(date)).toBe(temporalOf(days).dayOfWeek);
      }),
      { numRuns: 2000 },
    );
  });

  it('adds what it measures', () => {
    fc.assert(
      fc.property(nearDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const other = addDays(date, days);
        expect(daysBetween(date, other)).toBe(days);
        expect(compareDates(date, other)).toBe(Math.sign(-days) + 0);
        expect(earliest(date, other)).toBe(days < 0 ? other : date);
        expect(latest(date, other)).toBe(days < 0 ? date : other);
      }),
    );
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-03-06', -84, '2026-12-12'],
    ['2027-03-06', -14, '2027-02-20'],
  ] as const)('%s plus %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('counts nights of a half-open stay', () => {
    expect(nightsBetween('2027-03-06', '2027-03-13')).toBe(7);
    expect(nightsBetween('2027-03-06', '2027-03-06')).toBe(0);
  });

  it('refuses what is no day instead of guessing', () => {
    expect(() => fromEpochDay(0.5)).toThrow(RangeError);
    expect(() => fromEpochDay(2_932_897)).toThrow(RangeError);
    expect(() => addDays('2027-02-30', 1)).toThrow(RangeError);
  });
});

describe('validity', () => {
  it.each(['2027-03-06', '2028-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (text) => {
    expect(isPlainDate(text)).toBe(true);
    expect(parsePlainDate(text)).toBe(text);
  });

  it.each([
    '2027-02-29',
    '2027-02-30',
    '1900-02-29',
    '2027-04-31',
    '2027-00-10',
    '2027-13-01',
    '2027-01-00',
    '2027-01-32',
    '0000-00-00',
    '0000-01-01',
    '2027-3-6',
    '2027-03-06T00:00:00Z',
    ' 2027-03-06',
    '2027-03-06\n',
    '',
    null,
    undefined,
    20270306,
  ])('%j is not', (value) => {
    expect(isPlainDate(value)).toBe(false);
    expect(parsePlainDate(value)).toBeNull();
  });
});

describe('weeks', () => {
  it('knows weekdays', () => {
    expect(weekdayOf('2027-03-06')).toBe(SATURDAY);
    expect(weekdayOf('2027-03-07')).toBe(SUNDAY);
    expect(['2027-03-08', '2027-03-12', '2027-03-13', '2027-03-14'].map((day) => isWeekday(day as PlainDate))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('goes to the weekday, or stays on it', () => {
    expect(onOrAfter('2027-03-06', SATURDAY)).toBe('2027-03-06');
    expect(onOrAfter('2027-03-07', SATURDAY)).toBe('2027-03-13');
    expect(onOrAfter('2027-03-06', SUNDAY)).toBe('2027-03-07');
  });

  it('gives whole weeks inside a span only', () => {
    expect(eachWeek('2027-03-03', '2027-03-20', SATURDAY)).toEqual([
      { checkIn: '2027-03-06', checkOut: '2027-03-13' },
      { checkIn: '2027-03-13', checkOut: '2027-03-20' },
    ]);
    expect(eachWeek('2027-03-03', '2027-03-19', SATURDAY)).toHaveLength(1);
    expect(eachWeek('2027-03-06', '2027-03-12', SATURDAY)).toEqual([]);
    expect(eachWeek('2027-03-13', '2027-03-06', SATURDAY)).toEqual([]);
  });

  it('overlaps exactly when a night is shared', () => {
    const period = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(period, period, ([a, lengthA], [b, lengthB]) => {
        const stay = (start: number, length: number) => ({
          checkIn: fromEpochDay(20_000 + start),
          checkOut: fromEpochDay(20_000 + start + length),
        });
        const nights = new Set(Array.from({ length: lengthA }, (_, index) => a + index));
        const shared = Array.from({ length: lengthB }, (_, index) => b + index).some((night) => nights.has(night));
        expect(overlaps(stay(a, lengthA), stay(b, lengthB))).toBe(shared);
      }),
    );
  });

  it.each([
    [7, { weeks: 1 }],
    [14, { weeks: 2 }],
    [10, { nights: 10 }],
    [1, { nights: 1 }],
    [0, { nights: 0 }],
  ])('%i nights are shown as %j', (nights, expected) => {
    expect(durationParts(nights)).toEqual(expected);
  });
});

describe('database days', () => {
  it('are midnight UTC, both ways', () => {
    expect(toDatabaseDay('2027-03-06').toISOString()).toBe('2027-03-06T00:00:00.000Z');
    fc.assert(
      fc.property(epochDay, (days) => {
        expect(fromDatabaseDay(toDatabaseDay(fromEpochDay(days)))).toBe(fromEpochDay(days));
      }),
    );
    expect(() => fromDatabaseDay(new Date(Number.NaN))).toThrow(RangeError);
  });
});

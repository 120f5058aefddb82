import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatMonth,
  formatNearDay,
  formatRange,
  formatTime,
  formatWeekday,
  fromEpochDay,
  type PlainDate,
  toDateOnly,
} from '@/lib/platform/dates';

describe('days', () => {
  it.each([
    ['2027-03-06', '6 Mar 2027', '6. März 2027'],
    ['2026-12-12', '12 Dec 2026', '12. Dez. 2026'],
    ['2027-01-31', '31 Jan 2027', '31. Jan. 2027'],
  ])('%s', (date, english, german) => {
    expect(formatDay(date, 'en')).toBe(english);
    expect(formatDay(date, 'de')).toBe(german);
  });

  it.each(['', 'soon', '2027-02-30', null, undefined])('%j gives an empty string', (value) => {
    expect(formatDay(value, 'en')).toBe('');
    expect(formatMonth(value, 'de')).toBe('');
    expect(formatWeekday(value, 'en')).toBe('');
    expect(formatRange(value, '2027-03-13', 'en')).toBe('');
    expect(formatRange('2027-03-06', value, 'de')).toBe('');
    expect(toDateOnly(value)).toBe('');
    expect(formatTime(value, 'en')).toBe('');
  });

  it.each([
    ['2026-11-24', 'Tue 24 Nov', 'Di 24. Nov.'],
    ['2027-09-19', 'Sun 19 Sept', 'So 19. Sept.'],
    ['2027-09-20', 'Mon 20 Sept 2027', 'Mo 20. Sept. 2027'],
    ['2026-01-28', 'Wed 28 Jan 2026', 'Mi 28. Jan. 2026'],
  ] as const)('says the year of %s only where another could be meant', (date, english, german) => {
    expect(formatNearDay(date, '2026-11-24', 'en')).toBe(english);
    expect(formatNearDay(date, '2026-11-24', 'de')).toBe(german);
  });

  it('names month and weekday', () => {
    expect(formatMonth('2027-03-06', 'en')).toBe('March 2027');
    expect(formatMonth('2027-03-06', 'de')).toBe('März 2027');
    expect(formatWeekday('2027-03-06', 'en')).toBe('Sat');
    expect(formatWeekday('2027-03-06', 'de', 'long')).toBe('Samstag');
  });

  it('always shows the day itself, wherever the machine stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const date = fromEpochDay(days);
        expect(formatDay(date, 'en').split(' ')[0]).toBe(String(Number(date.slice(8))));
        expect(formatDay(date, 'de').endsWith(date.slice(0, 4))).toBe(true);
      }),
    );
  });
});

describe('ranges', () => {
  const short = { month: 'short', year: false } as const;

  it.each([
    ['2027-03-06', '2027-03-13', '6 – 13 March 2027', '6. – 13. März 2027'],
    ['2027-01-30', '2027-02-06', '30 January – 6 February 2027', '30. Januar – 6. Februar 2027'],
    ['2026-12-26', '2027-01-02', '26 December 2026 – 2 January 2027', '26. Dezember 2026 – 2. Januar 2027'],
    ['2026-03-06', '2027-03-06', '6 March 2026 – 6 March 2027', '6. März 2026 – 6. März 2027'],
    ['2027-03-06', '2027-03-06', '6 March 2027', '6. März 2027'],
  ] as [PlainDate, PlainDate, string, string][])('%s to %s', (from, to, english, german) => {
    expect(formatRange(from, to, 'en')).toBe(english);
    expect(formatRange(from, to, 'de')).toBe(german);
  });

  it.each([
    ['2026-12-12', '2026-12-19', '12 – 19 Dec', '12. – 19. Dez.'],
    ['2027-01-30', '2027-02-06', '30 Jan – 6 Feb', '30. Jan. – 6. Feb.'],
    ['2026-12-26', '2027-01-02', '26 Dec – 2 Jan', '26. Dez. – 2. Jan.'],
  ] as [PlainDate, PlainDate, string, string][])('short, %s to %s', (from, to, english, german) => {
    expect(formatRange(from, to, 'en', short)).toBe(english);
    expect(formatRange(from, to, 'de', short)).toBe(german);
  });
});

describe('instants', () => {
  it('show two-digit hour and minute, in UTC unless a zone is given', () => {
    expect(formatTime('2026-11-27T17:05:00Z', 'en')).toBe('17:05');
    expect(formatTime('2026-11-27T17:05:00Z', 'de', 'Europe/Vienna')).toBe('18:05');
    expect(formatTime(Date.UTC(2026, 10, 27, 0, 3), 'en')).toBe('00:03');
    expect(formatTime(Number.NaN, 'en')).toBe('');
    expect(formatTime(new Date(Number.NaN), 'en')).toBe('');
  });

  it('have a calendar day in a zone', () => {
    expect(toDateOnly('2026-11-27T23:30:00Z')).toBe('2026-11-27');
    expect(toDateOnly('2026-11-27T23:30:00Z', 'Europe/Zurich')).toBe('2026-11-28');
    expect(toDateOnly(Date.UTC(2027, 2, 6))).toBe('2027-03-06');
    expect(toDateOnly('2027-03-06', 'America/New_York')).toBe('2027-03-06');
  });

  it.each(['2027-02-30T10:00:00Z', '2027-03-06T10:00:00', '2027-03-06 10:00', '2027-03-06T25:00:00Z'])(
    '%s is none',
    (text) => {
      expect(toDateOnly(text)).toBe('');
      expect(formatTime(text, 'de')).toBe('');
    },
  );
});

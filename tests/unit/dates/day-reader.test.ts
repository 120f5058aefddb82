import { describe, expect, it } from 'vitest';
import { readDay, readWholeDay } from '@/lib/platform/day-reader';

const today = '2026-11-24';
const read = (text: string) => readDay(text, today);

describe('a day that was typed', () => {
  it.each([
    '2027-01-09',
    '9.1.2027',
    '09.01.2027',
    '9. 1. 2027',
    '9.1.27',
    '9.1.',
    '9/1/2027',
    '09-01-2027',
    '9 Jan 2027',
    '9 January 2027',
    'Sat 9 Jan 2027',
    'Jan 9, 2027',
    '9 jan',
    'Sa, 9. Jan. 2027',
    'Samstag, 9. Januar 2027',
    '9. Jänner 2027',
  ])('%j is 9 January 2027', (text) => expect(read(text)).toEqual({ kind: 'day', day: '2027-01-09' }));

  it.each([
    ['01/16/2027', '2027-01-16'],
    ['16/01/2027', '2027-01-16'],
    ['01/09/2027', '2027-09-01'],
    ['24 Nov', '2026-11-24'],
    ['23.11.', '2027-11-23'],
    ['3. März 2027', '2027-03-03'],
    ['Mo, 15. März 2027', '2027-03-15'],
    ['Mon 1 Mar 2027', '2027-03-01'],
    ['6. Dezember', '2026-12-06'],
    ['29.2.2028', '2028-02-29'],
  ])('%j is %s', (text, day) => expect(read(text)).toEqual({ kind: 'day', day }));

  it.each(['soon', '31.2.2027', '29.2.2027', '2027', '9', '13/13/2027', '9 Jan 2027 7', '9.1.027', 'Jan 2027'])(
    '%j is none',
    (text) => expect(read(text)).toEqual({ kind: 'none' }),
  );

  it('nothing is empty', () => expect(read('  ')).toEqual({ kind: 'empty' }));
});

describe('a whole day', () => {
  it.each(['2027-01-09', '9.1.27', '9 Jan 2027', 'Sa, 9. Januar 2027'])('%j is 9 January 2027', (text) =>
    expect(readWholeDay(text)).toBe('2027-01-09'),
  );

  it.each(['9.1.', '9 Jan', '29.2.', '31.2.2027', 'soon', ''])('%j is none, and never one of 1900', (text) =>
    expect(readWholeDay(text)).toBeNull(),
  );
});

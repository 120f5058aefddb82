import { describe, expect, it } from 'vitest';
import { dayProblem, readsFrom } from '@/components/form/day-field';
import { partyText } from '@/components/form/party-text';
import { partyWords } from '@/components/form/party-words';
import { stayDayText } from '@/components/form/stay-day-text';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { stayProblem } from '@/components/form/stay-fields';
import { partyOf, withParty } from '@/components/sales/search/hotel/party';
import { readDay } from '@/lib/platform/day-reader';

const today = '2026-11-24';
const judge = (checkIn: string, checkOut: string, isRequired = false, texts = {}) =>
  stayProblem({ checkIn, checkOut }, texts, { today, isRequired });

describe('a stay', () => {
  it('is written with its weekday, as each language writes it', () => {
    expect(stayDayText('2027-01-09', 'en')).toBe('Sat 9 Jan 2027');
    expect(stayDayText('2027-01-09', 'de')).toBe('Sa, 9. Jan. 2027');
    expect(stayDayText('', 'en')).toBe('');
  });

  it.each([
    ['2027-01-09', '2027-01-16', null],
    ['', '', null],
    ['2027-01-09', '', { end: 'checkOut', key: 'checkOutRequired' }],
    ['', '2027-01-16', { end: 'checkIn', key: 'checkInRequired' }],
    ['2026-11-23', '2027-01-16', { end: 'checkIn', key: 'checkInPast' }],
    ['2027-01-16', '2027-01-16', { end: 'checkOut', key: 'checkOutAfterCheckIn' }],
    ['2027-01-16', '2028-01-18', { end: 'checkOut', key: 'stayTooLong' }],
  ] as const)('%j to %j: %j', (checkIn, checkOut, problem) => expect(judge(checkIn, checkOut)).toEqual(problem));

  it('has to be named where it is required, and a text that is no day is told first', () => {
    expect(judge('', '', true)).toEqual({ end: 'checkIn', key: 'checkInRequired' });
    expect(judge('', '', true, { checkOut: 'soon' })).toEqual({ end: 'checkOut', key: 'dayUnreadable' });
  });
});

describe('a stay that may be half', () => {
  const half = (checkIn: string, checkOut: string) =>
    stayProblem({ checkIn, checkOut }, {}, { today, isRequired: false, mayBeHalf: true });

  it.each([
    ['2027-01-09', '', null],
    ['', '2027-01-16', null],
    ['2026-11-23', '', { end: 'checkIn', key: 'checkInPast' }],
    ['', '2026-11-24', { end: 'checkOut', key: 'checkOutAfterCheckIn' }],
    ['2027-01-16', '2027-01-09', { end: 'checkOut', key: 'checkOutAfterCheckIn' }],
  ] as const)('%j to %j: %j', (checkIn, checkOut, problem) => expect(half(checkIn, checkOut)).toEqual(problem));
});

describe('what stands in an empty field', () => {
  it.each(['en', 'de'] as const)('is a stay of its own in %s: the departure lies behind the arrival', (locale) => {
    const { checkIn, checkOut } = stayFieldWords(locale).placeholders;
    const [arrival, departure] = [readDay(checkIn, today), readDay(checkOut, today)];
    expect([arrival, departure]).toEqual([
      { kind: 'day', day: '2027-01-09' },
      { kind: 'day', day: '2027-01-16' },
    ]);
  });
});

describe('one day', () => {
  const limits = { today, min: '2026-11-25', max: '2026-12-01', isRequired: true } as const;
  it.each([
    ['2026-11-26', null, null],
    ['', null, 'dayRequired'],
    ['', 'soon', 'dayUnreadable'],
    ['2026-11-24', null, 'dayTooEarly'],
    ['2026-12-02', null, 'dayTooLate'],
  ] as const)('%j typed as %j: %j', (day, text, problem) => expect(dayProblem({ day, text }, limits)).toBe(problem));

  it('without a year is the one that may be chosen, where all of them are past', () => {
    const past = { today: '2027-02-01', max: '2027-01-09' } as const;
    const read = (text: string) => readDay(text, readsFrom(past));
    expect([read('5.1.'), read('28 Dec')]).toEqual([
      { kind: 'day', day: '2027-01-05' },
      { kind: 'day', day: '2026-12-28' },
    ]);
    expect(readsFrom({ today: '2027-01-01', max: '2027-01-09' })).toBe('2027-01-01');
  });

  it('may be left out where it is not asked for, and lie in the past where nothing limits it', () => {
    expect(dayProblem({ day: '', text: null }, { today })).toBeNull();
    expect(dayProblem({ day: '2020-01-01', text: null }, { today })).toBeNull();
  });
});

describe('a party', () => {
  it('takes no age for a child that nobody has told', () => {
    const party = partyOf({ numAdults: ['2'], numChildren: ['2'], childrenAges: ['9'] });
    expect(party).toEqual({ adults: 2, ages: [9, null], rooms: null });
    expect(partyText(party, partyWords('en')).replace('\u00a0', ' ')).toBe('2 adults, children 9, ?');
  });

  it('comes back as it went into the fields of the filter', () => {
    const party = { adults: 4, ages: [9, 15], rooms: 2 };
    expect(partyOf(withParty({ numChildren: ['1'], destination: ['Lech'] }, party))).toEqual(party);
  });

  it('has an adult in every room', () => {
    expect(partyOf({ numAdults: ['2'], numRooms: ['5'] }).rooms).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { datesIn } from '@/tests/promised/dates';
import { wordsOfPage } from '@/tests/promised/flight';
import {
  effect,
  freeNights,
  heldPrices,
  keyEnds,
  nights,
  ofWhatIsPaid,
  onTheSpot,
  past,
  withoutExamples,
  written,
} from '@/tests/promised/kinds';

const TODAY = '2026-11-27';
const days = (text: string) => datesIn(text, TODAY).map(({ date }) => date);
const takes = (kind: { holds: (told: never, today: never) => boolean }, text: string) =>
  datesIn(text, TODAY).map((told) => kind.holds(told as never, TODAY as never));

describe('the days of a text', () => {
  it.each([
    ['by 19 Dec 2026', ['2026-12-19']],
    ['bis 19. Dez. 2026 und 1. März 2027', ['2026-12-19', '2027-03-01']],
    ['6 – 13 March 2027', ['2027-03-06', '2027-03-13']],
    ['27. Dezember 2026 – 3. Januar 2027', ['2026-12-27', '2027-01-03']],
    ['Sa – Sa, 27. März – 3. April 2027', ['2027-03-27', '2027-04-03']],
    ['Sat 9 Jan, 18:00', ['2027-01-09']],
    ['14 Marlowe Gardens, 24 – 27 m², 3 Maisons', []],
  ])('%s', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it('are read of a page as whoever reads it does, not of what React says about it', () => {
    const flight = [
      '0:["$","p",null,{"className":"1 Jan 2027","children":["until ","$1"]},"$2","$3",1]',
      '1:["$","b","5 Mar 2027",{"children":"6 Mar 2027"}]',
      '2:D{"name":"Plan","props":{"day":"7 Mar 2027"}}',
      '4:["$","$L5",null,{"words":{"last":"8 Mar 2027"}}]',
      '5:I["island",[],"*"]',
    ].join('\n');
    expect(days(wordsOfPage(flight))).toEqual(['2027-03-06', '2027-03-08']);
  });
});

describe('a kind that promises nothing is no cover for a promise of the same day', () => {
  const stays = [{ checkIn: '2027-03-06', checkOut: '2027-03-13' }] as const;

  it('the nights', () => {
    expect(takes(nights(stays), '6 – 13 March 2027')).toEqual([true, true]);
    expect(takes(nights(stays), '6 March 2027 Arrival, 13. März 2027 Abreise')).toEqual([true, true]);
    expect(takes(nights(stays), 'Balance by 6 March 2027, free until 13 March 2027')).toEqual([false, false]);
    expect(takes(nights(stays), '6 – 12 March 2027')).toEqual([false, false]);
  });

  it('what is paid on the spot', () => {
    const kind = onTheSpot([{ on: '2027-03-06', percent: 40 }]);
    expect(takes(kind, '6 March 2027 At the hotel')).toEqual([true]);
    expect(takes(kind, 'At the hotel Sat 6 Mar 2027, Im Hotel Sa 6. März 2027')).toEqual([true, true]);
    expect(takes(kind, '6 March 2027 Balance, Balance Sat 6 Mar 2027')).toEqual([false, false]);
    expect(takes(kind, '7 March 2027 At the hotel')).toEqual([false]);
  });

  it('the day of writing, what is past, and the end of a page or a link', () => {
    expect(takes(written, 'Booked on 27 Nov 2026')).toEqual([true]);
    expect(takes(written, 'Due on 27 Nov 2026, booked on 28 Nov 2026')).toEqual([false, false]);
    expect(takes(written, 'Einverstanden mit Chalet: Cosima, am 27. Nov. 2026')).toEqual([true]);
    const noon = past(new Date('2026-11-27T11:00:00Z'));
    expect(takes(noon, '26 Nov 2026. 27 Nov 2026, 11:59. 27 Nov 2026, 12:01. 27 Nov 2026.')).toEqual([
      ...[true, true, false, false],
    ]);
    for (const kind of [ofWhatIsPaid('2027-03-06'), keyEnds('2027-03-06')]) {
      expect(takes(kind, '6 March 2027, 7 March 2027')).toEqual([true, false]);
    }
  });

  it('what is free, what an answer would change, how long prices held that are booked, and how a day is typed', () => {
    expect(takes(freeNights, 'Stube: 1 free in the night of 6 Mar 2027. Due 6 Mar 2027')).toEqual([true, false]);
    const said =
      'The option runs until Tue 1 Dec 2026, 18:00; the rooms stay taken until then. Option until: 1 Dec 2026.';
    expect(takes(effect, said)).toEqual([true, false]);
    expect(takes(heldPrices('2026-12-04'), 'Prices hold until 4 December 2026, held until 4 Dec 2026')).toEqual([
      ...[true, false],
    ]);
    expect(days(withoutExamples('9 Jan 2027 16 Jan 2027 by 9 Jan 2027'))).toEqual(['2027-01-09']);
  });
});

import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { newStays, stayLanes, weekOf } from '@/lib/rates/stay/rules';
import { stayCalendarQuerySchema } from '@/lib/rates/stay/schema';

const stay = (checkIn: PlainDate, nights: number, amount: number | null = 700_000) => ({
  ...{ id: `${checkIn} ${nights}`, checkIn, checkOut: addDays(checkIn, nights), available: true },
  rates: [{ serviceLevel: 'Catered', amount }],
});
const house = { serviceLevels: ['Catered', 'Bed & Breakfast'], currency: 'EUR' };

it('a week begins on its Saturday', () => {
  expect(['2027-01-09', '2027-01-10', '2027-01-15', '2027-01-16'].map((day) => weekOf(day as PlainDate))).toEqual([
    ...['2027-01-09', '2027-01-09', '2027-01-09', '2027-01-16'],
  ]);
});

it('stays of one length share a line, but no week of it', () => {
  const stays = [
    stay('2027-01-02', 7),
    stay('2027-01-09', 4),
    stay('2027-01-09', 7),
    stay('2027-01-13', 4),
    stay('2027-01-16', 7),
  ];
  const shown = stayLanes(stays).map(({ nights, stays: line }) => [nights, ...line.map(({ checkIn }) => checkIn)]);
  expect(shown).toEqual([
    [7, '2027-01-02', '2027-01-09', '2027-01-16'],
    [4, '2027-01-09'],
    [4, '2027-01-13'],
  ]);
});

it('the length that is offered most often comes first, of equal ones the shorter', () => {
  const lengths = (...stays: ReturnType<typeof stay>[]) => stayLanes(stays).map(({ nights }) => nights);
  expect(lengths(stay('2027-01-02', 4), stay('2027-01-09', 7), stay('2027-01-16', 7))).toEqual([7, 4]);
  expect(lengths(stay('2027-01-09', 7), stay('2027-01-02', 4))).toEqual([4, 7]);
});

it('no line has two stays of a week, wherever in it that week comes', () => {
  const lines = stayLanes([stay('2027-01-02', 4), stay('2027-01-09', 4), stay('2027-01-13', 4)]);
  expect(lines.map(({ stays }) => stays.length)).toEqual([2, 1]);
});

describe('stays of another length', () => {
  const range = { from: '2027-01-09', until: '2027-01-30', roundTo: 100 } as const;
  const weeks = [stay('2027-01-09', 7), stay('2027-01-16', 7, 1_050_000), stay('2027-01-23', 7, null)];
  const offered = (nights: number, stays = weeks) =>
    newStays(stays, { ...range, nights }, house).map(({ checkIn, checkOut, rates }) => [
      ...[checkIn, checkOut],
      ...rates.map(({ amount }) => amount),
    ]);

  it('follow each other and cost what the nights of the stay cost in which they begin', () => {
    expect(offered(10)).toEqual([
      ['2027-01-09', '2027-01-19', 1_000_000],
      ['2027-01-19', '2027-01-29', 1_500_000],
    ]);
  });
  it('are rounded', () => {
    expect(offered(4)[0]).toEqual(['2027-01-09', '2027-01-13', 400_000]);
    expect(newStays(weeks, { ...range, nights: 4, roundTo: 500 }, house)[1]?.rates).toEqual([
      { serviceLevel: 'Catered', amount: 400_000 },
    ]);
    expect(offered(3)[3]).toEqual(['2027-01-18', '2027-01-21', 450_000]);
  });
  it('are on request where there is no price, at every level where there is no stay', () => {
    expect(offered(14, weeks.slice(2))).toEqual([['2027-01-09', '2027-01-23', null, null]]);
    expect(offered(21, [stay('2027-01-09', 7, null)])).toEqual([['2027-01-09', '2027-01-30', null]]);
  });
  it('that begin where one ends cost what the next one costs', () => {
    const [next] = newStays(weeks, { ...range, from: '2027-01-16', nights: 14 }, house);
    expect(next?.rates).toEqual([{ serviceLevel: 'Catered', amount: 2_100_000 }]);
  });
  it('are for sale, at every level of the house where there was no stay', () => {
    expect(newStays([], { ...range, nights: 21 }, house)).toEqual([
      {
        ...{ checkIn: '2027-01-09', checkOut: '2027-01-30', available: true },
        rates: house.serviceLevels.map((serviceLevel) => ({ serviceLevel, amount: null })),
      },
    ]);
  });
  it('are offered beside one that only ends on the same day', () => {
    expect(offered(7, [stay('2027-01-12', 4)]).map(([checkIn]) => checkIn)).toEqual([
      ...['2027-01-09', '2027-01-16', '2027-01-23'],
    ]);
  });
  it('are not offered twice, nor beyond the nights', () => {
    expect(offered(7)).toEqual([]);
    expect(offered(22)).toEqual([]);
  });
});

it('an address names several properties, once for each or with commas', () => {
  const read = (property?: string | string[]) => stayCalendarQuerySchema.parse({ property }).property;
  expect([read('P01'), read('P01,P02'), read(['P01', 'P02']), read(), read('')]).toEqual([
    ...[['P01'], ['P01', 'P02'], ['P01', 'P02']],
    ...[undefined, undefined],
  ]);
});

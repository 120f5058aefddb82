import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AvailabilityFacts } from '@/lib/catalogue/property/rules/facts';
import { nightsBetween, overlaps, type PlainDate, SATURDAY, SUNDAY, weekdayOf } from '@/lib/platform/dates';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import { changeoverDay, seasonBars, seasonWeeks } from '@/lib/rates/property/rules/season';
import { dayArbitrary, factsArbitrary, stay } from './arbitraries';

const today: PlainDate = '2026-11-21';
const levels = ['Catered', 'Selfcatered'];
const season = (
  facts: Partial<AvailabilityFacts>,
  from: PlainDate = '2026-12-12',
  to: PlainDate = '2027-01-09',
  serviceLevels = levels,
) => seasonWeeks({ stays: [], blocks: [], today, ...facts, from, to, serviceLevels });
const rows = (months: ReturnType<typeof season>) => months.flatMap(({ weeks }) => weeks);
const brief = (months: ReturnType<typeof season>) => rows(months).map(({ checkIn, state }) => [checkIn, state]);

describe('season', () => {
  it('groups weeks by the month of arrival', () => {
    const stays = [stay('2026-12-26', '2027-01-02'), stay('2027-01-02', '2027-01-09')];
    const months = season({ stays }, '2026-12-26', '2027-01-09');
    expect(months.map(({ month, weeks }) => [month, weeks.length])).toEqual([
      ['2026-12', 1],
      ['2027-01', 1],
    ]);
  });

  it('tells available, option, sold and on request apart, and fills gaps with Saturday weeks', () => {
    const stays = [
      stay('2026-12-12', '2026-12-19'),
      stay('2026-12-19', '2026-12-26', { available: false }),
      stay('2027-01-02', '2027-01-09'),
    ];
    const blocks = [{ checkIn: '2027-01-02', checkOut: '2027-01-09', kind: 'confirmedOption' }] as const;
    expect(brief(season({ stays, blocks }))).toEqual([
      ['2026-12-12', 'available'],
      ['2026-12-19', 'sold'],
      ['2026-12-26', 'onRequest'],
      ['2027-01-02', 'option'],
    ]);
  });

  it('shows each service level with its own price, in meal-plan order', () => {
    const stays = [
      stay('2026-12-12', '2026-12-19', { rates: { Catered: 4_850_000, Selfcatered: null } }),
      stay('2026-12-19', '2026-12-26', { available: false }),
    ];
    const [first, second, third] = rows(
      season({ stays }, '2026-12-12', '2027-01-02', ['Catered', 'Frühstück', 'Selfcatered']),
    );
    expect(first?.levels).toEqual([
      { serviceLevel: 'Selfcatered', state: 'available', price: { state: 'onRequest' } },
      { serviceLevel: 'Frühstück', state: 'notOffered', price: { state: 'notOffered' } },
      {
        serviceLevel: 'Catered',
        state: 'available',
        price: { state: 'priced', price: { amount: 4_850_000, currency: 'EUR' } },
      },
    ]);
    expect(second?.levels.map(({ state }) => state)).toEqual(['notOffered', 'notOffered', 'sold']);
    expect(third?.levels.map(({ state, price }) => [state, price.state])).toEqual([
      ['onRequest', 'onRequest'],
      ['onRequest', 'onRequest'],
      ['onRequest', 'onRequest'],
    ]);
  });

  it('fills gaps with Sunday weeks where the property lets from Sunday', () => {
    const stays = [stay('2026-12-13', '2026-12-20'), stay('2027-01-03', '2027-01-10')];
    expect(changeoverDay(stays)).toBe(SUNDAY);
    expect(changeoverDay([])).toBe(SATURDAY);
    expect(changeoverDay([stay('2027-01-03', '2027-01-07'), stay('2027-01-10', '2027-01-14')])).toBe(SATURDAY);
    expect(brief(season({ stays }, '2026-12-13', '2027-01-10'))).toEqual([
      ['2026-12-13', 'available'],
      ['2026-12-20', 'onRequest'],
      ['2026-12-27', 'onRequest'],
      ['2027-01-03', 'available'],
    ]);
  });

  it('takes the other day where only that leaves room for a week', () => {
    const stays = [
      stay('2026-12-13', '2026-12-20'),
      stay('2026-12-27', '2027-01-03'),
      stay('2027-01-09', '2027-01-16'),
      stay('2027-01-16', '2027-01-23'),
      stay('2027-01-23', '2027-01-30'),
    ];
    expect(changeoverDay(stays)).toBe(SATURDAY);
    expect(brief(season({ stays }, '2026-12-13', '2027-01-09'))).toContainEqual(['2026-12-20', 'onRequest']);
  });

  it('keeps stays of several lengths as rows of their own', () => {
    const stays = [
      stay('2026-12-19', '2026-12-26'),
      stay('2026-12-19', '2027-01-02'),
      stay('2026-12-19', '2026-12-29'),
    ];
    expect(rows(season({ stays }, '2026-12-19', '2027-01-02')).map(({ nights }) => nights)).toEqual([7, 10, 14]);
  });

  it('without stays is on request throughout', () => {
    expect(brief(season({}))).toEqual([
      ['2026-12-12', 'onRequest'],
      ['2026-12-19', 'onRequest'],
      ['2026-12-26', 'onRequest'],
      ['2027-01-02', 'onRequest'],
    ]);
  });

  it('shows a stay that ended yesterday, not one that ended two days ago, and asks for no week in the past', () => {
    const stays = [stay('2026-12-05', '2026-12-12'), stay('2026-12-12', '2026-12-19')];
    const from = '2026-12-05';
    expect(brief(season({ stays, today: '2026-12-20' }, from, '2027-01-02'))).toEqual([
      ['2026-12-12', 'onRequest'],
      ['2026-12-26', 'onRequest'],
    ]);
    expect(brief(season({ stays, today: '2026-12-21' }, from, '2026-12-26'))).toEqual([]);
  });

  it('gives every row the answer of the property page, and never invents a week over a stay', () => {
    fc.assert(
      fc.property(factsArbitrary, dayArbitrary, dayArbitrary, (facts, a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const weeks = rows(seasonWeeks({ ...facts, from, to, serviceLevels: levels }));
        expect(weeks.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)).toEqual(
          [...new Set(weeks.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`))].sort(),
        );
        for (const week of weeks) {
          const { state, reason } = decideAvailability(week, facts);
          expect(week.state).toBe(reason.code === 'overlapsOption' ? 'option' : state);
          expect(week.checkIn >= from && week.checkIn < to).toBe(true);
          if (week.stayId !== null) continue;
          expect(facts.stays.some((one) => overlaps(one, week))).toBe(false);
          expect([nightsBetween(week.checkIn, week.checkOut), weekdayOf(week.checkIn) >= SATURDAY]).toEqual([7, true]);
          expect(week.checkIn >= facts.today && week.checkOut <= to).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('strip of bars', () => {
  it('is as high as the price, and has no bar without one or in another currency', () => {
    const stays = [
      stay('2026-12-12', '2026-12-19', { rates: { Catered: 4_000_000 } }),
      stay('2026-12-19', '2026-12-26', { rates: { Catered: 8_000_000 } }),
      stay('2026-12-26', '2027-01-02', { rates: { Catered: 9_000_000 }, currency: 'CHF' }),
    ];
    const bars = seasonBars(season({ stays }), 'Catered');
    expect(bars.map(({ state, height }) => [state, height])).toEqual([
      ['available', 0.5],
      ['available', 1],
      ['available', null],
      ['onRequest', null],
    ]);
    expect(seasonBars(season({}), 'Catered').every(({ height }) => height === null)).toBe(true);
    expect(seasonBars(season({ stays }), 'Half board')).toEqual([]);
  });
});

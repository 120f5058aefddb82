import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StayFact } from '@/lib/catalogue/property/rules/facts';
import { daysBetween, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import { findAlternative } from '@/tests/search/alternative';
import { caseArbitrary, stay } from '../property/arbitraries';

const today: PlainDate = '2026-11-21';
const saturdays = { checkIn: '2027-03-06', checkOut: '2027-03-13' } as const;
const find = (period: { checkIn: PlainDate; checkOut: PlainDate }, stays: StayFact[], flexible = true) =>
  findAlternative(period, stays, [], today, flexible);

describe('alternatives of a flexible search', () => {
  it('are only ever stays that can be had, shifted by one day or a containing week', () => {
    let found = 0;
    fc.assert(
      fc.property(caseArbitrary, ({ facts, period }) => {
        const alternative = findAlternative(period, facts.stays, facts.blocks, facts.today, true);
        if (!alternative) return;
        found += 1;
        expect(decideAvailability(alternative, facts).state).toBe('available');
        expect(alternative.diff).toBe(daysBetween(period.checkIn, alternative.checkIn));
        const nights = nightsBetween(alternative.checkIn, alternative.checkOut);
        const isShift = Math.abs(alternative.diff) === 1 && nights === nightsBetween(period.checkIn, period.checkOut);
        const isWeek = nights === 7 && alternative.checkIn <= period.checkIn && alternative.checkOut >= period.checkOut;
        expect(isShift || isWeek).toBe(true);
        expect([alternative.checkIn, alternative.checkOut]).not.toEqual([period.checkIn, period.checkOut]);
      }),
      { numRuns: 3000 },
    );
    expect(found).toBeGreaterThan(50);
  });

  it('one day later or earlier, never two, never another length', () => {
    expect(find(saturdays, [stay('2027-03-07', '2027-03-14')])?.diff).toBe(1);
    expect(find(saturdays, [stay('2027-03-05', '2027-03-12')])?.diff).toBe(-1);
    expect(find(saturdays, [stay('2027-03-08', '2027-03-15')])).toBeNull();
    expect(find(saturdays, [stay('2027-03-07', '2027-03-13')])).toBeNull();
    expect(find(saturdays, [stay('2027-03-05', '2027-03-14')])).toBeNull();
  });

  it('or the full week that contains the dates', () => {
    const short = { checkIn: '2027-03-08', checkOut: '2027-03-12' } as const;
    expect(find(short, [stay('2027-03-06', '2027-03-13')])).toMatchObject({ diff: -2, checkOut: '2027-03-13' });
    expect(find(short, [stay('2027-03-06', '2027-03-20')])).toBeNull();
    expect(find(short, [stay('2027-03-09', '2027-03-16')])).toBeNull();
  });

  it('a shift comes before a week', () => {
    const period = { checkIn: '2027-03-08', checkOut: '2027-03-12' } as const;
    const stays = [stay('2027-03-06', '2027-03-13', { rates: { Catered: 1 } }), stay('2027-03-09', '2027-03-13')];
    expect(find(period, stays)).toMatchObject({ diff: 1, checkIn: '2027-03-09' });
  });

  it('the cheaper wins, a price on request is last, then the earlier', () => {
    const earlier = (rate: number | null) => stay('2027-03-05', '2027-03-12', { rates: { Catered: rate } });
    const later = (rate: number | null) => stay('2027-03-07', '2027-03-14', { rates: { Catered: rate } });
    expect(find(saturdays, [earlier(2), later(1)])?.diff).toBe(1);
    expect(find(saturdays, [earlier(null), later(1)])?.diff).toBe(1);
    expect(find(saturdays, [later(1), earlier(1)])?.diff).toBe(-1);
  });

  it('totals.min is the cheapest service level, null on request', () => {
    const rates = { Catered: 6_200_000, Selfcatered: 4_450_000, 'Bed & Breakfast': null };
    expect(find(saturdays, [stay('2027-03-07', '2027-03-14', { rates })])?.totals.min).toEqual({
      amount: 4_450_000,
      currency: 'EUR',
    });
    expect(find(saturdays, [stay('2027-03-07', '2027-03-14', { rates: { Catered: null } })])?.totals.min).toBeNull();
  });

  it('none unless the search is flexible, and none from sold or held stays', () => {
    const later = stay('2027-03-07', '2027-03-14');
    expect(find(saturdays, [later], false)).toBeNull();
    expect(find(saturdays, [{ ...later, available: false }])).toBeNull();
    const blocks = [{ checkIn: '2027-03-13', checkOut: '2027-03-14', kind: 'confirmedOption' }] as const;
    expect(findAlternative(saturdays, [later], blocks, today, true)).toBeNull();
    expect(findAlternative(saturdays, [later], [], '2027-03-08', true)).toBeNull();
  });
});

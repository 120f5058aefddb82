import { expect, it } from 'vitest';
import { toAgencyWeek } from '@/lib/rates/property/rules/agency-season';
import { availabilityOf } from '@/lib/rates/property/rules/availability';
import { weekOf } from '@/lib/rates/property/rules/season';
import { stay } from './arbitraries';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const levels = ['Catered', 'Selfcatered', 'Bed & Breakfast'];

/** A week of EUR 10 001 catered, on request with breakfast and not offered without; its stay earns 12 per cent, the house 10. */
function weekFor(guests: number, earned: Parameters<typeof toAgencyWeek>[2]['earned']) {
  const sold = stay('2027-01-09', '2027-01-16', { rates: { Catered: 1_000_100, 'Bed & Breakfast': null } });
  const decide = availabilityOf({ stays: [sold], blocks: [], today: '2026-12-01' });
  const house = { card: { beds: { adults: 8, children: 4 } }, earned };
  return toAgencyWeek(weekOf(sold, decide, levels), guests, house);
}

it('a week says per level what it costs a person and a night, in whole units, and what it earns', () => {
  const own = weekFor(6, { commission: 10, commissionPerStay: { [weekFor(6, null).stayId ?? '']: 12 } });
  expect(
    own.levels.map(({ serviceLevel, perPersonNight, earning }) => [serviceLevel, perPersonNight, earning]),
  ).toEqual([
    ['Catered', eur(23_800), { percent: 12, amount: eur(120_012) }],
    ['Selfcatered', null, undefined],
    ['Bed & Breakfast', null, undefined],
  ]);
  expect(weekFor(1, { commission: 10, commissionPerStay: {} }).levels[0]).toMatchObject({
    perPersonNight: eur(142_900),
    earning: { percent: 10, amount: eur(100_010) },
  });
  expect(weekFor(6, { commission: 0, commissionPerStay: {} }).levels[0]?.earning).toEqual({
    percent: 0,
    amount: eur(0),
  });
});

it('nothing is earned before whoever may not see it, and a house too small says how many it sleeps', () => {
  const shown = weekFor(13, null);
  expect(shown.sleepsAtMost).toBe(12);
  expect(shown.levels.every((cell) => !('earning' in cell))).toBe(true);
  expect(weekFor(12, null).sleepsAtMost).toBeNull();
});

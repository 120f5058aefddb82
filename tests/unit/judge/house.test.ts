import { expect, it } from 'vitest';
import type { StayFact } from '@/lib/catalogue/property/rules/facts';
import { seasonGrid } from '@/lib/rates/property/rules/season-grid';

const stay: StayFact = {
  id: 'week',
  checkIn: '2027-01-09',
  checkOut: '2027-01-16',
  available: true,
  currency: 'EUR',
  rates: { catered: 1_000_000 },
};

it('a house that is too small has no week of the season grid for the party, its neighbour has', () => {
  const house = (adults: number, children: number) => {
    return {
      card: { beds: { adults, children } },
      stays: [stay],
      blocks: [],
      serviceLevels: ['catered'],
      earned: null,
    };
  };
  const grid = (guests: number) =>
    seasonGrid([house(8, 4), house(16, 4)], {
      season: { kind: 'winter', year: 2026 },
      ...{ nights: 7, isFlexible: false, guests, today: '2026-12-01' },
    }).flatMap(({ weeks }) => weeks.map(({ sleepsAtMost }) => sleepsAtMost));
  expect(grid(12)).toEqual([null, null]);
  expect(grid(13)).toEqual([12, null]);
  expect(grid(20)).toEqual([12, null]);
});

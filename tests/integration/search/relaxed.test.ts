import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';
import { listRelaxed } from '@/lib/sales/search/queries/relaxed';
import { searchProperties } from '@/lib/sales/search/queries/results';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

const now = new Date(`${TODAY}T12:00:00Z`);
const davos = { cityIds: ['davos'], sectorId: null, propertyId: null };
const request = {
  destination: davos,
  order: 'price',
  includeDemos: false,
  today: TODAY,
  now,
  take: 1,
  takeOthers: 0,
} as const;

beforeAll(async () => {
  await openDemonstration();
});
afterAll(() => db.$disconnect());

describe('a search without results', () => {
  it('offers only what leads to properties, with their number', async () => {
    const filter = { destination: 'davos', bedrooms: 20, petsAllowed: false };
    const [bedrooms, ...rest] = await listRelaxed({ ...request, filter }, 'en');
    // No property anywhere has twenty bedrooms: looking elsewhere would find nothing either.
    expect(rest).toEqual([]);
    expect(bedrooms).toMatchObject({ key: 'bedrooms', filter: { destination: 'davos', bedrooms: undefined } });
    const { total } = await searchProperties({ ...request, filter: { destination: 'davos' } }, 'en');
    expect(total).toBeGreaterThan(0);
    expect(bedrooms?.total).toBe(total);
  });

  it('offers nothing where no single change helps', async () => {
    const filter = { destination: 'davos', bedrooms: 20, priceRange: { min: 0, max: 1000 } };
    expect(await listRelaxed({ ...request, filter }, 'en')).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';
import { withPicturesApart } from '@/lib/sales/search/queries/apart';
import { searchProperties } from '@/lib/sales/search/queries/results';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

beforeAll(async () => {
  await openDemonstration();
});
afterAll(() => db.$disconnect());

it('opens the demonstration with its strongest properties, no picture twice within twelve cards', async () => {
  const now = new Date(`${TODAY}T12:00:00Z`);
  const request = {
    filter: {},
    destination: null,
    order: 'selection',
    includeDemos: false,
    today: TODAY,
    now,
  } as const;
  const { properties } = await searchProperties({ ...request, take: 24, takeOthers: 0 }, 'en');
  const opening = properties.slice(0, 6);
  expect(opening.map(({ lead }) => lead)).toEqual(['facade', 'interior', 'detail', 'facade', 'interior', 'detail']);
  expect(opening.map(({ propertyType }) => propertyType)).not.toContain('apartment');

  const shown = (await withPicturesApart(properties, 'en')).map(({ thumbnail }) => thumbnail.src);
  const again = shown.filter((src, index) => shown.slice(Math.max(0, index - 11), index).includes(src));
  expect(again).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';
import { getSearchCatalogue, readAsked } from '@/lib/sales/search/queries/catalogue';
import { readPlaceWords } from '@/lib/sales/search/queries/listing';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

beforeAll(async () => {
  await openDemonstration();
});
afterAll(() => db.$disconnect());

/** What stands under the title of a search for that place. */
async function leadOf(place: string): Promise<string | undefined> {
  const catalogue = await getSearchCatalogue('de', false);
  const { destination } = await readAsked({ destination: place }, { today: TODAY, includeDemos: false, catalogue });
  const country = catalogue.countries.find(({ id }) => id === destination?.countryId);
  return country && destination ? (await readPlaceWords(destination, country, 'de')).lead : undefined;
}

it('a part of a place and a property in it have the words of their place, a region its own', async () => {
  const city = await leadOf('lech');
  expect(city).toBeTruthy();
  expect(await leadOf('oberlech')).toBe(city);
  expect(await leadOf('chalet-hochmahd')).toBe(city);
  const others = await Promise.all(['vorarlberg', 'oesterreich', 'courchevel', 'courchevel-1850'].map(leadOf));
  expect(others.every(Boolean)).toBe(true);
  expect(new Set([city, ...others]).size).toBe(5);
});

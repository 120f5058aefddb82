import { expect, it } from 'vitest';
import { findHotelDestination, placesOf } from '@/lib/sales/search/hotel/destinations';

const named = (id: string, name: string) => ({ id, name, words: [name.toLowerCase().replaceAll(' ', '-')] });
const france = named('FR', 'France');
const at = (id: string, name: string, city: ReturnType<typeof named>) => ({
  id,
  name,
  city: { ...city, country: france },
  sector: null,
});
const places = placesOf(
  [
    at('H01', 'Palais Cendrelle', named('courchevel-1850', 'Courchevel 1850')),
    at('H02', 'Maison Praz', named('courchevel-1300', 'Courchevel 1300')),
    at('H03', 'Cour des Neiges', named('megeve', 'Megeve')),
  ],
  'en',
);
const citiesOf = (wanted: string) => findHotelDestination(wanted, places)?.cityIds.toSorted() ?? null;

it('finds a place by its id, by its name, and followed by its country', () => {
  for (const wanted of ['megeve', 'Megeve', 'MEGEVE, France']) expect(citiesOf(wanted)).toEqual(['megeve']);
  expect(citiesOf('France')).toEqual(['courchevel-1300', 'courchevel-1850', 'megeve']);
});

it('takes the name that several villages share for all of them', () => {
  expect(findHotelDestination('courchevel', places)).toMatchObject({ name: 'Courchevel', hotelId: null });
  expect(citiesOf('courchevel')).toEqual(['courchevel-1300', 'courchevel-1850']);
  expect(citiesOf('cour')).toBeNull();
});

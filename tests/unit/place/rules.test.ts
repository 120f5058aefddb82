import { describe, expect, it } from 'vitest';
import { alpineScope } from '@/lib/catalogue/place/alpine';
import {
  addCounts,
  countryAlpine,
  countryPath,
  destinationPath,
  destinationsOf,
  mainType,
  totalOf,
} from '@/lib/catalogue/place/rules';
import type { City, Country, PropertyCounts } from '@/lib/catalogue/place/types';
import { alpineSlugs } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';

const counts = (chalet: number, apartment = 0, villa = 0): PropertyCounts => ({ chalet, apartment, villa });
const picture = { src: '/media/picture.jpg', width: 3, height: 2, alt: '', color: '#000000', placeholder: null };
const words = { tagline: '', summary: '', introduction: '', picture };

function city(id: string, name: string, rest: Partial<City> = {}): City {
  const place = { altitudeMetres: 1_000, latitude: 46, longitude: 7, sectors: [] };
  return { id, name, countryId: 'FR', groupId: null, regionId: null, counts: counts(1), ...words, ...place, ...rest };
}

function country(id: Country['id'], name: string, cities: City[]): Country {
  return { id, name, cities, counts: addCounts(cities.map((one) => one.counts)), ...words };
}

const france = country('FR', 'France', [
  city('chamonix', 'Chamonix', { counts: counts(2, 1) }),
  city('courchevel-1650', 'Courchevel 1650', { groupId: 'courchevel', counts: counts(0, 2) }),
  city('courchevel-1850', 'Courchevel 1850', { groupId: 'courchevel', counts: counts(3, 1, 1) }),
  city('val-thorens-2300', 'Val Thorens 2300', { counts: counts(0, 4) }),
]);
const austria = country('AT', 'Austria', [
  city('kitzbuehel', 'Kitzbühel', { countryId: 'AT', counts: counts(1) }),
  city('lech', 'Lech', { countryId: 'AT', regionId: 'vorarlberg', counts: counts(2) }),
  city('zuers', 'Zürs', { countryId: 'AT', regionId: 'vorarlberg', counts: counts(0, 0, 3) }),
]);
const countries = [france, austria];
const [chamonix, courchevel, valThorens] = destinationsOf(france);

describe('properties of a place', () => {
  it('are added by type', () => {
    expect(addCounts([counts(1, 2, 3), counts(4, 0, 1)])).toEqual(counts(5, 2, 4));
    expect(addCounts([])).toEqual(counts(0));
    expect(totalOf(counts(1, 2, 3))).toBe(6);
  });

  it('open with chalets where there are any, else with what there is, else with nothing', () => {
    expect(mainType(counts(1, 9, 9))).toBe('chalet');
    expect(mainType(counts(0, 1, 9))).toBe('apartment');
    expect(mainType(counts(0, 0, 1))).toBe('villa');
    expect(mainType(counts(0))).toBe(null);
  });
});

describe('destinations of a country', () => {
  it('villages of a group are one, without their altitude, where the first of them stands', () => {
    expect(destinationsOf(france).map(({ id, name }) => [id, name])).toEqual([
      ['chamonix', 'Chamonix'],
      ['courchevel', 'Courchevel'],
      // Not of a group: the number is its name.
      ['val-thorens-2300', 'Val Thorens 2300'],
    ]);
    expect(courchevel?.cities.map(({ id }) => id)).toEqual(['courchevel-1650', 'courchevel-1850']);
    expect(courchevel?.counts).toEqual(counts(3, 3, 1));
  });

  it('lead to their page of words, or to the list of what they have', () => {
    if (!chamonix || !valThorens) throw new Error('France has three destinations.');
    expect(decodeURI(destinationPath(chamonix, 'en'))).toBe('/die-luxuriösesten-chalets-der-alpen/chamonix');
    expect(destinationPath(valThorens, 'en')).toBe('/apartments/france/val-thorens-2300');
    expect(destinationPath(valThorens, 'de')).toBe('/apartments/frankreich/val-thorens-2300');
    expect(destinationPath({ ...valThorens, counts: counts(0) }, 'en')).toBe('/chalets/france/val-thorens-2300');
  });
});

describe('what an alpine page speaks of', () => {
  it('a country, with the lists of the whole country', () => {
    expect(alpineScope('frankreich', countries)).toEqual({
      countryId: 'FR',
      name: 'France',
      counts: counts(5, 8, 1),
      searchId: 'FR',
      listingId: null,
    });
  });

  it('a destination, with its own lists; a group of villages is one', () => {
    expect(alpineScope('courchevel', countries)).toMatchObject({
      countryId: 'FR',
      name: 'Courchevel',
      counts: counts(3, 3, 1),
      searchId: 'courchevel',
      listingId: 'courchevel',
    });
    expect(alpineScope('lech', countries)).toMatchObject({ countryId: 'AT', counts: counts(2), listingId: 'lech' });
  });

  it('a region: all its villages, and no list, for there is no address of one', () => {
    expect(alpineScope('vorarlberg', countries)).toMatchObject({
      countryId: 'AT',
      counts: counts(2, 0, 3),
      searchId: 'vorarlberg',
      listingId: undefined,
    });
  });

  it('nothing for the overview, other subjects and places without properties', () => {
    for (const slug of ['overview', 'discretion', 'ski-travel', 'zermatt', 'italien'] as const) {
      expect(alpineScope(slug, countries)).toBe(null);
    }
  });

  it('each of the four Alpine countries has one; the name of another leads to its list', () => {
    for (const slug of Object.values(countryAlpine)) expect(alpineSlugs).toContain(slug);
    expect(new Set(Object.values(countryAlpine)).size).toBe(4);
    expect(countryPath('AT', 'de')).toBe(paths.alpine('oesterreich'));
    expect(countryPath('SI', 'de')).toBe('/chalets/slowenien');
  });
});

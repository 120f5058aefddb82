import { describe, expect, it } from 'vitest';
import type { City, Country } from '@/lib/catalogue/place/types';
import { findPlace, placeDestinations, propertyDestination, suggestionsOf } from '@/lib/sales/search/destinations';

const picture = { src: '/media/x.jpg', width: 3, height: 2, alt: '', color: '#000000', placeholder: null };

function city(id: string, name: string, countryId: City['countryId'], rest: Partial<City> = {}): City {
  return {
    id,
    name,
    countryId,
    groupId: null,
    regionId: null,
    tagline: '',
    summary: '',
    introduction: '',
    altitudeMetres: 1000,
    latitude: 46,
    longitude: 7,
    picture,
    sectors: [],
    counts: { chalet: 1, apartment: 0, villa: 0 },
    ...rest,
  };
}

const country = (id: Country['id'], name: string, cities: City[]): Country => ({
  id,
  name,
  summary: '',
  introduction: '',
  picture,
  cities,
  counts: { chalet: 1, apartment: 0, villa: 0 },
});

const places = placeDestinations(
  [
    country('AT', 'Österreich', [
      city('lech', 'Lech', 'AT', {
        regionId: 'vorarlberg',
        sectors: [
          { id: 'lech/zug', name: 'Zug' },
          { id: 'lech/oberlech', name: 'Oberlech' },
        ],
      }),
      city('kitzbuehel', 'Kitzbühel', 'AT'),
    ]),
    country('FR', 'Frankreich', [
      city('courchevel-1550', 'Courchevel 1550', 'FR', { groupId: 'courchevel' }),
      city('courchevel-1850', 'Courchevel 1850', 'FR', {
        groupId: 'courchevel',
        sectors: [
          { id: 'courchevel-1850/bellecote', name: 'Bellecôte' },
          { id: 'courchevel-1850/jardin-alpin', name: 'Jardin Alpin' },
        ],
      }),
      city('val-d-isere', 'Val d’Isère', 'FR'),
    ]),
    country('CH', 'Schweiz', [
      city('davos', 'Davos', 'CH', { sectors: [{ id: 'davos/davos-dorf', name: 'Davos Dorf' }] }),
    ]),
  ],
  'de',
);
const find = (wanted: string) => findPlace(wanted, places)?.id ?? null;

describe('destinations', () => {
  it.each([
    ['france', 'frankreich'],
    ['Frankreich', 'frankreich'],
    ['FR', 'frankreich'],
    ['osterreich', 'oesterreich'],
    ['Österreich', 'oesterreich'],
    ['schweiz', 'schweiz'],
    ['courchevel', 'courchevel'],
    ['Courchevel 1850', 'courchevel-1850'],
    ['kitzbühel', 'kitzbuehel'],
    ["Val d'Isère", 'val-d-isere'],
    ['vorarlberg', 'vorarlberg'],
    ['lech/zug', 'lech/zug'],
    ['Zug, Lech', 'lech/zug'],
    ['zug', 'lech/zug'],
    ['Bellecôte', 'courchevel-1850/bellecote'],
    ['atlantis', null],
    ['', null],
    ['///', null],
  ])('%s is %s', (wanted, id) => {
    expect(find(wanted)).toBe(id);
  });

  it('a group of villages is all of them, a country all of its places', () => {
    expect(findPlace('courchevel', places)?.cityIds).toEqual(['courchevel-1550', 'courchevel-1850']);
    expect(findPlace('france', places)?.cityIds).toHaveLength(3);
    expect(findPlace('vorarlberg', places)?.cityIds).toEqual(['lech']);
  });

  it('offers sectors from two on (rule 7.4)', () => {
    expect(findPlace('lech', places)?.sectors).toHaveLength(2);
    expect(findPlace('courchevel', places)?.sectors).toHaveLength(2);
    expect(findPlace('davos', places)?.sectors).toEqual([]);
    expect(findPlace('oesterreich', places)?.sectors).toEqual([]);
  });

  it('a property is a destination of its own', () => {
    const property = { id: 'haus-ost', propertyId: 'P39', name: 'Haus Ost', cityId: 'kitzbuehel' };
    expect(propertyDestination(property, places)).toMatchObject({
      id: 'haus-ost',
      propertyId: 'P39',
      cityIds: ['kitzbuehel'],
    });
    expect(propertyDestination({ ...property, cityId: 'atlantis' }, places)).toBeNull();
  });

  it('suggests countries, places, sectors and properties, each once', () => {
    const all = suggestionsOf(places, [{ id: 'haus-ost', propertyId: 'P39', name: 'Haus Ost', cityId: 'kitzbuehel' }]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['country', 'place', 'sector', 'property']));
    expect(all.find(({ id }) => id === 'lech/zug')?.label).toBe('Zug, Lech');
  });
});

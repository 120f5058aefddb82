import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { mapSheet } from '@/lib/catalogue/map/sheet';
import { citiesAt } from '@/prisma/reference/cities-at';
import { citiesCh } from '@/prisma/reference/cities-ch';
import { citiesFr } from '@/prisma/reference/cities-fr';
import { citiesIt } from '@/prisma/reference/cities-it';

const file = (name: string) => readFileSync(`public/map/${name}`, 'utf8');
const alps: FeatureCollection = JSON.parse(file('alps.geojson'));
const valleys: FeatureCollection = JSON.parse(file('valleys.geojson'));
const cities = [...citiesAt, ...citiesCh, ...citiesFr, ...citiesIt];

const ofKind = (kind: string) => alps.features.filter((feature) => feature.properties?.kind === kind);
const ids = (kind: string) => ofKind(kind).map((feature) => String(feature.properties?.id));

function ringsOf({ geometry }: Feature): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat();
  return [];
}

function linesOf({ geometry }: Feature): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

function positionsOf(feature: Feature): Position[] {
  const { geometry } = feature;
  return geometry.type === 'Point' ? [geometry.coordinates] : [...ringsOf(feature), ...linesOf(feature)].flat();
}

function contains(ring: Position[], [x = 0, y = 0]: Position): boolean {
  let inside = false;
  ring.forEach(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function countryAt(position: Position): string | undefined {
  const found = ofKind('country').find((feature) => contains(ringsOf(feature)[0] ?? [], position));
  return found && String(found.properties?.id);
}

describe('the drawn Alps', () => {
  it('stays within the size the page may carry', () => {
    expect(file('alps.geojson').length).toBeLessThan(350 * 1024);
    expect(file('valleys.geojson').length).toBeLessThan(350 * 1024);
  });

  it('has valid geometries', () => {
    for (const feature of [...alps.features, ...valleys.features]) {
      for (const ring of ringsOf(feature)) {
        expect(ring.length).toBeGreaterThanOrEqual(4);
        expect(ring.at(0)).toEqual(ring.at(-1));
      }
      for (const line of linesOf(feature)) expect(line.length).toBeGreaterThanOrEqual(2);
      expect(positionsOf(feature).length).toBeGreaterThan(0);
    }
  });

  it('stays on the sheet', () => {
    const [west, south, east, north] = mapSheet;
    const outside = [...alps.features, ...valleys.features].flatMap((feature) =>
      positionsOf(feature).filter(
        ([lon = Number.NaN, lat = Number.NaN]) => !(lon >= west && lon <= east && lat >= south && lat <= north),
      ),
    );
    expect(outside).toEqual([]);
  });

  it('names everything in both languages', () => {
    const labelled = [
      'country-label',
      'lake-label',
      'range',
      'peak',
      'airport',
      'landmark',
      'place',
      'sector',
      'river',
    ];
    for (const feature of labelled.flatMap(ofKind)) {
      expect(feature.properties?.en, JSON.stringify(feature.properties)).toMatch(/\S/);
      expect(feature.properties?.de, JSON.stringify(feature.properties)).toMatch(/\S/);
    }
  });

  it('shows countries, lakes, rivers, peaks and airports', () => {
    expect(ids('country').sort()).toEqual(['AT', 'CH', 'DE', 'FR', 'IT', 'LI', 'SI']);
    expect(ofKind('lake').length).toBeGreaterThanOrEqual(14);
    expect(
      new Set(
        ofKind('river')
          .filter(({ properties }) => properties?.rank === 1)
          .map(({ properties }) => properties?.en),
      ).size,
    ).toBeGreaterThanOrEqual(12);
    const peaks = ofKind('peak');
    expect(peaks.length).toBeGreaterThanOrEqual(25);
    for (const { properties } of peaks) expect(properties?.metres).toBeGreaterThan(1000);
    expect(ids('airport').sort()).toEqual(['CMF', 'GVA', 'INN', 'LYS', 'MUC', 'MXP', 'SZG', 'VCE', 'ZRH']);
    expect(ofKind('relief').length).toBeGreaterThanOrEqual(5);
  });
});

describe('our places', () => {
  it('are all on the map, where the seed content puts them', () => {
    expect(cities).toHaveLength(22);
    expect(ids('place').sort()).toEqual(cities.map((city) => city.id).sort());
    for (const city of cities) {
      const feature = ofKind('place').find(({ properties }) => properties?.id === city.id);
      expect(feature && positionsOf(feature)).toEqual([[city.longitude, city.latitude]]);
      expect(feature?.properties).toMatchObject(city.name);
    }
  });

  it('have all their sectors', () => {
    const sectors = cities.flatMap((city) => city.sectors);
    expect(sectors).toHaveLength(15);
    expect(ids('sector').sort()).toEqual(sectors.map((sector) => sector.id).sort());
  });

  it('lie in their own country, on land', () => {
    for (const city of cities)
      expect([city.id, countryAt([city.longitude, city.latitude])]).toEqual([city.id, city.country]);
    const seas = ofKind('sea').map((feature) => ringsOf(feature)[0] ?? []);
    for (const city of cities) expect(seas.some((sea) => contains(sea, [city.longitude, city.latitude]))).toBe(false);
  });

  it('keeps known towns on their side of a near frontier', () => {
    expect(countryAt([6.147, 46.205])).toBe('CH');
    expect(countryAt([6.24, 46.19])).toBe('FR');
    expect(countryAt([9.521, 47.141])).toBe('LI');
    expect(countryAt([13.045, 47.8])).toBe('AT');
    expect(countryAt([12.877, 47.725])).toBe('DE');
    expect(countryAt([11.506, 46.985])).toBe('IT');
    expect(countryAt([9.031, 45.836])).toBe('CH');
    expect(countryAt([9.081, 45.81])).toBe('IT');
    expect(countryAt([13.716, 46.497])).toBe('SI');
  });
});

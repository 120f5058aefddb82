import { describe, expect, it } from 'vitest';
import { distanceFeatures, locatorReach, ringMetres } from '@/lib/catalogue/map/distances';
import { boundsOf, groupPins, worldPixels } from '@/lib/catalogue/map/place';
import { softenFeatures, softenLine } from '@/lib/catalogue/map/soften';
import type { MapDistance, MapPin } from '@/lib/catalogue/map/types';

const pin = (id: string, longitude: number, latitude: number): MapPin => ({
  id,
  longitude,
  latitude,
  name: id,
  href: `/${id}`,
  price: null,
  state: null,
  place: 'Lech',
});

const distance = (part: Partial<MapDistance>): MapDistance => ({
  kind: 'lift',
  label: 'Lift',
  value: '',
  metres: null,
  minutesOnFoot: null,
  target: null,
  ...part,
});

describe('worldPixels', () => {
  it('puts null island in the middle of one tile', () => {
    expect(worldPixels(0, 0, 0)).toEqual({ x: 256, y: 256 });
    expect(worldPixels(180, 0, 1).x).toBe(1024);
  });
});

describe('groupPins', () => {
  const near = [pin('a', 10.14, 47.21), pin('b', 10.141, 47.21), pin('c', 12.39, 47.44)];

  it('joins what would overlap and nothing else', () => {
    expect(groupPins(near, 7, 22).map((group) => group.key)).toEqual(['c', 'a+b']);
    expect(groupPins(near, 15, 22).map((group) => group.key)).toEqual(['c', 'a', 'b']);
  });

  it('leaves the chosen property alone, whichever comes first', () => {
    for (const id of ['a', 'b']) expect(groupPins(near, 7, 22, id)).toHaveLength(3);
  });

  it('stands in the middle of its members and loses none', () => {
    const group = groupPins(near, 7, 22).find((entry) => entry.pins.length === 2);
    expect(group?.longitude).toBeCloseTo(10.1405, 6);
    expect(groupPins(near, 3, 22).flatMap((entry) => entry.pins)).toHaveLength(3);
  });
});

describe('boundsOf', () => {
  it('is null without pins', () => expect(boundsOf([])).toBeNull());
  it('spans all pins', () => expect(boundsOf([pin('a', 7, 46), pin('b', 6, 47)])).toEqual([6, 46, 7, 47]));
});

describe('the locator', () => {
  const property = { longitude: 6.63, latitude: 45.41 };

  it('draws a known length, an easy walk, and nothing from minutes by car', () => {
    expect(ringMetres({ metres: 120, minutesOnFoot: 9 })).toBe(120);
    expect(ringMetres({ metres: null, minutesOnFoot: 5 })).toBe(310);
    expect(ringMetres({ metres: null, minutesOnFoot: null })).toBeNull();
  });

  it('shares a ring between equal lengths and points to far places', () => {
    const { features } = distanceFeatures(property, [
      distance({ metres: 300, label: 'Lift' }),
      distance({ metres: 300, label: 'Piste' }),
      distance({ kind: 'airport', label: 'Airport', target: { longitude: 5.88, latitude: 45.64 } }),
    ]);
    expect(features.map((feature) => feature.properties?.kind)).toEqual(['ring', 'ring-label', 'far-line']);
    expect(features[1]?.properties?.text).toBe('Lift · Piste');
    const line = features[2]?.geometry;
    expect(line?.type === 'LineString' && line.coordinates[1]?.[0]).toBeGreaterThan(6.6);
  });

  it('ends the line to a near place there, without a ring', () => {
    const target = { longitude: 6.635, latitude: 45.415 };
    const { features } = distanceFeatures(property, [distance({ minutesOnFoot: 10, target })]);
    expect(features.map((feature) => feature.properties?.kind)).toEqual(['near-line']);
  });

  it('shows the furthest ring with room, within reason', () => {
    expect(locatorReach(property, [])).toBe(900);
    expect(locatorReach(property, [distance({ metres: 1000 })])).toBe(1300);
    expect(locatorReach(property, [distance({ metres: 3900 })])).toBe(2600);
  });
});

describe('softening', () => {
  it('keeps the ends and cuts the corners', () => {
    const line = softenLine(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      1,
    );
    expect(line).toEqual([
      [0, 0],
      [0.75, 0],
      [1, 0.25],
      [1, 1],
    ]);
  });

  it('keeps rings closed', () => {
    const ring = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ];
    const soft = softenFeatures({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: { kind: 'relief' }, geometry: { type: 'MultiPolygon', coordinates: [[ring]] } },
      ],
    }).features[0]?.geometry;
    const result = soft?.type === 'MultiPolygon' ? soft.coordinates[0]?.[0] : undefined;
    expect(result?.at(0)).toEqual(result?.at(-1));
    expect(result?.length).toBeGreaterThan(ring.length);
  });
});

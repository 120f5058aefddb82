import { readFileSync } from 'node:fs';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { detailStyle } from '@/lib/catalogue/map/detail-style';
import { alpsStyle } from '@/lib/catalogue/map/style';
import { closeLayers, closeSource, roadLayers } from '@/lib/catalogue/map/style-close';
import { distanceLayers, distanceSource } from '@/lib/catalogue/map/style-distances';

const labels = { attribution: 'Schematic map, drawn by Alpenglow' };
const empty = { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features: [] } };

/** Every address in a style, wherever it stands. */
const addresses = (style: object) => JSON.stringify(style).match(/"(?:https?:)?\/\/[^"]*"/g) ?? [];

describe('alpsStyle', () => {
  it.each(['en', 'de'] as const)('is a valid style in %s', (locale) => {
    const style = alpsStyle({ locale, labels });
    style.sources[closeSource] = empty;
    style.sources[distanceSource] = empty;
    style.layers.push(...closeLayers, ...roadLayers, ...distanceLayers);
    expect(validateStyleMin(style)).toEqual([]);
  });

  it('asks no one else for anything', () => {
    const style = alpsStyle({ locale: 'en', labels });
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(addresses(style)).toEqual([]);
  });

  it('ships the files it names', () => {
    const paths = JSON.stringify(alpsStyle({ locale: 'en', labels })).match(/\/map\/[^"]+/g) ?? [];
    expect(paths).toHaveLength(3);
    for (const path of paths) expect(readFileSync(`public${path}`).length).toBeGreaterThan(1000);
  });

  it('labels in the language of the page', () => {
    expect(JSON.stringify(alpsStyle({ locale: 'de', labels }))).toContain('["get","de"]');
    expect(JSON.stringify(alpsStyle({ locale: 'de', labels }))).not.toContain('["get","en"]');
  });
});

describe('detailStyle', () => {
  it('draws the configured archive', () => {
    const style = detailStyle({ pmtilesUrl: '/tiles/alps.pmtiles', locale: 'de' });
    expect(validateStyleMin(style)).toEqual([]);
    expect(style.sources.detail).toMatchObject({ url: 'pmtiles:///tiles/alps.pmtiles' });
  });
});

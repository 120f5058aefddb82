import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { mapFonts, mapTokens } from './tokens';
import type { MapLocale } from './types';

type DetailOptions = { pmtilesUrl: string; attribution?: string; locale: MapLocale };

/** The Protomaps basemap schema (version 4) in our colours, for a configured PMTiles archive. */
export function detailStyle({ pmtilesUrl, attribution, locale }: DetailOptions): StyleSpecification {
  return {
    version: 8,
    'font-faces': mapFonts.faces,
    sources: {
      detail: { type: 'vector', url: `pmtiles://${pmtilesUrl}`, ...(attribution ? { attribution } : {}) },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': mapTokens.land } },
      fill('landuse', 'landuse', mapTokens.wood, ['in', ['get', 'kind'], ['literal', ['wood', 'forest', 'park']]]),
      fill('landcover', 'landcover', mapTokens.wood, ['in', ['get', 'kind'], ['literal', ['forest', 'scrub']]]),
      fill('glacier', 'landcover', mapTokens.snow, ['==', ['get', 'kind'], 'glacier']),
      fill('sea', 'water', mapTokens.water, ['==', ['geometry-type'], 'Polygon']),
      line('river', 'water', mapTokens.river, [8, 0.5, 14, 2.4], ['==', ['geometry-type'], 'LineString']),
      fill('building', 'buildings', mapTokens.building),
      line('path', 'roads', mapTokens.contourIndex, [12, 0.4, 16, 1], ['==', ['get', 'kind'], 'path']),
      line('rail', 'roads', mapTokens.contourIndex, [9, 0.6, 15, 1.4], ['==', ['get', 'kind'], 'rail']),
      line('minor', 'roads', mapTokens.road, [11, 0.5, 16, 6], ['==', ['get', 'kind'], 'minor_road']),
      line(
        'major',
        'roads',
        mapTokens.road,
        [7, 0.8, 16, 9],
        ['in', ['get', 'kind'], ['literal', ['major_road', 'highway']]],
      ),
      line('border', 'boundaries', mapTokens.border, [5, 0.7, 10, 1.1], ['==', ['get', 'kind'], 'country']),
      names('water-name', 'water', locale, mapTokens.waterLabel, 13),
      names('place-name', 'places', locale, mapTokens.ink, 15),
    ],
  };
}

function fill(id: string, layer: string, colour: string, filter?: ExpressionSpecification): LayerSpecification {
  return {
    id,
    type: 'fill',
    source: 'detail',
    'source-layer': layer,
    ...(filter ? { filter } : {}),
    paint: { 'fill-color': colour },
  };
}

function line(
  id: string,
  layer: string,
  colour: string,
  widths: number[],
  filter: ExpressionSpecification,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'detail',
    'source-layer': layer,
    filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': ['interpolate', ['linear'], ['zoom'], ...widths] },
  };
}

function names(id: string, layer: string, locale: MapLocale, colour: string, size: number): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'detail',
    'source-layer': layer,
    filter: ['has', 'name'],
    layout: {
      'text-font': mapFonts.serif,
      'text-field': ['coalesce', ['get', `name:${locale}`], ['get', 'name']],
      'text-size': size,
      'text-max-width': 8,
    },
    paint: { 'text-color': colour, 'text-halo-color': mapTokens.land, 'text-halo-width': 1.4 },
  };
}

import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { mapFiles } from './sheet';
import { labelLayers } from './style-labels';
import { mapFonts, mapTokens } from './tokens';
import type { MapLabels, MapLocale } from './types';

const kind = (name: string): ['==', ['get', string], string] => ['==', ['get', 'kind'], name];

/** Our drawing of the Alps as a MapLibre style: no glyph server, no sprite, no address but our own. */
export function alpsStyle({
  locale,
  labels,
  land = mapFiles.alps,
}: {
  locale: MapLocale;
  labels: Pick<MapLabels, 'attribution'>;
  /** The drawing, when it is already here. */
  land?: FeatureCollection | string;
}): StyleSpecification {
  return {
    version: 8,
    'font-faces': mapFonts.faces,
    sources: { alps: { type: 'geojson', data: land, attribution: labels.attribution, tolerance: 0.2 } },
    layers: [...landLayers(), ...waterLayers(), borderLayer(), ...labelLayers(locale)],
    transition: { duration: 0, delay: 0 },
  };
}

function landLayers(): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': mapTokens.land } },
    {
      id: 'relief',
      type: 'fill',
      source: 'alps',
      filter: kind('relief'),
      paint: {
        'fill-color': [
          'step',
          ['get', 'height'],
          mapTokens.bands[0],
          1200,
          mapTokens.bands[1],
          1800,
          mapTokens.bands[2],
          2400,
          mapTokens.bands[3],
          3000,
          mapTokens.snow,
        ],
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 9.8, 1, 11.4, 0],
        'fill-antialias': false,
      },
    },
    {
      id: 'relief-line',
      type: 'line',
      source: 'alps',
      maxzoom: 11,
      filter: kind('relief'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': mapTokens.contour,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.4, 9, 0.8],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 9.8, 1, 11, 0],
      },
    },
  ];
}

function waterLayers(): LayerSpecification[] {
  return [
    { id: 'sea', type: 'fill', source: 'alps', filter: kind('sea'), paint: { 'fill-color': mapTokens.water } },
    { id: 'island', type: 'fill', source: 'alps', filter: kind('island'), paint: { 'fill-color': mapTokens.land } },
    {
      id: 'shore',
      type: 'line',
      source: 'alps',
      filter: ['any', kind('sea'), kind('island')],
      paint: { 'line-color': mapTokens.shore, 'line-width': 0.7 },
    },
    ...riverLayer('river', ['==', ['get', 'rank'], 1], 4, [5, 0.6, 9, 1.6, 13, 3]),
    ...riverLayer('river-regional', ['==', ['get', 'rank'], 2], 6.6, [6.6, 0.5, 10, 1.4, 13, 2.6]),
    ...riverLayer('river-close', ['==', ['get', 'rank'], 3], 8.6, [8.6, 0.4, 11, 1, 13, 1.8]),
    // A smaller lake would be a speck from afar.
    ...lakeLayers('lake', ['<=', ['get', 'rank'], 2], 4),
    ...lakeLayers('lake-close', ['==', ['get', 'rank'], 3], 8),
  ];
}

type Rank = ['==' | '<=', ['get', string], number];

function riverLayer(id: string, rank: Rank, minzoom: number, widths: number[]): LayerSpecification[] {
  return [
    {
      id,
      type: 'line',
      source: 'alps',
      minzoom,
      filter: ['all', kind('river'), rank],
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': mapTokens.river, 'line-width': ['interpolate', ['linear'], ['zoom'], ...widths] },
    },
  ];
}

function lakeLayers(id: string, rank: Rank, minzoom: number): LayerSpecification[] {
  return [
    {
      id: `${id}-shore`,
      type: 'line',
      source: 'alps',
      minzoom,
      filter: ['all', kind('lake'), rank],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': mapTokens.shore, 'line-width': 1.4 },
    },
    // Drawn over the shore line: the arms of one lake overlap, and their outlines must not show inside.
    {
      id,
      type: 'fill',
      source: 'alps',
      minzoom,
      filter: ['all', kind('lake'), rank],
      paint: { 'fill-color': mapTokens.water },
    },
  ];
}

function borderLayer(): LayerSpecification {
  return {
    id: 'border',
    type: 'line',
    source: 'alps',
    filter: kind('border'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': mapTokens.border,
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.7, 10, 1.1],
      'line-dasharray': [5, 2.2, 1, 2.2],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, 12, 0.5],
    },
  };
}

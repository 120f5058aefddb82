import type { LayerSpecification } from 'maplibre-gl';
import { mapFonts, mapTokens } from './tokens';

export const distanceSource = 'distances';

/** Rings and lines of the locator, above the land and below its words. */
export const distanceLayers: LayerSpecification[] = [
  {
    id: 'distance-line',
    type: 'line',
    source: distanceSource,
    filter: ['in', ['get', 'kind'], ['literal', ['near-line', 'far-line']]],
    paint: { 'line-color': mapTokens.ink, 'line-width': 1, 'line-dasharray': [1, 4], 'line-opacity': 0.75 },
    layout: { 'line-cap': 'round' },
  },
  {
    id: 'distance-ring',
    type: 'line',
    source: distanceSource,
    filter: ['==', ['get', 'kind'], 'ring'],
    paint: { 'line-color': mapTokens.soft, 'line-width': 0.9, 'line-opacity': 0.7 },
  },
  {
    id: 'distance-line-label',
    type: 'symbol',
    source: distanceSource,
    filter: ['==', ['get', 'kind'], 'far-line'],
    layout: {
      'symbol-placement': 'line-center',
      'text-font': mapFonts.sans,
      'text-field': ['get', 'text'],
      'text-size': 12,
      'text-offset': [0, -0.9],
      'text-allow-overlap': true,
    },
    paint: { 'text-color': mapTokens.ink, 'text-halo-color': mapTokens.land, 'text-halo-width': 2 },
  },
  {
    id: 'distance-ring-label',
    type: 'symbol',
    source: distanceSource,
    filter: ['==', ['get', 'kind'], 'ring-label'],
    layout: {
      'text-font': mapFonts.sans,
      'text-field': ['get', 'text'],
      'text-size': 12,
      'text-max-width': 18,
      'symbol-sort-key': ['get', 'order'],
    },
    paint: { 'text-color': mapTokens.ink, 'text-halo-color': mapTokens.land, 'text-halo-width': 3 },
  },
];

import type { LayerSpecification } from 'maplibre-gl';
import { mapFiles } from './sheet';
import { mapTokens } from './tokens';

export const closeSource = 'valleys';
/** The layer of style.ts under which the valleys go. */
export const closeBefore = 'sea';

type Opacity = [number, number, number, number];

function contour(id: string, index: 0 | 1, colour: string, widths: number[], opacity: Opacity): LayerSpecification {
  return {
    id,
    type: 'line',
    source: closeSource,
    minzoom: mapFiles.valleysFromZoom,
    filter: ['==', ['get', 'index'], index],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], ...widths],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], ...opacity],
    },
  };
}

/** Contours of the valleys with properties, added once somebody looks closely. */
export const closeLayers: LayerSpecification[] = [
  contour('contour', 0, mapTokens.contour, [10, 0.5, 14, 0.9], [10.2, 0, 11.2, 1]),
  contour('contour-index', 1, mapTokens.contourIndex, [9, 0.5, 14, 1.1], [9.7, 0, 10.6, 1]),
];

function road(id: string, colour: string, widths: [number, number], opacity: number): LayerSpecification {
  const [far, near] = widths;
  return {
    id,
    type: 'line',
    source: closeSource,
    minzoom: 9,
    filter: ['==', ['get', 'kind'], 'road'],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 9, far, 14, near],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 0, 10, opacity],
    },
  };
}

/** Goes above the water, so that a road crosses a brook and not the other way round. */
export const roadLayers: LayerSpecification[] = [
  road('road-edge', mapTokens.contour, [1.6, 5.6], 0.8),
  road('road', mapTokens.road, [1, 4.2], 1),
];

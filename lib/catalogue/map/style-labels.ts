import type {
  ExpressionSpecification,
  SymbolLayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';
import { mapFonts, mapTokens } from './tokens';
import type { MapLocale } from './types';

/** Names of images the map draws itself, see marks.ts. */
export const markImages = {
  peak: 'alpenglow-peak',
  airport: 'alpenglow-airport',
  town: 'alpenglow-town',
  room: 'alpenglow-room',
} as const;

type Label = {
  id: string;
  kind: string;
  source?: string;
  where?: ExpressionSpecification;
  zooms?: [number, number];
  layout: SymbolLayerSpecification['layout'];
  colour: string;
  halo?: number;
};

function label({ id, kind, where, zooms = [0, 24], layout, colour, halo = 1.4 }: Label): SymbolLayerSpecification {
  const isKind: ExpressionSpecification = ['==', ['get', 'kind'], kind];
  return {
    id,
    type: 'symbol',
    source: 'alps',
    minzoom: zooms[0],
    maxzoom: zooms[1],
    filter: where ? ['all', isKind, where] : isKind,
    layout: { 'text-font': mapFonts.serif, 'text-max-width': 8, 'text-line-height': 1.15, ...layout },
    paint: { 'text-color': colour, 'text-halo-color': mapTokens.land, 'text-halo-width': halo, 'text-halo-blur': 0.6 },
  };
}

const besides: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor': ['left', 'right', 'bottom', 'top'],
  'text-justify': 'auto',
  'text-radial-offset': 0.75,
};

/** Beside the dot, a little further when a group of properties is not quite centred on its village. */
const aroundPin: VariableAnchorOffsetCollectionSpecification = [
  ...anchors(1.05, 0.95),
  ...anchors(1.6, 1.4),
  ...anchors(2.3, 2),
];

function anchors(across: number, up: number): VariableAnchorOffsetCollectionSpecification {
  return ['left', [across, 0], 'right', [-across, 0], 'bottom', [0, -up], 'top', [0, up]];
}

const rank = (value: number): ExpressionSpecification => ['==', ['get', 'rank'], value];

function peakLabel(name: ExpressionSpecification, value: number, zooms: [number, number]): SymbolLayerSpecification {
  return label({
    id: `peak-${value}`,
    kind: 'peak',
    where: rank(value),
    zooms,
    colour: mapTokens.label,
    layout: {
      ...besides,
      'icon-image': markImages.peak,
      'icon-optional': false,
      'text-optional': true,
      'text-field': [
        'format',
        name,
        {},
        '\n',
        {},
        ['to-string', ['get', 'metres']],
        { 'font-scale': 0.84, 'text-font': ['literal', mapFonts.sans] },
      ],
      'text-size': ['interpolate', ['linear'], ['zoom'], 6, 11, 12, 14],
    },
  });
}

function lakeLabel(name: ExpressionSpecification, value: number, from: number): SymbolLayerSpecification {
  return label({
    id: `lake-label-${value}`,
    kind: 'lake-label',
    where: rank(value),
    zooms: [from, 24],
    colour: mapTokens.waterLabel,
    halo: 1,
    layout: { 'text-field': name, 'text-size': ['interpolate', ['linear'], ['zoom'], 6, 11, 11, 15] },
  });
}

function riverLabel(name: ExpressionSpecification, value: number, from: number): SymbolLayerSpecification {
  return label({
    id: `river-label-${value}`,
    kind: 'river',
    where: rank(value),
    zooms: [from, 24],
    colour: mapTokens.waterLabel,
    halo: 1.2,
    layout: {
      'text-field': name,
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-size': ['interpolate', ['linear'], ['zoom'], 7, 11, 12, 13],
      'text-letter-spacing': 0.06,
      'text-max-angle': 28,
    },
  });
}

/** From the least to the most important: MapLibre places later layers first. */
export function labelLayers(locale: MapLocale): SymbolLayerSpecification[] {
  const name: ExpressionSpecification = ['get', locale];
  return [
    label({
      id: 'range',
      kind: 'range',
      zooms: [6.2, 10.5],
      colour: '#7d786b',
      layout: {
        'text-field': name,
        'symbol-placement': 'line-center',
        'text-size': ['interpolate', ['linear'], ['zoom'], 6.2, 11.5, 9, 17],
        'text-letter-spacing': 0.14,
        'text-max-angle': 40,
      },
    }),
    riverLabel(name, 3, 10.5),
    riverLabel(name, 2, 8.2),
    riverLabel(name, 1, 7),
    peakLabel(name, 3, [9.6, 24]),
    lakeLabel(name, 3, 10),
    lakeLabel(name, 2, 8.2),
    peakLabel(name, 2, [7.8, 24]),
    label({
      id: 'airport',
      kind: 'airport',
      zooms: [6.8, 24],
      colour: mapTokens.soft,
      layout: {
        ...besides,
        'icon-image': markImages.airport,
        'text-optional': true,
        'text-font': mapFonts.sans,
        'text-field': ['concat', name, '\u2009', ['get', 'id']],
        'text-size': 11,
      },
    }),
    label({
      id: 'landmark',
      kind: 'landmark',
      zooms: [4.6, 11],
      colour: mapTokens.label,
      layout: {
        ...besides,
        'icon-image': markImages.town,
        'text-optional': true,
        'text-font': mapFonts.sans,
        'text-field': name,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 11, 9, 13],
      },
    }),
    lakeLabel(name, 1, 6.3),
    peakLabel(name, 1, [6.1, 24]),
    label({
      id: 'country-label',
      kind: 'country-label',
      // One country is smaller than its name.
      where: ['any', ['!=', ['get', 'id'], 'LI'], ['>=', ['zoom'], 7]],
      zooms: [4, 8.4],
      colour: '#7d786b',
      layout: {
        'text-field': name,
        'text-font': mapFonts.sans,
        'text-letter-spacing': 0.22,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 8, 15],
      },
    }),
    label({
      id: 'sector',
      kind: 'sector',
      zooms: [11.6, 24],
      colour: mapTokens.soft,
      layout: { ...besides, 'text-field': name, 'text-size': ['interpolate', ['linear'], ['zoom'], 11.6, 13, 14, 16] },
    }),
    label({
      id: 'place',
      kind: 'place',
      where: ['>=', ['zoom'], ['coalesce', ['get', 'from'], 0]],
      zooms: [4.6, 24],
      colour: mapTokens.ink,
      halo: 1.8,
      layout: {
        'text-justify': 'auto',
        'icon-image': ['case', ['has', 'town'], markImages.town, ''],
        'text-field': ['step', ['zoom'], ['coalesce', ['get', 'far'], name], 10, name],
        'text-padding': 1,
        'text-variable-anchor-offset': aroundPin,
        'symbol-sort-key': ['coalesce', ['get', 'from'], 0],
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 13, 9, 16, 13, 19],
      },
    }),
  ];
}

/** West, south, east, north of the drawn sheet, degrees; equals `sheet` in scripts/map/borders.mjs. */
export const mapSheet: [number, number, number, number] = [0.5, 38.5, 18, 50.8];

export const mapFiles = {
  alps: '/map/alps.geojson',
  /** The sheet from afar, without a word. */
  drawing: '/map/alps.svg',
  /** Contours for close up; fetched from this zoom on. */
  valleys: '/map/valleys.geojson',
  valleysFromZoom: 9,
};

type CloseUp = { id: string; at: readonly [longitude: number, latitude: number]; kilometres: number };

/** Around the places that have properties contours are drawn for close up, that far out. */
export const closeUps: readonly CloseUp[] = [
  { id: 'arlberg', at: [10.17, 47.17], kilometres: 12 },
  { id: 'kitzbuehel', at: [12.39, 47.445], kilometres: 10 },
  { id: 'engadin', at: [9.84, 46.485], kilometres: 10 },
  { id: 'davos', at: [9.835, 46.8], kilometres: 10 },
  { id: 'gstaad', at: [7.29, 46.465], kilometres: 9 },
  { id: 'verbier', at: [7.23, 46.095], kilometres: 9 },
  { id: 'zermatt', at: [7.75, 46.015], kilometres: 9 },
  { id: 'trois-vallees', at: [6.59, 45.4], kilometres: 11 },
  { id: 'megeve', at: [6.625, 45.85], kilometres: 8 },
  { id: 'chamonix', at: [6.87, 45.925], kilometres: 9 },
  { id: 'val-d-isere', at: [6.97, 45.45], kilometres: 8 },
  { id: 'cortina', at: [12.14, 46.535], kilometres: 9 },
  { id: 'como', at: [9.25, 45.985], kilometres: 10 },
];

/** A picture without words: one of its units is one pixel of a map at `zoom`; `bounds` are west, south, east, north. */
export type MapDrawing = { file: string; zoom: number; bounds: readonly [number, number, number, number] };

export const sheetDrawing: MapDrawing = { file: mapFiles.drawing, zoom: 8, bounds: mapSheet };

/** How far the ground of a valley's drawing reaches beyond its contours, so that no window is wider. */
const GROUND = 3;
const KILOMETRES_OF_A_DEGREE = 111.3;

export function closeUpDrawing({ id, at: [longitude, latitude], kilometres }: CloseUp): MapDrawing {
  const north = (GROUND * kilometres) / KILOMETRES_OF_A_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return {
    file: `/map/valleys/${id}.svg`,
    zoom: 13,
    bounds: [longitude - east, latitude - north, longitude + east, latitude + north],
  };
}

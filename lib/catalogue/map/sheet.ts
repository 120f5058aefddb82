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

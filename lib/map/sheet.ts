/** West, south, east, north of the drawn sheet, degrees; equals `sheet` in scripts/map/borders.mjs. */
export const mapSheet: [number, number, number, number] = [1.5, 43.5, 17, 49];

export const mapFiles = {
  alps: '/map/alps.geojson',
  /** Contours for close up; fetched from this zoom on. */
  valleys: '/map/valleys.geojson',
  valleysFromZoom: 8.6,
};

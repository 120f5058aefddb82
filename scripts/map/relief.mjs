import { closeUps } from '../../lib/catalogue/map/sheet.ts';
import { isoRings, polygons } from './contours.mjs';
import { closeRing, distance, round, simplify } from './geometry.mjs';

const STEP = 0.035;
const CLOSE_STEP_KM = 0.16;
const sheetLevels = [700, 1200, 1800, 2400, 3000, 3600];

/** The grid in memory first: every level reads it again. */
function gridOf(height, west, south, stepLon, stepLat, columns, rows) {
  const values = new Float64Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) values[y * columns + x] = height(west + x * stepLon, south + y * stepLat);
  }
  return {
    value: (x, y) => values[y * columns + x],
    place: ([x, y]) => [west + x * stepLon, south + y * stepLat],
  };
}

/** Height bands of the whole sheet as areas. */
export function sheetRelief(height, [west, south, east, north]) {
  const columns = Math.floor((east - west) / STEP) + 1;
  const rows = Math.floor((north - south) / STEP) + 1;
  const grid = gridOf(height, west, south, (east - west) / (columns - 1), (north - south) / (rows - 1), columns, rows);
  const inside = ([lon, lat]) => [Math.min(east, Math.max(west, lon)), Math.min(north, Math.max(south, lat))];
  const digits = round(3);
  return sheetLevels.flatMap((level) => {
    const rings = isoRings(grid.value, columns, rows, level).map((ring) => ring.map(grid.place).map(inside));
    const shaped = (ring) =>
      simplify([...ring, ring[0]], 0.0095)
        .slice(0, -1)
        .map(digits);
    const coordinates = polygons(rings, 0.0022).map(({ ring, holes }) => [
      closeRing(shaped(ring)),
      ...holes.filter((hole) => hole.length > 6).map((hole) => closeRing(shaped(hole), true)),
    ]);
    return coordinates.length === 0
      ? []
      : [
          {
            type: 'Feature',
            properties: { kind: 'relief', height: level },
            geometry: { type: 'MultiPolygon', coordinates },
          },
        ];
  });
}

/** How far out a contour is drawn: every fourth to the rim, the others earlier, the rim itself uneven. */
function reachOf(level, km, lon, lat) {
  const wave = 1 + 0.1 * Math.sin(lon * 190) + 0.1 * Math.cos(lat * 240);
  if (level % 400 === 0) return km * wave;
  if (level % 200 === 0) return km * 0.75 * wave;
  return level % 100 === 0 ? km * 0.5 * wave : km * 0.26 * wave;
}

/** Contours around the places that have properties. */
export function closeRelief(height) {
  const digits = round(4);
  const lines = new Map();
  for (const { at, kilometres } of closeUps) {
    const [stepLon, stepLat] = [CLOSE_STEP_KM / 77, CLOSE_STEP_KM / 111];
    const count = Math.ceil((kilometres * 2.5) / CLOSE_STEP_KM);
    const [west, south] = [at[0] - (count / 2) * stepLon, at[1] - (count / 2) * stepLat];
    const grid = gridOf(height, west, south, stepLon, stepLat, count, count);
    for (let level = 400; level <= 4400; level += 50) {
      for (const ring of isoRings(grid.value, count, count, level)) {
        if (ring.length < 24) continue;
        const places = [...ring, ring[0]].map(grid.place);
        let piece = [];
        const finish = () => {
          if (piece.length > 8)
            lines.set(level, [
              ...(lines.get(level) ?? []),
              simplify(piece, level % 100 === 0 ? 0.00045 : 0.0003).map(digits),
            ]);
          piece = [];
        };
        for (const place of places) {
          const mine = closeUps.every(
            (other) => distance(other.at, place) / other.kilometres >= distance(at, place) / kilometres,
          );
          if (mine && distance(at, place) <= reachOf(level, kilometres, place[0], place[1])) piece.push(place);
          else finish();
        }
        finish();
      }
    }
  }
  return [...lines].map(([level, coordinates]) => ({
    type: 'Feature',
    properties: { kind: 'contour', height: level, index: level % 400 === 0 ? 1 : 0 },
    geometry: { type: 'MultiLineString', coordinates },
  }));
}

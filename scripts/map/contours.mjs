import { area, contains } from './geometry.mjs';

/**
 * Marching squares. `height(column, row)` over a grid of `columns` × `rows`; outside the grid the land falls away, so
 * every ring closes. Returns rings of grid positions with the higher ground on their left.
 */
export function isoRings(height, columns, rows, level) {
  const value = (x, y) => (x < 0 || y < 0 || x >= columns || y >= rows ? -1e6 : height(x, y));
  const next = new Map();
  const cross = (ax, ay, bx, by) => {
    const [a, b] = [value(ax, ay), value(bx, by)];
    const t = a < -1e5 ? 1 : b < -1e5 ? 0 : (level - a) / (b - a);
    return {
      key: `${Math.min(ax, bx)},${Math.min(ay, by)},${ax === bx ? 'v' : 'h'}`,
      at: [ax + (bx - ax) * t, ay + (by - ay) * t],
    };
  };
  for (let y = -1; y < rows; y += 1) {
    for (let x = -1; x < columns; x += 1) {
      const corners = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)];
      const code = corners.reduce((sum, corner, bit) => sum | (corner >= level ? 1 << bit : 0), 0);
      if (code === 0 || code === 15) continue;
      const south = () => cross(x, y, x + 1, y);
      const east = () => cross(x + 1, y, x + 1, y + 1);
      const north = () => cross(x, y + 1, x + 1, y + 1);
      const west = () => cross(x, y, x, y + 1);
      const middleHigh = corners.reduce((sum, corner) => sum + corner, 0) / 4 >= level;
      const pieces = {
        1: [[south, west]],
        2: [[east, south]],
        3: [[east, west]],
        4: [[north, east]],
        6: [[north, south]],
        7: [[north, west]],
        8: [[west, north]],
        9: [[south, north]],
        11: [[east, north]],
        12: [[west, east]],
        13: [[south, east]],
        14: [[west, south]],
        5: middleHigh
          ? [
              [south, east],
              [north, west],
            ]
          : [
              [south, west],
              [north, east],
            ],
        10: middleHigh
          ? [
              [west, south],
              [east, north],
            ]
          : [
              [east, south],
              [west, north],
            ],
      };
      for (const [from, to] of pieces[code]) {
        const start = from();
        next.set(start.key, { at: start.at, to: to().key });
      }
    }
  }
  const rings = [];
  while (next.size > 0) {
    const ring = [];
    let key = next.keys().next().value;
    while (next.has(key)) {
      const piece = next.get(key);
      next.delete(key);
      ring.push(piece.at);
      key = piece.to;
    }
    rings.push(ring);
  }
  return rings;
}

/** Outer rings with the holes that lie in them; rings smaller than `least` (square degrees) are left out. */
export function polygons(rings, least) {
  const kept = rings.filter((ring) => Math.abs(area(ring)) >= least);
  const outers = kept.filter((ring) => area(ring) > 0).map((ring) => ({ ring, holes: [] }));
  outers.sort((a, b) => area(a.ring) - area(b.ring));
  for (const hole of kept.filter((ring) => area(ring) < 0)) {
    outers.find((outer) => contains(outer.ring, hole[0]))?.holes.push(hole);
  }
  return outers;
}

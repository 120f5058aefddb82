import { curve, kmEast } from './geometry.mjs';

/**
 * A schematic height for every place on the sheet: between the nearest valley floor and the nearest crest, by the
 * ratio of the distances to both, pulled to the known heights of summits and villages. No survey data.
 */
const CREST_REACH_KM = 17;
const CELL = 0.25;
const KM_PER_DEGREE = 111.32;

/** Same numbers on every machine: a hash of the lattice point, not Math.random. */
function lattice(x, y, seed) {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
}

function noise(x, y, seed) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - column), ease(y - row)];
  const top = lattice(column, row, seed) * (1 - u) + lattice(column + 1, row, seed) * u;
  const bottom = lattice(column, row + 1, seed) * (1 - u) + lattice(column + 1, row + 1, seed) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

/** Fills in the altitudes a line leaves out, by distance along it. */
function withAltitudes(line) {
  const known = line.map((point, index) => (point.length === 3 ? index : -1)).filter((index) => index >= 0);
  return line.map((point, index) => {
    if (point.length === 3) return point;
    const before = known.filter((entry) => entry < index).at(-1);
    const after = known.find((entry) => entry > index);
    const part = (index - before) / (after - before);
    return [...point, line[before][2] + (line[after][2] - line[before][2]) * part];
  });
}

function sample(lines, everyKm) {
  const points = [];
  for (const line of lines) {
    for (let index = 0; index < line.length - 1; index += 1) {
      const [from, to] = [line[index], line[index + 1]];
      const length = Math.hypot((to[0] - from[0]) * kmEast(from[1]), (to[1] - from[1]) * KM_PER_DEGREE);
      const count = Math.max(1, Math.ceil(length / everyKm));
      for (let step = 0; step < count; step += 1)
        points.push(from.map((value, axis) => value + ((to[axis] - value) * step) / count));
    }
    points.push(line[line.length - 1]);
  }
  return points;
}

function index(points) {
  const cells = new Map();
  for (const point of points) {
    const key = `${Math.floor(point[0] / CELL)}:${Math.floor(point[1] / CELL)}`;
    cells.set(key, [...(cells.get(key) ?? []), point]);
  }
  return cells;
}

/** Distance to the nearest point in kilometres and a height, weighted by closeness. */
function near(cells, lon, lat) {
  const [column, row] = [Math.floor(lon / CELL), Math.floor(lat / CELL)];
  const scale = kmEast(lat);
  let nearest = Number.POSITIVE_INFINITY;
  let weights = 0;
  let heights = 0;
  const visit = (x, y) => {
    for (const [pointLon, pointLat, height] of cells.get(`${x}:${y}`) ?? []) {
      const squared = ((pointLon - lon) * scale) ** 2 + ((pointLat - lat) * KM_PER_DEGREE) ** 2;
      const weight = 1 / (squared + 0.12) ** 2;
      nearest = Math.min(nearest, squared);
      weights += weight;
      heights += weight * height;
    }
  };
  for (let reach = 0; reach <= 8; reach += 1) {
    for (let x = column - reach; x <= column + reach; x += 1) {
      for (let y = row - reach; y <= row + reach; y += 1) {
        if (Math.max(Math.abs(x - column), Math.abs(y - row)) === reach) visit(x, y);
      }
    }
    if (reach >= 1 && weights > 0) break;
  }
  return weights > 0 ? { km: Math.sqrt(nearest), height: heights / weights } : { km: 200, height: 200 };
}

/** `spots`: [longitude, latitude, metres, reach in kilometres]. Returns height(longitude, latitude) in metres. */
export function heightField({ crests, valleys, lakeLines, spots }) {
  const floors = index(
    sample(
      valleys.map((line) => curve(withAltitudes(line), 3)),
      1.2,
    ),
  );
  for (const [lon, lat] of sample(lakeLines, 1.2)) {
    const key = `${Math.floor(lon / CELL)}:${Math.floor(lat / CELL)}`;
    floors.set(key, [...(floors.get(key) ?? []), [lon, lat, near(floors, lon, lat).height]]);
  }
  const ridges = index(
    sample(
      crests.map((line) => curve(line, 3)),
      1.2,
    ),
  );

  const plain = (lon, lat) => {
    const [x, y] = [lon * 77, lat * 111];
    const warpedLon =
      lon + (noise(x / 8, y / 8, 1) * 1.3 + noise(x / 2.6, y / 2.6, 2) * 0.42 + noise(x / 0.9, y / 0.9, 5) * 0.13) / 77;
    const warpedLat =
      lat +
      (noise(x / 8, y / 8, 3) * 1.3 + noise(x / 2.6, y / 2.6, 4) * 0.42 + noise(x / 0.9, y / 0.9, 6) * 0.13) / 111;
    const floor = near(floors, warpedLon, warpedLat);
    const crest = near(ridges, warpedLon, warpedLat);
    const part = floor.km / (floor.km + crest.km + 0.01);
    const relief = Math.max(0, crest.height - floor.height) * Math.exp(-((crest.km / CREST_REACH_KM) ** 2));
    const spur = 1 + 0.16 * noise(x / 3.4, y / 3.4, 7) * Math.sin(part * Math.PI);
    return floor.height + relief * part ** 1.12 * spur;
  };

  const pulls = spots.map(([lon, lat, metres, reach]) => [lon, lat, metres - plain(lon, lat), reach]);
  return (lon, lat) => {
    let weights = 0;
    let lift = 0;
    for (const [spotLon, spotLat, delta, reach] of pulls) {
      const squared = ((spotLon - lon) * 77) ** 2 + ((spotLat - lat) * KM_PER_DEGREE) ** 2;
      if (squared > reach * reach * 9) continue;
      const weight = Math.exp(-squared / (reach * reach));
      weights += weight;
      lift += weight * delta;
    }
    return plain(lon, lat) + lift / Math.max(1, weights);
  };
}

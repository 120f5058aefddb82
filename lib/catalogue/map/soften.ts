import type { FeatureCollection, Geometry, Position } from 'geojson';

/** Cuts every corner `times` times (Chaikin); the ends stay. */
export function softenLine(line: readonly Position[], times: number): Position[] {
  let points = [...line];
  for (let round = 0; round < times; round += 1) {
    const last = points.length - 2;
    points = points.flatMap((from, index) => {
      const to = points[index + 1];
      if (!to) return [from];
      const cut = (part: number): Position => from.map((value, axis) => value + ((to[axis] ?? value) - value) * part);
      return [index === 0 ? from : cut(0.25), ...(index === last ? [] : [cut(0.75)])];
    });
  }
  return points;
}

function softenRing(ring: readonly Position[], times: number): Position[] {
  // Starting in the middle of an edge keeps the first corner from staying sharp.
  const [first, second] = ring;
  if (!first || !second) return [...ring];
  const middle = first.map((value, axis) => (value + (second[axis] ?? value)) / 2);
  return softenLine([middle, ...ring.slice(1), middle], times);
}

function softenGeometry(geometry: Geometry, times: number): Geometry {
  if (geometry.type === 'LineString') return { ...geometry, coordinates: softenLine(geometry.coordinates, times) };
  if (geometry.type === 'MultiLineString') {
    return { ...geometry, coordinates: geometry.coordinates.map((line) => softenLine(line, times)) };
  }
  if (geometry.type === 'MultiPolygon') {
    const coordinates = geometry.coordinates.map((rings) => rings.map((ring) => softenRing(ring, times)));
    return { ...geometry, coordinates };
  }
  return geometry;
}

const rounds: Record<string, number> = { contour: 2, road: 2, river: 2, border: 1, relief: 2 };

/** The files carry few points so that they travel lightly; the curves are made where they are seen. */
export function softenFeatures(collection: FeatureCollection): FeatureCollection {
  return {
    ...collection,
    features: collection.features.map((feature) => {
      const times = rounds[feature.properties?.kind] ?? 0;
      return times === 0 ? feature : { ...feature, geometry: softenGeometry(feature.geometry, times) };
    }),
  };
}

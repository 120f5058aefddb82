import type { FeatureCollection, Position } from 'geojson';

/** Cuts every corner `times` times (Chaikin); the ends stay. */
export function softenLine(line: readonly Position[], times: number): Position[] {
  let points = [...line];
  for (let round = 0; round < times; round += 1) {
    points = points.flatMap((from, index) => {
      const to = points[index + 1];
      if (!to) return [from];
      const between = (part: number): Position =>
        from.map((value, axis) => value + ((to[axis] ?? value) - value) * part);
      return index === 0 ? [from, between(0.75)] : [between(0.25), between(0.75)];
    });
  }
  return points;
}

/** The file carries few points so that it travels lightly; the curves are made where they are seen. */
export function softenContours(collection: FeatureCollection): FeatureCollection {
  return {
    ...collection,
    features: collection.features.map((feature) =>
      feature.geometry.type === 'MultiLineString'
        ? {
            ...feature,
            geometry: {
              ...feature.geometry,
              coordinates: feature.geometry.coordinates.map((line) => softenLine(line, 2)),
            },
          }
        : feature,
    ),
  };
}

import type { Feature, FeatureCollection } from 'geojson';
import type { MapDistance } from './types';

/** An easy walk uphill in winter boots. */
const METRES_PER_MINUTE = 62;
const METRES_PER_DEGREE = 111_320;

/** Radius of the ring a distance draws, metres; null when nothing measurable is known. */
export function ringMetres(distance: Pick<MapDistance, 'metres' | 'minutesOnFoot'>): number | null {
  if (distance.metres !== null) return distance.metres;
  return distance.minutesOnFoot === null ? null : distance.minutesOnFoot * METRES_PER_MINUTE;
}

type Place = { longitude: number; latitude: number };

function circle(centre: Place, metres: number): [number, number][] {
  const east = METRES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  return Array.from({ length: 97 }, (_, step) => {
    const angle = (step / 96) * 2 * Math.PI;
    return [
      centre.longitude + (Math.sin(angle) * metres) / east,
      centre.latitude + (Math.cos(angle) * metres) / METRES_PER_DEGREE,
    ];
  });
}

const NEAR_METRES = 4000;
/** How far a line to a far place runs, in halves of the view; its words stand in its middle. */
const FAR_LINE = 1.15;

function metresBetween(from: Place, to: Place): number {
  const east = METRES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot((to.longitude - from.longitude) * east, (to.latitude - from.latitude) * METRES_PER_DEGREE);
}

const isNear = (centre: Place, { target }: MapDistance) =>
  target !== null && metresBetween(centre, target) <= NEAR_METRES;

/** Rings: what is near and whose direction nobody recorded. Equal lengths share one. */
function ringsOf(centre: Place, distances: readonly MapDistance[]): [number, string[]][] {
  const rings = new Map<number, string[]>();
  for (const distance of distances) {
    const metres = ringMetres(distance);
    if (metres === null || metres > NEAR_METRES || isNear(centre, distance)) continue;
    rings.set(metres, [...(rings.get(metres) ?? []), distance.label]);
  }
  return [...rings].sort(([a], [b]) => a - b);
}

/** Rings and lines of the locator. A line to a near place ends there; one to a far place points the way. */
export function distanceFeatures(centre: Place, distances: readonly MapDistance[]): FeatureCollection {
  const features: Feature[] = ringsOf(centre, distances).flatMap(([metres, names], index): Feature[] => {
    const ring = circle(centre, metres);
    return [
      { type: 'Feature', properties: { kind: 'ring' }, geometry: { type: 'LineString', coordinates: ring } },
      {
        type: 'Feature',
        properties: { kind: 'ring-label', text: names.join(' · '), order: index },
        geometry: { type: 'Point', coordinates: ring[0] ?? [centre.longitude, centre.latitude] },
      },
    ];
  });
  for (const distance of distances) {
    if (!distance.target) continue;
    const { target } = distance;
    const part = Math.min(1, (locatorReach(centre, distances) * FAR_LINE) / Math.max(1, metresBetween(centre, target)));
    const end = [
      centre.longitude + (target.longitude - centre.longitude) * (isNear(centre, distance) ? 1 : part),
      centre.latitude + (target.latitude - centre.latitude) * (isNear(centre, distance) ? 1 : part),
    ];
    features.push({
      type: 'Feature',
      properties: {
        kind: isNear(centre, distance) ? 'near-line' : 'far-line',
        text: distance.label,
      },
      geometry: { type: 'LineString', coordinates: [[centre.longitude, centre.latitude], end] },
    });
  }
  return { type: 'FeatureCollection', features };
}

/** Half the width the locator should show, metres: the furthest ring or near place with room around it. */
export function locatorReach(centre: Place, distances: readonly MapDistance[]): number {
  const rings = ringsOf(centre, distances).map(([metres]) => metres);
  const places = distances.flatMap((entry) =>
    entry.target && isNear(centre, entry) ? [metresBetween(centre, entry.target)] : [],
  );
  return Math.min(2600, Math.max(900, Math.max(0, ...rings, ...places) * 1.3));
}

/** Plane geometry of the map generator. Positions are [longitude, latitude]; distances kilometres. */

const KM_PER_DEGREE = 111.32;

export const kmEast = (latitude) => KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);

export function distance([lonA, latA], [lonB, latB]) {
  return Math.hypot((lonB - lonA) * kmEast((latA + latB) / 2), (latB - latA) * KM_PER_DEGREE);
}

export const round = (digits) => (position) => position.map((value) => Number(value.toFixed(digits)));

/** A curve through every point (Catmull-Rom, tension 0.5), `steps` pieces between two of them. */
export function curve(points, steps, closed = false) {
  const count = points.length;
  const at = (index) => (closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]);
  const result = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      result.push(
        from.map((_, axis) => {
          const velocityFrom = (to[axis] - before[axis]) * 0.42;
          const velocityTo = (after[axis] - from[axis]) * 0.42;
          const span = to[axis] - from[axis];
          return (
            from[axis] +
            velocityFrom * t +
            (3 * span - 2 * velocityFrom - velocityTo) * t ** 2 +
            (velocityFrom + velocityTo - 2 * span) * t ** 3
          );
        }),
      );
    }
  }
  if (!closed) result.push(points[count - 1]);
  return result;
}

/** Fewer points, none further than `tolerance` degrees from the line they leave (Douglas-Peucker). */
export function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const first = points[0];
  const last = points[points.length - 1];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let worst = 0;
  let worstIndex = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = [points[index][0] - first[0], points[index][1] - first[1]];
    const off = length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length;
    if (off > worst) [worst, worstIndex] = [off, index];
  }
  if (worst <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, worstIndex + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(worstIndex), tolerance),
  ];
}

/** The signed area in square degrees, positive when counter-clockwise. */
export function area(ring) {
  let sum = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const [ax, ay] = ring[index];
    const [bx, by] = ring[(index + 1) % ring.length];
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

export function contains(ring, [x, y]) {
  let inside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index, index += 1) {
    const [ax, ay] = ring[index];
    const [bx, by] = ring[before];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Closed and counter-clockwise outside, clockwise in holes, as RFC 7946 wants it. */
export function closeRing(ring, isHole = false) {
  const turned = area(ring) > 0 === isHole ? [...ring].reverse() : ring;
  return [...turned, turned[0]];
}

/** The outline of a long lake: both sides of a middle line of [longitude, latitude, half width in kilometres]. */
export function ribbon(middle) {
  const line = curve(middle, 4);
  const sides = line.map(([lon, lat, half], index) => {
    const before = line[Math.max(0, index - 1)];
    const after = line[Math.min(line.length - 1, index + 1)];
    const [east, north] = [(after[0] - before[0]) * kmEast(lat), (after[1] - before[1]) * KM_PER_DEGREE];
    const length = Math.hypot(east, north);
    // Shores are never parallel: a slow wobble by position keeps the two sides apart.
    const wobble = (side) => half * (1 + 0.16 * Math.sin(lon * 140 + lat * 95 + side));
    const offset = (side) => [
      lon - ((side * north) / length / kmEast(lat)) * wobble(side),
      lat + ((side * east) / length / KM_PER_DEGREE) * wobble(side),
    ];
    return { left: offset(1), right: offset(-1), ahead: [east / length, north / length], half, at: [lon, lat] };
  });
  const cap = ({ at, ahead, half }, direction) => [
    at[0] + (direction * ahead[0] * half * 0.8) / kmEast(at[1]),
    at[1] + (direction * ahead[1] * half * 0.8) / KM_PER_DEGREE,
  ];
  const last = sides[sides.length - 1];
  return [
    cap(sides[0], -1),
    ...sides.map((side) => side.left),
    cap(last, 1),
    ...sides.map((side) => side.right).reverse(),
  ];
}

/** Positions written as `7.589 47.59, 7.553 47.57`: longitude, latitude and, where given, a third number. */
export const trace = (text) =>
  text
    .trim()
    .split(',')
    .map((position) => position.trim().split(/\s+/).map(Number));

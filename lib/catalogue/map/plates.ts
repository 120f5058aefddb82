/**
 * A plate that wants to stand over its point; in CSS pixels, the point from the upper left corner of the map. One that
 * is fixed never makes way.
 */
export type Plate = { key: string; x: number; y: number; width: number; height: number; isFixed?: boolean };
export type Shift = { x: number; y: number };
type Size = { width: number; height: number };

const GAP = 3;
const LEADER = 14;

/** Where a plate may stand instead, the nearest first: beside, above and below its point, then further away. */
function placesOf({ width, height }: Plate): Shift[] {
  const places: Shift[] = [{ x: 0, y: 0 }];
  for (const far of [1, 2, 3]) {
    const across = width / 2 + LEADER * far;
    const up = height * far - height / 2 + LEADER;
    places.push({ x: across, y: -LEADER }, { x: -across, y: -LEADER }, { x: across, y: LEADER });
    places.push({ x: -across, y: LEADER }, { x: 0, y: -up }, { x: 0, y: up });
    places.push({ x: across, y: -up }, { x: -across, y: -up }, { x: across, y: up }, { x: -across, y: up });
  }
  return places;
}

/** How much of two plates lies over each other, in square pixels; what is only close counts, too. */
function overlap(a: Plate, b: Plate): number {
  const across = (a.width + b.width) / 2 + GAP - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 + GAP - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function isWithin({ x, y, width, height }: Plate, map: Size): boolean {
  return x - width / 2 >= 0 && y - height / 2 >= 0 && x + width / 2 <= map.width && y + height / 2 <= map.height;
}

/**
 * The nearest place at which a plate covers none of those that stand, anywhere on the map; null where there is none.
 * The nearest free point beside rectangles lies level with the wish or against an edge, in each direction: no other
 * needs to be looked at.
 */
function nearestFree(plate: Plate, standing: readonly Plate[], map: Size): Shift | null {
  const across = [plate.x, plate.width / 2, map.width - plate.width / 2];
  const down = [plate.y, plate.height / 2, map.height - plate.height / 2];
  for (const other of standing) {
    const apart = { x: (plate.width + other.width) / 2 + GAP, y: (plate.height + other.height) / 2 + GAP };
    across.push(other.x - apart.x, other.x + apart.x);
    down.push(other.y - apart.y, other.y + apart.y);
  }
  const places = across.flatMap((x) => down.map((y) => ({ ...plate, x, y })));
  const distance = (at: Plate) => Math.hypot(at.x - plate.x, at.y - plate.y);
  const free = places
    .filter((at) => isWithin(at, map))
    .sort((a, b) => distance(a) - distance(b))
    .find((at) => standing.every((other) => overlap(at, other) === 0));
  return free ? { x: free.x - plate.x, y: free.y - plate.y } : null;
}

/** The first of a plate's usual places that is free, else the nearest free one; on a full map where it covers least. */
function placeFor(plate: Plate, standing: readonly Plate[], map: Size): Shift {
  let best = { shift: { x: 0, y: 0 }, covered: Number.POSITIVE_INFINITY };
  for (const shift of placesOf(plate)) {
    const at = { ...plate, x: plate.x + shift.x, y: plate.y + shift.y };
    const isMoved = shift.x !== 0 || shift.y !== 0;
    if (isMoved && !isWithin(at, map)) continue;
    const covered = standing.reduce((sum, other) => sum + overlap(at, other), 0);
    if (covered === 0) return shift;
    if (covered < best.covered) best = { shift, covered };
  }
  return nearestFree(plate, standing, map) ?? best.shift;
}

/**
 * How far each plate moves from its point so that none covers another: those of the list's beginning first. One whose
 * point lies beside the map stays there.
 */
export function placePlates(plates: readonly Plate[], map: Size): ReadonlyMap<string, Shift> {
  const standing: Plate[] = [];
  const shifts = new Map<string, Shift>();
  for (const plate of plates) {
    const isOut = !isWithin({ ...plate, width: 0, height: 0 }, map);
    const shift = plate.isFixed || isOut ? { x: 0, y: 0 } : placeFor(plate, standing, map);
    standing.push({ ...plate, x: plate.x + shift.x, y: plate.y + shift.y });
    shifts.set(plate.key, shift);
  }
  return shifts;
}

/** A plate that wants to stand over its point; in CSS pixels, the point from the upper left corner of the map. */
export type Plate = { key: string; x: number; y: number; width: number; height: number };
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
 * How far each plate moves from its point so that none covers another: plates of the list's beginning first, each at the
 * nearest place that is free. Where none is, it stands where it covers least.
 */
export function placePlates(plates: readonly Plate[], map: Size): ReadonlyMap<string, Shift> {
  const standing: Plate[] = [];
  const shifts = new Map<string, Shift>();
  for (const plate of plates) {
    let best: { shift: Shift; at: Plate; covered: number } | null = null;
    for (const shift of placesOf(plate)) {
      const at = { ...plate, x: plate.x + shift.x, y: plate.y + shift.y };
      const isMoved = shift.x !== 0 || shift.y !== 0;
      if (isMoved && !isWithin(at, map)) continue;
      const covered = standing.reduce((sum, other) => sum + overlap(at, other), 0);
      if (!best || covered < best.covered) best = { shift, at, covered };
      if (covered === 0) break;
    }
    if (!best) continue;
    standing.push(best.at);
    shifts.set(plate.key, best.shift);
  }
  return shifts;
}

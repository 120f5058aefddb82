import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plate, placePlates } from '@/lib/catalogue/map/plates';

const map = { width: 700, height: 900 };
const plate = (key: string, x: number, y: number): Plate => ({ key, x, y, width: 52, height: 26 });

function covers(a: Plate, b: Plate): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

const placed = (plates: readonly Plate[]) => {
  const shifts = placePlates(plates, map);
  return plates.map((one) => {
    const { x, y } = shifts.get(one.key) ?? { x: Number.NaN, y: Number.NaN };
    return { ...one, x: one.x + x, y: one.y + y };
  });
};

describe('plates on a map', () => {
  it('stay over their points where nothing is in their way', () => {
    const far = [plate('a', 100, 100), plate('b', 300, 100), plate('c', 300, 400)];
    expect(placed(far)).toEqual(far);
  });

  it('make way for the one before them, and the first of the list never moves', () => {
    const [first, second] = placed([plate('a', 200, 200), plate('b', 204, 203)]);
    expect(first).toMatchObject({ x: 200, y: 200 });
    expect(first && second && covers(first, second)).toBe(false);
  });

  it('never cover each other in a village of a dozen, and stay on the map and near their points', () => {
    const point = fc.record({ x: fc.integer({ min: 30, max: 670 }), y: fc.integer({ min: 300, max: 340 }) });
    // Each plate that stands keeps another out of 110 × 58 px, its gap included; eleven of them at the map's edge fill a
    // half disc of 211 px, so that one place at least is free within it.
    const reach = 212;
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (points) => {
        const plates = points.map(({ x, y }, index) => plate(String(index), x, y));
        const all = placed(plates);
        for (const [index, one] of all.entries()) {
          expect(all.slice(index + 1).some((other) => covers(one, other))).toBe(false);
          expect(Math.hypot(one.x - (plates[index]?.x ?? 0), one.y - (plates[index]?.y ?? 0))).toBeLessThan(reach);
          expect(one.x).toBeGreaterThanOrEqual(26);
          expect(one.x).toBeLessThanOrEqual(674);
        }
      }),
    );
  });

  it('take the nearest free place where each usual one is taken', () => {
    const atTheEdge = [47, 30, 30, 30, 30, 30].map((x, index) => plate(String(index), x, 300));
    const all = placed(atTheEdge);
    for (const [index, one] of all.entries()) {
      expect(all.slice(index + 1).some((other) => covers(one, other))).toBe(false);
      expect(Math.hypot(one.x - (atTheEdge[index]?.x ?? 0), one.y - 300)).toBeLessThan(110);
    }
  });

  it('leave a plate where it is when its point lies beside the map', () => {
    const [, outside] = placed([plate('a', 20, 300), plate('b', -20, 300)]);
    expect(outside).toMatchObject({ x: -20, y: 300 });
  });

  it('stay where they are when they are fixed, and the others make way', () => {
    const [, fixed, third] = placed([
      plate('a', 200, 200),
      { ...plate('b', 210, 200), isFixed: true },
      plate('c', 240, 200),
    ]);
    expect(fixed).toMatchObject({ x: 210, y: 200 });
    expect(fixed && third && covers(fixed, third)).toBe(false);
  });

  it('stand where they cover least when there is no room at all', () => {
    const crowd = Array.from({ length: 30 }, (_, index) => plate(String(index), 100, 60));
    const shifts = placePlates(crowd, { width: 200, height: 120 });
    expect(shifts.size).toBe(30);
    expect([...shifts.values()].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

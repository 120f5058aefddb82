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
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (points) => {
        const plates = points.map(({ x, y }, index) => plate(String(index), x, y));
        const all = placed(plates);
        for (const [index, one] of all.entries()) {
          expect(all.slice(index + 1).some((other) => covers(one, other))).toBe(false);
          expect(Math.abs(one.x - (plates[index]?.x ?? 0))).toBeLessThan(80);
          expect(one.x).toBeGreaterThanOrEqual(26);
          expect(one.x).toBeLessThanOrEqual(674);
        }
      }),
    );
  });

  it('stand where they cover least when there is no room at all', () => {
    const crowd = Array.from({ length: 60 }, (_, index) => plate(String(index), 350, 450));
    expect(placed(crowd).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

/** Pixels of a small map sign, as MapLibre's addImage takes them. */
export type Mark = { width: number; height: number; data: Uint8ClampedArray };

type Shape = (x: number, y: number) => number;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function draw(size: number, colour: [number, number, number], coverage: Shape): Mark {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const alpha = coverage(x + 0.5, y + 0.5);
      data.set([...colour, Math.round(alpha * 255)], (y * size + x) * 4);
    }
  }
  return { width: size, height: size, data };
}

/** A summit: a small filled triangle. `ratio`: device pixels per CSS pixel the image is made for. */
export function peakMark(ratio: number): Mark {
  const size = Math.round(8 * ratio);
  return draw(size, [107, 103, 92], (x, y) => {
    const half = ((y - size * 0.14) / (size * 0.72)) * size * 0.42;
    const inside = half - Math.abs(x - size / 2);
    return y < size * 0.14 || y > size * 0.86 ? 0 : clamp(inside + 0.5);
  });
}

/** A town that is not ours: a small ring. */
export function townMark(ratio: number): Mark {
  const size = Math.round(8 * ratio);
  return draw(size, [107, 103, 92], (x, y) => {
    const distance = Math.hypot(x - size / 2, y - size / 2);
    return clamp(0.6 * ratio - Math.abs(distance - 2.3 * ratio) + 0.5);
  });
}

/** An airport: a runway cross in a square's corners, read as a plane from afar. */
export function airportMark(ratio: number): Mark {
  const size = Math.round(11 * ratio);
  const middle = size / 2;
  const bar = (across: number, along: number, width: number, from: number, to: number) =>
    Math.min(clamp(width / 2 - Math.abs(across) + 0.5), clamp(along - from + 0.5), clamp(to - along + 0.5));
  return draw(size, [85, 96, 94], (x, y) => {
    const [dx, dy] = [x - middle, y - middle];
    const body = bar(dx, dy, 1.5 * ratio, -4.6 * ratio, 4.4 * ratio);
    const wings = bar(dy - Math.abs(dx) * 0.35 + 0.4 * ratio, dx, 1.7 * ratio, -4.6 * ratio, 4.6 * ratio);
    const tail = bar(dy - Math.abs(dx) * 0.35 - 3.4 * ratio, dx, 1.2 * ratio, -2.1 * ratio, 2.1 * ratio);
    return Math.max(body, wings, tail);
  });
}

/** Nothing to see: keeps words off the pins, which stand above the map as buttons. */
export function roomMark(ratio: number): Mark {
  return draw(Math.round(24 * ratio), [0, 0, 0], () => 0);
}

import { clampChroma, converter, formatHex, interpolate, type Oklch, parse, wcagContrast } from 'culori';

export const INK = '#1b2423';
export const WHITE = '#ffffff';
const BLACK = '#000000';

/** Text; lines and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
export const READABLE = 4.5;
export const VISIBLE = 3;

const SEARCH_STEPS = 12;

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/** culori gives undefined for what is no colour, but throws at a function's name with a broken argument (`A(0A`). */
function parsed(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Any opaque CSS colour as `#rrggbb`; null when it is none. */
export function parseColor(value: string | null | undefined): string | null {
  const rgb = value ? toRgb(parsed(value.trim())) : undefined;
  return rgb && (rgb.alpha ?? 1) === 1 ? formatHex(rgb) : null;
}

/** `ratio` of `other` in `color`, mixed in sRGB. */
export function mix(color: string, other: string, ratio: number): string {
  return formatHex(interpolate([color, other], 'rgb')(ratio));
}

export function contrast(first: string, second: string): number {
  return wcagContrast(first, second);
}

/**
 * The readable of the two inks on a ground. Some middle tones carry neither at 4.5:1: black does, and those appear only
 * where the ground may not be moved (a derived tint); main colours are moved to the nearest passing shade instead.
 */
export function inkOn(ground: string): string {
  const better = contrast(WHITE, ground) >= contrast(INK, ground) ? WHITE : INK;
  return contrast(better, ground) >= READABLE ? better : BLACK;
}

/** Whether white or our ink can be read on the colour. */
export function carriesText(color: string): boolean {
  return contrast(WHITE, color) >= READABLE || contrast(INK, color) >= READABLE;
}

/** The shade of the same hue with that lightness, as near to its chroma as a screen can show. */
function shade(color: Oklch, lightness: number): string {
  return formatHex(clampChroma({ ...color, l: lightness }, 'oklch'));
}

function distance(first: string, second: Oklch): number {
  return Math.abs((toOklch(first)?.l ?? 0) - second.l);
}

/** The first shade on the way from `color` to `end` that passes; null when not even the end does. */
function towards(color: Oklch, end: 0 | 1, passes: (candidate: string) => boolean): string | null {
  const last = end === 0 ? BLACK : WHITE;
  if (!passes(last)) return null;
  let [failing, passing, found] = [color.l, end as number, last];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (failing + passing) / 2;
    const candidate = shade(color, middle);
    if (passes(candidate)) [passing, found] = [middle, candidate];
    else failing = middle;
  }
  return found;
}

function nearestShade(color: string, judges: readonly ((candidate: string) => boolean)[]): string | null {
  if (judges.some((passes) => passes(color))) return color;
  const start = toOklch(color);
  if (!start) return null;
  const found = judges.flatMap((passes) => [towards(start, 0, passes), towards(start, 1, passes)]);
  return found
    .filter((candidate) => candidate !== null)
    .reduce<string | null>(
      (best, candidate) => (best === null || distance(candidate, start) < distance(best, start) ? candidate : best),
      null,
    );
}

/**
 * The shade of `color` (same hue, nearest lightness) that reaches `ratio` against `against`: `color` itself when it does.
 * All three as the brand studio has them: `#rrggbb` and 1 to 21. Null when no shade can (a ratio out of reach).
 */
export function nearestPassingShade(color: string, against: string, ratio = READABLE): string | null {
  return nearestShade(color, [(candidate) => contrast(candidate, against) >= ratio]);
}

/** The nearest shade of a main colour that carries one of the two inks. Every colour has one. */
export function nearestGround(color: string): string {
  const carries = (ink: string) => (candidate: string) => contrast(ink, candidate) >= READABLE;
  return nearestShade(color, [carries(WHITE), carries(INK)]) ?? BLACK;
}

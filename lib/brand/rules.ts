import { converter, formatHex, interpolate, parse, wcagContrast } from 'culori';

/** Default dark teal and gold (specification 2 §3, decisions §1). */
export const DEFAULT_MAIN = '#11494b';
export const DEFAULT_ACCENT = '#b08d57';
const INK = '#1b2423';
const WHITE = '#ffffff';
const READABLE = 4.5;

const toRgb = converter('rgb');

/** Any CSS colour as `#rrggbb`; null when it is none. */
export function parseColor(value: string | null | undefined): string | null {
  const rgb = value ? toRgb(parse(value.trim())) : undefined;
  return rgb && (rgb.alpha ?? 1) === 1 ? formatHex(rgb) : null;
}

function mix(color: string, other: string, ratio: number): string {
  return formatHex(interpolate([color, other], 'rgb')(ratio));
}

export function contrast(first: string, second: string): number {
  return wcagContrast(first, second);
}

/** The readable of the two inks on a ground. */
export function inkOn(ground: string): string {
  return contrast(WHITE, ground) >= contrast(INK, ground) ? WHITE : INK;
}

export type BrandColors = {
  main: string;
  /** main mixed with white 40 % and 90 %, with black 50 % (decisions §1). */
  light1: string;
  light2: string;
  hover: string;
  onMain: string;
  accent: string;
};

/** Every colour of a brand from its two; an invalid main falls back to the default. */
export function brandColors(main: string | null, accent: string | null): BrandColors {
  const effective = parseColor(main) ?? DEFAULT_MAIN;
  return {
    main: effective,
    light1: mix(effective, WHITE, 0.4),
    light2: mix(effective, WHITE, 0.9),
    hover: mix(effective, '#000000', 0.5),
    onMain: inkOn(effective),
    accent: parseColor(accent) ?? DEFAULT_ACCENT,
  };
}

/** Whether text in the computed ink is readable on the colour (4.5:1). */
export function isReadable(color: string): boolean {
  return contrast(inkOn(color), color) >= READABLE;
}

/** The colours as custom properties for the root element's `style`. */
export function brandStyle(colors: BrandColors): Record<`--${string}`, string> {
  return {
    '--main': colors.main,
    '--main-light1': colors.light1,
    '--main-light2': colors.light2,
    '--main-hover': colors.hover,
    '--on-main': colors.onMain,
    '--accent': colors.accent,
  };
}

import { remembered } from '@/lib/platform/remembered';
import type { BrandColors, OwnColors } from '../types';
import {
  contrast,
  INK,
  inkOn,
  mix,
  nearestGround,
  nearestPassingShade,
  parseColor,
  READABLE,
  VISIBLE,
  WHITE,
} from './contrast';

/** Default dark teal and gold (rule 1.4). */
export const DEFAULT_MAIN = '#11494b';
export const DEFAULT_ACCENT = '#b08d57';

/** The light grounds of globals.css that text in a brand's colour stands on. */
const lightGrounds = [WHITE, '#fbfaf7', '#f3f1eb'] as const;

const BLACK = '#000000';

type Wanted = { main: string | null; accent: string | null } & Partial<
  Pick<OwnColors, 'invertedFont' | 'h2Header' | 'priceRange'>
> & { accentOnMain?: string | null };

/** Every colour of a brand from those it names: an invalid main falls back to the default, what cannot be read gives way. */
export const brandColors = remembered((wanted: Wanted): BrandColors => {
  const main = nearestGround(parseColor(wanted.main) ?? DEFAULT_MAIN);
  const accent = parseColor(wanted.accent) ?? DEFAULT_ACCENT;
  const light2 = mix(main, WHITE, 0.9);
  const hover = mix(main, BLACK, 0.5);
  const onMain = reaching(wanted.invertedFont, main, READABLE) ?? inkOn(main);
  const mainInk = inkOnLight(main, light2);
  const ownInk = (color: string | null | undefined) => {
    const parsed = parseColor(color);
    return parsed ? inkOnLight(parsed, light2) : mainInk;
  };
  return {
    main,
    light1: mix(main, WHITE, 0.4),
    light2,
    hover,
    onMain,
    onHover: contrast(onMain, hover) >= READABLE ? onMain : inkOn(hover),
    accent,
    accentOnMain: reaching(wanted.accentOnMain, main, VISIBLE) ?? reaching(accent, main, VISIBLE) ?? onMain,
    mainInk,
    h2Header: ownInk(wanted.h2Header),
    priceRange: ownInk(wanted.priceRange),
  };
});

/** The colour when it is one and reaches the ratio on the ground. */
export function reaching(color: string | null | undefined, ground: string, ratio: number): string | null {
  const parsed = parseColor(color);
  return parsed !== null && contrast(parsed, ground) >= ratio ? parsed : null;
}

/** As text on every light ground: the nearest passing shade on the darkest of them. */
function inkOnLight(color: string, light2: string): string {
  const darkest = [...lightGrounds, light2].reduce((a, b) => (contrast(a, INK) <= contrast(b, INK) ? a : b));
  return nearestPassingShade(color, darkest, READABLE) ?? INK;
}

import { remembered } from '@/lib/platform/remembered';
import type { BrandColors, BrandProfile, MenuBar } from '../types';
import { contrast, INK, mix, READABLE, WHITE } from './contrast';

const THEME_COLORFUL = 'colorful';
const BLACK = '#000000';
const VEIL_STEP = 0.02;

/** Two things invert the menu bar, the brand's setting and the agency's theme; both together still do (rule 1.4). */
export function isMenuInverted(areColorsInverted: boolean, theme: string | null): boolean {
  return areColorsInverted || theme === THEME_COLORFUL;
}

/** How much of the bar's ground must lie over any picture so that the ink stays readable on its worst pixel. */
export const veilOver = remembered(({ background, ink }: Pick<MenuBar, 'background' | 'ink'>): number => {
  for (let share = 0.6; share < 1; share += VEIL_STEP) {
    const worst = [WHITE, BLACK].map((pixel) => contrast(ink, mix(pixel, background, share)));
    if (Math.min(...worst) >= READABLE) return Math.round(share * 100) / 100;
  }
  return 1;
});

export function menuBar(
  own: BrandProfile['menuBar'],
  theme: string | null,
  colors: BrandColors,
  logoPath: string | null,
): MenuBar {
  const isInverted = isMenuInverted(own.areColorsInverted, theme);
  const [background, ink, accent] = isInverted
    ? [colors.main, colors.onMain, colors.accentOnMain]
    : [WHITE, INK, colors.accent];
  const picture = own.backgroundPath && { path: own.backgroundPath, veil: veilOver({ background, ink }) };
  return { isInverted, background, ink, accent, picture: picture || null, logoPath };
}

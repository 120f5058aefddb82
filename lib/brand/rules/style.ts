import type { BrandColors, EffectiveBrand } from '../types';

type RootStyle = Record<`--${string}`, string>;

/** The colours as custom properties for the root element's `style`: they are in the first byte. */
export function brandStyle(colors: BrandColors): RootStyle {
  return {
    '--main': colors.main,
    '--main-light1': colors.light1,
    '--main-light2': colors.light2,
    '--main-hover': colors.hover,
    '--on-main': colors.onMain,
    '--on-main-hover': colors.onHover,
    '--main-ink': colors.mainInk,
    '--accent': colors.accent,
    '--accent-on-main': colors.accentOnMain,
    '--h2-header': colors.h2Header,
    '--price-range': colors.priceRange,
  };
}

/** The same with the menu bar, which only the agency side has. */
export function effectiveStyle({ colors, menuBar }: Pick<EffectiveBrand, 'colors' | 'menuBar'>): RootStyle {
  return {
    ...brandStyle(colors),
    '--menu-bg': menuBar.background,
    '--menu-fg': menuBar.ink,
    '--menu-accent': menuBar.accent,
    ...(menuBar.picture && {
      '--menu-picture': `url("${menuBar.picture.path}")`,
      '--menu-veil': `color-mix(in srgb, ${menuBar.background} ${Math.round(menuBar.picture.veil * 100)}%, transparent)`,
    }),
  };
}

import type { OwnColors } from '../types';
import { brandColors } from './colors';
import { parseColor } from './contrast';

/** Of a brand's colours those that could not be read, and what is shown in the stead of each (rule 1.4). */
export function shownColors(own: OwnColors): Partial<Record<keyof OwnColors, string>> {
  const colors = brandColors(own);
  const shown: Record<keyof OwnColors, string> = {
    main: colors.main,
    accent: colors.accentOnMain,
    invertedFont: colors.onMain,
    h2Header: colors.h2Header,
    priceRange: colors.priceRange,
  };
  const names = Object.keys(shown) as (keyof OwnColors)[];
  // What is no colour at all is an error of its field, and says nothing of contrast.
  const given = names.filter((name) => parseColor(own[name]) !== null);
  return Object.fromEntries(
    given.filter((name) => parseColor(own[name]) !== shown[name]).map((name) => [name, shown[name]]),
  );
}

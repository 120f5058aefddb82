import { DEFAULT_MAIN, reaching } from '@/lib/brand/rules/colors';
import {
  carriesText,
  nearestGround,
  nearestPassingShade,
  parseColor,
  READABLE,
  VISIBLE,
} from '@/lib/brand/rules/contrast';

export type DesignColors = { main: string | null; accentOnMain: string | null; invertedFont: string | null };

type DesignJudgement = {
  /** Colour -> message key: what is no colour, or cannot be read. */
  errors: Partial<Record<keyof DesignColors, 'colorInvalid' | 'contrastFails'>>;
  /** The colours with the nearest passing shade where one failed; null where a value is no colour at all. */
  nearest: DesignColors | null;
};

/**
 * Judges an agency's colours (rule 1.4): text on the main colour reaches 4.5:1, marks on it 3:1. Null is the brand's
 * own. Nearest: the same hue, and the shades of the two others against the main colour as it would be.
 */
export function judgeDesign(colors: DesignColors): DesignJudgement {
  const errors: DesignJudgement['errors'] = {};
  for (const [name, value] of Object.entries(colors) as [keyof DesignColors, string | null][]) {
    if (value !== null && parseColor(value) === null) errors[name] = 'colorInvalid';
  }
  if (Object.keys(errors).length > 0) return { errors, nearest: null };

  const wantedMain = parseColor(colors.main);
  const main = wantedMain && nearestGround(wantedMain);
  if (wantedMain && !carriesText(wantedMain)) errors.main = 'contrastFails';
  const ground = main ?? DEFAULT_MAIN;
  const onGround = (name: 'accentOnMain' | 'invertedFont', ratio: number): string | null => {
    const wanted = parseColor(colors[name]);
    if (wanted === null || reaching(wanted, ground, ratio)) return wanted;
    errors[name] = 'contrastFails';
    return nearestPassingShade(wanted, ground, ratio);
  };
  const invertedFont = onGround('invertedFont', READABLE);
  const accentOnMain = onGround('accentOnMain', VISIBLE);
  return { errors, nearest: { main, accentOnMain, invertedFont } };
}

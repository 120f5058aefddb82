import 'server-only';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const WEIGHTS = [300, 400, 700] as const;

/**
 * Lato as rule 6.13 says; a letter it does not have is taken from the next of these that has it, so that names
 * in any European script print. The files hold one script each.
 */
const families = {
  Lato: 'lato/files/lato-latin',
  'Lato Extended': 'lato/files/lato-latin-ext',
  'Noto Latin': 'noto-sans/files/noto-sans-latin',
  'Noto Extended': 'noto-sans/files/noto-sans-latin-ext',
  'Noto Vietnamese': 'noto-sans/files/noto-sans-vietnamese',
  'Noto Greek': 'noto-sans/files/noto-sans-greek',
  'Noto Greek Extended': 'noto-sans/files/noto-sans-greek-ext',
  'Noto Cyrillic': 'noto-sans/files/noto-sans-cyrillic',
  'Noto Cyrillic Extended': 'noto-sans/files/noto-sans-cyrillic-ext',
  'Noto Georgian': 'noto-sans-georgian/files/noto-sans-georgian-georgian',
  'Noto Armenian': 'noto-sans-armenian/files/noto-sans-armenian-armenian',
} as const;

export const FONT_STACK = Object.keys(families);

let areRegistered = false;

/** Once a process; a file is read when a letter of it is first needed. */
export function registerFonts(): void {
  if (areRegistered) return;
  areRegistered = true;
  for (const [family, file] of Object.entries(families)) {
    Font.register({
      family,
      fonts: WEIGHTS.map((fontWeight) => ({
        fontWeight,
        src: path.join(process.cwd(), 'node_modules/@fontsource', `${file}-${fontWeight}-normal.woff`),
      })),
    });
  }
  // Its own hyphenation knows English only.
  Font.registerHyphenationCallback((word) => [word]);
}

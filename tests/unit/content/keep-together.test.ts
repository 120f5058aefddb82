import { describe, expect, it } from 'vitest';
import { keepTogether } from '@/components/catalogue/content/keep-together';

/** A space that does not break, made visible. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '~');

describe('what a line must not part', () => {
  it.each([
    ['auf 1444 Metern, 22 Kilometer weit', 'auf 1444~Metern, 22~Kilometer weit'],
    ['35 % des Preises, 84 Tage (12 Wochen) vorher', '35~% des Preises, 84~Tage (12~Wochen) vorher'],
    ['von 9 bis 17 Uhr', 'von 9 bis 17~Uhr'],
    ['§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 lit. f DSGVO', '§~25 Abs.~2 Nr.~2 TDDDG, Art.~6 Abs.~1 lit.~f DSGVO'],
    ['Lech, St. Anton und St. Moritz', 'Lech, St.~Anton und St.~Moritz'],
  ])('%s', (text, kept) => expect(shown(text)).toBe(kept));

  it.each(['the last of 2027 houses', '1. Wann und wo', 'in 1300, 1550 and 1650', 'the 12 most quiet'])(
    'leaves alone: %s',
    (text) => expect(keepTogether(text)).toBe(text),
  );
});

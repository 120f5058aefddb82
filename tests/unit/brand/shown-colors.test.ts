import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/brand/rules/contrast';
import { shownColors } from '@/lib/brand/rules/shown-colors';

const plain = { main: '#11494b', accent: '#d9b36c', invertedFont: null, h2Header: null, priceRange: null };
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('what is shown in the stead of a colour nobody could read (rule 1.4)', () => {
  it('is nothing where each of them can be read', () => {
    expect(shownColors(plain)).toEqual({});
    expect(shownColors({ ...plain, h2Header: '#11494b' })).toEqual({});
  });

  it('is said of the one that fails alone', () => {
    const shown = shownColors({ ...plain, invertedFont: '#22605f', priceRange: '#f4e9c8' });
    expect(Object.keys(shown).sort()).toEqual(['invertedFont', 'priceRange']);
    expect(contrast(shown.invertedFont ?? '', plain.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shown.priceRange ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('says nothing of what is no colour', () => {
    expect(shownColors({ ...plain, main: 'green-ish', h2Header: '#12' })).not.toHaveProperty('main');
  });

  it('fails itself for none, whatever was typed', () => {
    fc.assert(
      fc.property(color, fc.option(color, { nil: null }), (main, h2Header) => {
        const own = { ...plain, main, h2Header };
        const shown = shownColors(own);
        expect(
          shownColors({ ...own, main: shown.main ?? main, h2Header: shown.h2Header ?? h2Header }),
        ).not.toHaveProperty('main');
      }),
    );
  });
});

import { clampChroma, converter, formatHex } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColors, DEFAULT_ACCENT, DEFAULT_MAIN } from '@/lib/brand/rules/colors';
import {
  carriesText,
  contrast,
  INK,
  inkOn,
  nearestGround,
  nearestPassingShade,
  parseColor,
  READABLE,
  VISIBLE,
  WHITE,
} from '@/lib/brand/rules/contrast';

const color = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

const toOklch = converter('oklch');
const lightness = (value: string) => toOklch(value)?.l ?? 0;

describe('a colour', () => {
  it('is any opaque CSS colour, or nothing', () => {
    expect(['#11494B', 'teal', ' rgb(17 73 75) ', 'hsl(120 100% 25%)'].map(parseColor)).toEqual([
      '#11494b',
      '#008080',
      '#11494b',
      '#008000',
    ]);
    expect(['', '#12', 'bordeaux profond', '#11494b80', 'transparent', 'url(x)', 'A(0A', null].map(parseColor)).toEqual(
      Array.from({ length: 8 }, () => null),
    );
  });
});

describe('inkOn', () => {
  it('can be read on every colour', () => {
    fc.assert(fc.property(color, (ground) => contrast(inkOn(ground), ground) >= READABLE));
  });

  it('is one of the two inks wherever one of them can be read, and the better one', () => {
    fc.assert(
      fc.property(color.filter(carriesText), (ground) => {
        const other = inkOn(ground) === WHITE ? INK : WHITE;
        expect([WHITE, INK]).toContain(inkOn(ground));
        expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(contrast(other, ground));
      }),
    );
  });
});

describe('nearestPassingShade', () => {
  const ratio = fc.constantFrom(VISIBLE, READABLE, 7);

  it('reaches the ratio, or says that none can', () => {
    fc.assert(
      fc.property(color, color, ratio, (wanted, against, wantedRatio) => {
        const found = nearestPassingShade(wanted, against, wantedRatio);
        const reachable = Math.max(contrast('#000000', against), contrast(WHITE, against)) >= wantedRatio;
        expect(found === null).toBe(!reachable);
        if (found) expect(contrast(found, against)).toBeGreaterThanOrEqual(wantedRatio);
      }),
    );
  });

  it('leaves a colour alone that passes', () => {
    fc.assert(
      fc.property(color, color, (wanted, against) => {
        fc.pre(contrast(wanted, against) >= READABLE);
        expect(nearestPassingShade(wanted, against)).toBe(wanted);
      }),
    );
  });

  it('is near: no shade of the same hue that is clearly nearer passes', () => {
    const shade = (wanted: string, l: number) => {
      const parts = toOklch(wanted);
      return parts ? formatHex(clampChroma({ ...parts, l }, 'oklch')) : wanted;
    };
    fc.assert(
      fc.property(color, color, fc.double({ min: -1, max: 1, noNaN: true }), (wanted, against, part) => {
        const found = nearestPassingShade(wanted, against);
        fc.pre(found !== null && found !== wanted);
        const distance = (value: string) => Math.abs(lightness(value) - lightness(wanted));
        const nearer = Math.max(0, distance(found ?? wanted) - 0.02);
        const candidate = shade(wanted, Math.min(1, Math.max(0, lightness(wanted) + part * nearer)));
        // Channels are whole numbers: near black one step is more than 0.02, and the candidate may round onto what was found.
        fc.pre(distance(candidate) <= nearer);
        expect(contrast(candidate, against)).toBeLessThan(READABLE);
      }),
      { numRuns: 1000, examples: [['#010000', '#955fab', -0.39]] },
    );
  });

  it('keeps the hue', () => {
    const found = nearestPassingShade('#e3c565', WHITE) ?? '';
    const [before, after] = ['#e3c565', found].map((value) => toOklch(value)?.h ?? 0);
    expect(Math.abs((before ?? 0) - (after ?? 0))).toBeLessThan(6);
    expect(lightness(found)).toBeLessThan(lightness('#e3c565'));
  });

  it('null where no shade can reach the ratio', () => {
    expect(nearestPassingShade('#11494b', '#777777', 7)).toBeNull();
  });
});

describe('nearestGround', () => {
  it('always carries one of the two inks, and leaves alone what does', () => {
    fc.assert(
      fc.property(color, (wanted) => {
        expect(carriesText(nearestGround(wanted))).toBe(true);
        if (carriesText(wanted)) expect(nearestGround(wanted)).toBe(wanted);
      }),
    );
  });
});

describe('brandColors', () => {
  it('mixes the tints from the main colour: 40 % and 90 % white, 50 % black', () => {
    expect(brandColors({ main: '#406080', accent: null })).toMatchObject({
      main: '#406080',
      light1: '#8ca0b3',
      light2: '#eceff2',
      hover: '#203040',
    });
  });

  it('falls back to dark teal and gold', () => {
    for (const main of [null, '', 'no colour', '#11494b00']) {
      expect(brandColors({ main, accent: 'none either' })).toMatchObject({
        main: DEFAULT_MAIN,
        accent: DEFAULT_ACCENT,
      });
    }
  });

  it('every pair of text and ground reaches 4.5:1, marks on main 3:1, whatever colours were wished for', () => {
    const wish = fc.option(fc.oneof(color, fc.constant('no colour')));
    fc.assert(
      fc.property(
        wish,
        wish,
        wish,
        wish,
        wish,
        wish,
        (main, accent, invertedFont, accentOnMain, h2Header, priceRange) => {
          const colors = brandColors({ main, accent, invertedFont, accentOnMain, h2Header, priceRange });
          const texts = [
            [colors.onMain, colors.main],
            [colors.onHover, colors.hover],
            [INK, colors.light2],
            ...[colors.mainInk, colors.h2Header, colors.priceRange].flatMap((ink) =>
              [WHITE, '#fbfaf7', '#f3f1eb', colors.light2].map((ground) => [ink, ground]),
            ),
          ];
          for (const [ink = '', ground = ''] of texts) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(READABLE);
          expect(contrast(colors.accentOnMain, colors.main)).toBeGreaterThanOrEqual(VISIBLE);
        },
      ),
    );
  });

  it('honours wishes that can be read', () => {
    const wishes = { main: '#11494b', accent: null, invertedFont: '#f4f1ea', accentOnMain: '#e8c98f' };
    expect(brandColors(wishes)).toMatchObject({ onMain: '#f4f1ea', accentOnMain: '#e8c98f' });
    const unreadable = { ...wishes, invertedFont: '#2b6b6d', accentOnMain: '#1d5557' };
    expect(brandColors(unreadable)).toMatchObject({ onMain: WHITE, accentOnMain: DEFAULT_ACCENT });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, INK, parseColor, WHITE } from '@/lib/brand/rules/contrast';
import { judgeDesign } from '@/lib/people/agency/design';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const maybe = fc.option(color, { nil: null });

describe('judgeDesign', () => {
  it('offers colours that are readable and pass themselves, whatever was typed', () => {
    fc.assert(
      fc.property(color, maybe, maybe, (main, invertedFont, accentOnMain) => {
        const { nearest, errors } = judgeDesign({ main, invertedFont, accentOnMain });
        const ground = nearest?.main ?? '';
        expect(Math.max(contrast(WHITE, ground), contrast(INK, ground))).toBeGreaterThanOrEqual(4.5);
        if (nearest?.invertedFont) expect(contrast(nearest.invertedFont, ground)).toBeGreaterThanOrEqual(4.5);
        if (nearest?.accentOnMain) expect(contrast(nearest.accentOnMain, ground)).toBeGreaterThanOrEqual(3);
        if (nearest) expect(judgeDesign(nearest).errors).toEqual({});
        if (Object.keys(errors).length === 0) expect(nearest).toEqual({ main, invertedFont, accentOnMain });
      }),
    );
  });

  it('takes any CSS colour and keeps it as #rrggbb; null stays the brand’s own', () => {
    const colors = { main: 'hsl(178 63% 18%)', invertedFont: ' White ', accentOnMain: null };
    const { errors, nearest } = judgeDesign(colors);
    expect(errors).toEqual({});
    expect(nearest).toEqual({ main: parseColor(colors.main), invertedFont: '#ffffff', accentOnMain: null });
  });

  it.each(['nonsense', 'rgba(0,0,0,0.5)', '#12', 'url(x)'])('%s is no colour, so there is nothing near it', (main) => {
    expect(judgeDesign({ main, invertedFont: null, accentOnMain: null })).toEqual({
      errors: { main: 'colorInvalid' },
      nearest: null,
    });
  });
});

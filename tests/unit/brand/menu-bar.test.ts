import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mix, READABLE } from '@/lib/brand/rules/contrast';
import { isMenuInverted, veilOver } from '@/lib/brand/rules/menu-bar';
import { resolveBrand } from '@/lib/brand/rules/resolve';
import { brandProfile, corporateDesign } from '@/tests/factories/brand';

describe('inversion', () => {
  it('by the brand, by the theme, and by both: they do not cancel', () => {
    expect(isMenuInverted(false, null)).toBe(false);
    expect(isMenuInverted(true, null)).toBe(true);
    expect(isMenuInverted(false, 'colorful')).toBe(true);
    expect(isMenuInverted(true, 'colorful')).toBe(true);
    expect(isMenuInverted(false, 'quiet')).toBe(false);
  });
});

describe('a picture under the bar', () => {
  it('is veiled so that the ink can be read on its lightest and its darkest pixel', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    const pixel = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
    fc.assert(
      fc.property(pixel, pixel, (main, seen) => {
        const profile = brandProfile({
          id: 'default',
          mainColor: main,
          menuIsInverted: true,
          menuBackgroundPath: '/media/banner-03.jpg',
        });
        const asked = { hostBrandId: 'default', isStorefront: false, isLocal: false, company: null };
        const bar = resolveBrand({ ...asked, design: corporateDesign({}) }, [profile])?.menuBar;
        if (!bar?.picture) throw new Error('no picture');
        const shown = mix(seen, bar.background, bar.picture.veil);
        expect(contrast(bar.ink, shown)).toBeGreaterThanOrEqual(READABLE - 0.02);
      }),
    );
  });

  it('shows as much of it as it may', () => {
    expect(veilOver({ background: '#0b4f57', ink: '#ffffff' })).toBeLessThan(0.9);
    expect(veilOver({ background: '#ffffff', ink: '#1b2423' })).toBeLessThan(0.8);
  });
});

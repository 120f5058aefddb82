import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/brand/rules/contrast';
import { undesigned } from '@/lib/brand/rules/resolve';
import { paperOf } from '@/lib/documents/offer/paper';
import { brandRows } from '@/prisma/reference/brands';
import { brandProfile } from '@/tests/factories/brand';

const brands = brandRows.map((row) => undesigned(brandProfile(row), false));
const [first] = brands;

describe('the paper of an offer', () => {
  it('is white where the layout has no banner and the foot no ground', () => {
    const pdf = { template: 'classic', mainColor: '#5b4310', footerBackground: null, logoPath: null };
    expect(first && paperOf({ ...first, pdf })).toEqual({ head: null, foot: null });
  });

  it('has the brand’s colour for documents, else that of its pages', () => {
    const headOf = (mainColor: string | null) =>
      first && paperOf({ ...first, pdf: { ...first.pdf, template: 'banner', mainColor } }).head?.ground;
    expect(headOf('#5b4310')).toBe('#5b4310');
    expect(headOf(null)).toBe(first?.colors.main);
  });

  it('carries words everybody can read, whatever its ground', () => {
    const tones = brands.flatMap((brand) => Object.values(paperOf(brand))).filter((tone) => tone !== null);
    expect(tones.length).toBeGreaterThan(4);
    for (const { ground, ink, soft } of tones) {
      expect(Math.min(contrast(ink, ground), contrast(soft, ground))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, INK, mix, READABLE, VISIBLE, WHITE } from '@/lib/brand/rules/contrast';
import { resolveBrand } from '@/lib/brand/rules/resolve';
import { partnerKeywords } from '@/lib/platform/addresses/hosts';
import { brandRows } from '@/prisma/reference/brands';
import { affiliates } from '@/prisma/seed/content/affiliates';
import { agencies } from '@/prisma/seed/content/agencies';
import { motifs } from '@/scripts/brands/motifs';
import { brandProfile, corporateDesign } from '@/tests/factories/brand';

const profiles = brandRows.map(brandProfile);
const folder = path.resolve(import.meta.dirname, '../../../public');

const PAPER = '#fbfaf7';
const SAND = '#f3f1eb';
const SOFT = '#55605e';
/** Ten per cent of each over white, as the desks' notices have them. */
const meanings = ['#1f7a4d', '#8a5a00', '#b3261e', '#1f5f8b'];

/** Each brand by itself, and under the design of each agency. */
const designs = [null, ...agencies.map(({ design }) => corporateDesign({ ...design }))];
const effective = profiles.flatMap((profile) =>
  designs.map((design) => {
    const asked = { hostBrandId: profile.id, isStorefront: false, isLocal: false, company: null, design };
    const brand = resolveBrand(asked, [{ ...profile, id: profile.id, hostKeyword: profile.id, isB2C: false }]);
    if (!brand) throw new Error(profile.id);
    return brand;
  }),
);

describe('27 brands, alone and under each agency’s design', () => {
  it('are 27, in an order without doubles', () => {
    expect(brandRows).toHaveLength(27);
    expect(new Set(brandRows.map(({ position }) => position)).size).toBe(27);
  });

  it('the six host keywords are those that routing knows', () => {
    const keywords = brandRows.flatMap(({ hostKeyword, isB2C }) => (hostKeyword && !isB2C ? [hostKeyword] : []));
    expect(keywords).toEqual([...partnerKeywords]);
    for (const keyword of keywords) expect(brandRows.some(({ id }) => id === keyword)).toBe(true);
  });

  it('text of the sign-in page and the shell reaches 4.5:1 on its ground', () => {
    const failing = effective.flatMap(({ id, colors, menuBar }) => {
      const { main, onMain, hover, onHover, light2, mainInk, h2Header, priceRange } = colors;
      const pairs: [string, string, string][] = [
        ['button', onMain, main],
        ['button under the pointer', onHover, hover],
        ['menu bar', menuBar.ink, menuBar.background],
        ...[WHITE, PAPER, SAND, light2].flatMap((ground): [string, string, string][] => [
          ['link', mainInk, ground],
          ['heading', h2Header, ground],
          ['price range', priceRange, ground],
          ['body', INK, ground],
          ['second line', SOFT, ground],
        ]),
        ...meanings.map((meaning): [string, string, string] => ['state', meaning, mix(meaning, WHITE, 0.9)]),
      ];
      if (menuBar.picture) {
        for (const pixel of [WHITE, '#000000']) {
          pairs.push(['menu bar over its picture', menuBar.ink, mix(pixel, menuBar.background, menuBar.picture.veil)]);
        }
      }
      return pairs
        .filter(([, ink, ground]) => contrast(ink, ground) < READABLE)
        .map(([what, ink, ground]) => `${id}: ${what}, ${ink} on ${ground}: ${contrast(ink, ground).toFixed(2)}`);
    });
    expect(failing).toEqual([]);
  });

  it('marks on the main colour reach 3:1', () => {
    for (const { id, colors } of effective) {
      expect([id, contrast(colors.accentOnMain, colors.main) >= VISIBLE]).toEqual([id, true]);
    }
  });
});

describe('files', () => {
  it('every logo, favicon, menu logo and background is there', () => {
    const named = brandRows.flatMap((row) => [
      row.logoPath,
      row.faviconPath,
      row.menuLogoPath,
      row.menuBackgroundPath,
      row.pdfLogoPath,
    ]);
    const files = [...named, ...affiliates.map(({ id }) => `/brands/affiliates/${id}.svg`)];
    const missing = files.filter((file) => file && !existsSync(path.join(folder, file)));
    expect(missing).toEqual([]);
    for (const { id, faviconPath } of brandRows) expect([id, typeof faviconPath]).toEqual([id, 'string']);
  });

  it('each has a mark of its own, without letters set in a font and without anything loaded', () => {
    const drawn = brandRows.map(({ id }) => readFileSync(path.join(folder, `brands/${id}/favicon.svg`), 'utf8'));
    expect(new Set(drawn).size).toBe(27);
    for (const svg of drawn) expect(svg).not.toMatch(/<text|<image|<style|<script|href=|font/);
    expect(Object.keys(motifs).sort()).toEqual([...brandRows, ...affiliates].map(({ id }) => id).sort());
  });
});

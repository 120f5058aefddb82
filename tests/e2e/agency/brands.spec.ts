import type { Page } from '@playwright/test';
import { resolveBrand } from '@/lib/brand/rules/resolve';
import { effectiveStyle } from '@/lib/brand/rules/style';
import type { EffectiveBrand } from '@/lib/brand/types';
import type { CorporateDesign } from '@/lib/platform/viewer/types';
import { brandRows } from '@/prisma/reference/brands';
import { agencies } from '@/prisma/seed/content/agencies';
import { brandProfile, corporateDesign } from '@/tests/factories/brand';
import { axeOn } from '../accessible';
import { port, send } from '../http';
import { expect, test } from '../test';
import { at, lds } from './people';
import { enter } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locales = ['en', 'de'] as const;
const profiles = brandRows.map(brandProfile);
const partners = profiles.filter(({ hostKeyword, isB2C }) => hostKeyword !== null && !isB2C);
const hostOf = (keyword: string | null) => `${keyword}.lds.localhost:${port}`;

/** What the page of that brand must say; by its id, whatever usually leads to it. */
function effective(id: string, design: CorporateDesign | null = null): EffectiveBrand {
  const among = profiles.map((profile) => ({ ...profile, hostKeyword: profile.id, isB2C: false }));
  const brand = resolveBrand({ hostBrandId: id, isStorefront: false, isLocal: false, company: null, design }, among);
  if (!brand) throw new Error(id);
  return brand;
}

/** Measured again for as long as colours that were just put on are not painted everywhere. */
async function expectReadable(page: Page): Promise<void> {
  await expect(async () => {
    // The first of a list wear what the others wear.
    const axe = (await axeOn(page)).withRules(['color-contrast']).exclude('main li:nth-child(n+4)');
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target} ${any[0]?.message}`));
    expect(found).toEqual([]);
  }).toPass({ timeout: 15_000 });
}

async function open(page: Page, url: string, locale: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url }]);
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

async function openShell(page: Page, email: string, host: string, locale: string): Promise<void> {
  await enter(page, email, { host });
  await open(page, at(host, '/hotels'), locale);
}

/** Like a page of that brand: the colours are all that differs between two brands of the same kind of menu bar. */
async function wear(page: Page, brand: EffectiveBrand): Promise<void> {
  await page.evaluate((style) => {
    const root = document.documentElement;
    root.removeAttribute('style');
    for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
  }, effectiveStyle(brand));
}

/** Every brand, and every agency's design on the default one; with a picture under the bar only where it was served. */
const worn = [
  ...profiles.map(({ id }) => ({ name: id, brand: effective(id) })),
  ...agencies.flatMap(({ id, design }) =>
    design ? [{ name: `default with ${id}'s design`, brand: effective('default', corporateDesign(design)) }] : [],
  ),
].filter(({ brand }) => brand.menuBar.picture === null);

const kinds = [
  { kind: 'plain', host: lds, brands: worn.filter(({ brand }) => !brand.menuBar.isInverted) },
  { kind: 'inverted', host: hostOf('bookglds'), brands: worn.filter(({ brand }) => brand.menuBar.isInverted) },
];

test('each host is served in its brand from the first byte, in the language asked for', async () => {
  test.setTimeout(120_000);
  const served = [
    { id: 'default', host: lds },
    ...partners.map(({ id, hostKeyword }) => ({ id, host: hostOf(hostKeyword) })),
  ];
  for (const { id, host } of served) {
    for (const locale of locales) {
      const { status, text } = await send(host, '/signin', { headers: { 'accept-language': locale } });
      expect(status).toBe(200);
      const root = /<html[^>]*>/.exec(text)?.[0] ?? '';
      expect(root).toContain(`lang="${locale}"`);
      const { colors, menuBar, faviconPath } = effective(id);
      for (const declared of [
        `--main:${colors.main}`,
        `--on-main:${colors.onMain}`,
        `--menu-bg:${menuBar.background}`,
      ]) {
        expect([id, root]).toEqual([id, expect.stringContaining(declared)]);
      }
      expect(text).toContain(`href="${faviconPath}"`);
    }
  }
});

test.describe('readable', () => {
  test.describe.configure({ timeout: 240_000 });

  // Words are as light or dark in either language: each page is looked at in one.
  for (const { kind, host, brands } of kinds) {
    test(`sign-in page, ${brands.length} brands and designs with a ${kind} menu bar`, async ({ page }) => {
      await open(page, at(host, '/signin'), 'de');
      await expectReadable(page);
      for (const { name, brand } of brands) {
        await wear(page, brand);
        await test.step(name, () => expectReadable(page));
      }
    });

    test(`shell, ${brands.length} brands and designs with a ${kind} menu bar`, async ({ page }) => {
      const email = kind === 'plain' ? 'lars.haugen@fjellstue.example' : 'chiara.fontana@vela-private.example';
      await openShell(page, email, host, 'en');
      await expectReadable(page);
      for (const { name, brand } of brands) {
        await wear(page, brand);
        await test.step(name, () => expectReadable(page));
      }
    });
  }

  test('a menu bar over a picture', async ({ page }) => {
    const { veil = 0 } = effective('luxotic').menuBar.picture ?? {};
    expect(veil).toBeGreaterThan(0);
    await enter(page, 'anselm.roth@vela-private.example', { host: hostOf('luxotic') });
    // The words of the bar lie over other parts of the picture in the other language.
    for (const locale of locales) {
      await open(page, at(hostOf('luxotic'), '/hotels'), locale);
      await expect(page.locator('.agency-header')).toHaveCSS('background-image', /banner-03/);
      await expectReadable(page);
    }
  });
});

const shown: { email: string; agency: string; brand: string; main: string; isInverted: boolean }[] = [
  ...[
    { email: 'moritz.keller@morgenrot-reisen.example', agency: 'A1', brand: 'default' },
    { email: 'priya.raman@halcyon.example', agency: 'A2', brand: 'halcyon' },
    { email: 'hugo.perret@aurelle.example', agency: 'A3', brand: 'aurelle' },
    { email: 'tjark.jansen@northlight.example', agency: 'A4', brand: 'default' },
    { email: 'marcus.bell@carta-desk.example', agency: 'A5', brand: 'amex' },
    { email: 'jakob.steiner@studio-dorado.example', agency: 'A8', brand: 'dorado' },
  ].map((person) => {
    const design = agencies.find(({ id }) => id === person.agency)?.design;
    const { colors, menuBar } = effective(person.brand, design ? corporateDesign(design) : null);
    return { ...person, main: colors.main, isInverted: menuBar.isInverted };
  }),
];

for (const { email, agency, brand, main, isInverted } of shown) {
  test(`people of ${agency} see ${brand}${isInverted ? ', inverted' : ''}`, async ({ page }) => {
    await enter(page, email);
    const declared = (name: string) =>
      page.evaluate((property) => document.documentElement.style.getPropertyValue(property).trim(), name);
    expect(await declared('--main')).toBe(main);
    expect(await declared('--menu-bg')).toBe(isInverted ? main : '#ffffff');
    await expectReadable(page);
  });
}

import type { Page } from '@playwright/test';
import { pathOf } from '../catalogue';
import { get, origins } from '../http';
import { isAwake, isLaidOut, visit } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

const PROPERTY = 'P01';
const FONTS_LATE_MS = 600;
/** What a report of this figure rounds to 0.00; a line that wraps anew or a bar that pushes is ten times that. */
const NOTHING_MOVED = 0.001;

const pages = {
  en: async () => ['/', '/chalets/france', await pathOf(PROPERTY, 'en')],
  de: async () => ['/', '/chalets/frankreich', await pathOf(PROPERTY, 'de')],
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every computed style of the headline, the first card, the first section and the frame, where there are such. */
async function looks(page: Page): Promise<Record<string, string>[]> {
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await isLaidOut(page);
  return page.evaluate(() =>
    ['h1', 'main article', 'main section', 'header', 'footer'].flatMap((selector) => {
      const element = document.querySelector(selector);
      if (!element) return [];
      const style = getComputedStyle(element);
      return [Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))];
    }),
  );
}

const sheets = (page: Page) =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

test('a cached page is painted in its styles before any file of them or any script has come', async ({ page }) => {
  const heldBack: string[] = [];
  await page.route('**/_next/static/**/*.{js,css}', (route) => void heldBack.push(route.request().url()));
  for (const path of await pages.en()) {
    heldBack.length = 0;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    await expect(heading(page)).toHaveCSS('font-family', /^newsreader/);
    await expect(heading(page)).toHaveCSS('font-weight', '300');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
    // Without its script no page has found an answer to ask for.
    await expect(page.getByRole('region', { name: words.en.consent.label })).toBeHidden();
    // They come with the scripts.
    await expect.poll(() => heldBack.some((url) => url.endsWith('.css'))).toBe(true);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('React and Next are compiled beside the page, not while it starts', async () => {
  const { text } = await get('en', '/');
  const scripts = await Promise.all(
    [...text.matchAll(/"(\/_next\/static\/chunks\/[\w.-]+\.js)","/g)].map(async ([, path = '']) => get('en', path)),
  );
  const large = scripts.filter((script) => script.text.length > 100_000);
  expect(large.length).toBeGreaterThan(1);
  for (const script of large) expect(script.text.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('to a property and back looks as both pages do by themselves, each style sheet there once', async ({ page }) => {
  const path = await pathOf(PROPERTY);
  await visit(page, path);
  const property = await looks(page);
  await visit(page, '/chalets/france');
  const listing = await looks(page);
  await page.evaluate(() => Object.assign(window, { hasStayed: true }));

  const card = page.getByRole('main').locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await card.click();
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText('Chalet Sept Mélèzes');
  expect(await looks(page)).toEqual(property);
  const onProperty = await sheets(page);
  expect(onProperty).toEqual([...new Set(onProperty)]);

  await page.goBack();
  await expect(page).toHaveURL('/chalets/france');
  await expect(heading(page)).toHaveText('Chalets in France');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await looks(page)).toEqual(listing);
  const onListing = await sheets(page);
  expect(onListing).toEqual([...new Set(onListing)]);
  expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
});

test('a picture of the whole page has every section on it, without anybody having scrolled', async ({ page }) => {
  await visit(page, await pathOf(PROPERTY, 'en'));
  expect(await page.locator('.later').count()).toBeGreaterThan(3);
  await isLaidOut(page);
});

declare global {
  interface Window {
    moved: number;
    asked: string[];
  }
}

/** Adds up layout shifts, and notes whether the type stood each time the consent bar came. */
function observe() {
  window.moved = 0;
  window.asked = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.moved += (shift as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement && target.matches('[data-consent-bar]'))) continue;
      window.asked.push(target.hidden ? 'hidden' : document.fonts.status);
    }
  }).observe(document, { subtree: true, attributeFilter: ['hidden'] });
}

for (const locale of ['en', 'de'] as const) {
  for (const width of [390, 1440]) {
    test(`late type moves nothing, and the consent bar comes once after it (${locale}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.context().setExtraHTTPHeaders({ 'accept-language': locale });
      await page.addInitScript(observe);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, FONTS_LATE_MS));
        await route.continue();
      });
      for (const path of await pages[locale]()) {
        await page.goto(origins[locale] + path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('region', { name: words[locale].consent.label })).toBeVisible();
        await isAwake(page);
        expect([path, await page.evaluate(() => window.asked)]).toEqual([path, ['loaded']]);
        expect([path, await page.evaluate(() => document.fonts.check('16px lato'))]).toEqual([path, true]);
        const moved = await page.evaluate(() => window.moved);
        expect(moved, `${path} moved by ${moved}`).toBeLessThan(NOTHING_MOVED);
      }
    });
  }
}

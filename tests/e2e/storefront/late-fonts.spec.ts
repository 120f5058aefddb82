import { pathOf } from '../catalogue';
import { origins } from '../http';
import { isAwake } from '../pages';
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

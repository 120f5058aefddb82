import { pathOf } from '../catalogue';
import { origins } from '../http';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

const PROPERTY = 'P01';
const FONTS_LATE_MS = 600;
/** A word at the end of a line may move by a few pixels, which a report rounds to 0.00; a line that wraps anew is twice this. */
const NOTHING_MOVED = 0.004;

const pages = {
  en: async () => ['/', '/chalets/france', await pathOf(PROPERTY, 'en')],
  de: async () => ['/', '/chalets/frankreich', await pathOf(PROPERTY, 'de')],
};

declare global {
  interface Window {
    moved: number;
    /** What moved, as the browser names it: for who reads a failure. */
    movers: string[];
  }
}

type Shift = PerformanceEntry & { value: number; sources?: { node: Node | null }[] };

/** Adds up layout shifts. */
function observe() {
  window.moved = 0;
  window.movers = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      window.moved += shift.value;
      const names = (shift.sources ?? []).map(({ node }) => node?.textContent?.trim().slice(0, 60) ?? '');
      window.movers.push(`${shift.value.toFixed(4)}: ${names.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

// A page that has read them already has them in time.
test.use({ isPageKept: false });

for (const locale of ['en', 'de'] as const) {
  for (const width of [390, 1440]) {
    test(`neither late type nor the question about consent moves anything (${locale}, ${width} px)`, async ({
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
        expect([path, await page.evaluate(() => document.fonts.check('16px lato'))]).toEqual([path, true]);
        const { moved, movers } = await page.evaluate(() => ({ moved: window.moved, movers: window.movers }));
        expect(moved, `${path} moved by ${moved}\n${movers.join('\n')}`).toBeLessThan(NOTHING_MOVED);
      }
    });
  }
}

import type { Page } from '@playwright/test';
import { lds } from '../e2e/agency/people';
import { becomes, speaks } from '../e2e/agency/signed-in';
import { type Hand, keyboard, mouse } from '../e2e/hand';
import { lightPictures } from '../e2e/kept-page';
import { expect, test, watchContext } from '../e2e/test';

export type Locale = 'en' | 'de';

/** How every tour is walked, and by whom where it is an agent's. */
const variants = [
  { locale: 'en', width: 1440, hand: mouse, agentEmail: 'sofia.wendt@morgenrot-reisen.example' },
  { locale: 'de', width: 390, hand: mouse, agentEmail: 'hugo.perret@aurelle.example' },
  { locale: 'en', width: 390, hand: mouse, agentEmail: 'priya.raman@halcyon.example' },
  { locale: 'de', width: 1440, hand: keyboard, agentEmail: 'tjark.jansen@northlight.example' },
  { locale: 'en', width: 1440, hand: keyboard, agentEmail: 'theresa.lang@morgenrot-reisen.example' },
] as const satisfies readonly { locale: Locale; width: number; hand: Hand; agentEmail: string }[];

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };

/** Whatever does not come is told long before the tour ends. */
const WAIT_MS = 30_000;

export type Walk = {
  locale: Locale;
  width: number;
  hand: Hand;
  /** Of the variant: for weeks and names of its own. */
  index: number;
  /** Of the agent whose turn it is: clients and options of this variant are theirs. */
  agentEmail: string;
  /** A browser of somebody's own, signed in where they have an account. */
  window(email?: string): Promise<Page>;
  /** One deed of a window. After it the page is as wide as the window; a picture is left of it. */
  step(title: string, page: Page, deed: () => Promise<void>): Promise<void>;
};

type Setting = { tolerated?: RegExp; minutes?: number };

/** A whole journey, in both languages, at both widths and by keyboard alone. */
export function tour(name: string, walk: (walk: Walk) => Promise<void>, { tolerated, minutes = 4 }: Setting = {}) {
  for (const [index, { locale, width, hand, agentEmail }] of variants.entries()) {
    const isByKeys = hand === keyboard;
    test(`${name}, ${locale} ${width} ${isByKeys ? 'keyboard' : 'mouse'}`, async ({ browser }, info) => {
      test.setTimeout(minutes * 60_000);
      const problems: string[] = [];
      let pictures = 0;
      const window = async (email?: string) => {
        const context = await browser.newContext({
          locale: locale === 'de' ? 'de-DE' : 'en-GB',
          viewport: { width, height: HEIGHTS[width] ?? width },
          reducedMotion: 'reduce',
        });
        context.setDefaultTimeout(WAIT_MS);
        context.setDefaultNavigationTimeout(WAIT_MS);
        watchContext(context, (problem) => {
          if (!tolerated?.test(problem)) problems.push(problem);
        });
        await context.addCookies([{ name: 'consent', value: 'declined', url: `http://${lds}/` }]);
        await speaks(context, locale);
        if (email) await becomes(context, email);
        const page = await context.newPage();
        await lightPictures(page);
        if (isByKeys) await page.addInitScript(forbidPointers);
        return page;
      };
      const step: Walk['step'] = (title, page, deed) =>
        test.step(title, async () => {
          await deed();
          pictures += 1;
          const picture = `${String(pictures).padStart(2, '0')}-${title.replace(/\W+/g, '-')}.png`;
          await page.screenshot({ path: info.outputPath(picture) });
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        });
      await walk({ locale, width, hand, index, agentEmail, window, step });
      for (const context of browser.contexts()) await context.close();
      expect(problems).toEqual([]);
    });
  }
}

/** An error of the console fails the tour. */
function forbidPointers() {
  addEventListener('pointerdown', () => console.error('a pointer was used'), { capture: true });
}

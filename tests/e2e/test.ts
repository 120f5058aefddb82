import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
  type WebError,
} from '@playwright/test';
import { axeSource } from './accessible';
import { port } from './http';
import { type KeptPages, lendPage, lightPictures } from './kept-page';

type Fixtures = {
  /** Off where what a page has read before would tell, or a test leaves in it what cannot be taken out: a clock, a script. */
  isPageKept: boolean;
  /** Each page brings axe along: sent to it half a megabyte at a time, it costs more than it then does. */
  hasAxe: boolean;
  /** What a test provokes on purpose: a 404 page, a chunk that does not come. Anything else fails it. */
  tolerated: { problems: RegExp | null };
  watch: undefined;
};

/** The browser reports every page and answer of 400 and more. */
export const answeredWith = (...statuses: number[]) => ({
  problems: new RegExp(`server responded with a status of (${statuses.join('|')})`),
});

function isOurs(url: string): boolean {
  const { protocol, hostname, port: asked } = new URL(url);
  if (['data:', 'blob:', 'about:'].includes(protocol)) return true;
  return hostname.endsWith('.localhost') && Number(asked) === port;
}

/** Names every error of the console, every uncaught one, and every request to anybody else. */
export function watchContext(context: BrowserContext, note: (problem: string) => void): void {
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error: WebError) => note(`uncaught: ${error.error().message}`));
  context.on('request', (request: Request) => {
    if (!isOurs(request.url())) note(`request to somebody else: ${request.url()}`);
  });
}

/** Playwright's test; an unexpected console error, an uncaught error or a request to anybody else fails it. */
export const test = base.extend<Fixtures, { kept: KeptPages }>({
  isPageKept: [true, { option: true }],
  hasAxe: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture asks for.
  kept: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  context: async (
    { isPageKept, hasAxe, kept, browser, viewport, baseURL, locale, javaScriptEnabled, contextOptions },
    use,
  ) => {
    if (!isPageKept) {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    const settings = JSON.stringify([baseURL, locale, javaScriptEnabled, contextOptions, hasAxe]);
    await lendPage({ kept, browser, settings, script: hasAxe ? axeSource : null }, async (page) => {
      if (viewport) await page.setViewportSize(viewport);
      await use(page.context());
    });
  },
  page: async ({ isPageKept, context }, use) => {
    const [standing] = context.pages();
    if (isPageKept && standing) return use(standing);
    const page = await context.newPage();
    await lightPictures(page);
    await use(page);
  },
  tolerated: [{ problems: null }, { option: true }],
  watch: [
    async ({ context, tolerated }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!tolerated.problems?.test(problem)) problems.push(problem);
      };
      watchContext(context, note);
      // Its own spec asks for consent; elsewhere on the agency side nobody is asked.
      await context.addCookies([{ name: 'consent', value: 'declined', domain: '.lds.localhost', path: '/' }]);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

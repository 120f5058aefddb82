import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { port } from './http';

type Fixtures = {
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

/** A picture is encoded when it is first asked for in a size: at 1440 px AVIF takes fourteen times as long as JPEG, WebP thrice. */
export async function lightPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif', 'webp'] });
}

/** Playwright's test; an unexpected console error, an uncaught error or a request to anybody else fails it. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
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
      // Playwright leaves these in a context that serves one test after the other.
      await Promise.all([context.clearPermissions(), context.setOffline(false), context.setExtraHTTPHeaders({})]);
      // Its own spec asks for consent; elsewhere on the agency side nobody is asked.
      await context.addCookies([{ name: 'consent', value: 'declined', domain: '.lds.localhost', path: '/' }]);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

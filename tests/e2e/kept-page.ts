import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * A page serves one test after the other: the first page of a new tab costs a process, every script read anew and every font,
 * three times as much as the next page of one that stands. By the settings of its context, which nothing changes afterwards.
 */
export type KeptPages = Map<string, Page>;

/** What tests listen to. Playwright listens to more, and needs it. */
const heardOfPages = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'response',
];
const heardOfContexts = ['console', 'page', 'request', 'response', 'weberror'];

/** A picture is encoded when it is first asked for in a size: at 1440 px AVIF takes fourteen times as long as JPEG, WebP thrice. */
export async function lightPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif', 'webp'] });
}

type Asked = {
  kept: KeptPages;
  browser: Browser;
  /** Of the context, and of what `script` it has. */
  settings: string;
  /** Runs in each of its documents, before theirs. */
  script: string | null;
};

async function standingPage({ kept, browser, settings, script }: Asked): Promise<Page> {
  const standing = kept.get(settings);
  if (standing && !standing.isClosed()) return standing;
  // With the settings of the test that asks.
  const context = await browser.newContext();
  if (script !== null) await context.addInitScript({ content: script });
  const page = await context.newPage();
  await lightPictures(page);
  kept.set(settings, page);
  return page;
}

/** Runs in the page. What is kept in the browser is none of the next test's. */
function forgetAll(): boolean {
  localStorage.clear();
  sessionStorage.clear();
  return Function.prototype.toString.call(Date).includes('[native code]');
}

/** As a new page stands in a new context, but for what has been read already. */
async function empty(page: Page, context: BrowserContext, origins: ReadonlySet<string>): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page, context].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  for (const event of heardOfPages) page.removeAllListeners(event);
  for (const event of heardOfContexts) context.removeAllListeners(event);
  context.setDefaultTimeout(0);
  context.setDefaultNavigationTimeout(0);
  await Promise.all([
    context.setOffline(false),
    context.setExtraHTTPHeaders({}),
    context.clearPermissions(),
    page.emulateMedia({ media: null }),
  ]);
  for (const origin of origins) {
    // Nothing runs there that would write it again.
    await page.goto(`${origin}/robots.txt`);
    if (await page.evaluate(forgetAll)) continue;
    throw new Error('A page whose clock is set cannot be kept: test.use({ isPageKept: false }).');
  }
  await context.clearCookies();
}

/** Lends a standing page for as long as `use` takes. */
export async function lendPage(asked: Asked, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await standingPage(asked);
  const context = page.context();
  const origins = new Set<string>();
  context.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  await use(page);
  if (!page.isClosed()) return empty(page, context, origins);
  await context.close();
}

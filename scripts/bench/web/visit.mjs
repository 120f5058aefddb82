import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { BROWSER_ARGS } from './browser.mjs';
import { createClient } from './client.mjs';

const IDLE_MS = 5000;
const QUIET_MS = 1000;
const LATEST_MS = 30_000;

export const viewports = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  mobile: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
};

/** The telephone Lighthouse pretends to be: it takes pictures of other sizes. */
const lighthousePhone = { ...viewports.mobile, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const warmingDevices = { ...viewports, lighthouse: lighthousePhone };

const LOCALES = { en: 'en-GB', de: 'de-DE' };
const ASSETS = new Set(['script', 'stylesheet', 'font', 'image', 'media', 'manifest']);

/** A browser that does not call itself headless, which servers may take for a robot. */
export async function startBrowser(executablePath) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const [major] = browser.version().split('.');
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
  return { browser, userAgent };
}

/** Records a page's requests as `{ request, status, failure }` and knows when the network fell quiet. */
function listen(page) {
  const seen = new Map();
  let open = 0;
  let last = performance.now();
  const touch = (change) => {
    open += change;
    last = performance.now();
  };
  page.on('request', (request) => {
    touch(1);
    seen.set(request, { request, status: null, failure: null });
  });
  page.on('response', (response) => {
    const entry = seen.get(response.request());
    if (entry) entry.status = response.status();
  });
  page.on('requestfinished', () => touch(-1));
  page.on('requestfailed', (request) => {
    touch(-1);
    const entry = seen.get(request);
    if (entry) entry.failure = request.failure()?.errorText ?? 'failed';
  });
  page.on('websocket', (socket) => seen.set(socket, { socket: socket.url() }));
  return {
    entries: () => [...seen.values()],
    async quiet() {
      const until = performance.now() + LATEST_MS;
      while (performance.now() < until && (open > 0 || performance.now() - last < QUIET_MS)) await wait(100);
    },
  };
}

/** `asset`, `prefetch` (the router's, of this site), `document`, or `other`: what no idle page should ask for. */
function kindOf({ request, status, failure, socket }, target, icons) {
  if (socket) return 'other';
  const url = new URL(request.url());
  if (url.protocol === 'data:' || url.protocol === 'blob:') return 'inline';
  if (url.host !== target.host) return 'other';
  if (failure || (status !== null && status >= 400)) return 'other';
  if (request.resourceType() === 'document') return request.url() === target.url ? 'document' : 'other';
  if (ASSETS.has(request.resourceType()) || icons.includes(request.url())) return 'asset';
  const headers = request.headers();
  const isPrefetch = headers['next-router-prefetch'] || headers['next-router-segment-prefetch'];
  if (headers.rsc && isPrefetch && request.method() === 'GET') return 'prefetch';
  // <link rel="prefetch"> and <link rel="preload"> of scripts have no type of their own.
  return request.method() === 'GET' && url.pathname.startsWith('/_next/static/') ? 'asset' : 'other';
}

function describe({ request, status, failure, socket }) {
  if (socket) return `socket ${socket}`;
  const outcome = failure ?? (status !== null && status >= 400 ? status : '');
  return [request.method(), request.url(), outcome].filter(Boolean).join(' ');
}

/** In the page: the sum of all layout shifts so far that no input caused, and what moved. */
function readLayoutShift() {
  return new Promise((resolve) => {
    const found = { cls: 0, moved: [] };
    const name = (node) =>
      (node instanceof Element ? node : node?.parentElement)?.cloneNode(false).outerHTML.slice(0, 120);
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        found.cls += value;
        for (const { node } of sources) found.moved.push(name(node) ?? 'something that is gone');
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(found), 200);
  });
}

/** In the page: what only browsers without modules fetch, and the icons, which the browser fetches as nothing special. */
function readAddresses() {
  const addresses = (selector, name) => [...document.querySelectorAll(selector)].map((element) => element[name]);
  return { oldScripts: addresses('script[nomodule][src]', 'src'), icons: addresses('link[rel~="icon"]', 'href') };
}

async function weighScripts(urls, target) {
  const client = createClient(4);
  try {
    const weigh = async (url) => {
      const { pathname, search } = new URL(url);
      const { body } = await client.get(target, `${pathname}${search}`, { 'accept-encoding': 'identity' });
      return { path: pathname, gzip: gzipSync(body, { level: 9 }).length };
    };
    return await Promise.all(urls.map(weigh));
  } finally {
    client.close();
  }
}

/** For the whole host: of a longer address Playwright would take the folder. */
function cookiesOf({ url, cookie }) {
  if (!cookie) return [];
  const at = cookie.indexOf('=');
  return [{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: new URL('/', url).href }];
}

async function open({ browser, userAgent }, target, device, work) {
  const context = await browser.newContext({
    ...warmingDevices[device],
    userAgent,
    locale: LOCALES[target.language],
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cookiesOf(target));
    const page = await context.newPage();
    const network = listen(page);
    const response = await page.goto(target.url, { waitUntil: 'load', timeout: LATEST_MS * 2 });
    return await work({ page, network, status: response.status() });
  } finally {
    await context.close();
  }
}

/** Visits nobody measures, so that the page and its pictures are made. */
export async function warmUp(started, target) {
  for (const device of Object.keys(warmingDevices))
    await open(started, target, device, ({ network }) => network.quiet());
}

/**
 * One visit by a newcomer who touches nothing: `{ target, device, status, scripts: [{ path, gzip }], scriptBytes,
 * requests, prefetches, unexpected: [text], cls, moved: [markup] }`. An asset used twice is one request.
 */
export function visit(started, target, device) {
  return open(started, target, device, async ({ page, network, status }) => {
    await wait(IDLE_MS);
    await network.quiet();
    const { cls, moved } = await page.evaluate(readLayoutShift);
    const { oldScripts, icons } = await page.evaluate(readAddresses);
    const entries = network.entries().map((entry) => ({ ...entry, kind: kindOf(entry, target, icons) }));
    const isScript = ({ kind, request }) =>
      kind === 'asset' && (request.resourceType() === 'script' || /\.js$/.test(new URL(request.url()).pathname));
    const assets = new Set(entries.filter(({ kind }) => kind === 'asset').map(({ request }) => request.url()));
    const others = entries.filter(({ kind }) => kind !== 'asset' && kind !== 'inline');
    const scriptUrls = new Set(entries.filter(isScript).map(({ request }) => request.url()));
    const scripts = await weighScripts(
      [...scriptUrls].filter((url) => !oldScripts.includes(url)),
      target,
    );
    return {
      target,
      device,
      status,
      scripts,
      scriptBytes: scripts.reduce((sum, { gzip }) => sum + gzip, 0),
      requests: assets.size + others.length,
      prefetches: entries.filter(({ kind }) => kind === 'prefetch').length,
      unexpected: entries.filter(({ kind }) => kind === 'other').map(describe),
      cls,
      moved,
    };
  });
}

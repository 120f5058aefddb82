import { afterEach, expect, it, vi } from 'vitest';
import { LOG_SESSION_KEY } from '@/lib/web/consent';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As much of a browser as the log looks at: what is clicked is the page itself. */
class Page extends EventTarget {
  cookie = 'consent=accepted';
  textContent = 'Search';
  closest() {
    return this;
  }
}

type Sent = { message: string; data: object };

/** A browser whose visitor has said yes; `sent` is what it posts. */
function browse() {
  const page = new Page();
  const storage = new Map<string, string>();
  const sent: Sent[] = [];
  vi.stubGlobal('Element', Page);
  vi.stubGlobal('HTMLAnchorElement', class {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/about', protocol: 'http:' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => void sent.push(JSON.parse(body)));
  return { page, storage, sent };
}

it('a consent taken back in another tab ends the log of this one', async () => {
  const { page, storage, sent } = browse();
  const { startClickLog } = await import('@/components/shell/click-log');
  const messages = () => sent.map(({ message }) => message);

  startClickLog();
  page.dispatchEvent(new Event('click'));
  expect([messages(), [...storage.keys()]]).toEqual([['start', 'click'], [LOG_SESSION_KEY]]);

  page.cookie = '';
  page.dispatchEvent(new Event('click'));
  expect([messages(), [...storage.keys()]]).toEqual([['start', 'click'], []]);
});

it('tells the words of what is clicked, and none of them where they may be the name of a client', async () => {
  for (const [isWordless, data] of [
    [false, { path: '/about', label: 'Search' }],
    [true, { path: '/about' }],
  ] as const) {
    const { page, sent } = browse();
    vi.resetModules();
    const { startClickLog } = await import('@/components/shell/click-log');
    startClickLog({ isWordless });
    page.dispatchEvent(new Event('click'));
    expect(sent.map((line) => line.data)).toEqual([{ path: '/about' }, data]);
  }
});

import { afterEach, expect, it, vi } from 'vitest';
import { startClickLog } from '@/components/shell/click-log';
import { LOG_SESSION_KEY } from '@/lib/web/consent';

afterEach(() => vi.unstubAllGlobals());

/** As much of a browser as the log looks at: what is clicked is the page itself. */
class Page extends EventTarget {
  cookie = 'consent=accepted';
  textContent = 'Search';
  closest() {
    return this;
  }
}

it('a consent taken back in another tab ends the log of this one', () => {
  const page = new Page();
  const storage = new Map<string, string>();
  const sent: string[] = [];
  vi.stubGlobal('Element', Page);
  vi.stubGlobal('HTMLAnchorElement', class {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/about', protocol: 'http:' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => void sent.push(JSON.parse(body).message));

  startClickLog();
  page.dispatchEvent(new Event('click'));
  expect([sent, [...storage.keys()]]).toEqual([['start', 'click'], [LOG_SESSION_KEY]]);

  page.cookie = '';
  page.dispatchEvent(new Event('click'));
  expect([sent, [...storage.keys()]]).toEqual([['start', 'click'], []]);
});

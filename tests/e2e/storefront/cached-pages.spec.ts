import { expect, test } from '@playwright/test';
import { pathOf } from '../catalogue';
import { get } from '../http';

const pages = ['/', '/chalets/france', '/about'];

/** Two first visitors at once each have a page made, and the later one stays: until both are through. */
async function cached(path: string): Promise<void> {
  const tag = async () => (await get('en', path)).headers.etag;
  await expect
    .poll(async () => {
      const first = await tag();
      return first === (await tag());
    })
    .toBe(true);
}

test('a cached page is compressed and tagged, and not sent twice', async () => {
  for (const path of pages) {
    await cached(path);
    const page = await get('en', path, { 'accept-encoding': 'gzip, br' });
    expect([path, page.status, page.headers['content-encoding']]).toEqual([path, 200, 'br']);
    expect([path, page.headers.vary]).toEqual([path, expect.stringMatching(/accept-encoding/i)]);
    const held = await get('en', path, { 'if-none-match': String(page.headers.etag) });
    expect([path, held.status, held.text, held.headers.etag]).toEqual([path, 304, '', page.headers.etag]);
    expect(held.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    const plain = await get('en', path);
    expect([path, plain.headers['content-encoding'], plain.text.length > 1024]).toEqual([path, undefined, true]);
  }
});

test('a page has one answer, whatever is counted in its address', async () => {
  for (const path of pages) {
    await cached(path);
    const plain = await get('en', path);
    const counted = await get('en', `${path}?utm_source=letter`);
    expect([path, counted.text === plain.text]).toEqual([path, true]);
    for (const headers of [plain.headers, counted.headers]) {
      for (const name of ['date', 'x-middleware-rewrite', 'x-nextjs-cache', 'connection', 'keep-alive']) {
        delete headers[name];
      }
    }
    expect([path, counted.headers]).toEqual([path, plain.headers]);
  }
});

const PROPERTY_BYTES = 30_000;

test('the page of a property is sent in 30 KB', async () => {
  for (const locale of ['en', 'de'] as const) {
    for (const id of ['P01', 'P02', 'P03', 'P04']) {
      const path = await pathOf(id, locale);
      const sent = async () => Number((await get(locale, path, { 'accept-encoding': 'br' })).headers['content-length']);
      // The first visitor's is compressed while it is written; its length is known from the next one on.
      await expect.poll(sent).toBeGreaterThan(0);
      expect(await sent(), `${id} in ${locale}`).toBeLessThanOrEqual(PROPERTY_BYTES);
    }
  }
});

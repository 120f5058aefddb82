import { expect, test } from '@playwright/test';
import { get } from '../http';

const pages = ['/', '/chalets/france', '/about'];

test('a cached page is compressed and tagged, and not sent twice', async () => {
  for (const path of pages) {
    // The first visitor's page is made while it is asked for; all later ones hold the same.
    await get('en', path);
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

test('both ways to a page answer the same', async () => {
  for (const path of pages) {
    await get('en', path);
    const early = await get('en', path);
    const late = await get('en', `${path}?utm_source=letter`);
    expect([path, late.text === early.text]).toEqual([path, true]);
    for (const headers of [early.headers, late.headers]) {
      for (const name of ['date', 'x-middleware-rewrite', 'x-nextjs-cache', 'connection', 'keep-alive']) {
        delete headers[name];
      }
    }
    expect([path, late.headers]).toEqual([path, early.headers]);
  }
});

test('nobody but us decides early', async () => {
  for (const path of ['/storefront/alpenglow/en', '/storefront/alpenglow-demo/en/about']) {
    const answer = await get('en', path, { 'x-alpenglow-decided': '1' });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translator';
import { refusesSearch } from '@/lib/web/server/search-capacity';

const CAPACITY = 16;
const storefront = 'alpenglow.com.localhost';

/** Pages being rendered, until the test finishes them. */
const rendering: ServerResponse[] = [];
const server = http.createServer((request, response) => {
  if (!refusesSearch(request, response)) rendering.push(response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A browser that asks and waits for its answer. */
function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const request = http.get({ port, path, agent: false, headers: { host: `${storefront}:${port}`, ...headers } });
  const answer = new Promise<{ status?: number; headers: http.IncomingHttpHeaders; text: string }>((resolve) => {
    request.on('error', () => {});
    request.on('response', async (response) => {
      const parts = await response.toArray();
      resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(parts).toString() });
    });
  });
  return { answer, leave: () => request.destroy() };
}

/** However busy the machine is: what comes is waited for, what never comes fails. */
const wait = { timeout: 10_000, interval: 10 };
const isRendered = (count: number) => expect.poll(() => rendering.length, wait).toBe(count);

/** Whoever asks first is not always heard first: each asks on a connection of its own. */
const renderingOf = (adults: number) => rendering.find(({ req }) => req.url === `/search?adults=${adults}`);

it('a search beyond capacity is told so at once, in its language; a place that is left is taken by the next', async () => {
  const early = Array.from({ length: CAPACITY }, (_, index) => ask(`/search?adults=${index + 1}`));
  await isRendered(CAPACITY);
  for (const [locale, header] of [
    ['en', 'en-GB'],
    ['de', 'de-AT,de;q=0.9'],
  ] as const) {
    const { status, headers, text } = await ask('/search?adults=2', { 'accept-language': header }).answer;
    expect([status, headers['content-language'], headers['cache-control']]).toEqual([503, locale, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`<h1>${translator(locale, 'busy')('title')}</h1>`);
  }
  // Other pages, and other surfaces, are none of its business.
  ask('/');
  ask('/search', { host: 'lds.localhost' });
  await isRendered(CAPACITY + 2);

  renderingOf(1)?.end();
  await early[0]?.answer;
  early[1]?.leave();
  await expect.poll(() => renderingOf(2)?.closed, wait).toBe(true);
  ask('/search');
  ask('/search');
  await isRendered(CAPACITY + 4);
  expect((await ask('/search').answer).status).toBe(503);
});

import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hearChanges, noteChange } from '@/lib/platform/changes';
import { offerTags } from '@/lib/rates/property/keys';
import { compressAnswer } from '@/lib/web/server/compress-answer';
import { answerSearch } from '@/lib/web/server/search-answers';

/** Pages being rendered, until the test finishes them. */
const rendering: ServerResponse[] = [];
const server = http.createServer((request, response) => {
  compressAnswer(request, response);
  answerSearch(request, response, async () => {
    rendering.push(response);
  });
});

beforeAll(async () => {
  hearChanges();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  noteChange(null);
  rendering.length = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const own = { host: `alpenglow.com.localhost:${port}`, 'accept-language': 'en', ...headers };
  const request = http.get({ port, path, agent: false, headers: own });
  const answer = new Promise<[status: number | undefined, language: string | undefined, text: string]>((resolve) => {
    request.on('error', () => {});
    request.on('response', async (response) => {
      const parts = await response.toArray();
      const body = Buffer.concat(parts);
      const text = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
      resolve([response.statusCode, response.headers['content-language'], text.toString()]);
    });
  });
  return { answer, leave: () => request.destroy() };
}

async function finish(index: number, text: string, status = 200): Promise<void> {
  await expect.poll(() => rendering.length).toBeGreaterThan(index);
  const response = rendering[index];
  if (!response) return;
  response.statusCode = status;
  response.setHeaders(
    new Map([
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Language', 'en'],
    ]),
  );
  response.write(text.slice(0, 3));
  response.end(text.slice(3));
}

it('is rendered once for all who ask the same, at once or later', async () => {
  const early = [ask('/search?adults=2'), ask('/search?adults=2'), ask('/search?adults=2')];
  await finish(0, 'Three chalets ä');
  for (const { answer } of early) expect(await answer).toEqual([200, 'en', 'Three chalets ä']);
  expect(await ask('/search?adults=2').answer).toEqual([200, 'en', 'Three chalets ä']);
  expect(rendering).toHaveLength(1);
});

it('reaches a browser that takes Brotli whole, as it is rendered and as it is kept', async () => {
  const page = 'Fünf Häuser. '.repeat(500);
  const asked = () => ask('/search', { 'accept-encoding': 'gzip, br' });
  const first = asked();
  await finish(0, page);
  // Kept, it is compressed as it is written, too, until its compressed form is ready.
  for (const { answer } of [first, asked(), asked()]) expect((await answer)[2]).toBe(page);
  expect(rendering).toHaveLength(1);
});

it.each([
  ['another question', '/search?adults=3', {}],
  ['another language', '/search?adults=2', { 'accept-language': 'de' }],
  ['another host', '/search?adults=2', { host: 'demo.alpenglow.com.localhost' }],
  ['the router, which fetches something else', '/search?adults=2', { rsc: '1' }],
])('is rendered anew for %s', async (_, path, headers) => {
  const first = ask('/search?adults=2');
  await finish(0, 'first');
  await first.answer;
  const second = ask(path, headers);
  await finish(1, 'second');
  expect((await second.answer)[2]).toBe('second');
});

it('is rendered anew when a price or a hold has changed, even while it was being rendered', async () => {
  const first = ask('/search');
  await expect.poll(() => rendering.length).toBe(1);
  noteChange(offerTags.any);
  await finish(0, 'old');
  await first.answer;
  const second = ask('/search');
  await finish(1, 'new');
  expect((await second.answer)[2]).toBe('new');
});

it('keeps no failure, and whoever waits for a visitor who leaves is served all the same', async () => {
  const first = ask('/search');
  await finish(0, 'failed', 500);
  expect((await first.answer)[0]).toBe(500);

  const left = ask('/search');
  await expect.poll(() => rendering.length).toBe(2);
  const waiting = ask('/search');
  left.leave();
  await finish(2, 'served');
  expect((await waiting.answer)[2]).toBe('served');
});

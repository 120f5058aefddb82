import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translator';
import { answerWhileAway } from '@/lib/web/server/away';
import { compressAnswer } from '@/lib/web/server/compress-answer';
import { withAnswer } from '@/lib/web/server/current-answer';

const asked = (locale: string) => ({ path: '/search', method: 'GET', headers: { 'x-alpenglow-locale': locale } });
const page = {
  routerKind: 'App Router',
  routePath: '/search',
  routeType: 'render',
  revalidateReason: undefined,
} as const;
const away = Object.assign(new Error('no answer'), { code: 'ECONNREFUSED' });

/** As Next does after an error: a status of its own, then a page in parts. */
function answerAsNext(response: ServerResponse): void {
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-cache');
  response.flushHeaders();
  response.write('<!DOCTYPE html><html id="__next_error__">');
  response.end('</html>');
}

const PAGES: Record<string, (response: ServerResponse) => void> = {
  '/de': () => answerWhileAway(away, asked('de'), page),
  '/en': () => answerWhileAway(away, asked('en'), page),
  '/overloaded': () => answerWhileAway(Object.assign(new Error(), { code: 'P2037' }), asked('en'), page),
  '/mistake': () => answerWhileAway(new TypeError('ours'), asked('en'), page),
  '/first-time': () => answerWhileAway(away, asked('en'), { ...page, revalidateReason: 'stale' }),
  '/route': () => answerWhileAway(away, asked('en'), { ...page, routeType: 'route' }),
  '/too-late': (response) => {
    response.write('<!DOCTYPE html>');
    answerWhileAway(away, asked('en'), page);
  },
};

const server = http.createServer((request, response) => {
  compressAnswer(request, response);
  withAnswer(response, () => PAGES[request.url ?? '']?.(response));
  if (response.headersSent) response.end();
  else answerAsNext(response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

describe('while the database is away', () => {
  it.each(['de', 'en'] as const)('a page says so in its language: %s', async (locale) => {
    const t = translator(locale, 'away');
    const answer = await ask(`/${locale}`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`<h1>${t('title')}</h1>`);
    expect(text).not.toContain('__next_error__');
  });

  it.each(['/overloaded', '/first-time'])(
    'so it does without a connection left, and where the page is one to be kept: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(503);
    },
  );

  it('somebody who asks for the head alone gets no page', async () => {
    const answer = await ask('/en', { method: 'HEAD' });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('');
  });

  it.each(['/mistake', '/route'])('what is no page without its data stays as it is: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('__next_error__');
  });

  it('a page that has begun stays what it is', async () => {
    const answer = await ask('/too-late');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<!DOCTYPE html>');
  });
});

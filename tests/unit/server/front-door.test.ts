import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { createMiddleware } from '@/lib/web/routing/next-adapter';
import { createFrontDoor, forgetDecisions } from '@/lib/web/server/front-door';
import { english, german, googlebot, hosts, index } from '../routing/fixture';

const wiring = {
  hosts: { ...hosts, trustProxy: true },
  hasMailbox: true,
  isDevelopment: false,
  mapOrigins: ['https://tiles.example'],
  issuerUrl: null,
};
const middleware = createMiddleware({ ...wiring, getIndex: async () => index });
const door = createFrontDoor({ ...wiring, presentIndex: () => index });

type Headers = Record<string, string>;

function knock(url: string, headers: Headers, { method = 'GET', decideEarly = door } = {}) {
  const request = { method, url, headers: { ...headers }, socket: {} } as unknown as IncomingMessage;
  const answered: Headers = {};
  const response = { setHeader: (name: string, value: string) => (answered[name.toLowerCase()] = value) };
  decideEarly(request, response as unknown as ServerResponse);
  const { 'x-alpenglow-decided': decided, ...sent } = request.headers;
  return { isDecided: decided === '1', url: request.url, sent, answered };
}

async function throughMiddleware(path: string, headers: Headers) {
  const response = await middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));
  const found = Object.fromEntries(response.headers);
  const ours = Object.entries(found).filter(([name]) => !name.startsWith('x-middleware-'));
  const prefix = 'x-middleware-request-';
  const sent = Object.entries(found).filter(([name]) => name.startsWith(prefix));
  return {
    url: new URL(found['x-middleware-rewrite'] ?? 'http://localhost/-').pathname,
    sent: Object.fromEntries(sent.map(([name, value]) => [name.slice(prefix.length), value])),
    answered: Object.fromEntries(ours),
  };
}

const pages = [
  '/',
  '/search',
  '/about',
  '/contact',
  '/chalets/france',
  '/chalets/france/courchevel-1850',
  '/chalets/france/courchevel-1850/chalet-aurore',
  '/chalets/france/courchevel-1850/chalet-aurore/enquire-now',
  '/dev/mail',
];
const visitors: Headers[] = [
  { host: english, 'accept-language': 'en-GB,en;q=0.9' },
  { host: english, 'accept-language': 'de', cookie: 'a=b; locale=en' },
  { host: german, 'accept-language': 'de-AT' },
  { host: german, 'user-agent': googlebot },
  { host: 'demo.alpenglow.com', 'x-forwarded-proto': 'https' },
  { host: english, 'x-forwarded-proto': 'http, https' },
  { host: 'alpenglow.de.localhost:3000', cookie: 'locale=de; isBot=true' },
];

describe('the front door', () => {
  it.each(visitors.flatMap((headers) => pages.map((path) => [path, headers] as const)))(
    'says of %s for %j what middleware says',
    async (path, headers) => {
      const early = knock(path, headers);
      const late = await throughMiddleware(path, headers);
      if (!early.isDecided) {
        // Only what moves elsewhere, as an address in the other language's words does.
        expect(late.url).toBe('/-');
        expect([early.url, early.sent, early.answered]).toEqual([path, headers, {}]);
        return;
      }
      const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
      const withAnyId = (sent: Headers) => ({ ...sent, 'x-alpenglow-request-id': id });
      expect([early.url, early.answered]).toEqual([late.url, late.answered]);
      expect(early.sent).toEqual(withAnyId(late.sent));
    },
  );

  it('decides at all', () => {
    expect(pages.filter((path) => knock(path, visitors[0] ?? {}).isDecided)).toEqual(pages);
  });

  it.each([
    ['/about?x=1'],
    ['/about/'],
    ['//about'],
    ['/About'],
    ['/%61bout'],
    ['/.'],
    ['/nowhere'],
    ['/properties/x'],
    ['/chalets'],
    ['/api/stays'],
    ['/robots.txt'],
    ['/storefront/alpenglow/en'],
    ['/legacy/P01'],
  ])('leaves %s to middleware', (path) => {
    const { isDecided, url, answered } = knock(path, { host: english });
    expect([isDecided, url, answered]).toEqual([false, path, {}]);
  });

  it.each([
    ['rsc', '1'],
    ['next-router-prefetch', '1'],
    ['next-router-state-tree', '[]'],
    ['next-action', 'x'],
    ['x-prerender-revalidate', 'x'],
    ['x-forwarded-host', 'evil.example'],
    ['host', 'evil.example'],
    ['host', 'amex.lds.localhost'],
    ['host', 'alpenglow.com'],
  ])('leaves requests with %s: %s to middleware', (name, value) => {
    expect(knock('/about', { host: english, [name]: value }).isDecided).toBe(false);
  });

  it('leaves other methods to middleware, and everything while addresses must be read', () => {
    expect(knock('/about', { host: english }, { method: 'POST' }).isDecided).toBe(false);
    expect(knock('/about', { host: english }, { method: 'HEAD' }).isDecided).toBe(false);
    const decideEarly = createFrontDoor({ ...wiring, presentIndex: () => null });
    expect(knock('/about', { host: english }, { decideEarly }).isDecided).toBe(false);
  });

  it('passes nothing on that only we may say', () => {
    const forged = { 'x-alpenglow-surface': 'agency', 'x-alpenglow-role': 'admin', 'content-security-policy': 'x' };
    const { sent } = knock('/about', { host: english, ...forged });
    expect(sent['x-alpenglow-surface']).toBe('storefront');
    expect(sent).not.toHaveProperty('x-alpenglow-role');
    expect(sent).not.toHaveProperty('content-security-policy');
    const request = { headers: { 'x-alpenglow-decided': '1', host: english } } as unknown as IncomingMessage;
    forgetDecisions(request);
    expect(request.headers).toEqual({ host: english });
  });
});

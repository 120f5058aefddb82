import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server';
import { NextRequest, type NextResponse } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { createMiddleware } from '@/lib/web/routing/next-adapter';
import { english, hosts, index } from './fixture';

const getIndex = vi.fn(async () => index);
const dependencies = { getIndex, isDevelopment: false, mapOrigins: [], issuerUrl: null };
const middleware = createMiddleware({ ...dependencies, hosts });
const behindProxy = createMiddleware({ ...dependencies, hosts: { ...hosts, trustProxy: true } });

type Sent = { host?: string; method?: string; headers?: Record<string, string>; by?: typeof middleware };

/** As Next hands it over: the address is always localhost, the host is in the header. */
async function send(path: string, { host = english, method = 'GET', headers = {}, by = middleware }: Sent = {}) {
  const url = `http://localhost:3000${path}`;
  return by(new NextRequest(url, { method, headers: { host, 'x-forwarded-host': host, ...headers } }));
}

const rewritten = (response: NextResponse) => response.headers.get('x-middleware-rewrite');
const forwarded = (response: NextResponse, name: string) => response.headers.get(`x-middleware-request-${name}`);

describe('rewrites', () => {
  it('goes to the internal page with status, query and headers', async () => {
    const page = await send('/search?adults=2&_rsc=abc');
    expect(rewritten(page)).toBe('http://localhost:3000/storefront/alpenglow/en/search?adults=2&_rsc=abc');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-language')).toBe('en');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(page.headers.get('x-robots-tag')).toBeNull();
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");

    const unknown = await send('/nowhere');
    expect(rewritten(unknown)).toBe('http://localhost:3000/storefront/alpenglow/en/unknown');
    expect([unknown.status, unknown.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    expect((await send('/properties/x')).status).toBe(410);
  });

  it('serves umlauts in place and a path with a trailing slash without one', async () => {
    const alps = await send('/die-luxuri%C3%B6sesten-chalets-der-alpen/kitzb%C3%BChel');
    expect(rewritten(alps)).toBe('http://localhost:3000/storefront/alpenglow/en/alps/kitzbuehel');
    expect(rewritten(await send('/nowhere/'))).toBe('http://localhost:3000/storefront/alpenglow/en/unknown');
  });
});

describe('frames', () => {
  const policyOf = async (path: string) => {
    const response = await send(path, { host: 'lds.localhost', headers: { cookie: 'alpenglow.session=x' } });
    return response.headers.get('content-security-policy');
  };

  it('are of our own pages around what is made to be looked at there', async () => {
    const framed = ['/partner/offers/o/preview', '/partner/studio?sheet=offer', '/api/studio/mail?brand=amex'];
    for (const path of framed) expect(await policyOf(path)).toContain("frame-ancestors 'self'");
    expect(await policyOf('/partner/studios')).toContain("frame-ancestors 'none'");
    expect(await policyOf('/partner/agency')).toContain("frame-ancestors 'none'");
    expect(await policyOf('/api/hotels')).toBeNull();
    // Nothing that is only looked at runs.
    expect(await policyOf('/api/studio/pdf')).toMatch(/^default-src 'none'; (?!.*script-src)/);
  });
});

describe('request headers for pages and handlers', () => {
  it('are always ours, whatever the client sent', async () => {
    const headers = {
      'X-Alpenglow-Surface': 'agency',
      'x-alpenglow-local': 'true',
      'x-alpenglow-request-id': 'mine',
      'x-alpenglow-role': 'admin',
      cookie: 'locale=de',
      'x-other': 'kept',
    };
    const response = await send('/api/stays', { headers });
    expect(response.headers.get('x-middleware-next')).toBe('1');
    const expected = {
      surface: 'storefront',
      brand: 'alpenglow',
      locale: 'de',
      demo: 'false',
      local: 'false',
      host: english,
    };
    for (const [name, value] of Object.entries(expected))
      expect(forwarded(response, `x-alpenglow-${name}`), name).toBe(value);
    expect(forwarded(response, 'x-alpenglow-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(forwarded(response, 'x-alpenglow-role')).toBeNull();
    expect(response.headers.get('x-middleware-override-headers')).not.toContain('x-alpenglow-role');
    expect(forwarded(response, 'x-other')).toBe('kept');
  });

  it('differ per request', async () => {
    const ids = await Promise.all([send('/about'), send('/about')]);
    expect(forwarded(ids[0], 'x-alpenglow-request-id')).not.toBe(forwarded(ids[1], 'x-alpenglow-request-id'));
  });
});

describe('redirects', () => {
  it.each([
    ['/about/', 308, '/about'],
    ['/About/?a=1&lang=fr', 308, '/about?a=1'],
    ['/anfrage?a=1', 308, '/enquire-now?a=1'],
    ['/?propertyId=P01', 301, '/legacy/P01'],
    ['/legacy/P01', 301, '/chalets/france/courchevel-1850/chalet-aurore'],
    ['/chalets/nowhere', 307, '/'],
    ['/luxus-ski-hotels/%C3%B6sterreich/', 308, '/die-luxuri%C3%B6sesten-chalets-der-alpen/%C3%B6sterreich'],
  ])('%s → %i %s on the origin Next knows', async (path, status, location) => {
    const response = await send(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, `http://localhost:3000${location}`]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sets the language as a cookie of the host', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const response = await send('/contact?lang=de&a=1', { headers, by: behindProxy });
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://localhost:3000/kontakt?a=1']);
    const cookie = response.headers.get('set-cookie') ?? '';
    for (const part of ['__Host-locale=de', 'Path=/', 'Max-Age=31536000', 'SameSite=lax', 'HttpOnly', 'Secure'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
    for (const plain of [await send('/?lang=de', { by: behindProxy }), await send('/?lang=de', { headers })])
      expect(plain.headers.get('set-cookie')).toMatch(/^locale=de;(?!.*Secure)/);
  });

  it('moves a bare domain to https and www', async () => {
    const response = await send('/kontakt?a=1', { host: 'alpenglow.de' });
    expect([response.status, response.headers.get('location')]).toEqual([308, 'https://www.alpenglow.de/kontakt?a=1']);
  });
});

describe('refusals and failures', () => {
  it('answers a foreign host with 421 and nothing of it', async () => {
    const response = await send('/evil-path?q=evil', { host: 'evil.example' });
    expect(response.status).toBe(421);
    expect(await response.text()).toBe('');
    expect(JSON.stringify([...response.headers])).not.toContain('evil');
    expect((await send('/', { headers: { 'x-forwarded-host': 'evil.example' } })).status).toBe(421);
    expect((await send('/', { host: 'a/b' })).status).toBe(400);
  });

  it('needs no index for files and API', async () => {
    const broken = createMiddleware({
      getIndex: () => Promise.reject(new Error('no database')),
      hosts,
      isDevelopment: false,
      mapOrigins: [],
      issuerUrl: null,
    });
    const request = new NextRequest('http://localhost:3000/api/health', { headers: { host: english } });
    expect((await broken(request)).headers.get('x-middleware-next')).toBe('1');
  });
});

describe('matcher', () => {
  it.each([
    ['/', true],
    ['/about', true],
    ['/api/stays', true],
    ['/robots.txt', true],
    ['/sitemap.xml', true],
    ['/mediation', true],
    ['/fontsize', true],
    ['/_next/data/a/b.json', true],
    ['/favicon.ico/x', true],
    ['/_next/imagery', true],
    ['/die-luxuri%C3%B6sesten-chalets-der-alpen', true],
    ['/_next/static/chunks/a.js', false],
    ['/_next/image?url=x', false],
    ['/media/house.webp', false],
    ['/map/style.json', false],
    ['/fonts/lato.woff2', false],
    ['/favicon.ico', false],
  ])('%s: %s', async (url, expected) => {
    vi.doMock('@/lib/web/routing/middleware', () => ({ middleware }));
    const { config } = await import('@/middleware');
    expect(config.runtime).toBe('nodejs');
    expect(matches({ config, url, nextConfig: {} })).toBe(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { decide } from '@/lib/web/routing/decide';
import { type Asked, ask, english, follow, german, hosts, index, line, request } from './fixture';

const notFound = '404 /storefront/alpenglow/en/unknown';

describe('hostile paths get a defined answer', () => {
  it.each([
    ['a path of 10 000 characters', `/${'a'.repeat(10_000)}`],
    ['10 000 slashes', '/'.repeat(10_000)],
    ['a known path made long', `/about${'/'.repeat(2_000)}`],
    ['10 000 encoded umlauts', `/${'%C3%B6'.repeat(10_000)}`],
    ['an encoded slash', '/chalets%2Ffrance'],
    ['a lower-case encoded slash', '/chalets%2ffrance'],
    ['a backslash', '/\\evil.example'],
    ['an encoded backslash', '/%5C%5Cevil.example'],
    ['a null byte', '/about%00'],
    ['a line break', '/about%0d%0aSet-Cookie:a=b'],
    ['a raw control character', '/about\u0007'],
    ['a C1 control character', '/about%C2%85'],
    ['an unfinished percent sequence', '/about%'],
    ['a bad percent sequence', '/%zz'],
    ['broken UTF-8', '/%E0%A4%A'],
    ['overlong UTF-8', '/%C0%AF'],
    ['an encoded surrogate', '/%ED%A0%80'],
    ['a lone surrogate', '/\ud800'],
    ['a dot segment', '/about/..'],
    ['an encoded dot segment', '/%2e%2e/api'],
    ['a single dot', '/./about'],
    ['a dot segment where a city belongs', '/chalets/france/..'],
    ['an encoded dot where a country belongs', '/chalets/%2E'],
    ['no leading slash', 'about'],
    ['an absolute form', 'http://evil.example/about'],
    ['nothing', ''],
    ['an asterisk', '*'],
  ])('%s', (_what, rawPath) => {
    expect(line(ask({ rawPath }))).toBe(notFound);
    expect(line(ask({ rawPath, query: 'lang=en' }))).toBe(notFound);
    expect(line(ask({ rawPath, host: 'alpenglow.com' }))).toBe(notFound);
  });

  it.each([
    ['double encoding', '/%2561bout'],
    ['a bidi override', '/about%E2%80%AE'],
    ['prototype names', '/__proto__/constructor'],
  ])('%s is readable, and nothing of ours', (_what, rawPath) => {
    expect(line(ask({ rawPath }))).toBe(notFound);
    expect(line(ask({ rawPath, query: 'lang=en' }))).toBe(`303 ${rawPath}`);
  });

  it('compares and decodes nothing beyond the longest address', () => {
    const guarded = new Proxy(index, {
      get() {
        throw new Error('the index was asked');
      },
    });
    const long = `/chalets/france/${'a'.repeat(2_000)}`;
    expect(line(decide(request({ rawPath: long }), { index: guarded, hosts }))).toBe(notFound);
    expect(() => decide(request({ rawPath: '/chalets/france/lech' }), { index: guarded, hosts })).toThrow('asked');
  });

  it.each([
    ['/api/properties/%', '404 /api/unknown'],
    ['/api/properties/%ff', '404 /api/unknown'],
    [`/api/properties/${'a'.repeat(10_000)}`, '404 /api/unknown'],
    ['/media/%', notFound],
    ['/_next/..%2f..%2fpackage.json', notFound],
    ['/.well-known/%zz', notFound],
  ])('%s passes nowhere', (rawPath, expected) => {
    expect(line(ask({ rawPath }))).toBe(expected);
  });

  it('hands nothing to the issuer that cannot be read', () => {
    const host = 'lds.localhost';
    expect(ask({ host, rawPath: '/identity/auth' }).kind).toBe('issuer');
    for (const rawPath of ['/identity/%', `/identity/${'a'.repeat(10_000)}`]) {
      expect(line(ask({ host, rawPath }))).toBe('404 /agency/default/en/unknown');
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('a page is not for %s', (method) => {
    const refusal = { kind: 'refuse', status: 405, headers: { Allow: 'GET, HEAD' } };
    expect(ask({ method, rawPath: '/contact' })).toEqual(refusal);
    expect(ask({ method, rawPath: '/signin', host: 'lds.localhost' })).toEqual(refusal);
    expect(line(ask({ method, rawPath: '/nowhere' }))).toBe(notFound);
    expect(line(ask({ method, rawPath: '/api/mailer' }))).toBe('pass');
  });

  it('answers prototype names as unknown properties', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(line(ask({ rawPath: `/legacy/${name}` }))).toBe('404 /storefront/alpenglow/en/removed');
      expect(line(ask({ rawPath: `/chalets/${name}` }))).toBe('307 /');
    }
  });

  it.each([
    ['unknown host', { host: 'evil.example' }, 'refuse 421'],
    ['no host', { host: '' }, 'refuse 400'],
    ['malformed host', { host: 'www.alpenglow.com/@evil' }, 'refuse 400'],
    ['forwarded host that disagrees', { forwardedHost: 'evil.example' }, 'refuse 421'],
    ['unknown host for a file', { host: 'evil.example', rawPath: '/robots.txt' }, 'refuse 421'],
    ['unknown host for the API', { host: 'evil.example', rawPath: '/api/stays' }, 'refuse 421'],
    ['unknown host with a huge path', { host: 'evil.example', rawPath: `/${'a'.repeat(10_000)}` }, 'refuse 421'],
  ])('%s', (_what, asked, expected) => {
    const decision = ask(asked);
    expect(line(decision)).toBe(expected);
    expect(JSON.stringify(decision)).not.toContain('evil');
  });
});

const words = [
  'chalets',
  'apartments',
  'appartements',
  'villas',
  'Chalets',
  'france',
  'frankreich',
  'österreich',
  '%C3%B6sterreich',
  'lech',
  'courchevel',
  'courchevel-1850',
  'chalet-aurore',
  'haus-alt',
  'haus-oetzblick',
  'sonstige',
  'enquire-now',
  'book-now',
  'legacy',
  'P01',
  'P33',
  'properties',
  'meribel',
  'sans-prix',
  'kontakt',
  'About',
  'events',
  'über-uns',
  'die-luxuriösesten-chalets-der-alpen',
  'megève',
  'luxus-ski-hotels',
  'anfrage',
  'api',
  'robots.txt',
  '..',
  '%2e',
  '%2F',
  '%',
  '',
  '\\',
  'evil.example',
  'storefront',
  '@',
];
const hostNames = [
  english,
  german,
  'alpenglow.com',
  'alpenglow.de',
  'alpenglow.com.localhost:3000',
  'demo.alpenglow.com',
  'amex.lds',
  'localhost:3000',
  'alpenglow.example',
  'evil.example',
  '',
];
const path = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 7 }).map((segments) => `/${segments.join('/')}`),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  fc.string({ unit: 'binary' }),
  fc.webPath(),
);
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('lang', 'propertyId', '_rsc', 'a'),
      fc.oneof(fc.constantFrom('de', 'en', 'P01', 'fr', '//evil.example'), fc.string()),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());
const anyRequest: fc.Arbitrary<Asked> = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
  host: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...hostNames) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  ),
  forwardedHost: fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  ),
  protocol: fc.constantFrom('http', 'https'),
  rawPath: path,
  query,
  cookies: fc.dictionary(fc.constantFrom('locale', 'isBot'), fc.constantFrom('de', 'en', 'true', 'x')),
  acceptLanguage: fc.option(fc.oneof(fc.constantFrom('de', 'en', 'de;q=0.1,en'), fc.string({ unit: 'binary' }))),
  userAgent: fc.option(fc.oneof(fc.constantFrom('Googlebot/2.1', 'curl/8'), fc.string())),
});
const allowed = allowedHosts(['alpenglow.example']);

describe('for any request', () => {
  it('decides without throwing, with a defined status and an internal target', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const decision = ask(asked, { allowed });
        if (decision.kind === 'refuse') expect([400, 405, 421]).toContain(decision.status);
        if (decision.kind === 'rewrite') {
          expect([200, 404, 410]).toContain(decision.status);
          expect(decision.pathname).toMatch(
            /^\/api\/unknown$|^\/(?:storefront\/alpenglow(?:-demo)?|agency\/[a-z]+)\/(?:en|de)(?:\/[a-z0-9-]+)*$/,
          );
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('never redirects away from the host, except a bare domain to its own www', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const decision = ask(asked, { allowed });
        if (decision.kind !== 'redirect') return;
        expect(decision.location).toMatch(/^\/(?![/\\])/);
        expect(decision.location).not.toMatch(/[\p{Cc}\p{Cs}\\]/u);
        expect(new URL(decision.location, 'https://here.example').host).toBe('here.example');
        expect(decision.toHost === null || decision.toHost === `www.${asked.host}`).toBe(true);
        expect(decision.location.length).toBeLessThan(20_000);
      }),
      { numRuns: 3000 },
    );
  });

  it('comes to rest after at most two redirects', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        expect(follow(asked, { allowed }).hops).toBeLessThanOrEqual(2);
      }),
      { numRuns: 3000 },
    );
  });

  it('decides the same again', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        expect(ask(asked, { allowed })).toEqual(ask(asked, { allowed }));
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { ask, english, german, line } from './fixture';

const S = '/storefront/alpenglow';
const ALPS = '/die-luxuri%C3%B6sesten-chalets-der-alpen';

/** Path as sent → internal target; the same on both hosts, in the host's language. */
const pages: readonly (readonly [string, string])[] = [
  ['/', ''],
  ['/search', '/search'],
  ['/destinations', '/destinations'],
  ['/contact', '/contact'],
  ['/kontakt', '/contact'],
  ['/enquire-now', '/enquire-now'],
  ['/distribution/hotels/H01', '/distribution/hotels/H01'],
  ['/outcome', '/outcome'],
  ['/newsletter/confirm', '/newsletter/confirm'],
  ['/newsletter/unsubscribe', '/newsletter/unsubscribe'],
  ['/about', '/info/about'],
  ['/privacy-policy', '/info/privacy-policy'],
  ['/terms-and-conditions', '/info/terms-and-conditions'],
  ['/transfers', '/info/transfers'],
  ['/package-rate-rules', '/info/package-rate-rules'],
  ['/imprint', '/info/imprint'],
  ['/info/sustainability', '/words/sustainability'],
  ['/impressum', '/info/imprint'],
  ['/legal-notice', '/info/legal-notice'],
  ['/service', '/info/service'],
  ['/partner', '/info/partner'],
  [ALPS, '/alps'],
  ['/die-luxurio%CC%88sesten-chalets-der-alpen', '/alps'],
  ['/die-luxuri%c3%b6sesten-chalets-der-alpen', '/alps'],
  ['/die-luxuriösesten-chalets-der-alpen', '/alps'],
  [`${ALPS}/%C3%B6sterreich`, '/alps/oesterreich'],
  [`${ALPS}/o%CC%88sterreich`, '/alps/oesterreich'],
  [`${ALPS}/vorarlberg`, '/alps/vorarlberg'],
  [`${ALPS}/kitzb%C3%BChel`, '/alps/kitzbuehel'],
  [`${ALPS}/kitzbu%CC%88hel`, '/alps/kitzbuehel'],
  [`${ALPS}/lech`, '/alps/lech'],
  [`${ALPS}/st-anton`, '/alps/st-anton'],
  [`${ALPS}/schweiz`, '/alps/schweiz'],
  [`${ALPS}/st-moritz`, '/alps/st-moritz'],
  [`${ALPS}/davos`, '/alps/davos'],
  [`${ALPS}/gstaad`, '/alps/gstaad'],
  [`${ALPS}/verbier`, '/alps/verbier'],
  [`${ALPS}/zermatt`, '/alps/zermatt'],
  [`${ALPS}/frankreich`, '/alps/frankreich'],
  [`${ALPS}/courchevel`, '/alps/courchevel'],
  [`${ALPS}/chamonix`, '/alps/chamonix'],
  [`${ALPS}/megeve`, '/alps/megeve'],
  [`${ALPS}/italien`, '/alps/italien'],
  [`${ALPS}/cortina`, '/alps/cortina'],
  ['/diskretion-sicherheit', '/alps/discretion'],
  ['/luxus-ski-reisen', '/alps/ski-travel'],
  ['/chalets/france', '/chalets/france'],
  ['/chalets/frankreich', '/chalets/france'],
  ['/chalets/austria', '/chalets/austria'],
  ['/chalets/oesterreich', '/chalets/austria'],
  ['/chalets/osterreich', '/chalets/austria'],
  ['/apartments/switzerland', '/apartments/switzerland'],
  ['/appartements/schweiz', '/apartments/switzerland'],
  ['/appartements/schweiz/verbier/residence-medran', '/apartments/switzerland/verbier/residence-medran'],
  ['/villas/italien/lake-como', '/villas/italy/lake-como'],
  ['/chalets/france/courchevel', '/chalets/france/courchevel'],
  ['/chalets/france/courchevel-1850', '/chalets/france/courchevel-1850'],
  ['/chalets/france/val-d-isere', '/chalets/france/val-d-isere'],
  ['/chalets/france/courchevel-1850/chalet-aurore', '/chalets/france/courchevel-1850/chalet-aurore'],
  ['/chalets/osterreich/lech/haus-oetzblick', '/chalets/austria/lech/haus-oetzblick'],
  ['/chalets/france/meribel/sans-prix', '/chalets/france/meribel/sans-prix'],
  [
    '/chalets/frankreich/val-d-isere/residence-l-etoile-d-ete/enquire-now',
    '/chalets/france/val-d-isere/residence-l-etoile-d-ete/enquire-now',
  ],
  ['/chalets/frankreich/megeve/chalet-rochebrune/book-now', '/book-now/P08'],
  ['/bookings/AbC-_9', '/bookings/AbC-_9'],
];

it('demonstration hotels have their page on demonstration hosts only', () => {
  const rawPath = '/distribution/hotels/H24';
  expect(line(ask({ host: 'demo.alpenglow.com', rawPath }))).toBe(`200 ${S}-demo/en${rawPath}`);
});

it('a retired hotel leads to the one that stands for it, over others that are retired, too', () => {
  expect(line(ask({ host: english, rawPath: '/distribution/hotels/H91' }))).toBe('308 /distribution/hotels/H01');
  const demo = ask({ host: 'demo.alpenglow.com', rawPath: '/distribution/hotels/H93' });
  expect(line(demo)).toBe('308 /distribution/hotels/H24');
});

describe('pages are served in place, with 200, in the language of the visitor', () => {
  it.each(pages)('%s → %s', (rawPath, target) => {
    expect(line(ask({ host: english, rawPath }))).toBe(`200 ${S}/en${target}`);
    expect(line(ask({ host: german, rawPath }))).toBe(`200 ${S}/de${target}`);
    expect(line(ask({ host: 'alpenglow.de.localhost:3000', rawPath }))).toBe(`200 ${S}/de${target}`);
    expect(line(ask({ host: 'demo.alpenglow.com', rawPath }))).toBe(`200 ${S}-demo/en${target}`);
  });
});

const missing: readonly (readonly [string, string])[] = [
  ['/distribution/hotels/H02', '404 /unknown'],
  ['/distribution/hotels/H24', '404 /unknown'],
  ['/distribution/hotels/H90', '404 /removed'],
  ['/distribution/hotels/H93', '404 /removed'],
  ['/distribution/hotels/H94', '404 /unknown'],
  ['/nowhere', '404 /unknown'],
  ['/Nowhere/', '404 /unknown'],
  ['/properties', '404 /unknown'],
  ['/info/summer-2025', '410 /gone'],
  ['/properties/lech-haus', '410 /gone'],
  ['/Properties/Lech-Haus/', '410 /gone'],
  ['/properties/a/b/c', '410 /gone'],
  ['/legacy', '404 /unknown'],
  ['/legacy/', '404 /unknown'],
  ['/legacy/unknown', '404 /removed'],
  ['/legacy/Gone1', '404 /removed'],
  ['/legacy/P33', '404 /removed'],
  ['/legacy/P01/more', '404 /unknown'],
  ['/chalets/switzerland/davos/closed-house', '404 /removed'],
  ['/chalets/schweiz/davos/Closed-House/', '404 /removed'],
  ['/chalets/schweiz/davos/closed-house/enquire-now', '404 /removed'],
  ['/chalets/schweiz/davos/closed-house/book-now', '404 /removed'],
  ['/chalets/schweiz/davos/closed-before', '404 /removed'],
  ['/chalets/france/courchevel-1850/unknown', '404 /unknown'],
  ['/chalets/france/courchevel/chalet-aurore', '404 /unknown'],
  ['/chalets/austria/courchevel-1850/chalet-aurore', '404 /unknown'],
  ['/apartments/france/courchevel-1850/chalet-aurore', '404 /unknown'],
  ['/chalets/nowhere/lech/haus-oetzblick', '404 /unknown'],
  ['/chalets/france/courchevel-1850/unknown/book-now', '404 /unknown'],
  ['/chalets/france/courchevel-1850/chalet-aurore/photos', '404 /unknown'],
  ['/chalets/france/courchevel-1850/chalet-aurore/enquire-now/more', '404 /unknown'],
  ['/chalets/switzerland/zermatt/demo-chalet', '404 /unknown'],
  ['/chalets/switzerland/zermatt/old-demo', '404 /unknown'],
  ['/apartments', '404 /unknown'],
  ['/chalet/france', '404 /unknown'],
  ['/user', '404 /unknown'],
  ['/signin', '404 /unknown'],
  ['/hotels', '404 /unknown'],
  ['/partner/dashboard', '404 /unknown'],
  ['/storefront', '404 /unknown'],
  ['/storefront/alpenglow/en', '404 /unknown'],
  ['/storefront/alpenglow/en/search', '404 /unknown'],
  ['/Storefront/alpenglow/en/search', '404 /unknown'],
  ['/%73torefront/alpenglow/en/search', '404 /unknown'],
  ['/agency/default/en/unknown', '404 /unknown'],
  ['/alps', '404 /unknown'],
  ['/info/about', '404 /unknown'],
  ['/info/sustainability/more', '404 /unknown'],
  ['/unknown', '404 /unknown'],
  ['/gone', '404 /unknown'],
  ['/removed', '404 /unknown'],
  [`${ALPS}/elsewhere`, '404 /unknown'],
  [`${ALPS}/lech/more`, '404 /unknown'],
];

describe('missing pages have their real status and no detour', () => {
  it.each(missing)('%s → %s', (rawPath, expected) => {
    const [status, target] = expected.split(' ');
    expect(line(ask({ host: english, rawPath }))).toBe(`${status} ${S}/en${target}`);
    expect(line(ask({ host: german, rawPath }))).toBe(`${status} ${S}/de${target}`);
  });
});

describe('demonstration properties', () => {
  it('exist on demo hosts only', () => {
    const demo = { host: 'demo.alpenglow.com', rawPath: '/chalets/switzerland/zermatt/demo-chalet' };
    expect(line(ask(demo))).toBe(`200 ${S}-demo/en/chalets/switzerland/zermatt/demo-chalet`);
    expect(line(ask({ ...demo, rawPath: '/chalets/switzerland/zermatt' }))).toBe(
      `200 ${S}-demo/en/chalets/switzerland/zermatt`,
    );
    expect(line(ask({ ...demo, rawPath: '/legacy/P33' }))).toBe('301 /chalets/switzerland/zermatt/demo-chalet');
    expect(line(ask({ rawPath: '/chalets/switzerland/zermatt' }))).toBe('307 /');
  });
});

describe('other surfaces and paths that stay', () => {
  it('what no page can be is missing on every surface', () => {
    expect(line(ask({ host: 'amex.lds.localhost:3000', rawPath: '/%2e%2e' }))).toBe('404 /agency/amex/en/unknown');
    const german = { host: 'localhost:3000', rawPath: '/%2e%2e', acceptLanguage: 'de' };
    expect(line(ask(german))).toBe('404 /agency/default/de/unknown');
  });

  it.each([
    '/api',
    '/api/properties',
    '/api/properties/P01/stays',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/0.xml',
    '/_next/data/x.json',
    '/_next/static/a.js',
    '/favicon.ico',
    '/icon.svg',
    '/manifest.webmanifest',
    '/media/a.webp',
    '/map/style.json',
    '/fonts/a.woff2',
    '/.well-known/security.txt',
  ])('%s passes on every host', (rawPath) => {
    expect(line(ask({ rawPath }))).toBe('pass');
    expect(line(ask({ host: 'amex.lds', rawPath, query: 'lang=de' }))).toBe('pass');
  });

  it.each([
    '/API',
    '/apis',
    '/api%2Fproperties',
    '//api/properties',
    '/_next',
    '/a/b.txt',
    '/robots.txt/',
    '/index.html',
  ])('%s does not pass', (rawPath) => {
    expect(line(ask({ rawPath }))).toBe(`404 ${S}/en/unknown`);
  });
});

describe('context and headers', () => {
  it('describes the request for pages and handlers', () => {
    expect(ask({ host: 'demo.alpenglow.de.localhost:3000', rawPath: '/api/stays' })).toEqual({
      kind: 'pass',
      context: {
        surface: 'storefront',
        brand: 'alpenglow',
        isDemo: true,
        isLocal: false,
        locale: 'de',
        indexable: false,
        publicHost: 'demo.alpenglow.de',
      },
      headers: { 'X-Robots-Tag': 'noindex' },
    });
    expect(ask({ rawPath: '/api/stays' })).toMatchObject({ headers: {} });
    expect(ask({ host: '127.0.0.1:3000', rawPath: '/signin' })).toMatchObject({
      context: {
        surface: 'agency',
        brand: 'default',
        isDemo: false,
        isLocal: true,
        locale: 'en',
        indexable: false,
        publicHost: '127.0.0.1',
      },
    });
  });

  it.each([
    ['a page', { rawPath: '/about' }, false],
    ['a page in development', { host: 'alpenglow.com.localhost:3000', rawPath: '/about' }, false],
    [
      'a property without sales information: the page says so itself',
      { rawPath: '/chalets/france/meribel/sans-prix' },
      false,
    ],
    ['an unknown page', { rawPath: '/nowhere' }, true],
    ['a gone page', { rawPath: '/properties/x' }, true],
    ['a removed property', { rawPath: '/legacy/x' }, true],
    ['a demo host', { host: 'demo.alpenglow.com', rawPath: '/about' }, true],
    ['an agency host', { host: 'amex.lds', rawPath: '/signin' }, true],
    ['the booking of a property', { rawPath: '/chalets/france/megeve/chalet-rochebrune/book-now' }, true],
    ['the enquiry of a property', { rawPath: '/chalets/austria/lech/haus-oetzblick/enquire-now' }, true],
    ['the outcome of a form', { rawPath: '/outcome', query: 'token=x' }, true],
    ['a newsletter answer', { rawPath: '/newsletter/confirm' }, true],
  ])('X-Robots-Tag of %s', (_what, asked, isHidden) => {
    const decision = ask(asked);
    expect(decision.kind === 'rewrite' && decision.headers['X-Robots-Tag'] === 'noindex').toBe(isHidden);
  });

  it('names the language and keeps shared caches from storing one for all', () => {
    expect(ask({ rawPath: '/about', acceptLanguage: 'de' })).toMatchObject({
      headers: { 'Content-Language': 'de', 'Cache-Control': 'private, no-cache' },
    });
    expect(ask({ rawPath: '/outcome' })).toMatchObject({ headers: { 'Cache-Control': 'private, no-store' } });
    expect(ask({ host: 'lds', rawPath: '/signin' })).toMatchObject({
      headers: { 'Cache-Control': 'private, no-store' },
    });
  });
});

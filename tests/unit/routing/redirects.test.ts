import { describe, expect, it } from 'vitest';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { listedRedirects } from '@/lib/platform/addresses/redirects';
import { ask, english, follow, german, googlebot, line } from './fixture';

const ALPS = '/die-luxuri%C3%B6sesten-chalets-der-alpen';

/** Literally the list of what was once published (rule 1.9). */
const listed: readonly (readonly [string, string])[] = [
  ['/die-besten-chalets-der-alpen', ALPS],
  ['/chalets', ALPS],
  ['/luxus-ski-hotels', ALPS],
  ['/luxus-ski-hotels/schweiz', `${ALPS}/schweiz`],
  ['/luxus-ski-hotels/österreich', `${ALPS}/%C3%B6sterreich`],
  ['/luxus-ski-hotels/frankreich', `${ALPS}/frankreich`],
  ['/events', '/'],
  ['/über-uns', '/about'],
  ['/über-uns/referenzen', '/about'],
  ['/jetzt-anfragen', '/enquire-now'],
  ['/anfrage', '/enquire-now'],
  ['/chalets/österreich/sonstige', '/chalets/oesterreich'],
  ['/die-luxuriösesten-chalets-der-alpen/megève', `${ALPS}/megeve`],
];

function spellings(path: string): string[] {
  const nfc = encodeURI(path.normalize('NFC'));
  const capitals = path.replace(/\/(.)/g, (_, letter: string) => `/${letter.toUpperCase()}`);
  return [path, nfc, nfc.toLowerCase(), encodeURI(path.normalize('NFD')), `${nfc}/`, `/${nfc}//`, encodeURI(capitals)];
}

describe('listed moves', () => {
  it.each(listed)('308 %s → %s in every spelling, language and storefront host', (from, to) => {
    for (const rawPath of spellings(from)) {
      for (const host of [english, german, 'alpenglow.com.localhost:3000', 'demo.alpenglow.de']) {
        expect(line(ask({ host, rawPath })), `${host} ${rawPath}`).toBe(`308 ${to}`);
      }
    }
  });

  it('covers the whole table', () => {
    const known = new Set(listed.map(([from]) => from));
    for (const { from } of listedRedirects)
      expect(known.has(from) || from === '/chalets/osterreich/sonstige', from).toBe(true);
  });

  it('ends at a page', () => {
    for (const [from] of listed) {
      const { hops, last } = follow({ rawPath: encodeURI(from) });
      expect(hops, from).toBe(1);
      expect(last, from).toMatchObject({ kind: 'rewrite', status: 200 });
    }
  });
});

const moves: readonly (readonly [string, string])[] = [
  // properties
  ['/legacy/P01', '301 /chalets/{france}/courchevel-1850/chalet-aurore'],
  ['/Legacy/P01/', '301 /chalets/{france}/courchevel-1850/chalet-aurore'],
  ['/legacy/P05', '301 /chalets/{france}/meribel/sans-prix'],
  ['/chalets/austria/lech/haus-alt', '308 /chalets/{austria}/lech/haus-oetzblick'],
  ['/chalets/austria/lech/haus-alt/enquire-now', '308 /chalets/{austria}/lech/haus-oetzblick/enquire-now'],
  ['/chalets/austria/lech/haus-alt/take-option', '307 /chalets/{austria}/lech/haus-oetzblick'],
  ['/chalets/france/megeve/chalet-rochebrune/take-option', '307 /chalets/{france}/megeve/chalet-rochebrune'],
  ['/chalets/austria/lech/haus-oetzblick/book-now', '307 /chalets/{austria}/lech/haus-oetzblick'],
  ['/chalets/oesterreich/lech/haus-oetzblick/take-option', '307 /chalets/{austria}/lech/haus-oetzblick'],
  ['/Chalets/Oesterreich/Lech/Haus-%C3%96tzblick/Book-Now/', '307 /chalets/{austria}/lech/haus-oetzblick'],
  // nothing there today
  ['/chalets/nowhere', '307 /'],
  ['/chalets/germany/berlin', '307 /'],
  ['/chalets/france/nowhere', '307 /'],
  ['/chalets/france/lech', '307 /'],
  ['/chalets/france/meribel', '307 /'],
  ['/chalets/switzerland/davos', '307 /'],
  ['/villas/france', '307 /'],
  ['/chalets/france/!!!', '307 /'],
  // spelling
  ['/chalets/%C3%B6sterreich', '308 /chalets/oesterreich'],
  ['/chalets/o%CC%88sterreich', '308 /chalets/oesterreich'],
  ['/chalets/%C3%96sterreich/kitzb%C3%BChel/', '308 /chalets/oesterreich/kitzbuehel'],
  ['/chalets/austria/kitzbu%CC%88hel/haus-am-hahnenkamm', '308 /chalets/austria/kitzbuehel/haus-am-hahnenkamm'],
  ['/chalets/france/meg%C3%A8ve', '308 /chalets/france/megeve'],
  ['/chalets/france/megeve/Chalet%20Rochebrune', '308 /chalets/france/megeve/chalet-rochebrune'],
  ["/chalets/france/Val%20d'Is%C3%A8re", '308 /chalets/france/val-d-isere'],
  [
    "/chalets/france/val-d-isere/r%C3%A9sidence-l'%C3%A9toile-d'%C3%A9t%C3%A9",
    '308 /chalets/france/val-d-isere/residence-l-etoile-d-ete',
  ],
  ['/Chalets/France', '308 /chalets/france'],
  ['/Appartements/Schweiz', '308 /appartements/schweiz'],
  [
    '/chalets/france/courchevel-1850/chalet-aurore/Enquire-Now',
    '308 /chalets/france/courchevel-1850/chalet-aurore/enquire-now',
  ],
  ['/About', '308 /about'],
  ['/ABOUT/', '308 /about'],
  ['/search/', '308 /search'],
  ['/contact//', '308 /contact'],
  ['//about', '308 /about'],
  ['/newsletter//confirm', '308 /newsletter/confirm'],
  ['//', '308 /'],
  ['/luxus-ski-reisen/', '308 /luxus-ski-reisen'],
  ['/die-luxurioesesten-chalets-der-alpen/oesterreich', `308 ${ALPS}/%C3%B6sterreich`],
  [`${ALPS}/Kitzb%C3%BChel`, `308 ${ALPS}/kitzb%C3%BChel`],
  [`${ALPS}/lech/`, `308 ${ALPS}/lech`],
];

describe('other moves', () => {
  it.each(moves)('%s → %s', (rawPath, expected) => {
    const inEnglish = expected.replace('{france}', 'france').replace('{austria}', 'austria');
    const inGerman = expected.replace('{france}', 'frankreich').replace('{austria}', 'oesterreich');
    expect(line(ask({ host: english, rawPath }))).toBe(inEnglish);
    expect(line(ask({ host: german, rawPath }))).toBe(inGerman);
    expect(follow({ rawPath }).hops).toBe(1);
  });

  it('301 is for reading; other methods keep theirs', () => {
    expect(line(ask({ rawPath: '/legacy/P01', method: 'HEAD' }))).toMatch(/^301 /);
    expect(line(ask({ rawPath: '/legacy/P01', method: 'POST' }))).toMatch(/^308 /);
  });

  it('keeps the query, without lang', () => {
    expect(line(ask({ rawPath: '/About', query: 'a=1&a=2&lang=fr&_rsc=x' }))).toBe('308 /about?a=1&a=2&_rsc=x');
    expect(line(ask({ rawPath: '/anfrage', query: 'from=x%26y' }))).toBe('308 /enquire-now?from=x%26y');
    expect(line(ask({ rawPath: '/chalets/nowhere', query: 'propertyId=P01&a=1' }))).toBe('307 /?a=1');
  });

  it.each([
    ['propertyId=P01', '301 /legacy/P01'],
    ['propertyId=P01&utm=x', '301 /legacy/P01?utm=x'],
    ['propertyId=unknown', '301 /legacy/unknown'],
    ['propertyId=', '200 /storefront/alpenglow/en'],
    ['propertyId=..', '404 /storefront/alpenglow/en/removed'],
    ['propertyId=a%2F%2Fevil.example', '404 /storefront/alpenglow/en/removed'],
    [`propertyId=${'x'.repeat(3000)}`, '404 /storefront/alpenglow/en/removed'],
  ])('/?%s → %s', (query, expected) => {
    expect(line(ask({ rawPath: '/', query }))).toBe(expected);
  });

  it('leads /?propertyId= to the property in two steps, an unknown one to the removed page', () => {
    expect(follow({ query: 'propertyId=P01' })).toMatchObject({ hops: 2, last: { status: 200 } });
    const unknown = follow({ query: 'propertyId=nobody' });
    expect(unknown.hops).toBe(1);
    expect(line(unknown.last)).toBe('404 /storefront/alpenglow/en/removed');
  });

  it('lets only lasting moves that are the same for everybody be cached', () => {
    const caching = (rawPath: string, query = '') => {
      const decision = ask({ rawPath, query });
      return decision.kind === 'redirect' ? (decision.headers['Cache-Control'] ?? 'free') : 'none';
    };
    expect(caching('/anfrage')).toBe('free');
    expect(caching('/About')).toBe('free');
    expect(caching('/legacy/P01')).toBe('private, no-cache');
    expect(caching('/chalets/austria/lech/haus-alt')).toBe('private, no-cache');
    expect(caching('/chalets/nowhere')).toBe('no-store');
    expect(caching('/about', 'lang=de')).toBe('no-store');
  });
});

describe('language switch', () => {
  it.each([
    [english, '/', 'lang=de', '303 /'],
    [english, '/contact', 'lang=de&a=1', '303 /kontakt?a=1'],
    [german, '/kontakt', 'a=1&lang=en&b=2', '303 /contact?a=1&b=2'],
    ['alpenglow.com.localhost:3000', '/search', 'lang=de', '303 /search'],
    ['amex.lds.localhost:3000', '/signup', 'lang=de', '303 /signup'],
    ['amex.lds.localhost:3000', '/user', 'lang=de', '303 /signin?callbackUrl=%2Fuser'],
    ['localhost:3000', '/', 'lang=de', '303 /signin'],
    [english, '/nowhere', 'lang=de', '303 /nowhere'],
    [english, '/nowhere//', 'lang=de', '303 /nowhere'],
    [english, '/About/', 'lang=DE', '303 /about'],
    [english, '/legacy/P01', 'lang=de', '303 /chalets/frankreich/courchevel-1850/chalet-aurore'],
    [english, ALPS, 'lang=de', `303 ${ALPS}`],
  ])('%s%s?%s → %s with the choice as a cookie', (host, rawPath, query, expected) => {
    const decision = ask({ host, rawPath, query });
    expect(line(decision)).toBe(expected);
    const value = query.toLowerCase().includes('lang=de') ? 'de' : 'en';
    expect(decision).toMatchObject({
      cookies: [{ name: '__Host-locale', value, maxAgeSeconds: 31_536_000, secure: true }],
      toHost: null,
    });
  });

  it.each([
    [
      'the filter of the page it stands on',
      `https://${english}/search?checkIn=2027-02-06&lang=en`,
      '/search?checkIn=2027-02-06',
    ],
    ['nothing of another page', `https://${english}/contact?a=1`, '/search'],
    ['nothing of another host', 'https://evil.example/search?a=1', '/search'],
    ['nothing of what is no address', 'about:?a=1', '/search'],
    ['nothing where the browser is silent', null, '/search'],
  ])('whose link names the language alone keeps %s', (_what, referer, expected) => {
    expect(line(ask({ rawPath: '/search', query: 'lang=de', referer }))).toBe(`303 ${expected}`);
    expect(line(ask({ rawPath: '/search', query: 'b=2&lang=de', referer }))).toBe('303 /search?b=2');
    expect(line(ask({ rawPath: '/search', referer }))).toBe('200 /storefront/alpenglow/en/search');
  });

  it('shows the chosen language afterwards, against browser and host', () => {
    const { hops, last } = follow({ host: english, rawPath: '/about', query: 'lang=de', acceptLanguage: 'en' });
    expect([hops, line(last)]).toEqual([1, '200 /storefront/alpenglow/de/info/about']);
  });

  it('ignores other languages and other methods', () => {
    expect(line(ask({ rawPath: '/about', query: 'lang=fr' }))).toBe('200 /storefront/alpenglow/en/info/about');
    expect(line(ask({ rawPath: '/about', query: 'lang=de', method: 'POST' }))).toBe('refuse 405');
    expect(line(ask({ rawPath: '/about%00', query: 'lang=de' }))).toBe('404 /storefront/alpenglow/de/unknown');
  });

  it('marks the cookie secure only where it can be', () => {
    expect(ask({ query: 'lang=de', protocol: 'http' })).toMatchObject({ cookies: [{ secure: false }] });
  });

  it('is part of the address for crawlers where no paired host exists, and nowhere else', () => {
    const allowed = allowedHosts(['alpenglow.example']);
    const bot = { host: 'alpenglow.example', rawPath: '/about', query: 'lang=de', userAgent: googlebot };
    expect(line(ask(bot, { allowed }))).toBe('200 /storefront/alpenglow/de/info/about');
    expect(line(ask({ ...bot, rawPath: '/About' }, { allowed }))).toBe('308 /about?lang=de');
    expect(line(ask({ ...bot, userAgent: null }, { allowed }))).toBe('303 /about');
    expect(line(ask({ ...bot, host: english }))).toBe('303 /about');
    expect(line(ask({ ...bot, host: 'amex.lds', rawPath: '/signup' }))).toBe('303 /signup');
  });
});

describe('bare domains', () => {
  it.each([
    ['alpenglow.com', '/', '', '308 www.alpenglow.com/'],
    ['alpenglow.de', '/kontakt', 'a=1&lang=en', '308 www.alpenglow.de/kontakt?a=1&lang=en'],
    ['alpenglow.com', '/About/', '', '308 www.alpenglow.com/about'],
    ['alpenglow.com', '/anfrage', '', '308 www.alpenglow.com/enquire-now'],
    ['alpenglow.com', '/legacy/P01', '', '301 www.alpenglow.com/chalets/france/courchevel-1850/chalet-aurore'],
    ['alpenglow.com', '/', 'propertyId=P01', '301 www.alpenglow.com/legacy/P01'],
    ['alpenglow.com', '/chalets/nowhere', '', '307 www.alpenglow.com/'],
    ['alpenglow.com', '/nowhere', '', '308 www.alpenglow.com/nowhere'],
    ['alpenglow.com', '//evil.example/x', '', '308 www.alpenglow.com/evil.example/x'],
    ['alpenglow.com', '/robots.txt', '', '308 www.alpenglow.com/robots.txt'],
    ['alpenglow.com', '/api/stays', 'a=1', '308 www.alpenglow.com/api/stays?a=1'],
    ['alpenglow.com', '/api/\\', '', '404 /api/unknown'],
    ['alpenglow.com', '/api/%0d%0aa', '', '404 /api/unknown'],
    ['alpenglow.com', '/api//evil.example', '', '308 www.alpenglow.com/api/evil.example'],
    ['alpenglow.com.localhost:3000', '/', '', '200 /storefront/alpenglow/en'],
  ])('%s%s?%s → %s', (host, rawPath, query, expected) => {
    expect(line(ask({ host, rawPath, query }))).toBe(expected);
  });
});

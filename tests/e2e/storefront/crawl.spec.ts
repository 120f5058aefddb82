import { expect, test } from '@playwright/test';
import { readPage } from '../html';
import { get, origins, send } from '../http';

type Listed = { loc: string; alternates: Record<string, string>; images: number };

function readSitemap(xml: string): Listed[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: entry.match(/<loc>(.*?)<\/loc>/)?.[1] ?? '',
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href]),
    ),
    images: [...entry.matchAll(/<image:loc>/g)].length,
  }));
}

async function sitemap(locale: 'en' | 'de'): Promise<Listed[]> {
  const answer = await get(locale, '/sitemap.xml');
  expect(answer.status).toBe(200);
  return readSitemap(answer.text);
}

for (const locale of ['en', 'de'] as const) {
  test(`every page of the sitemap is complete for a crawler (${locale})`, async () => {
    test.setTimeout(300_000);
    const listed = await sitemap(locale);
    expect(listed.length).toBeGreaterThan(100);
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const linked = new Set<string>();
    for (const { loc, alternates } of listed) {
      const { pathname } = new URL(loc);
      const answer = await get(locale, pathname);
      expect([pathname, answer.status]).toEqual([pathname, 200]);
      const page = readPage(answer.text);
      const { document } = page;
      const path = (what: unknown) => [pathname, what];

      expect(path(page.lang ?? '')).toEqual(path(locale));
      expect(path(document.querySelectorAll('h1').length)).toEqual(path(1));
      expect(path(document.querySelectorAll('main').length)).toEqual(path(1));
      expect(path(page.canonical)).toEqual(path(loc));
      expect(path(page.alternates)).toEqual(path(alternates));
      expect(path(page.alternates[locale])).toEqual(path(loc));
      expect(path(page.alternates['x-default'])).toEqual(path(page.alternates.en));
      expect(path(page.robots?.includes('noindex') ?? false)).toEqual(path(false));
      expect(path(answer.headers['x-robots-tag'] ?? '')).toEqual(path(''));

      expect(path(titles.get(page.title) ?? null)).toEqual(path(null));
      expect(path(descriptions.get(page.description) ?? null)).toEqual(path(null));
      titles.set(page.title, pathname);
      descriptions.set(page.description, pathname);
      expect(page.description.length, pathname).toBeGreaterThan(50);
      expect(page.description.length, pathname).toBeLessThanOrEqual(160);
      for (const link of document.querySelectorAll('a[href^="/"]')) {
        const target = new URL(link.getAttribute('href') ?? '', loc).pathname;
        if (target !== pathname) linked.add(target);
      }

      const types = page.jsonLd.map((entry) => entry['@type']);
      expect(path(types.includes('BreadcrumbList'))).toEqual(path(pathname !== '/'));
      expect(path(types.includes('Review') || types.includes('AggregateRating'))).toEqual(path(false));
      expect(path([...document.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt')).length)).toEqual(
        path(0),
      );
      expect(
        path(
          document.querySelector('meta[property="og:image"]')?.getAttribute('content')?.startsWith('https://') ?? false,
        ),
      ).toEqual(path(true));
      expect(answer.text, pathname).not.toMatch(/MISSING_MESSAGE|undefined<|\[object Object\]/);
    }
    // A page that only the sitemap knows is an orphan.
    expect(listed.map(({ loc }) => new URL(loc).pathname).filter((pathname) => !linked.has(pathname))).toEqual([]);
  });
}

test('the two sitemaps point at each other', async () => {
  const [english, german] = await Promise.all([sitemap('en'), sitemap('de')]);
  expect(german.map(({ loc }) => loc).sort()).toEqual(english.map(({ alternates }) => alternates.de ?? '').sort());
  expect(english.filter(({ images }) => images >= 8).length).toBeGreaterThan(35);
});

test('a property is marked up as a vacation rental to the published requirements', async () => {
  const answer = await get('en', '/chalets/france/courchevel-1850/chalet-sept-melezes');
  const page = readPage(answer.text);
  const picture = page.document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture).toMatch(/\/api\/share-picture\?lang=en&property=P01$/);
  const rental = page.jsonLd.find((entry) => entry['@type'] === 'VacationRental');
  expect(rental).toMatchObject({
    identifier: 'P01',
    name: 'Chalet Sept Mélèzes',
    containsPlace: { occupancy: { value: expect.any(Number) } },
  });
  expect((rental?.image as string[] | undefined)?.length).toBeGreaterThanOrEqual(8);
  for (const name of ['latitude', 'longitude']) expect(String(rental?.[name])).toMatch(/^\d+\.\d{5,}$/);
});

test('a hotel has a page for consumers where it wants one, and nowhere else', async () => {
  const hotel = readPage((await get('en', '/distribution/hotels/H01')).text);
  const markup = hotel.jsonLd.find((entry) => entry['@type'] === 'Hotel');
  expect(markup).toMatchObject({ url: hotel.canonical });
  expect(markup?.makesOffer).toContainEqual(
    expect.objectContaining({ priceSpecification: expect.objectContaining({ minPrice: expect.any(Number) }) }),
  );
  // Made once for everybody, and reached from the page of its country.
  const { headers: cached } = await get('en', '/distribution/hotels/H01');
  expect(cached['x-nextjs-cache']).toBe('HIT');
  expect((await get('en', encodeURI('/die-luxuriösesten-chalets-der-alpen/frankreich'))).text).toContain(
    '/distribution/hotels/H01',
  );
  expect((await get('en', '/distribution/hotels/H02')).status).toBe(404);
  const { headers } = await send(new URL(origins.agency).host, '/distribution/hotels/H01');
  expect(headers['x-robots-tag']).toContain('noindex');
});

test('the landing page names the organisation', async () => {
  const types = readPage((await get('en', '/')).text).jsonLd.map((entry) => entry['@type']);
  expect(types).toContain('Organization');
});

test('what is not to be found says so: demo, partner and plain local hosts', async () => {
  for (const [host, path] of [
    [new URL(origins.demo).host, '/'],
    [new URL(origins.agency).host, '/signin'],
    [new URL(origins.en).host.replace('alpenglow.com.', ''), '/signin'],
  ] as const) {
    const answer = await send(host, path);
    expect([host, answer.headers['x-robots-tag']]).toEqual([host, expect.stringContaining('noindex')]);
    expect((await send(host, '/robots.txt')).text).not.toContain('Sitemap');
  }
});

test('agency hosts send who is not signed in to the sign-in, whatever was asked for', async () => {
  for (const [path, location] of [
    ['/', '/signin'],
    ['/hotels', '/signin?callbackUrl=%2Fhotels'],
    ['/chalets/france/meribel', '/signin?callbackUrl=%2Fchalets%2Ffrance%2Fmeribel'],
    ['/no/such/page', '/signin?callbackUrl=%2Fno%2Fsuch%2Fpage'],
  ] as const) {
    const answer = await send(new URL(origins.agency).host, path);
    expect([path, answer.status, answer.headers.location]).toEqual([
      path,
      307,
      expect.stringMatching(/^(http:\/\/[^/]+)?\//),
    ]);
    expect(answer.headers.location).toContain(location);
    expect(answer.text).not.toContain('<');
  }
});

test('gone, removed and unknown addresses have their status and a page in the right language', async () => {
  for (const [path, status] of [
    ['/properties/courchevel-chalet', 410],
    ['/legacy/nothing', 404],
    ['/no/such/page', 404],
    ['/chalets/france/courchevel-1850/no-such-house', 404],
    ...['/newsletter/confirm', '/newsletter/unsubscribe', '/outcome'].flatMap((link) => [
      [`${link}?token=x`, 404] as const,
      [`${link}?token=${'a'.repeat(43)}`, 404] as const,
    ]),
    [`/bookings/${'a'.repeat(43)}`, 404],
  ] as const) {
    for (const locale of ['en', 'de'] as const) {
      const answer = await get(locale, path);
      expect([path, answer.status]).toEqual([path, status]);
      const page = readPage(answer.text);
      expect(page.lang).toBe(locale);
      expect(page.document.querySelector('h1')?.textContent?.length).toBeGreaterThan(3);
      expect(`${answer.headers['x-robots-tag'] ?? ''}${page.robots ?? ''}`).toContain('noindex');
    }
  }
});

test('a property without sales information is shown, not indexed and not listed', async () => {
  const index = await send(new URL(origins.en).host, '/api/properties/P05');
  const { pathname } = new URL(JSON.parse(index.text).url);
  const answer = await get('en', pathname);
  expect(answer.status).toBe(200);
  expect(readPage(answer.text).robots).toContain('noindex');
  expect((await get('en', '/sitemap.xml')).text).not.toContain(pathname);
});

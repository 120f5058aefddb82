import { expect, test } from '@playwright/test';
import { pathOf } from '../catalogue';
import { readPage } from '../html';
import { type Answer, get, origins, post, send } from '../http';

const PUBLIC = ['https://www.alpenglow.com', 'https://www.alpenglow.de'];

/** One address of every kind of page. */
async function everyKind(): Promise<string[]> {
  return [
    '/',
    '/search',
    '/chalets/austria',
    '/chalets/france/courchevel',
    await pathOf('P01'),
    await pathOf('P36'),
    `${await pathOf('P01')}/enquire-now`,
    '/enquire-now',
    '/contact',
    '/destinations',
    '/about',
    '/imprint',
    encodeURI('/die-luxuriösesten-chalets-der-alpen'),
    encodeURI('/die-luxuriösesten-chalets-der-alpen/lech'),
    '/no/such/page',
    '/properties/gone',
    '/legacy/nothing',
    '/outcome?token=nothing',
    '/newsletter/confirm',
    '/dev/mail',
  ];
}

function expectPolicy(what: string, { headers }: Answer): void {
  // Signing in ends at the issuer, the one other origin of ours that an agency page may post to.
  const issuer = /(form-action 'self') http:\/\/lds\.localhost:\d+(?=;)/;
  const policy = String(headers['content-security-policy']).replace(issuer, '$1');
  for (const directive of [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]) {
    expect([what, policy]).toEqual([what, expect.stringContaining(directive)]);
  }
  expect([what, policy]).toEqual([what, expect.not.stringMatching(/https?:|\*/)]);
  expect([what, headers['referrer-policy']]).toEqual([what, 'strict-origin-when-cross-origin']);
  expect([what, String(headers['permissions-policy'])]).toEqual([what, expect.stringContaining('geolocation=()')]);
  expectTransport(what, { headers });
}

/** Answers that are no page load nothing at all, whatever a browser takes them for. */
function expectBarePolicy(what: string, { headers }: Answer): void {
  expect([what, headers['content-security-policy']]).toEqual([what, "default-src 'none'; frame-ancestors 'none'"]);
  expect([what, headers['referrer-policy']]).toEqual([what, 'strict-origin-when-cross-origin']);
  expectTransport(what, { headers });
}

function expectTransport(what: string, { headers }: Pick<Answer, 'headers'>): void {
  expect([what, headers['x-content-type-options']]).toEqual([what, 'nosniff']);
  expect([what, headers['x-powered-by']]).toEqual([what, undefined]);
}

test('every page, file and answer carries its policy', async () => {
  test.setTimeout(180_000);
  for (const path of [
    ...(await everyKind()),
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/media/exterior-01.jpg',
    '/map/alps.geojson',
    '/_next/static/nothing.js',
  ]) {
    expectPolicy(path, await get('en', path));
  }
  for (const path of ['/api/health', '/api/properties/P01', '/api/properties/none', '/api/openapi.json']) {
    expectBarePolicy(path, await get('en', path));
  }
  expectBarePolicy('refused post', await post('/api/mailer', '{'));
  expectBarePolicy('foreign post', await post('/api/mailer', '{}', { origin: 'https://evil.example' }));
  expectPolicy('agency host', await send(new URL(origins.agency).host, '/signin'));
});

test('redirects and refusals are not to be sniffed either', async () => {
  for (const path of ['/chalets', '/contact?lang=de', '/chalets/spain', '/?propertyId=P01']) {
    const answer = await get('en', path);
    expect([path, answer.status]).toEqual([path, expect.any(Number)]);
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(answer.status).toBeLessThan(400);
    expectTransport(path, answer);
  }
  expectTransport('unknown host', await send('evil.example', '/'));
});

test('agency pages trust scripts by nonce only, another one each time', async () => {
  const nonceOf = async () => {
    const { headers } = await send(new URL(origins.agency).host, '/signin');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    return policy.match(/'nonce-([^']+)'/)?.[1] ?? '';
  };
  const [first, second] = [await nonceOf(), await nonceOf()];
  expect(first.length).toBeGreaterThan(20);
  expect(second).not.toBe(first);
});

test('no page names a host that is not ours', async () => {
  test.setTimeout(180_000);
  for (const locale of ['en', 'de'] as const) {
    for (const path of await everyKind()) {
      const { document } = readPage((await get(locale, path)).text);
      const loaded = [...document.querySelectorAll('[src], [srcset], [imagesrcset], [poster], [action], link, a, use')]
        .flatMap((element) =>
          ['src', 'srcset', 'imagesrcset', 'poster', 'action', 'href'].map((name) => element.getAttribute(name) ?? ''),
        )
        .flatMap((value) =>
          [...value.matchAll(/(?:https?:)?\/\/[^\s,"']+/g)].map(([url]) => new URL(url, 'http://x').origin),
        );
      const foreign = loaded.filter(
        (origin) => !PUBLIC.includes(origin) && !origin.endsWith(`.localhost:${new URL(origins.en).port}`),
      );
      expect([path, foreign]).toEqual([path, []]);
      expect([path, document.querySelectorAll('iframe:not([srcdoc])').length]).toEqual([path, 0]);
    }
  }
});

const SECRET =
  /commission|rentalChannel|operators\.example|operator-\d|channel-(direct|allotment|instant)|(Gratweg|Lärchenhof|Haute Combe|Tschuggen & Söhne|Casa Alta) Demonstration|margin(Percent|Ratio)/i;

/** What the browser fetches instead of a page when it moves inside the site. */
async function readPayload(path: string): Promise<Answer> {
  const { headers } = await get('en', path, { rsc: '1' });
  return get('en', headers.location ?? path, { rsc: '1' });
}

test('no operator, margin or commission reaches the browser', async () => {
  test.setTimeout(180_000);
  const properties = await Promise.all(['P01', 'P02', 'P05', 'P06', 'P12', 'P25'].map((id) => pathOf(id)));
  for (const path of [
    ...properties,
    `${properties[0]}/enquire-now`,
    '/',
    '/search',
    '/chalets/france',
    '/chalets/austria/lech',
    encodeURI('/die-luxuriösesten-chalets-der-alpen/courchevel'),
  ]) {
    const page = await get('en', path);
    expect([path, page.status, page.text.match(SECRET)?.[0]]).toEqual([path, 200, undefined]);
    const payload = await readPayload(path);
    expect([path, payload.text.match(SECRET)?.[0]]).toEqual([path, undefined]);
    expect(payload.text.length).toBeGreaterThan(1000);
  }
  for (const path of [
    '/api/properties',
    '/api/properties/P12?includeSalesInformation=true&projection=commission,operator,_rentalChannel,salesInformation',
    '/api/properties/P12?includeSalesInformation=true',
    '/api/properties/P12/stays',
    '/api/stays',
    '/api/facilities',
  ]) {
    const answer = await get('en', path);
    expect([path, answer.status, answer.text.match(SECRET)?.[0]]).toEqual([path, 200, undefined]);
  }
});

test('requests that Next would answer by itself have our answer and headers', async () => {
  const foreign = 'evil.example';
  const own = new URL(origins.en).host;
  const cases: [host: string, path: string, status: number, options?: Parameters<typeof send>[2]][] = [
    [own, '//about', 308],
    [foreign, '//about', 421],
    [own, `http://${foreign}/about`, 421],
    [foreign, `${origins.en}/about`, 200],
    [own, '/favicon.ico', 200],
    [own, '/api/properties/%', 404],
    [own, '/api/nothing', 404],
    [own, '/api/stays?after=%00', 200],
    [own, '*', 400, { method: 'OPTIONS' }],
    [own, '/about', 405, { method: 'TRACE' }],
    [own, '/about', 405, { method: 'POST', headers: { 'next-action': 'x' } }],
    [own, '/about', 200, { headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' } }],
  ];
  for (const [host, path, status, options] of cases) {
    const answer = await send(host, path, options);
    const what = `${options?.method ?? 'GET'} ${path} at ${host}`;
    expect([what, answer.status]).toEqual([what, status]);
    expect([what, String(answer.headers['content-security-policy'])]).toEqual([
      what,
      expect.stringMatching(/^default-src/),
    ]);
    expect(String(answer.headers.location ?? '/')).toMatch(/^\/(?!\/)/);
    if (path.startsWith('/api/n') || path.endsWith('%'))
      expect(answer.headers['content-type']).toBe('application/problem+json');
    expectTransport(what, answer);
  }
});

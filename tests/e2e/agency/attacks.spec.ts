import { randomUUID } from 'node:crypto';
import { origins, port, send } from '../http';
import { expect, test } from '../test';
import { amex, at, lds, people, sessionCookie, sessionOf, signIn, stopBeforeReturn } from './people';

const json = (text: string): Record<string, unknown> => JSON.parse(text || '{}');

const guardedPages = [
  '/hotels',
  '/user',
  '/partner/agency',
  '/partner/manage',
  '/partner/dashboard',
  '/onboarding',
  '/desk',
];

/** Requests that are not a plain visit but ask for the same content. */
const variants: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-segment-prefetch': '/_index' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { 'next-action': 'a'.repeat(42) },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-prefetch': '1' },
  { 'x-invoke-path': '/agency/default/en/user' },
  { 'x-matched-path': '/agency/default/en/user' },
  { 'x-alpenglow-surface': 'agency' },
];

test.describe('protected pages', () => {
  for (const path of guardedPages) {
    test(`${path} says nothing to nobody, however it is asked for`, async () => {
      const visit = await send(lds, path);
      expect([visit.status, visit.headers.location]).toEqual([307, `/signin?callbackUrl=${encodeURIComponent(path)}`]);
      for (const headers of variants) {
        for (const query of ['', '?_rsc=abcde', '?__nextDataReq=1']) {
          const answer = await send(lds, path + query, { headers });
          expect([headers, query, answer.status]).toEqual([headers, query, 307]);
          expect(answer.headers.location).toMatch(/^\/signin\?callbackUrl=/);
          expect(answer.text).not.toMatch(/<main|"children"/);
        }
      }
    });
  }

  test('nor below their internal names, or as files of their own', async () => {
    for (const path of ['/agency/default/en/user', '/user.rsc', '/user.txt', '/user.segments/_tree.segment.rsc']) {
      for (const headers of variants) {
        const answer = await send(lds, path, { headers });
        expect([path, [307, 404].includes(answer.status)]).toEqual([path, true]);
      }
    }
  });

  test('nor with a session that is none: middleware is a courtesy, the page itself refuses', async ({ page }) => {
    await signIn(page, people.agent, { to: '/user' });
    const own = await page.getByRole('heading', { level: 1 }).textContent();
    const forged = [
      `${sessionCookie}=nonsense`,
      `${sessionCookie}=${'a'.repeat(3000)}`,
      `${sessionCookie}=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c`,
    ];
    for (const cookie of forged) {
      for (const headers of variants.slice(0, 6)) {
        let path = '/user';
        let answer = await send(lds, path, { headers: { ...headers, cookie } });
        // Next wants requests of its router to carry a sum of their headers.
        if (answer.headers.location?.startsWith('/user?_rsc')) {
          path = answer.headers.location;
          answer = await send(lds, path, { headers: { ...headers, cookie } });
        }
        expect([path, headers, answer.status < 400]).toEqual([path, headers, true]);
        expect(answer.text).not.toContain(people.agent);
        expect(answer.text).not.toContain(`>${own}<`);
        expect(answer.text).not.toContain('Halcyon');
        // A prefetch is answered with the bare outline of the route, or not at all.
        if (!headers['next-router-prefetch'] && !headers['next-router-segment-prefetch']) {
          expect(`${answer.headers.location ?? ''}${answer.text}`).toContain('/signin');
        }
      }
      expect((await send(lds, '/api/current_user', { headers: { cookie } })).status).toBe(401);
    }
  });
});

test.describe('hosts and forwarded headers', () => {
  test('what contradicts the host is refused', async () => {
    for (const forwarded of [
      'evil.example',
      amex,
      `lds.localhost:${port + 1}`,
      `${lds}, evil.example`,
      `evil.example, ${lds}`,
    ]) {
      for (const path of ['/signin', '/api/sign-in', '/oidc-callback', '/api/sign-out', '/identity/auth']) {
        const answer = await send(lds, path, { headers: { 'x-forwarded-host': forwarded } });
        // The first of several names counts.
        const isRefused = forwarded !== `${lds}, evil.example`;
        expect([forwarded, path, answer.status === 421]).toEqual([forwarded, path, isRefused]);
        expect(`${answer.text}${answer.headers.location}`).not.toContain('evil');
      }
    }
  });

  test('an invented protocol, port or address changes nothing of a sign-in', async () => {
    for (const headers of [
      { 'x-forwarded-proto': 'https' },
      { 'x-forwarded-port': '443' },
      { forwarded: 'host=evil.example;proto=https' },
      { 'x-original-host': 'evil.example', 'x-rewrite-url': '/evil', 'x-original-url': '/evil' },
    ]) {
      const answer = await send(lds, '/api/sign-in', { headers: headers as unknown as Record<string, string> });
      const to = new URL(answer.headers.location ?? '', origins.agency);
      expect(to.searchParams.get('redirect_uri')).toBe(at(lds, '/oidc-callback'));
      expect(JSON.stringify(answer.headers['set-cookie'])).not.toMatch(/__Host-|Secure|evil/);
    }
  });

  test('nobody tells us the surface, the brand or the person', async () => {
    const headers = { 'x-alpenglow-surface': 'storefront', 'x-alpenglow-brand': 'evil', 'x-alpenglow-path': '/evil' };
    expect((await send(lds, '/api/sign-in', { headers })).status).toBe(303);
    const storefront = new URL(origins.en).host;
    const claimed = { 'x-alpenglow-surface': 'agency' };
    for (const path of ['/api/sign-in', '/api/sign-out', '/api/current_user']) {
      expect([401, 404]).toContain((await send(storefront, path, { headers: claimed })).status);
    }
    expect((await send(storefront, '/oidc-callback?code=x', { headers: claimed })).status).toBe(404);
  });
});

test.describe('open redirect', () => {
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    `http://${lds}@evil.example/`,
    at(amex, '/hotels'),
    '%2F%2Fevil.example',
  ];

  const queries = elsewhere.map((callbackUrl) => new URLSearchParams({ callbackUrl }));

  test('the sign-in page leads nowhere else', async () => {
    for (const query of queries) {
      const shown = await send(lds, `/signin?${query}`);
      expect([String(query), shown.status]).toEqual([String(query), 200]);
      const links = [...shown.text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, link = '']) => link);
      expect(links.filter((link) => /evil|callbackUrl=[^"&]/.test(link))).toEqual([]);
    }
  });

  test('nor does anything for somebody who is signed in', async ({ page, context }) => {
    await signIn(page, people.otherAgent);
    const cookie = `${sessionCookie}=${await sessionOf(context)}`;
    for (const query of queries) {
      for (const path of [`/signin?${query}`, `/api/sign-in?${query}`, `/oidc-callback?${query}`]) {
        const { location = '' } = (await send(lds, path, { headers: { cookie } })).headers;
        const to = new URL(location, at(lds, '/'));
        expect([path, to.host]).toEqual([path, lds]);
        expect(to.searchParams.get('callbackUrl')).toBeNull();
      }
    }
  });
});

test.describe('codes', () => {
  test('a stolen one is worth nothing to the thief, and the owner still arrives', async ({ page, browser }) => {
    const back = await stopBeforeReturn(page, people.supervisor);
    const thief = await browser.newContext();
    const thiefs = await thief.newPage();
    await thiefs.goto(back.href);
    await expect(thiefs).toHaveURL(/\/signin\?.*error=expired/);
    expect(await sessionOf(thief)).toBeUndefined();
    await thief.close();
    await page.goto(back.href);
    await expect(page).toHaveURL(at(lds, '/user'));
  });

  test('one that was used is used up, even with the cookies it was asked with', async ({ page, context, browser }) => {
    const back = await stopBeforeReturn(page, people.supervisor);
    const kept = await context.storageState();
    await page.goto(back.href);
    await expect(page).toHaveURL(at(lds, '/user'));
    const copy = await browser.newContext({ storageState: kept });
    const again = await copy.newPage();
    await again.goto(back.href);
    await expect(again).toHaveURL(/\/signin\?.*error=expired/);
    expect(await sessionOf(copy)).toBeUndefined();
    await copy.close();
  });

  test('without its state there is no session, and no way round in circles', async ({ page, context }) => {
    const back = await stopBeforeReturn(page, people.supervisor);
    back.searchParams.delete('state');
    await page.goto(back.href);
    await expect(page).toHaveURL(/\/signin\?.*error=expired/);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(await sessionOf(context)).toBeUndefined();
  });

  test('a session that was planted before is not the one somebody gets', async ({ page, context, browser }) => {
    const attacker = await browser.newContext();
    await signIn(await attacker.newPage(), people.agent);
    const planted = (await sessionOf(attacker)) ?? '';
    await context.addCookies([{ name: sessionCookie, value: planted, url: at(lds, '/') }]);
    await page.goto(at(lds, '/api/sign-in?prompt=login&callbackUrl=/user'));
    await page.locator('input[name=email]').waitFor();
    const { typePassword } = await import('./people');
    await typePassword(page, people.supervisor);
    await expect(page).toHaveURL(at(lds, '/user'));
    expect(await sessionOf(context)).not.toBe(planted);
    await expect(page.getByRole('main').getByText(people.supervisor)).toBeVisible();
    const answer = await send(lds, '/api/current_user', { headers: { cookie: `${sessionCookie}=${planted}` } });
    expect(answer.text).not.toContain(people.supervisor);
    await attacker.close();
  });
});

test.describe('requests of other sites', () => {
  test('are refused with everybody’s cookies', async ({ page, context }) => {
    await signIn(page, people.supervisor);
    const cookie = `${sessionCookie}=${await sessionOf(context)}`;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: at(amex, '') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      for (const [method, path] of [
        ['POST', '/api/sign-out'],
        ['POST', '/api/acting'],
        ['DELETE', '/api/acting'],
        ['POST', '/api/travel-agencies'],
      ] as const) {
        const sent = { cookie, 'content-type': 'application/json', 'content-length': '2', ...headers };
        const answer = await send(lds, path, { method, headers: sent, body: '{}' });
        expect([headers, path, answer.status, json(answer.text).code]).toEqual([headers, path, 403, 'forbiddenOrigin']);
      }
      expect(
        (await send(lds, '/api/sign-in', { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).headers.location,
      ).toBe('/signin');
    }
    expect((await send(lds, '/api/current_user', { headers: { cookie } })).status).toBe(200);
  });

  test('no other site may read an answer', async () => {
    const answer = await send(lds, '/api/current_user', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['access-control-allow-headers']).toBeUndefined();
  });
});

test.describe('tossed cookies', () => {
  test('a second one, a longer name or an endless one opens nothing and breaks nothing', async ({ page, context }) => {
    await signIn(page, people.supervisor);
    const value = (await sessionOf(context)) ?? '';
    const ask = async (cookie: string) => (await send(lds, '/api/current_user', { headers: { cookie } })).status;
    expect(await ask(`${sessionCookie}=${value}`)).toBe(200);
    expect(await ask(`${sessionCookie}=other; ${sessionCookie}=${value}`)).toBe(401);
    expect(await ask(`${sessionCookie}=${value}; ${sessionCookie}=other`)).toBe(401);
    expect(await ask(`${sessionCookie}.0=${value}`)).toBe(401);
    expect(await ask(`__Host-${sessionCookie}=${value}`)).toBe(401);
    expect(await ask(`${sessionCookie}=${'a'.repeat(12_000)}`)).toBe(401);
    expect(await ask(`${sessionCookie}=${'a'.repeat(40_000)}`)).toBe(431);
    expect(await ask(`${sessionCookie}=%E0%A4%A`)).toBe(401);
    const other = await send(amex, '/api/current_user', { headers: { cookie: `${sessionCookie}=${value}` } });
    expect(other.status).toBe(401);
  });
});

test.describe('accounts', () => {
  test('a foreign person and one that does not exist are answered alike', async ({ page, context, browser }) => {
    await signIn(page, people.agent);
    const other = await browser.newContext();
    await signIn(await other.newPage(), people.otherAgent);
    const foreign = json(
      (await send(lds, '/api/current_user', { headers: { cookie: `${sessionCookie}=${await sessionOf(other)}` } }))
        .text,
    )._id;
    await other.close();
    const cookie = `${sessionCookie}=${await sessionOf(context)}`;
    const answers = [foreign, randomUUID(), "' OR 1=1 --", 'a/../b'].map(async (id) => {
      const { status, text, headers } = await send(lds, `/api/users/${encodeURIComponent(String(id))}`, {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json' },
        body: '{"lastName":"Evil"}',
      });
      const { requestId: _, ...problem } = json(text);
      return { status, problem, type: headers['content-type'] };
    });
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    for (const each of others) expect(each).toEqual(first);
  });

  test('a file has a policy of its own, with which nothing in it runs; every other answer has ours', async ({
    page,
    context,
  }) => {
    await signIn(page, people.supervisor, { to: '/user' });
    const headers = { cookie: `${sessionCookie}=${await sessionOf(context)}` };
    const policyOf = async (path: string) => (await send(lds, path, { headers })).headers['content-security-policy'];
    const report = '/api/sales/reports?measure=leads&group=month&format=csv';
    expect(await policyOf(report)).toBe("default-src 'none'; sandbox");
    expect(await policyOf('/api/current_user')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(await policyOf('/_next/static/nothing.js')).toContain("default-src 'self'");
  });

  test('nobody is told more than that they are nobody', async () => {
    for (const path of [
      `/api/users/${randomUUID()}`,
      '/api/current_user',
      '/api/travel-agencies',
      '/api/nothing-here',
    ]) {
      const method = path.startsWith('/api/users/') ? 'PATCH' : 'GET';
      const { status, text } = await send(lds, path, { method });
      expect([path, status]).toEqual([path, path.endsWith('here') ? 404 : 401]);
      expect(text).not.toMatch(/\.example|Halcyon/i);
    }
  });
});

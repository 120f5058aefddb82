import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, middlewareHeaders } from './browser';
import { AMEX, LDS, type Stage, setStage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

beforeEach(async () => {
  await stage.clear();
  stage.issuer.accounts.set('anna', { email: 'anna@example.test', email_verified: true });
  stage.issuer.accounts.set('eve', { email: 'eve@example.test', email_verified: true });
});

afterAll(() => stage.issuer.stop());

/** Up to the return from the issuer, which the browser has not yet opened. */
async function untilReturn({ account = 'anna', door = 'agency', at = LDS } = {}): Promise<{ on: Browser; back: URL }> {
  const on = stage.browser();
  let url = new URL(`http://${at}/api/sign-in?door=${door}&login_hint=${account}`);
  for (let step = 0; step < 8; step += 1) {
    const location = (await on.send(url)).headers.get('location');
    url = new URL(location ?? '/nowhere', url);
    if (url.pathname.endsWith('/oidc-callback')) return { on, back: url };
  }
  throw new Error('The issuer did not send anybody back.');
}

function copyOf(browser: Browser): Browser {
  const copy = stage.browser();
  for (const [host, jar] of browser.jars) copy.jars.set(host, new Map(jar));
  return copy;
}

async function expectRefused(on: Browser, back: URL, error: string): Promise<void> {
  const { url, status } = await on.open(back.href);
  expect([url.pathname.replace('/desk', ''), url.searchParams.get('error'), status]).toEqual(['/signin', error, 200]);
  expect(await stage.who(on, back.host)).toBeNull();
  expect([...on.jar(back.host).keys()]).toEqual([]);
}

describe('open redirect', () => {
  const elsewhere = [
    'https://evil.test/',
    'http://evil.test',
    '//evil.test/',
    '///evil.test/',
    '/\\evil.test/',
    '\\\\evil.test/',
    '/\t/evil.test/',
    '/\n/evil.test/',
    '\t//evil.test/',
    ' //evil.test/',
    '/.//evil.test/',
    '/a/..//evil.test/',
    '/%2e%2e//evil.test',
    '%2F%2Fevil.test',
    'javascript:alert(1)',
    'data:text/html,hello',
    `http://${LDS}@evil.test/`,
    `http://${LDS}.evil.test/`,
    `@evil.test/`,
    `.evil.test/`,
    `http://${AMEX}/hotels`,
    `http://${LDS}/hotels`,
    'hotels',
    '',
  ];

  it.each(elsewhere)('%j leads home', async (callbackUrl) => {
    const query = new URLSearchParams({ login_hint: 'anna', callbackUrl });
    const { url, steps } = await stage.browser().open(`http://${LDS}/api/sign-in?${query}`);
    expect(url.href).toBe(`http://${LDS}/hotels`);
    expect(steps.every((step) => step.url.host === LDS)).toBe(true);
  });

  it.each(['/signin?callbackUrl=/signin', '/oidc-callback?code=x', '/api/sign-in', '/identity/session/end'])(
    '%s would lead in circles or out again: home',
    async (callbackUrl) => {
      expect((await stage.signInAs('anna', { to: callbackUrl })).url.pathname).toBe('/hotels');
    },
  );

  it.each(elsewhere)('a planted return cookie of %j leads home', async (planted) => {
    const { on, back } = await untilReturn();
    on.jar(LDS).set('alpenglow.return', encodeURIComponent(planted));
    const location = (await on.send(back)).headers.get('location') ?? '';
    expect(location).toBe('/hotels');
  });

  it('what stands in the address of the return is not where it goes', async () => {
    const { on, back } = await untilReturn();
    back.searchParams.set('callbackUrl', 'https://evil.test/');
    expect((await on.send(back)).headers.get('location')).toBe('/hotels');
  });
});

describe('codes', () => {
  it('a stolen code is worth nothing in another browser', async () => {
    const { on, back } = await untilReturn();
    await expectRefused(stage.browser(), back, 'expired');
    const thief = (await untilReturn({ account: 'eve' })).on;
    await expectRefused(thief, back, 'expired');
    expect(await stage.sessions()).toEqual([]);
    expect((await on.open(back.href)).url.pathname).toBe('/hotels');
  });

  it('a replayed code is worth nothing, even with the cookies it was asked with', async () => {
    const { on, back } = await untilReturn();
    const copy = copyOf(on);
    expect((await on.open(back.href)).url.pathname).toBe('/hotels');
    await expectRefused(copy, back, 'expired');
    expect(await stage.sessions()).toHaveLength(1);
  });

  it('a return opened twice leads whoever is signed in on, without another session', async () => {
    const { on, back } = await untilReturn();
    await on.open(back.href);
    const again = await on.open(back.href);
    expect(again.url.href).toBe(`http://${LDS}/hotels`);
    expect(again.steps.flatMap(({ response }) => response.headers.getSetCookie()).join()).not.toMatch(
      /alpenglow\.session=\w/,
    );
    expect(await stage.sessions()).toHaveLength(1);
  });

  it('a code for one host is worth nothing on another', async () => {
    const { on, back } = await untilReturn();
    on.jars.set(AMEX, new Map(on.jar(LDS)));
    const moved = new URL(back);
    moved.host = AMEX;
    await expectRefused(on, moved, 'expired');
  });
});

describe('state, nonce and door', () => {
  it('no return without state, with another, or without the cookie of its own', async () => {
    const { on, back } = await untilReturn();
    const without = new URL(back);
    without.searchParams.delete('state');
    await expectRefused(copyOf(on), without, 'expired');
    const other = new URL(back);
    other.searchParams.set('state', 'mine');
    await expectRefused(copyOf(on), other, 'expired');
    for (const name of ['alpenglow.state', 'alpenglow.pkce', 'alpenglow.nonce']) {
      const lacking = copyOf(on);
      lacking.jar(LDS).delete(name);
      await expectRefused(lacking, back, 'expired');
    }
    const nothing = new URL(`http://${LDS}/oidc-callback`);
    await expectRefused(stage.browser(), nothing, 'expired');
  });

  it('a cookie of the flow that was tossed to us counts for nothing', async () => {
    const { on, back } = await untilReturn();
    const foreign = (await untilReturn({ account: 'eve' })).on.jar(LDS).get('alpenglow.state');
    const cookie = `${on.cookieHeader(LDS)}; alpenglow.state=${foreign}`;
    const answer = await on.send(back, { headers: { cookie } });
    expect(answer.headers.get('location')).toMatch(/^\/signin\?.*error=expired/);
  });

  it('one door’s return is worth nothing at the other', async () => {
    const { on, back } = await untilReturn({ door: 'desk' });
    const moved = new URL(back);
    moved.pathname = '/oidc-callback';
    await expectRefused(on, moved, 'expired');
  });

  it('an answer must say which issuer it comes from, and it must be ours', async () => {
    const { on, back } = await untilReturn();
    expect(back.searchParams.get('iss')).toBe(stage.issuer.issuer);
    const other = new URL(back);
    other.searchParams.set('iss', 'https://evil.test');
    await expectRefused(copyOf(on), other, 'refused');
    const without = new URL(back);
    without.searchParams.delete('iss');
    await expectRefused(copyOf(on), without, 'refused');
  });

  it.each([
    ['access_denied', 'cancelled'],
    ['login_required', 'expired'],
    ['temporarily_unavailable', 'unavailable'],
    ['server_error', 'unavailable'],
    ['invalid_scope', 'failed'],
    ['<script>', 'failed'],
  ])('the issuer’s error %s ends on the sign-in page', async (error, code) => {
    const { on } = await untilReturn();
    const back = new URL(`http://${LDS}/oidc-callback?${new URLSearchParams({ error, state: 'x' })}`);
    await expectRefused(on, back, code);
  });

  it('whoever turns back at the issuer is told so, once', async () => {
    const arrived = await stage.browser().open(`http://${LDS}/api/sign-in?callbackUrl=/user`);
    expect(arrived.url.href).toBe(`http://${LDS}/signin?callbackUrl=%2Fuser&error=cancelled`);
  });
});

describe('what the issuer answers', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsOf = (token: unknown) =>
    JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());

  const lies: [string, string, (claims: Record<string, unknown>) => Promise<string>][] = [
    [
      'another issuer',
      'refused',
      (claims) => stage.issuer.sign({ ...claims, iss: 'https://evil.test' }, { typ: 'JWT' }),
    ],
    ['another client', 'refused', (claims) => stage.issuer.sign({ ...claims, aud: 'alpenglow-desk' }, { typ: 'JWT' })],
    ['another nonce', 'refused', (claims) => stage.issuer.sign({ ...claims, nonce: 'mine' }, { typ: 'JWT' })],
    ['a time long gone', 'clock', (claims) => stage.issuer.sign({ ...claims, exp: 1_700_000_000 }, { typ: 'JWT' })],
    [
      'another key',
      'refused',
      async (claims) => stage.issuer.sign(claims, { typ: 'JWT', key: await stage.issuer.wrongKey }),
    ],
    ['no signature', 'refused', async (claims) => `${part({ alg: 'none' })}.${part(claims)}.`],
    [
      'a signature made with our own secret',
      'refused',
      async (claims) => {
        const signed = `${part({ alg: 'HS256' })}.${part(claims)}`;
        const secret = createHmac('sha256', process.env.APP_SECRET ?? '').update('oidc-client:alpenglow-agency');
        return `${signed}.${createHmac('sha256', secret.digest('base64url')).update(signed).digest('base64url')}`;
      },
    ],
  ];

  it.each(lies)('an id token with %s is refused', async (_name, error, lie) => {
    const { on, back } = await untilReturn();
    stage.issuer.answerToken = async (body) => ({
      body: { ...body, id_token: await lie({ ...claimsOf(body.id_token), at_hash: undefined }) },
    });
    await expectRefused(on, back, error);
    expect(await stage.sessions()).toEqual([]);
    expect(await stage.users()).toEqual([]);
  });

  it('the same token, honestly made, is accepted', async () => {
    const { on, back } = await untilReturn();
    stage.issuer.answerToken = async (body) => ({
      body: {
        ...body,
        id_token: await stage.issuer.sign({ ...claimsOf(body.id_token), at_hash: undefined }, { typ: 'JWT' }),
      },
    });
    expect((await on.open(back.href)).url.pathname).toBe('/hotels');
  });

  it('no id token, no session', async () => {
    const { on, back } = await untilReturn();
    stage.issuer.answerToken = ({ id_token: _, ...body }) => ({ body });
    await expectRefused(on, back, 'refused');
  });

  it('no access token, no session', async () => {
    const { on, back } = await untilReturn();
    stage.issuer.answerToken = ({ access_token: _, ...body }) => ({ body });
    await expectRefused(on, back, 'refused');
    expect(await stage.users()).toEqual([]);
  });

  it('an issuer that goes away in between can be tried again', async () => {
    const { on, back } = await untilReturn();
    stage.issuer.isDown = true;
    const { url } = await on.open(back.href);
    expect(url.searchParams.get('error')).toBe('unavailable');
  });
});

describe('the session’s cookie', () => {
  const read = (cookie: string, host = LDS, surface = 'agency') =>
    stage.sessionOf(new Request(`http://${host}/api`, { headers: { host, 'x-alpenglow-surface': surface, cookie } }));

  it('counts only once, under its own name, whole, unchanged and on its own host', async () => {
    const { browser } = await stage.signInAs('anna');
    const value = browser.jar(LDS).get('alpenglow.session') ?? '';
    const stranger = (await stage.signInAs('eve')).browser.jar(LDS).get('alpenglow.session') ?? '';
    expect((await read(`a=1; alpenglow.session=${value}; b=2`))?.viewer.subject).toBe('anna');
    expect(await read(`alpenglow.session=${stranger}; alpenglow.session=${value}`)).toBeNull();
    expect(await read(`alpenglow.session=${value}; alpenglow.session=${value}`)).toBeNull();
    expect(await read(`alpenglow.session.0=${value.slice(0, 50)}; alpenglow.session.1=${value.slice(50)}`)).toBeNull();
    expect(await read(`__Host-alpenglow.session=${value}`)).toBeNull();
    expect(await read(`ALPENGLOW.SESSION=${value}`)).toBeNull();
    expect(await read(`alpenglow.session=${value.slice(0, -4)}AAAA`)).toBeNull();
    expect(await read(`alpenglow.session=${'a'.repeat(9000)}`)).toBeNull();
    expect(await read('alpenglow.session=%E0%A4%A')).toBeNull();
    expect(await read(`alpenglow.session=${value}`, AMEX)).toBeNull();
    expect(await read(`alpenglow.session=${value}`, LDS, 'storefront')).toBeNull();
  });

  it('a cookie of a sign-in under way is no session', async () => {
    const { on } = await untilReturn();
    for (const value of on.jar(LDS).values()) expect(await read(`alpenglow.session=${value}`)).toBeNull();
  });

  it('one made with another secret, or naming another person, is nobody’s', async () => {
    const { encode } = await import('next-auth/jwt');
    const { browser } = await stage.signInAs('anna');
    const { sid } = (await stage.cookieClaims(browser)) ?? {};
    const secret = process.env.APP_SECRET ?? '';
    const made = async (token: Record<string, unknown>, key: string) =>
      read(`alpenglow.session=${await encode({ token, secret: key })}`);
    expect(await made({ sid, sub: 'anna' }, secret)).not.toBeNull();
    expect(await made({ sid, sub: 'eve' }, secret)).toBeNull();
    expect(await made({ sid, sub: 'anna' }, `${secret}!`)).toBeNull();
    expect(await made({ sub: 'anna' }, secret)).toBeNull();
  });
});

describe('other hosts', () => {
  it('there is no sign-in, return or sign-out on the storefront', async () => {
    for (const [path, handler] of Object.entries(stage.routes)) {
      const headers = { ...middlewareHeaders('alpenglow.com.localhost:3000'), 'x-alpenglow-surface': 'storefront' };
      for (const method of ['GET', 'POST']) {
        const answer = await handler(new Request(`http://alpenglow.com.localhost:3000${path}`, { method, headers }));
        expect([path, method, answer.status]).toEqual([path, method, 404]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  });
});

import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { middlewareHeaders } from './browser';
import { passSeconds } from './passing-time';
import { LDS, type Stage, setStage } from './stage';

let stage: Stage;
let call: (headers: Record<string, string>, method?: string) => Promise<Response>;

beforeAll(async () => {
  stage = await setStage();
  const { readRoute, writeRoute } = await import('@/lib/web/route/define');
  const output = z.strictObject({ email: z.string(), hasSession: z.boolean().optional() });
  const routes = {
    GET: readRoute({ access: 'signedIn', output, read: async ({ viewer }) => ({ email: viewer.email }) }),
    POST: writeRoute({
      name: 'test',
      access: 'signedIn',
      input: z.strictObject({}),
      output,
      isRepeatable: true,
      write: async (_tx, _input, { viewer, sessionId }) => ({ email: viewer.email, hasSession: sessionId !== null }),
    }),
  };
  call = (headers, method = 'GET') =>
    routes[method as 'GET'](
      new Request(`http://${LDS}/api/test`, { method, headers: { ...middlewareHeaders(LDS), ...headers } }),
      { params: Promise.resolve({}) },
    );
});

beforeEach(async () => {
  await stage.clear();
  stage.issuer.accounts.set('anna', { email: 'anna@example.test', email_verified: true });
  await stage.signInAs('anna');
});

afterAll(() => stage.issuer.stop());

const good = { sub: 'anna', aud: 'alpenglow-api', scope: 'openid api', client_id: 'somebody', jti: 'one' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const now = () => Math.floor(Date.now() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('access tokens of other clients', () => {
  it('are accepted as the issuer makes them', async () => {
    const [row] = await stage.sessions();
    const { openToken } = await import('@/lib/people/session/tokens');
    const answer = await call(bearer(openToken(row?.accessToken ?? '', row?.id ?? '', 'access')));
    expect([answer.status, await answer.json()]).toEqual([200, { email: 'anna@example.test' }]);
  });

  it('may be signed up to ten seconds off', async () => {
    expect((await call(bearer(await stage.issuer.sign({ ...good, exp: now() - 5 })))).status).toBe(200);
    expect((await call(bearer(await stage.issuer.sign({ ...good, nbf: now() + 5 })))).status).toBe(200);
  });

  const forgeries: [string, () => Promise<string>][] = [
    ['of another issuer', () => stage.issuer.sign({ ...good, iss: 'https://evil.test' })],
    ['of an issuer that only begins like ours', () => stage.issuer.sign({ ...good, iss: `${stage.issuer.issuer}/` })],
    ['for another audience', () => stage.issuer.sign({ ...good, aud: 'alpenglow-agency' })],
    ['for nobody in particular', () => stage.issuer.sign({ ...good, aud: undefined })],
    ['without the scope', () => stage.issuer.sign({ ...good, scope: 'openid apiary' })],
    ['without any scope', () => stage.issuer.sign({ ...good, scope: undefined })],
    ['without a subject', () => stage.issuer.sign({ ...good, sub: undefined })],
    ['that never ends', () => stage.issuer.sign({ ...good, exp: undefined })],
    ['that has ended', () => stage.issuer.sign({ ...good, exp: now() - 30 })],
    ['that has not begun', () => stage.issuer.sign({ ...good, nbf: now() + 60 })],
    ['that is an id token', () => stage.issuer.sign(good, { typ: 'JWT' })],
    ['that is a logout token', () => stage.issuer.sign(good, { typ: 'logout+jwt' })],
    ['signed with another key', async () => stage.issuer.sign(good, { key: await stage.issuer.wrongKey })],
    ['signed with an unknown key', async () => stage.issuer.sign(good, { key: await stage.issuer.wrongKey, kid: 'x' })],
    [
      'without a signature',
      async () => `${part({ alg: 'none', typ: 'at+jwt' })}.${part({ ...good, exp: now() + 60 })}.`,
    ],
    [
      'signed symmetrically',
      async () => {
        const claims = { ...good, iss: stage.issuer.issuer, iat: now(), exp: now() + 60 };
        const signed = `${part({ alg: 'HS256', typ: 'at+jwt', kid: 'first' })}.${part(claims)}`;
        return `${signed}.${createHmac('sha256', process.env.APP_SECRET ?? '')
          .update(signed)
          .digest('base64url')}`;
      },
    ],
    ['of somebody who never signed in here', () => stage.issuer.sign({ ...good, sub: 'stranger' })],
    ['that is none', async () => 'nonsense'],
    ['that is endless', async () => `a.${'b'.repeat(20_000)}.c`],
    ['that is empty', async () => ''],
  ];

  it.each(forgeries)('one %s is refused with the challenge', async (_name, forge) => {
    const answer = await call(bearer(await forge()));
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 401, code: 'notAuthenticated' });
  });

  it('are not looked at on the storefront', async () => {
    const answer = await call({ ...bearer(await stage.issuer.sign(good)), 'x-alpenglow-surface': 'storefront' });
    expect(answer.status).toBe(401);
  });

  it('a bad one beside a good cookie is nobody', async () => {
    const { browser } = await stage.signInAs('anna');
    const cookie = browser.cookieHeader(LDS);
    expect((await call({ cookie })).status).toBe(200);
    expect((await call({ cookie, ...bearer('nonsense') })).status).toBe(401);
    expect((await call({ cookie, authorization: 'Basic YTpi' })).status).toBe(401);
  });

  it('have no session that something could be hidden in while a client looks on', async () => {
    const { POST } = await import('@/app/api/client-safe/route');
    const headers = { ...middlewareHeaders(LDS), ...bearer(await stage.issuer.sign(good)) };
    const request = new Request(`http://${LDS}/api/client-safe`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ isClientSafe: true }),
    });
    const answer = await POST(request, { params: Promise.resolve({}) });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden']);
  });

  it('nobody at all is told how to come', async () => {
    const answer = await call({});
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="api"']);
  });

  it('cannot be judged while the keys cannot be had: 503, worth another try', async () => {
    stage.issuer.isDown = true;
    passSeconds(2 * 3600);
    const answer = await call(bearer('a.b.c'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    // What is no token needs no key.
    expect((await call({ authorization: 'Bearer' })).status).toBe(401);
    expect((await call(bearer(`a.${'b'.repeat(8192)}.c`))).status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'issuerUnavailable' });
  });
});

describe('posts from elsewhere', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://amex.lds.localhost:3000' },
    { origin: 'null' },
    { origin: `https://${LDS}.evil.test` },
    { origin: `http://${LDS}@evil.test` },
  ];

  it.each(foreign)('with a cookie are refused: %j', async (headers) => {
    const { browser } = await stage.signInAs('anna');
    const cookie = browser.cookieHeader(LDS);
    const answer = await call({ cookie, ...headers }, 'POST');
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbiddenOrigin']);
    const own = await call({ cookie, origin: `http://${LDS}`, 'sec-fetch-site': 'same-origin' }, 'POST');
    expect([own.status, await own.json()]).toEqual([200, { email: 'anna@example.test', hasSession: true }]);
  });

  it('with an access token are welcome, and the cookie beside it counts for nothing', async () => {
    stage.issuer.accounts.set('eve', { email: 'eve@example.test' });
    const { browser } = await stage.signInAs('eve');
    const headers = { ...bearer(await stage.issuer.sign(good)), cookie: browser.cookieHeader(LDS), ...foreign[0] };
    const answer = await call(headers, 'POST');
    expect([answer.status, await answer.json()]).toEqual([200, { email: 'anna@example.test', hasSession: false }]);
  });

  it('with a forged access token are nobody’s, whatever cookie is beside it', async () => {
    const { browser } = await stage.signInAs('anna');
    const answer = await call({ ...bearer('a.b.c'), cookie: browser.cookieHeader(LDS), ...foreign[0] }, 'POST');
    expect(answer.status).toBe(401);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from './browser';
import { passSeconds } from './passing-time';
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

/** One browser, signed in on both hosts by one session of the issuer. */
async function onBothHosts(): Promise<Browser> {
  const { browser } = await stage.signInAs('anna');
  await stage.signInAs('anna', { at: AMEX, on: browser });
  const [one, two] = await stage.sessions();
  expect(one?.issuerSessionId).toMatch(/.{10}/);
  expect(two?.issuerSessionId).toBe(one?.issuerSessionId);
  return browser;
}

const own = { origin: `http://${LDS}`, 'sec-fetch-site': 'same-origin' };
const address = new URL(`http://${LDS}/api/sign-out`);

describe('signing out', () => {
  it('ends the session here and on the other hosts at once, and goes on to the issuer', async () => {
    const browser = await onBothHosts();
    const elsewhere = (await stage.signInAs('anna')).browser;
    const { steps } = await browser.open(address.href, { method: 'POST', headers: own });
    expect(await stage.who(browser)).toBeNull();
    expect(await stage.who(browser, AMEX)).toBeNull();
    expect([...browser.jar(LDS).keys()]).toEqual([]);
    const asked = steps.map(({ url }) => url).find(({ pathname }) => pathname === '/identity/session/end');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
      client_id: 'alpenglow-agency',
      post_logout_redirect_uri: `http://${LDS}/signin`,
      id_token_hint: expect.stringMatching(/^eyJ/),
    });
    // Another device signed in by itself and stays.
    expect(await stage.who(elsewhere)).not.toBeNull();
    expect(await stage.sessions()).toHaveLength(1);
  });

  it('returns to the door somebody came through', async () => {
    const { browser } = await stage.signInAs('anna', { door: 'desk' });
    const { steps } = await browser.open(address.href, { method: 'POST', headers: own });
    const asked = steps.map(({ url }) => url).find(({ pathname }) => pathname === '/identity/session/end');
    expect(asked?.searchParams.get('client_id')).toBe('alpenglow-desk');
    expect(asked?.searchParams.get('post_logout_redirect_uri')).toBe(`http://${LDS}/desk/signin`);
  });

  it('tells a script only where to go, never a token', async () => {
    const { browser } = await stage.signInAs('anna');
    const answer = await browser.send(address, { method: 'POST', headers: { ...own, accept: 'application/json' } });
    expect([answer.status, await answer.json()]).toEqual([200, { url: '/api/sign-out' }]);
    expect(await stage.who(browser)).toBeNull();
    const next = await browser.send(address);
    expect(next.headers.get('location')).toContain(`${stage.issuer.issuer}/session/end?`);
    // The way to the issuer can be gone once.
    expect((await browser.send(address)).headers.get('location')).toBe('/signin');
    expect(await stage.sessions()).toEqual([]);
  });

  it('leaves nothing behind: what never reached the issuer is swept, what goes on is not', async () => {
    const { browser } = await stage.signInAs('anna');
    const { browser: other } = await stage.signInAs('eve');
    await browser.send(address, { method: 'POST', headers: own });
    expect(await stage.sessions()).toHaveLength(2);
    const { purgeExpired } = await import('@/lib/entry/worker/purge');
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await purgeExpired(inHours(23));
    expect(await stage.sessions()).toHaveLength(2);
    await purgeExpired(inHours(25));
    expect((await stage.sessions()).map(({ id }) => id)).toEqual([(await stage.cookieClaims(other))?.sid]);
  });

  it('works for somebody who is signed out already', async () => {
    const arrived = await stage.browser().open(address.href, { method: 'POST', headers: own });
    expect(arrived.url.href).toBe(`http://${LDS}/signin`);
  });

  it('does not wait for an issuer that is down', async () => {
    const { browser } = await stage.signInAs('anna');
    stage.issuer.isDown = true;
    passSeconds(2 * 3600);
    const arrived = await browser.open(address.href, { method: 'POST', headers: own });
    expect(arrived.url.href).toBe(`http://${LDS}/signin`);
    expect(await stage.who(browser)).toBeNull();
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is not for other sites to decide: %j', async (headers) => {
    const { browser } = await stage.signInAs('anna');
    const answer = await browser.send(address, { method: 'POST', headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    expect(await stage.who(browser)).not.toBeNull();
  });

  it('a mere visit to its address signs nobody out', async () => {
    const { browser } = await stage.signInAs('anna');
    expect((await browser.send(address)).headers.get('location')).toBe('/signin');
    expect(await stage.who(browser)).not.toBeNull();
  });
});

describe('back-channel logout', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  const now = () => Math.floor(Date.now() / 1000);
  const notice = { aud: 'alpenglow-agency', jti: 'one', events: { [EVENT]: {} } };
  const sign = (claims: Record<string, unknown>, header = {}) =>
    stage.issuer.sign({ ...notice, exp: now() + 120, ...claims }, { typ: 'logout+jwt', ...header });
  const tell = (token: string, { client = 'agency', type = 'application/x-www-form-urlencoded' } = {}) =>
    stage.browser().send(new URL(`http://${LDS}/api/backchannel-logout?client=${client}`), {
      method: 'POST',
      headers: { 'content-type': type },
      body: new URLSearchParams({ logout_token: token }),
    });
  const issuerSession = async () => (await stage.sessions())[0]?.issuerSessionId ?? '';

  it('ends the sessions of all hosts, and of nobody else', async () => {
    const browser = await onBothHosts();
    const { browser: other } = await stage.signInAs('eve');
    const { browser: elsewhere } = await stage.signInAs('anna');
    const answer = await tell(await sign({ sub: 'anna', sid: await issuerSession() }));
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([200, 'no-store', '']);
    expect([await stage.who(browser), await stage.who(browser, AMEX)]).toEqual([null, null]);
    expect(await stage.who(other)).not.toBeNull();
    expect(await stage.who(elsewhere)).not.toBeNull();
  });

  it('of a person ends all they had until then, and nothing later when it is sent again', async () => {
    const browser = await onBothHosts();
    const token = await sign({ sub: 'anna', iat: now() + 1 });
    expect((await tell(token)).status).toBe(200);
    expect([await stage.who(browser), await stage.who(browser, AMEX)]).toEqual([null, null]);
    passSeconds(5);
    const { browser: later } = await stage.signInAs('anna');
    expect((await tell(token)).status).toBe(200);
    expect(await stage.who(later)).not.toBeNull();
  });

  it('of an unknown session is nothing to worry about', async () => {
    expect((await tell(await sign({ sid: 'unknown' }))).status).toBe(200);
  });

  const forgeries: [string, () => Promise<string>][] = [
    ['another issuer', async () => sign({ sid: await issuerSession(), iss: 'https://evil.test' })],
    ['another audience', async () => sign({ sid: await issuerSession(), aud: 'alpenglow-api' })],
    ['the other client', async () => sign({ sid: await issuerSession(), aud: 'alpenglow-desk' })],
    ['another key', async () => sign({ sid: await issuerSession() }, { key: await stage.issuer.wrongKey })],
    ['no event', async () => sign({ sid: await issuerSession(), events: {} })],
    ['an event that is no object', async () => sign({ sid: await issuerSession(), events: { [EVENT]: true } })],
    ['a nonce', async () => sign({ sid: await issuerSession(), nonce: 'one' })],
    ['no jti', async () => sign({ sid: await issuerSession(), jti: undefined })],
    ['nobody', () => sign({})],
    ['an age of ten minutes', async () => sign({ sid: await issuerSession(), iat: now() - 600 })],
    ['an end in the past', async () => sign({ sid: await issuerSession(), exp: now() - 60 })],
    ['the type of an access token', async () => sign({ sid: await issuerSession() }, { typ: 'at+jwt' })],
    ['nonsense', async () => 'nonsense'],
  ];

  it.each(forgeries)('with %s is refused', async (_name, forge) => {
    const { browser } = await stage.signInAs('anna');
    const answer = await tell(await forge());
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalidLogoutToken']);
    expect(await stage.who(browser)).not.toBeNull();
  });

  it('another person’s subject beside the session ends nothing', async () => {
    const { browser } = await stage.signInAs('anna');
    expect((await tell(await sign({ sub: 'eve', sid: await issuerSession() }))).status).toBe(200);
    expect(await stage.who(browser)).not.toBeNull();
  });
});

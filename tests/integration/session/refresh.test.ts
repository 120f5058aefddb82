import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from './browser';
import { passSeconds } from './passing-time';
import { AMEX, type Stage, setStage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

beforeEach(async () => {
  await stage.clear();
  stage.issuer.accounts.set('anna', { email: 'anna@example.test', email_verified: true });
});

afterAll(() => stage.issuer.stop());

const TOKEN_SECONDS = 300;

async function signedIn(): Promise<Browser> {
  return (await stage.signInAs('anna')).browser;
}

const refreshesAsked = () => stage.issuer.asked.refresh_token ?? 0;

describe('access tokens', () => {
  it('are left alone while they are good', async () => {
    const browser = await signedIn();
    passSeconds(TOKEN_SECONDS - 60);
    for (let time = 0; time < 5; time += 1) expect(await stage.who(browser)).not.toBeNull();
    expect(refreshesAsked()).toBe(0);
  });

  it.each([
    ['before', TOKEN_SECONDS - 20],
    ['after', TOKEN_SECONDS + 20],
  ])('are renewed once for 20 requests that come together just %s they end', async (_when, seconds) => {
    const browser = await signedIn();
    const [before] = await stage.sessions();
    passSeconds(seconds);
    let release = () => {};
    stage.issuer.beforeToken = new Promise((resolve) => {
      release = resolve;
    });
    const asking = Array.from({ length: 20 }, () => stage.who(browser));
    await expect.poll(refreshesAsked, { timeout: 20_000 }).toBe(1);
    release();
    const answers = await Promise.all(asking);
    expect(answers.map((session) => session?.viewer.subject)).toEqual(Array.from({ length: 20 }, () => 'anna'));
    expect(refreshesAsked()).toBe(1);
    const [after] = await stage.sessions();
    for (const name of ['accessToken', 'refreshToken', 'idToken'] as const)
      expect(after?.[name]).not.toBe(before?.[name]);
    expect(after?.endsAt).toEqual(before?.endsAt);
    await stage.who(browser);
    expect(refreshesAsked()).toBe(1);
  });

  it('are renewed once for several processes, which share nothing but the row', async () => {
    const browser = await signedIn();
    const { sid } = (await stage.cookieClaims(browser)) ?? {};
    passSeconds(TOKEN_SECONDS);
    const { freshTokens } = await import('@/lib/people/session/fresh');
    const processes = Array.from({ length: 6 }, () => {
      // What a process knows of its own running refreshes.
      delete (globalThis as { alpenglowRefreshes?: unknown }).alpenglowRefreshes;
      return freshTokens(String(sid));
    });
    const answers = await Promise.all(processes);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ state: 'fresh', accessToken: expect.stringMatching(/^eyJ/) });
    expect(refreshesAsked()).toBe(1);
  });

  it('are not renewed for an account closed at the issuer: the session ends', async () => {
    const browser = await signedIn();
    passSeconds(TOKEN_SECONDS);
    stage.issuer.accounts.clear();
    const answers = await Promise.all(Array.from({ length: 5 }, () => stage.who(browser)));
    expect(answers).toEqual([null, null, null, null, null]);
    expect(await stage.sessions()).toEqual([]);
    expect(refreshesAsked()).toBe(1);
  });

  it('are not taken from an issuer that suddenly speaks of somebody else', async () => {
    const browser = await signedIn();
    passSeconds(TOKEN_SECONDS);
    stage.issuer.answerToken = async (body) => ({
      body: { ...body, id_token: await stage.issuer.sign({ sub: 'eve' }) },
    });
    expect(await stage.who(browser)).toBeNull();
    expect(await stage.sessions()).toEqual([]);
  });

  it('of one session are sealed for it alone', async () => {
    await signedIn();
    await stage.signInAs('anna', { at: AMEX });
    const [one, two] = await stage.sessions();
    const { openToken } = await import('@/lib/people/session/tokens');
    if (!one || !two) throw new Error('Two sessions were expected.');
    expect(openToken(one.accessToken, one.id, 'access')).toMatch(/^eyJ/);
    expect(() => openToken(one.accessToken, two.id, 'access')).toThrow();
    expect(() => openToken(one.accessToken, one.id, 'id')).toThrow();
    const changed = `${one.accessToken.slice(0, -2)}${one.accessToken.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => openToken(changed, one.id, 'access')).toThrow();
  });
});

describe('while the issuer is down', () => {
  it('people stay signed in for an hour and are not made to wait', async () => {
    const browser = await signedIn();
    passSeconds(TOKEN_SECONDS);
    stage.issuer.isDown = true;
    for (let time = 0; time < 5; time += 1) expect(await stage.who(browser)).not.toBeNull();
    expect(stage.issuer.turnedAway).toBe(1);
    expect(await stage.sessions()).toHaveLength(1);
  });

  it('it is asked again after a while, and all is well', async () => {
    const browser = await signedIn();
    passSeconds(TOKEN_SECONDS);
    stage.issuer.isDown = true;
    expect(await stage.who(browser)).not.toBeNull();
    stage.issuer.isDown = false;
    passSeconds(20);
    expect(await stage.who(browser)).not.toBeNull();
    expect(refreshesAsked()).toBe(1);
    expect(await stage.who(browser)).not.toBeNull();
    expect(refreshesAsked()).toBe(1);
  });

  it('nobody stays longer than the hour; the session is not thrown away', async () => {
    const browser = await signedIn();
    passSeconds(TOKEN_SECONDS + 3600 + 60);
    stage.issuer.isDown = true;
    expect(await stage.who(browser)).toBeNull();
    stage.issuer.isDown = false;
    passSeconds(20);
    expect(await stage.who(browser)).not.toBeNull();
  });
});

describe('an issuer without refresh tokens', () => {
  it('is not asked at all; the session ends with its cookie after twelve hours', async () => {
    stage.issuer.answerToken = ({ refresh_token: _, ...body }) => ({ body });
    const browser = await signedIn();
    passSeconds(11 * 3600);
    expect(await stage.who(browser)).not.toBeNull();
    passSeconds(3600 + 1);
    expect(await stage.who(browser)).toBeNull();
    expect(refreshesAsked()).toBe(0);
  });
});

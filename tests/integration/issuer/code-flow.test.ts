import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issuerDb } from '@/lib/issuer/database';
import { ISSUER } from './support/settings';
import { createAccount, type Stage, setStage } from './support/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

async function metadata(path: string) {
  const response = await fetch(`http://127.0.0.1:${stage.issuer.port}/identity${path}`);
  return { status: response.status, body: await response.json() };
}

/** A fresh account, signed in, with the address it was sent back to. */
async function cameBack(changes = {}) {
  const { email } = await createAccount();
  const browser = stage.browser();
  const arrival = await stage.arrive(browser, changes);
  return { email, browser, back: await stage.followBack(browser, await stage.submitSignIn(browser, arrival, email)) };
}

describe('discovery', () => {
  it('names everything by the public address, wherever the process listens', async () => {
    const { body } = await metadata('/.well-known/openid-configuration');
    expect(body).toMatchObject({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
      end_session_endpoint: `${ISSUER}/session/end`,
      jwks_uri: `${ISSUER}/jwks`,
      code_challenge_methods_supported: ['S256'],
      backchannel_logout_session_supported: true,
      response_types_supported: ['code'],
    });
  });

  it('publishes no private part of a key, and keeps it sealed', async () => {
    const { body } = await metadata('/jwks');
    expect(body.keys).toHaveLength(1);
    for (const name of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(body.keys[0]).not.toHaveProperty(name);
    const [row] = await issuerDb.key.findMany();
    expect(row?.kid).toBe(body.keys[0].kid);
    expect(row?.jwk).not.toContain('"kty"');
  });

  it('answers on one host only', async () => {
    const other = await fetch(`http://127.0.0.1:${stage.issuer.port}/identity/jwks`, {
      headers: { 'x-forwarded-host': 'amex.lds.localhost:3000' },
    });
    expect(other.status).toBe(421);
    const outside = await fetch(`http://127.0.0.1:${stage.issuer.port}/jwks`);
    expect(outside.status).toBe(404);
  });
});

describe('the code flow', () => {
  it('brings tokens that verify and say who it is', async () => {
    const { email, back } = await cameBack({ host: 'amex.lds.localhost:3000' });
    expect(`${back.origin}${back.pathname}`).toBe('http://amex.lds.localhost:3000/oidc-callback');
    expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['state', ISSUER]);
    const { status, body } = await stage.exchange(back);
    expect([status, body.expires_in, body.scope]).toEqual([200, 300, 'api']);

    const keys = createLocalJWKSet((await metadata('/jwks')).body);
    const idToken = await jwtVerify(body.id_token, keys, { issuer: ISSUER, audience: 'agency' });
    expect(idToken.payload).toMatchObject({ email, email_verified: true, given_name: 'Lena', family_name: 'Leser' });
    expect(idToken.payload).toMatchObject({ nonce: 'nonce', locale: 'en', sid: expect.any(String) });
    const access = await jwtVerify(body.access_token, keys, {
      issuer: ISSUER,
      audience: 'alpenglow-api',
      typ: 'at+jwt',
    });
    expect(access.payload).toMatchObject({ sub: idToken.payload.sub, scope: 'api' });
    expect(decodeProtectedHeader(body.access_token).alg).toBe('RS256');
  });

  it('refuses a code that was used, and what it brought dies with the attempt', async () => {
    const { back } = await cameBack();
    const first = await stage.exchange(back);
    expect(await stage.exchange(back)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const refreshed = await stage.token({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token });
    expect(refreshed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('gives one of two that bring the same code at the same time its tokens', async () => {
    const { back } = await cameBack();
    const answers = await Promise.all([stage.exchange(back), stage.exchange(back), stage.exchange(back)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('refuses a stolen code: another verifier, client, secret or return address', async () => {
    const wrong = { error: 'invalid_grant' };
    const other = 'http://amex.lds.localhost:3000/oidc-callback';
    const thefts = [
      async (back: URL) => stage.exchange(back, { code_verifier: 'v'.repeat(43) }),
      async (back: URL) => stage.exchange(back, {}, 'desk'),
      async (back: URL) => stage.exchange(back, { redirect_uri: other }),
    ];
    for (const steal of thefts) {
      const { back } = await cameBack();
      expect(await steal(back)).toMatchObject({ status: 400, body: wrong });
    }
    const { back } = await cameBack();
    const code = back.searchParams.get('code') ?? '';
    const fields = { grant_type: 'authorization_code', code, redirect_uri: `${back.origin}${back.pathname}` };
    expect(await stage.token(fields, 'agency', 'guessed')).toMatchObject({ status: 401 });
  });

  it('asks nobody again who is signed in, on whatever brand host', async () => {
    const { browser } = await cameBack();
    const again = await browser.get(stage.authorization({ host: 'amex.lds.localhost:3000' }));
    expect(again.headers.get('location')).toMatch(/^http:\/\/amex\.lds\.localhost:3000\/oidc-callback\?code=/);
    const asked = await browser.get(stage.authorization({ changes: { prompt: 'login' } }));
    expect(asked.headers.get('location')).toMatch(/^\/identity\/interaction\//);
  });

  it('turns the refresh token with each use; a used one ends them all', async () => {
    const { back } = await cameBack();
    const first = (await stage.exchange(back)).body;
    const refresh = (token: string) => stage.token({ grant_type: 'refresh_token', refresh_token: token });
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.body.access_token).sub).toBe(decodeJwt(first.access_token).sub);
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(second.body.refresh_token)).body.error).toBe('invalid_grant');
  });
});

describe('what an authorization must have', () => {
  const refused = async (changes: Record<string, string | undefined>, door: 'agency' | 'desk' = 'agency') => {
    const answer = await stage.browser().get(stage.authorization({ door, changes }));
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
  };

  it.each([
    'http://evil.example/oidc-callback',
    'http://lds.localhost:3000.evil.example/oidc-callback',
    'http://lds.localhost:3001/oidc-callback',
    'https://lds.localhost:3000/oidc-callback',
    'http://lds.localhost:3000@evil.example/oidc-callback',
    'http://lds.localhost:3000/oidc-callback/../evil',
    'http://lds.localhost:3000/oidc-callback?next=evil',
    'http://lds.localhost:3000/oidc-callback#evil',
    'http://LDS.localhost:3000/oidc-callback',
    'http://alpenglow.com.localhost:3000/oidc-callback',
    'http://lds.localhost:3000/desk/oidc-callback',
  ])('refuses to send people to %s, and shows a page instead', async (redirect_uri) => {
    const { status, location, html } = await refused({ redirect_uri });
    expect([status, location]).toEqual([400, null]);
    expect(html).toContain('This request cannot be answered');
    expect(html).not.toContain('evil');
  });

  it('keeps the two doors apart', async () => {
    const crossed = await refused({ redirect_uri: 'http://lds.localhost:3000/oidc-callback' }, 'desk');
    expect([crossed.status, crossed.location]).toEqual([400, null]);
    expect((await refused({ client_id: 'somebody' })).status).toBe(400);
  });

  it('refuses to do without PKCE, or with its plain kind', async () => {
    for (const changes of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
    ]) {
      const { location } = await refused(changes);
      expect(new URL(location ?? '').searchParams.get('error')).toBe('invalid_request');
    }
  });
});

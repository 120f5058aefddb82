import { createHash, randomBytes } from 'node:crypto';

const FROM = '203.0.113.7';

/** A browser of nobody yet at the issuer (`{ issuer, origin }`: its public address, and where it listens). */
function openBrowser({ issuer, origin }) {
  const cookies = new Map();
  const { origin: publicOrigin } = new URL(issuer);
  return async function ask(address, fields) {
    const url = new URL(address, issuer);
    if (url.origin !== publicOrigin) throw new Error(`The issuer sends to ${url.origin}.`);
    const kept = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const response = await fetch(`${origin}${url.pathname}${url.search}`, {
      method: fields ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'x-forwarded-for': FROM,
        cookie: kept.map(([name, { value }]) => `${name}=${value}`).join('; '),
        // As browsers say of a page without a referrer.
        ...(fields && { origin: 'null' }),
      },
      body: fields && new URLSearchParams(fields),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set);
      cookies.set(name, { value, path: /; path=([^;]+)/i.exec(set)?.[1] ?? '/' });
    }
    return { location: response.headers.get('location'), text: await response.text() };
  };
}

/** A whole sign-in with a password: the token endpoint's answer. Throws when any step does not lead to the next. */
export async function signIn(place, { client, redirectUri, email, password }) {
  const ask = openBrowser(place);
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile email offline_access api',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: 'en',
  });
  const { location: page } = await ask(`${place.issuer}/auth?${query}`);
  const [, csrf] = /name="csrf" value="([^"]+)"/.exec((await ask(page)).text) ?? [];
  const { location: resume } = await ask(`${page}/sign-in`, { csrf, email, password });
  const { location: back } = await ask(resume);
  const code = new URL(back).searchParams.get('code');
  const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  const response = await fetch(`${place.origin}${new URL(place.issuer).pathname}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}` },
    body: new URLSearchParams(fields),
  });
  return response.json();
}

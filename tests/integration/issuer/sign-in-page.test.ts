import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_ATTEMPTS } from '@/lib/issuer/account/rules';
import { issuerDb } from '@/lib/issuer/database';
import { startIssuer } from '@/lib/issuer/server';
import { Browser } from './support/browser';
import { type Arrival, createAccount, createPerson, PASSWORD, problemOf, type Stage, setStage } from './support/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

const WRONG = 'Email address or password is not right';

/** One page that stays open for every attempt. */
let open: { browser: Browser; arrival: Arrival } | null = null;

async function attempt(email: string, password: string): Promise<[number, string | undefined]> {
  const browser = stage.browser();
  open ??= { browser, arrival: await stage.arrive(browser) };
  const answer = await stage.submitSignIn(open.browser, open.arrival, email, password);
  return [answer.status, answer.status === 303 ? undefined : await problemOf(answer)];
}

/** Moves the end of every wait into the past. */
async function letTimePass(seconds: number) {
  await issuerDb.$executeRaw`UPDATE issuer.attempt SET closed_until = closed_until - make_interval(secs => ${seconds}::int)`;
}

it('never closes a connection the web server keeps: it would ask over it in that very moment', async () => {
  const answer = await stage.browser().get('/identity/assets/lato-400.woff2');
  expect(answer.status).toBe(200);
  expect([answer.headers.get('connection'), answer.headers.get('keep-alive')]).toEqual(['keep-alive', null]);
});

describe('wrong passwords', () => {
  it('close an account for a while that doubles, never for good; the right one opens it again', async () => {
    const { email } = await createAccount();
    for (let failures = 0; failures < FREE_ATTEMPTS; failures++)
      expect(await attempt(email, 'wrong')).toEqual([422, WRONG]);
    expect(await attempt(email, PASSWORD)).toEqual([429, expect.stringContaining('Please wait one minute')]);

    const waits: number[] = [];
    for (let more = 0; more < 8; more++) {
      await letTimePass(2 * 60 * 60);
      expect((await attempt(email, 'wrong'))[0]).toBe(422);
      const { closedUntil } = await issuerDb.attempt.findFirstOrThrow({ orderBy: { failures: 'desc' } });
      waits.push(Math.round((closedUntil.getTime() - Date.now()) / 10_000) * 10);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);
    await letTimePass(2 * 60 * 60);
    expect((await attempt(email, PASSWORD))[0]).toBe(303);
    expect((await attempt(email, 'wrong'))[0]).toBe(422);
    expect((await attempt(email, PASSWORD))[0]).toBe(303);
  });

  it('count when they come at the same time', async () => {
    const { email } = await createAccount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(email, 'wrong')));
    expect(answers.filter(([status]) => status === 422)).toHaveLength(FREE_ATTEMPTS);
    expect(answers.filter(([status]) => status === 429)).toHaveLength(20 - FREE_ATTEMPTS);
  });

  it('are answered alike for addresses nobody has', async () => {
    const { email } = await createAccount();
    const seen = async (address: string) => {
      const answers = [];
      for (let index = 0; index <= FREE_ATTEMPTS + 1; index++) answers.push(await attempt(address, 'wrong'));
      return answers;
    };
    expect(await seen('nobody@example.com')).toEqual(await seen(email));
    expect(await issuerDb.account.count({ where: { email: 'nobody@example.com' } })).toBe(0);
    expect(JSON.stringify(await issuerDb.attempt.findMany())).not.toContain('nobody');
  });

  it('of one account close no other', async () => {
    const [first, second] = [await createAccount(), await createAccount()];
    for (let index = 0; index <= FREE_ATTEMPTS; index++) await attempt(first.email, 'wrong');
    expect((await attempt(second.email, PASSWORD))[0]).toBe(303);
  });
});

describe('the page', () => {
  it('wears the brand of the host it leads back to, from the first byte, in the language asked for', async () => {
    const browser = stage.browser();
    const begun = await browser.get(
      stage.authorization({ host: 'amex.lds.localhost:3000', changes: { ui_locales: 'de' } }),
    );
    const page = await browser.get(begun.headers.get('location') ?? '');
    const html = await page.text();
    expect(html.slice(0, 200)).toContain('<html lang="de" style="--main:#1f2a44');
    expect(html).toContain('<h1 class="serif">Anmelden</h1>');
    expect(html).toContain('<span>Carta</span>');
    expect(html).toContain(' · Carta Travel Desk</title>');
    const english = await browser.get(`${begun.headers.get('location')}?lang=en`);
    expect(await english.text()).toContain('<html lang="en"');
    expect(await (await browser.get(begun.headers.get('location') ?? '')).text()).toContain('<html lang="en"');
  });

  it('lets no foreign script, frame or cache near', async () => {
    const browser = stage.browser();
    const { page, html } = await stage.arrive(browser, { host: 'amex.lds.localhost:3000' });
    const { headers } = await browser.get(page);
    const policy = headers.get('content-security-policy') ?? '';
    const [, nonce] = /script-src 'nonce-([^']+)'(?:;|$)/.exec(policy) ?? [];
    expect(nonce).toBeTruthy();
    expect(html).not.toContain(`nonce="${nonce}"`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://amex.lds.localhost:3000");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('keeps what was typed, never the password, and says what is wrong beside the field', async () => {
    const browser = stage.browser();
    const answer = await stage.submitSignIn(
      browser,
      await stage.arrive(browser),
      '"><script>@x',
      'secret words here',
      'on',
    );
    const html = await answer.text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;@x"');
    expect(html).toContain('name="stay" checked');
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('secret words here');
  });

  it('stays signed in on this device only where somebody says so', async () => {
    const { email } = await createAccount();
    const [passing, lasting] = [stage.browser(), stage.browser()];
    await stage.followBack(passing, await stage.submitSignIn(passing, await stage.arrive(passing), email));
    await stage.followBack(
      lasting,
      await stage.submitSignIn(lasting, await stage.arrive(lasting), email, PASSWORD, 'on'),
    );
    expect(passing.cookie('issuer.session')).toMatchObject({ isLasting: false, path: '/identity' });
    expect(lasting.cookie('issuer.session')).toMatchObject({ isLasting: true, path: '/identity' });
  });
});

describe('the switch of language', () => {
  const typed = { email: 'half@exam', firstName: 'Änni', lastName: '<b>', stay: 'on', password: 'secret words here' };

  for (const page of ['sign-in', 'create', 'forgotten']) {
    it(`keeps what was typed on ${page}, never the password, and does nothing else`, async () => {
      const browser = stage.browser();
      const arrival = await stage.arrive(browser);
      const shown = await (await browser.get(`${arrival.page}/${page}`)).text();
      expect(shown).toContain('<button form="typed" name="lang" value="de" formnovalidate');
      const answer = await browser.post(`${arrival.page}/${page}`, { csrf: arrival.csrf, ...typed, lang: 'de' });
      const html = await answer.text();
      expect([answer.status, html.slice(0, 40)]).toEqual([200, expect.stringContaining('<html lang="de"')]);
      expect(html).not.toContain('role="alert"');
      expect(html).toContain('value="half@exam"');
      expect(html).not.toContain(typed.password);
      if (page === 'sign-in') expect(html).toContain('name="stay" checked');
      if (page === 'create') expect(html).toMatch(/value="Änni".*value="&lt;b&gt;"/s);
      expect(await (await browser.get(arrival.page)).text()).toContain('<html lang="de"');
    });
  }

  it('counts no attempt and signs nobody in', async () => {
    const { email } = await createAccount();
    await issuerDb.attempt.deleteMany();
    const browser = stage.browser();
    const { page, csrf } = await stage.arrive(browser);
    const answer = await browser.post(`${page}/sign-in`, { csrf, email, password: PASSWORD, lang: 'de' });
    expect(answer.status).toBe(200);
    expect(await issuerDb.attempt.count()).toBe(0);
    expect((await browser.post(`${page}/sign-in`, { csrf, email, password: PASSWORD, lang: 'xx' })).status).toBe(303);
  });
});

describe('forms', () => {
  it('belong to the interaction of their browser, and to our pages', async () => {
    const { email } = await createAccount();
    const browser = stage.browser();
    const arrival = await stage.arrive(browser);
    const fields = { csrf: arrival.csrf, email, password: PASSWORD };
    const send = (sender: Browser, changed: Record<string, string>, headers = {}) =>
      sender.post(`${arrival.page}/sign-in`, { ...fields, ...changed }, headers);
    expect((await send(browser, { csrf: 'guessed' })).status).toBe(400);
    const other = await stage.arrive(browser);
    expect((await send(browser, { csrf: other.csrf })).status).toBe(400);
    expect((await send(stage.browser(), {})).status).toBe(400);
    expect((await send(browser, {}, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await send(browser, {}, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await send(browser, {}, { 'content-type': 'application/json' })).status).toBe(400);
    expect((await send(browser, {})).status).toBe(303);
  });

  it('of an interaction that is over lead back to the host one came from', async () => {
    const browser = stage.browser();
    const { page, csrf } = await stage.arrive(browser, { host: 'amex.lds.localhost:3000', door: 'desk' });
    await issuerDb.payload.deleteMany({ where: { model: 'Interaction' } });
    const answer = await browser.post(`${page}/sign-in`, { csrf, email: 'a@example.com', password: PASSWORD });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain('This sign-in has expired');
    const host = 'http://amex.lds.localhost:3000';
    // The return point knows where somebody was going.
    expect(html).toContain(`href="${host}/desk/oidc-callback?error=interaction_required&amp;lang=en"`);
    expect(html).toContain('--main:#1f2a44');
  });
});

describe('one-click sign-in of the demonstration', () => {
  it('let their people in with one click, and nobody else', async () => {
    const person = await createPerson();
    const stranger = await createAccount();
    const browser = stage.browser();
    const { page, html, csrf } = await stage.arrive(browser);
    expect(html).toContain(`name="account" value="${person.id}"><b>Helena Brandt</b><span>Supervisor`);
    expect((await browser.post(`${page}/demonstration`, { csrf, account: stranger.id })).status).toBe(422);
    const back = await stage.followBack(
      browser,
      await browser.post(`${page}/demonstration`, { csrf, account: person.id }),
    );
    expect(decodeJwt((await stage.exchange(back)).body.id_token).sub).toBe(person.id);
  });

  /** The links of our own sign-in page: what /api/sign-in asks for. */
  const atOnce = (login_hint: string, host?: string) =>
    stage.authorization({ host, changes: { login_hint, demonstration: 'true', prompt: 'login' } });

  /** Redirects and no page, up to the address people are sent back to. */
  async function walkThrough(browser: Browser, address: string): Promise<URL> {
    const begun = await browser.get(address);
    const entered = await browser.get(begun.headers.get('location') ?? '');
    expect([begun.status, entered.status]).toEqual([303, 303]);
    return stage.followBack(browser, entered);
  }

  it('lead in without a page when they stand on ours, on every host, and count no attempt', async () => {
    const person = await createPerson();
    await issuerDb.attempt.deleteMany();
    for (const host of ['lds.localhost:3000', 'amex.lds.localhost:3000']) {
      const back = await walkThrough(stage.browser(), atOnce(person.email, host));
      expect(back.host).toBe(host);
      expect(decodeJwt((await stage.exchange(back)).body.id_token).sub).toBe(person.id);
    }
    expect(await issuerDb.attempt.count()).toBe(0);
  });

  it('of our page open for nobody who is no person of the demonstration', async () => {
    const { email } = await createAccount();
    for (const address of [email, 'nobody@example.com', '']) {
      const browser = stage.browser();
      const page = (await browser.get(atOnce(address))).headers.get('location') ?? '';
      const answer = await browser.get(page);
      const html = await answer.text();
      expect([answer.status, html.includes('Nobody of the demonstration has this account')]).toEqual([422, true]);
      expect(html).toContain(`name="email" type="email" value="${address}"`);
      expect((await browser.get(stage.authorization())).headers.get('location')).toContain('/interaction/');
    }
  });

  it('lead in the person who was clicked: whoever was signed in before is out, everywhere', async () => {
    const [person, stranger] = [await createPerson(), await createAccount()];
    const browser = stage.browser();
    const before = await stage.signIn(browser, stranger.email);
    const elsewhere = await stage.signIn(stage.browser(), stranger.email);
    stage.web.told.length = 0;
    const back = await walkThrough(browser, atOnce(person.email));
    expect(decodeJwt((await stage.exchange(back)).body.id_token).sub).toBe(person.id);
    expect(stage.web.told.map(({ token }) => decodeJwt(token).sid)).toEqual([decodeJwt(before.id_token).sid]);
    const refresh = async ({ refresh_token }: typeof before) =>
      (await stage.token({ grant_type: 'refresh_token', refresh_token })).status;
    expect([await refresh(before), await refresh(elsewhere)]).toEqual([400, 200]);
    const again = new URL((await browser.get(stage.authorization())).headers.get('location') ?? '');
    expect(decodeJwt((await stage.exchange(again)).body.id_token).sub).toBe(person.id);
  });

  it('cannot be opened by a page of somebody else', async () => {
    const person = await createPerson();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    for (const headers of [foreign, { ...foreign, referer: 'http://evil.example/lds.localhost:3000/' }]) {
      const browser = stage.browser(headers);
      const page = await browser.get((await browser.get(atOnce(person.email))).headers.get('location') ?? '');
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`value="${person.email}"`)]);
    }
    const ours = stage.browser({ ...foreign, referer: 'http://amex.lds.localhost:3000/' });
    await walkThrough(ours, atOnce(person.email, 'amex.lds.localhost:3000'));
  });

  it('do not exist outside of demonstrations', async () => {
    const person = await createPerson();
    const issuer = await startIssuer({ ...stage.settings, isDemo: false }, 0);
    const browser = new Browser(issuer.port);
    const { page, html, csrf } = await stage.arrive(browser);
    expect(html).toContain('<h1 class="serif">Sign in</h1>');
    expect(html).not.toContain('name="account"');
    expect((await browser.post(`${page}/demonstration`, { csrf, account: person.id })).status).toBe(404);
    const asked = await browser.get((await browser.get(atOnce(person.email))).headers.get('location') ?? '');
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('name="password"')]);
    await issuer.close();
  });
});

describe('signing out', () => {
  const end = (fields: Record<string, string>) =>
    `/identity/session/end?${new URLSearchParams({ post_logout_redirect_uri: 'http://amex.lds.localhost:3000/signin', ...fields })}`;
  const press = async (browser: Browser, page: Response) => {
    const html = await page.text();
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
    return { html, answer: await browser.post('/identity/session/end/confirm', { xsrf, logout: 'yes' }) };
  };

  it('ends the session, its tokens and both doors, and leads back to the host', async () => {
    const { email } = await createAccount();
    const browser = stage.browser();
    const agency = await stage.signIn(browser, email);
    const back = new URL((await browser.get(stage.authorization({ door: 'desk' }))).headers.get('location') ?? '');
    const desk = (await stage.exchange(back, {}, 'desk')).body;
    stage.web.told.length = 0;
    const page = await browser.get(end({ id_token_hint: agency.id_token, client_id: 'agency' }));
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://amex.lds.localhost:3000");
    const { html, answer } = await press(browser, page);
    expect(html).toContain('data-auto="yes"');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://amex.lds.localhost:3000/signin']);
    const told = stage.web.told.map(({ client, token }) => [client, decodeJwt(token).sid]).sort();
    expect(told).toEqual([
      ['agency', decodeJwt(agency.id_token).sid],
      ['desk', decodeJwt(desk.id_token).sid],
    ]);
    const refreshed = await stage.token({ grant_type: 'refresh_token', refresh_token: agency.refresh_token });
    expect(refreshed.body.error).toBe('invalid_grant');
    expect((await browser.get(stage.authorization())).headers.get('location')).toMatch(/interaction/);
  });

  it('waits for a click when a link does not say who is meant, and leads to our own hosts only', async () => {
    const { email } = await createAccount();
    const browser = stage.browser();
    const { id_token } = await stage.signIn(browser, email);
    const { html } = await press(stage.browser(), await browser.get(end({ client_id: 'agency' })));
    expect(html).toContain('You will be signed out on every host');
    expect(html).not.toContain('data-auto="yes"');
    const evil = await browser.get(end({ id_token_hint: id_token, post_logout_redirect_uri: 'http://evil.example/' }));
    expect(evil.status).toBe(400);
    expect(await evil.text()).not.toContain('evil');
  });
});

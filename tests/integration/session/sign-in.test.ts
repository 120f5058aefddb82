import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passSeconds } from './passing-time';
import { AMEX, LDS, type Stage, setStage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

beforeEach(() => stage.clear());

afterAll(() => stage.issuer.stop());

const anna = { email: 'Anna.Keller@Example.test', email_verified: true, given_name: 'Anna', family_name: 'Keller' };

/** Somebody invited or seeded, who never signed in. */
function seedPerson(data: Record<string, unknown> = {}) {
  const person = { email: 'anna.keller@example.test', role: 'supervisorAgent' as const, createdAt: new Date() };
  return stage.asOwner((tx) => tx.user.create({ data: { ...person, ...data } }));
}

function reasonOf({ url }: { url: URL }): string | null {
  return url.pathname.endsWith('/signin') ? url.searchParams.get('error') : null;
}

describe('signing in', () => {
  it('leads through the issuer and back to where the person was going', async () => {
    stage.issuer.accounts.set('anna', anna);
    const { browser, url, steps } = await stage.signInAs('anna', { to: '/partner/agency?tab=1' });
    expect(url.href).toBe(`http://${LDS}/partner/agency?tab=1`);
    const asked = steps.map((step) => step.url).find(({ pathname }) => pathname === '/identity/auth');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
      client_id: 'alpenglow-agency',
      response_type: 'code',
      redirect_uri: `http://${LDS}/oidc-callback`,
      scope: 'openid profile email offline_access api',
      code_challenge_method: 'S256',
      ui_locales: 'en',
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/.{20}/),
      code_challenge: expect.stringMatching(/.{40}/),
    });
    expect((await stage.who(browser))?.viewer).toMatchObject({
      subject: 'anna',
      email: 'anna.keller@example.test',
      isEmailVerified: true,
      firstName: 'Anna',
      lastName: 'Keller',
      role: 'agent',
    });
  });

  it('ends at the door it began at, with that door’s client', async () => {
    stage.issuer.accounts.set('anna', anna);
    const { browser, url, steps } = await stage.signInAs('anna', { door: 'desk', at: AMEX });
    expect(url.href).toBe(`http://${AMEX}/desk`);
    const asked = steps.map((step) => step.url).find(({ pathname }) => pathname === '/identity/auth');
    expect(asked?.searchParams.get('client_id')).toBe('alpenglow-desk');
    expect(asked?.searchParams.get('redirect_uri')).toBe(`http://${AMEX}/desk/oidc-callback`);
    expect(await stage.who(browser, AMEX)).toMatchObject({ door: 'desk', viewer: { role: 'agent' } });
    expect((await stage.signInAs('anna')).url.pathname).toBe('/hotels');
  });

  it('keeps nothing but identifiers in the cookie, and no token in clear anywhere', async () => {
    stage.issuer.accounts.set('anna', anna);
    const { browser, steps } = await stage.signInAs('anna');
    const claims = await stage.cookieClaims(browser);
    expect(Object.keys(claims ?? {}).sort()).toEqual(['exp', 'iat', 'jti', 'sid', 'sub']);
    expect(Number(claims?.exp) - Number(claims?.iat)).toBe(12 * 60 * 60);
    const set = steps.flatMap(({ response }) => response.headers.getSetCookie());
    expect(set.find((cookie) => cookie.startsWith('alpenglow.session='))).toMatch(/; HttpOnly(;.*)?; SameSite=Lax/i);
    expect([...browser.jar(LDS).keys()]).toEqual(['alpenglow.session']);
    const [row] = await stage.sessions();
    expect(row?.id).toBe(claims?.sid);
    for (const sealed of [row?.accessToken, row?.refreshToken, row?.idToken]) {
      expect(sealed).toMatch(/^v1\.[\w-]{40,}$/);
      expect(sealed).not.toContain('eyJ');
    }
  });

  it('takes what may be done from our database, never from a claim', async () => {
    stage.issuer.accounts.set('eve', { email: 'eve@example.test', role: 'admin', company: 'Amex' });
    const { browser } = await stage.signInAs('eve');
    expect((await stage.who(browser))?.viewer).toMatchObject({ role: 'agent', company: null, isEmailVerified: false });
  });

  it('hands only its own parameters to the issuer', async () => {
    const smuggled = 'redirect_uri=http://evil.test/&scope=openid&client_id=other&response_mode=fragment&state=mine';
    const { steps } = await stage.browser().open(`http://${LDS}/api/sign-in?login_hint=x&prompt=none&${smuggled}`);
    const asked = steps.map((step) => step.url).find(({ pathname }) => pathname === '/identity/auth');
    const names =
      'client_id,code_challenge,code_challenge_method,login_hint,nonce,redirect_uri,response_type,scope,state';
    expect([...(asked?.searchParams.keys() ?? [])].sort().join()).toBe(`${names},ui_locales`);
    expect(asked?.searchParams.get('redirect_uri')).toBe(`http://${LDS}/oidc-callback`);
    expect(asked?.searchParams.get('state')).not.toBe('mine');
    const create = await stage.browser().open(`http://${LDS}/api/sign-in?prompt=create`);
    expect(create.steps[1]?.url.searchParams.get('prompt')).toBe('create');
  });

  it('may take an hour; who comes back later begins anew and still gets there', async () => {
    stage.issuer.accounts.set('anna', anna);
    const on = stage.browser();
    const begun = await on.send(new URL(`http://${LDS}/api/sign-in?callbackUrl=/user&login_hint=anna`));
    const set = begun.headers.getSetCookie();
    const lifetime = (name: string) => {
      const [, at = ''] =
        new RegExp(`^alpenglow\\.${name}=.*; Expires=([^;]+)`).exec(
          set.find((cookie) => cookie.startsWith(`alpenglow.${name}=`)) ?? '',
        ) ?? [];
      return Math.round((Date.parse(at) - Date.now()) / 60_000);
    };
    expect(['state', 'nonce', 'pkce'].map(lifetime)).toEqual([60, 60, 60]);
    const late = stage.browser();
    for (const [host, jar] of on.jars) late.jars.set(host, new Map(jar));
    passSeconds(59 * 60);
    expect((await on.open(begun.headers.get('location') ?? '')).url.href).toBe(`http://${LDS}/user`);
    // A browser forgets these three after an hour.
    for (const name of ['state', 'nonce', 'pkce']) late.jar(LDS).delete(`alpenglow.${name}`);
    const { url } = await late.open(begun.headers.get('location') ?? '');
    expect(url.href).toBe(`http://${LDS}/signin?callbackUrl=%2Fuser&error=expired`);
  });

  it('keeps the language of the page for mails where the issuer tells none, and never changes one that is kept', async () => {
    const { id } = await seedPerson({ locale: null });
    stage.issuer.accounts.set('anna', anna);
    await stage.signInAs('anna');
    const localeOf = async () => (await stage.asOwner((tx) => tx.user.findUniqueOrThrow({ where: { id } }))).locale;
    const keep = (locale: string | null) => stage.asOwner((tx) => tx.user.update({ where: { id }, data: { locale } }));
    expect(await localeOf()).toBe('en');
    await keep('de');
    await stage.signInAs('anna');
    expect(await localeOf()).toBe('de');
    // Known by subject, and nothing kept yet.
    await keep(null);
    await stage.signInAs('anna');
    expect(await localeOf()).toBe('en');
  });

  it('that ran out at the issuer is begun anew in the language read there', async () => {
    const on = stage.browser();
    await on.send(new URL(`http://${LDS}/api/sign-in?callbackUrl=/user`));
    const { url } = await on.open(`http://${LDS}/oidc-callback?error=interaction_required&lang=de`);
    expect(url.href).toBe(`http://${LDS}/signin?callbackUrl=%2Fuser&error=expired&lang=de`);
  });

  it('says that the issuer is down, and works again when it is back', async () => {
    stage.issuer.accounts.set('anna', anna);
    await stage.signInAs('anna');
    stage.issuer.isDown = true;
    passSeconds(10);
    const failed = await stage.signInAs('anna', { to: '/user' });
    expect(failed.url.href).toBe(`http://${LDS}/signin?callbackUrl=%2Fuser&error=unavailable`);
    stage.issuer.isDown = false;
    expect((await stage.signInAs('anna', { to: '/user', on: failed.browser })).url.pathname).toBe('/user');
  });

  it('does not begin at an issuer that says to be another', async () => {
    stage.issuer.accounts.set('anna', anna);
    stage.issuer.namesItself = 'http://another.localhost:3000/identity';
    // More than the test before has passed: what is known is younger than that.
    passSeconds(60);
    const failed = await stage.signInAs('anna', { to: '/user' });
    expect(failed.url.href).toBe(`http://${LDS}/signin?callbackUrl=%2Fuser&error=unavailable`);
    // What was wrong is not remembered.
    stage.issuer.namesItself = stage.issuer.issuer;
    expect((await stage.signInAs('anna', { to: '/user', on: failed.browser })).url.pathname).toBe('/user');
  });

  it('does not begin for another site, which would overwrite what is under way', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { url, steps } = await stage.browser().open(`http://${LDS}/api/sign-in?callbackUrl=/user`, { headers });
    expect(url.href).toBe(`http://${LDS}/signin?callbackUrl=%2Fuser`);
    expect(steps.flatMap(({ response }) => response.headers.getSetCookie())).toEqual([]);
  });
});

describe('who somebody is', () => {
  it('is the invited person of the same verified address, with the role given to them', async () => {
    const { id } = await seedPerson({ firstName: 'Änni', locale: 'de' });
    stage.issuer.accounts.set('anna', { ...anna, locale: 'en-GB' });
    const { browser } = await stage.signInAs('anna');
    const viewer = (await stage.who(browser))?.viewer;
    expect(viewer).toMatchObject({ id, role: 'supervisorAgent', firstName: 'Änni', lastName: 'Keller', locale: 'de' });
    expect(await stage.users()).toHaveLength(1);
  });

  it('is not the invited person as long as the issuer has not verified the address', async () => {
    await seedPerson();
    stage.issuer.accounts.set('eve', { ...anna, email_verified: false });
    const { browser, ...arrived } = await stage.signInAs('eve');
    expect(reasonOf(arrived)).toBe('emailUnverified');
    expect(await stage.who(browser)).toBeNull();
    expect(await stage.users()).toMatchObject([{ subject: null, lastSignedInAt: null }]);
  });

  it('is never somebody else’s account, verified or not', async () => {
    await seedPerson({ subject: 'somebody-else' });
    stage.issuer.accounts.set('eve', anna);
    expect(reasonOf(await stage.signInAs('eve'))).toBe('accountConflict');
    expect(await stage.users()).toMatchObject([{ subject: 'somebody-else' }]);
    expect(await stage.sessions()).toEqual([]);
  });

  it('needs an address', async () => {
    stage.issuer.accounts.set('nobody', {});
    expect(reasonOf(await stage.signInAs('nobody'))).toBe('emailMissing');
    expect(await stage.users()).toEqual([]);
  });

  it('stays the same when the verified address changes, unless another person has it', async () => {
    stage.issuer.accounts.set('anna', anna);
    await stage.signInAs('anna');
    stage.issuer.accounts.set('anna', { ...anna, email: 'anna@new.test' });
    await stage.signInAs('anna');
    expect(await stage.users()).toMatchObject([{ subject: 'anna', email: 'anna@new.test', isEmailVerified: true }]);
    await seedPerson({ email: 'taken@new.test' });
    stage.issuer.accounts.set('anna', { ...anna, email: 'taken@new.test' });
    await stage.signInAs('anna');
    stage.issuer.accounts.set('anna', { ...anna, email: 'mine@new.test', email_verified: false });
    await stage.signInAs('anna');
    expect((await stage.users()).map(({ email, subject }) => [email, subject])).toEqual([
      ['anna@new.test', 'anna'],
      ['taken@new.test', null],
    ]);
  });

  it('is one person with two sessions when two returns come at the same moment', async () => {
    stage.issuer.accounts.set('anna', anna);
    const [one, two] = await Promise.all([stage.signInAs('anna'), stage.signInAs('anna', { at: AMEX })]);
    expect(one.url.href).toBe(`http://${LDS}/hotels`);
    expect(two.url.href).toBe(`http://${AMEX}/hotels`);
    expect(await stage.users()).toHaveLength(1);
    expect(new Set((await stage.sessions()).map(({ id }) => id)).size).toBe(2);
  });
});

describe('the affiliate', () => {
  const affiliate = { name: 'Powder', logoPath: '/brands/powder.svg', mainColor: '#112233' };
  const arriveVia = async (affiliateId: string) => {
    const on = stage.browser();
    on.jar(LDS).set('alpenglow-affiliate', affiliateId);
    const { browser } = await stage.signInAs('anna', { on });
    return browser;
  };

  beforeEach(async () => {
    stage.issuer.accounts.set('anna', anna);
    await stage.asOwner((tx) =>
      tx.affiliate.createMany({
        data: [
          { id: 'powder', ...affiliate },
          { id: 'corduroy', ...affiliate },
        ],
      }),
    );
  });

  it('is the one whose page led to the first sign-in, and the cookie has done its work', async () => {
    const browser = await arriveVia('powder');
    expect((await stage.who(browser))?.viewer.affiliateId).toBe('powder');
    expect([...browser.jar(LDS).keys()]).toEqual(['alpenglow.session']);
    await arriveVia('corduroy');
    expect(await stage.users()).toMatchObject([{ affiliateId: 'powder' }]);
  });

  it('belongs to the account before the browser: another one has no cookie', async () => {
    stage.issuer.accounts.set('anna', { ...anna, affiliate: 'powder' });
    expect((await stage.who(await arriveVia('corduroy')))?.viewer.affiliateId).toBe('powder');
  });

  it('is nobody when the cookie names nobody', async () => {
    const browser = await arriveVia('nobody-we-know');
    expect((await stage.who(browser))?.viewer.affiliateId).toBeNull();
  });

  it('stays the first for somebody invited', async () => {
    await seedPerson({ affiliateId: 'corduroy' });
    expect((await stage.who(await arriveVia('powder')))?.viewer.affiliateId).toBe('corduroy');
  });
});

describe('session fixation', () => {
  beforeEach(() => {
    stage.issuer.accounts.set('anna', anna);
    stage.issuer.accounts.set('eve', { email: 'eve@example.test' });
  });

  it('every sign-in has a session of its own, and the one before it ends', async () => {
    const { browser } = await stage.signInAs('anna');
    const first = await stage.cookieClaims(browser);
    await stage.signInAs('anna', { on: browser });
    const second = await stage.cookieClaims(browser);
    expect(second?.sid).not.toBe(first?.sid);
    expect((await stage.sessions()).map(({ id }) => id)).toEqual([second?.sid]);
  });

  it('a planted session never becomes somebody else’s', async () => {
    const attacker = await stage.signInAs('eve');
    const planted = attacker.browser.jar(LDS).get('alpenglow.session') ?? '';
    const victim = stage.browser();
    victim.jar(LDS).set('alpenglow.session', planted);
    await stage.signInAs('anna', { on: victim });
    expect((await stage.who(victim))?.viewer.subject).toBe('anna');
    expect(await stage.who(attacker.browser)).toBeNull();
  });
});

import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issuerDb } from '@/lib/issuer/database';
import { sealInvitedAddress } from '@/lib/people/invitation/proof';
import { ownerDb } from '@/tests/factories/owner';
import type { Browser } from './support/browser';
import { createAccount, linkIn, mailsTo, PASSWORD, problemOf, type Stage, setStage } from './support/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
  await ownerDb.developmentMail.deleteMany();
});

const NEW_PASSWORD = 'warm windows at dusk';
let count = 0;
const newAddress = () => `new-${++count}@example.com`;

async function beginCreating(browser: Browser, host?: string) {
  return stage.arrive(browser, { host, changes: { prompt: 'create' } });
}

/** Asks for an account and returns the answer as a stranger sees it, without what differs in every answer. */
async function ask(browser: Browser, email: string, password = PASSWORD) {
  const arrival = await beginCreating(browser);
  const fields = { csrf: arrival.csrf, firstName: 'Lena', lastName: 'Leser', email, password };
  const answer = await browser.post(`${arrival.page}/create`, fields);
  const shown = await browser.get(answer.headers.get('location') ?? '');
  const strip = (text: string | null) =>
    (text ?? '').replaceAll(arrival.uid, 'UID').replaceAll(email, 'EMAIL').replaceAll(arrival.csrf, 'CSRF');
  const html = strip(await shown.text()).replaceAll(/nonce="[^"]+"/g, '');
  return { arrival, seen: [answer.status, strip(answer.headers.get('location')), shown.status, html] };
}

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const follow = (browser: Browser, link: string, fields: Record<string, string> = {}) =>
  browser.post(link.split('?')[0] ?? '', { token: tokenIn(link), ...fields });

describe('a new account', () => {
  it('is opened by the link of its mail, and leads on to where the person was going', async () => {
    const browser = stage.browser();
    const email = newAddress();
    const { arrival } = await ask(browser, email.toUpperCase());
    const before = await stage.submitSignIn(stage.browser(), arrival, email);
    expect(before.status).toBe(400);
    const [mail] = await mailsTo(email);
    const link = linkIn(mail);

    expect((await browser.get(link)).status).toBe(200);
    expect(await issuerDb.account.findUnique({ where: { email } })).toMatchObject({ isEmailVerified: false });
    const back = await stage.followBack(browser, await follow(browser, link));
    const { body } = await stage.exchange(back);
    expect(decodeJwt(body.id_token)).toMatchObject({ email, email_verified: true, given_name: 'Lena' });
    expect((await follow(browser, link)).status).toBe(410);
  });

  it('keeps no token and no password anywhere', async () => {
    const email = newAddress();
    await ask(stage.browser(), email);
    const link = linkIn((await mailsTo(email))[0]);
    const kept = JSON.stringify([
      await issuerDb.code.findMany(),
      await issuerDb.account.findMany(),
      await issuerDb.payload.findMany(),
      (await ownerDb.outbox.findMany()).map(({ payload }) => payload),
    ]);
    expect(tokenIn(link)).toHaveLength(43);
    expect(kept).not.toContain(tokenIn(link));
    expect(kept).not.toContain(PASSWORD);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('tells a known address from a new one to its owner only', async () => {
    const known = await createAccount();
    const first = await ask(stage.browser(), newAddress());
    const second = await ask(stage.browser(), known.email);
    expect(second.seen).toEqual(first.seen);
    expect((await mailsTo(known.email)).map(({ subject }) => subject)).toEqual(['You already have an account']);
    // What was typed as a password changes nothing.
    expect((await stage.signIn(stage.browser(), known.email)).id_token).toBeTruthy();
  });

  it('cannot be signed in to before; the right password sends the mail again', async () => {
    const { email } = await createAccount({ isEmailVerified: false });
    const browser = stage.browser();
    const arrival = await stage.arrive(browser);
    const answer = await stage.submitSignIn(browser, arrival, email);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${arrival.page}/sent`]);
    const back = await stage.followBack(browser, await follow(browser, linkIn((await mailsTo(email))[0])));
    expect((await stage.exchange(back)).status).toBe(200);
  });

  it('waits for the link in the window that asked: opened on a telephone, with the password', async () => {
    const browser = stage.browser();
    const telephone = stage.browser();
    const email = newAddress();
    const { arrival } = await ask(browser, email);
    const link = linkIn((await mailsTo(email))[0]);
    const goOn = () => browser.post(`${arrival.page}/continue`, { csrf: arrival.csrf });
    expect(await problemOf(await goOn())).toContain('not confirmed yet');

    expect(await (await telephone.get(link)).text()).toContain('another browser');
    expect((await follow(telephone, link)).status).toBe(422);
    expect((await follow(telephone, link, { password: 'another password' })).status).toBe(422);
    const done = await follow(telephone, link, { password: PASSWORD });
    expect(await done.text()).toContain('http://lds.localhost:3000/signin');
    const back = await stage.followBack(browser, await goOn());
    expect((await stage.exchange(back)).status).toBe(200);
  });

  it('keeps the affiliate whose page it was asked for on, wherever it is confirmed', async () => {
    const browser = stage.browser();
    const email = newAddress();
    const arrival = await stage.arrive(browser, { changes: { prompt: 'create', affiliate: 'Powder' } });
    await browser.post(`${arrival.page}/create`, { csrf: arrival.csrf, email, password: PASSWORD });
    const telephone = stage.browser();
    await follow(telephone, linkIn((await mailsTo(email))[0]), { password: PASSWORD });
    const elsewhere = await stage.arrive(telephone);
    const back = await stage.followBack(telephone, await stage.submitSignIn(telephone, elsewhere, email));
    expect(decodeJwt((await stage.exchange(back)).body.id_token)).toMatchObject({ email, affiliate: 'powder' });
  });

  it('needs no second mail where an invitation has reached the very address', async () => {
    const browser = stage.browser();
    const [email, another] = [newAddress(), newAddress()];
    const invited = await sealInvitedAddress(email);
    const arrival = await stage.arrive(browser, { changes: { prompt: 'create', invited } });
    expect(await (await browser.get(arrival.page)).text()).toContain(`value="${email}"`);
    const create = (address: string) =>
      browser.post(`${arrival.page}/create`, { csrf: arrival.csrf, email: address, password: PASSWORD });
    expect((await create(another)).headers.get('location')).toMatch(/\/sent$/);
    expect(await mailsTo(another)).toHaveLength(1);
    const back = await stage.followBack(browser, await create(email));
    expect(decodeJwt((await stage.exchange(back)).body.id_token)).toMatchObject({ email, email_verified: true });
    expect(await mailsTo(email)).toEqual([]);

    // Whoever has an account signs in to it: an invitation is no new password.
    const stranger = stage.browser();
    const again = await stage.arrive(stranger, { changes: { prompt: 'create', invited } });
    const fields = { csrf: again.csrf, email, password: 'another long password' };
    const refused = await stranger.post(`${again.page}/create`, fields);
    expect(refused.headers.get('location')).toMatch(/\/sign-in$/);
  });

  it('is sent its mail again on request', async () => {
    const browser = stage.browser();
    const email = newAddress();
    const { arrival } = await ask(browser, email);
    const [first] = await mailsTo(email);
    expect((await browser.post(`${arrival.page}/again`, { csrf: arrival.csrf })).status).toBe(303);
    const mails = await mailsTo(email);
    expect(linkIn(mails.at(-1))).not.toBe(linkIn(first));
    expect((await follow(browser, linkIn(first))).status).toBe(410);
    await stage.followBack(browser, await follow(browser, linkIn(mails.at(-1))));
  });

  it('does not fall to a stranger who asked for it first', async () => {
    const email = newAddress();
    const stranger = stage.browser();
    const owner = stage.browser();
    const asked = await ask(stranger, email, 'the password of a stranger');
    const voided = linkIn((await mailsTo(email))[0]);
    await ask(owner, email);
    const link = linkIn((await mailsTo(email))[1]);
    expect((await follow(owner, voided)).status).toBe(410);
    expect((await follow(owner, link)).status).toBe(303);
    const goOn = await stranger.post(`${asked.arrival.page}/continue`, { csrf: asked.arrival.csrf });
    expect(goOn.status).toBe(422);
    const arrival = await stage.arrive(stranger);
    expect((await stage.submitSignIn(stranger, arrival, email, 'the password of a stranger')).status).toBe(422);
  });

  it('does not open to the owner of an address who confirms what a stranger asked for', async () => {
    const email = newAddress();
    await ask(stage.browser(), email, 'the password of a stranger');
    const owner = stage.browser();
    const link = linkIn((await mailsTo(email))[0]);
    expect((await follow(owner, link)).status).toBe(422);
    expect(await issuerDb.account.findUnique({ where: { email } })).toMatchObject({ isEmailVerified: false });
  });

  it('is void after a day', async () => {
    const browser = stage.browser();
    const email = newAddress();
    await ask(browser, email);
    const link = linkIn((await mailsTo(email))[0]);
    await issuerDb.code.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await browser.get(link)).status).toBe(410);
    expect((await follow(browser, link)).status).toBe(410);
  });

  it.each([
    ['short', 'eleven char'],
    ['long', 'x'.repeat(64) + 'yz!'.repeat(22)],
    ['the address itself', 'Somebody@Example.com!'],
    ['a part of the address', 'somebody@example2026'],
    ['three characters', 'abcabcabcabcabc'],
  ])('asks for another password than one that is %s, and keeps the rest of what was typed', async (_, password) => {
    const browser = stage.browser();
    const { page, csrf } = await beginCreating(browser);
    const fields = { csrf, firstName: 'Zoë "Z"', lastName: 'O’Hara', email: 'somebody@example.com', password };
    const answer = await browser.post(`${page}/create`, fields);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('value="Zoë &quot;Z&quot;"');
    expect(html).toContain('id="password-error"');
    expect(html).not.toContain(password);
    expect(await issuerDb.account.count({ where: { email: 'somebody@example.com' } })).toBe(0);
  });
});

describe('a forgotten password', () => {
  async function forget(browser: Browser, email: string) {
    const arrival = await stage.arrive(browser);
    const answer = await browser.post(`${arrival.page}/forgotten`, { csrf: arrival.csrf, email });
    const shown = await browser.get(answer.headers.get('location') ?? '');
    const html = (await shown.text())
      .replaceAll(arrival.uid, 'UID')
      .replaceAll(email, 'EMAIL')
      .replaceAll(arrival.csrf, '');
    return { arrival, seen: [answer.status, shown.status, html.replaceAll(/nonce="[^"]+"/g, '')] };
  }

  it('answers the same for every address, and writes to known ones only', async () => {
    const { email } = await createAccount();
    const nobody = newAddress();
    const first = await forget(stage.browser(), email);
    const second = await forget(stage.browser(), nobody);
    expect(second.seen).toEqual(first.seen);
    expect([(await mailsTo(email)).length, (await mailsTo(nobody)).length]).toEqual([1, 0]);
  });

  it('is replaced by the link, which ends every session and tells both clients', async () => {
    const { id, email } = await createAccount();
    const thief = stage.browser();
    const stolen = await stage.signIn(thief, email, { host: 'amex.lds.localhost:3000' });
    const atDesk = await thief.get(stage.authorization({ door: 'desk' }));
    const desk = (await stage.exchange(new URL(atDesk.headers.get('location') ?? ''), {}, 'desk')).body;
    const owner = stage.browser();
    const { arrival } = await forget(owner, email);
    const link = linkIn((await mailsTo(email))[0]);
    stage.web.told.length = 0;

    expect((await follow(owner, link, { password: 'short' })).status).toBe(422);
    const answer = await follow(owner, link, { password: NEW_PASSWORD });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${arrival.page}/sign-in`]);
    expect(await (await owner.get(`${arrival.page}/sign-in`)).text()).toContain('Your password has been changed');

    for (const tokens of [stolen, desk]) {
      const door = tokens === desk ? 'desk' : 'agency';
      const refreshed = await stage.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }, door);
      expect(refreshed.body.error).toBe('invalid_grant');
    }
    const again = await thief.get(stage.authorization());
    expect(again.headers.get('location')).toMatch(/^\/identity\/interaction\//);
    const told = stage.web.told.map(({ client, token }) => ({ client, ...decodeJwt<{ sid: string }>(token) }));
    const sids = [stolen, desk].map(({ id_token }) => decodeJwt(id_token).sid);
    expect(told.map(({ client, sid }) => [client, sid]).sort()).toEqual([
      ['agency', sids[0]],
      ['desk', sids[1]],
    ]);
    expect(told.every(({ sub }) => sub === id)).toBe(true);

    expect((await follow(owner, link, { password: NEW_PASSWORD })).status).toBe(410);
    expect((await stage.submitSignIn(owner, await stage.arrive(owner), email, PASSWORD)).status).toBe(422);
    const back = await stage.followBack(
      owner,
      await stage.submitSignIn(owner, await stage.arrive(owner), email, NEW_PASSWORD),
    );
    expect((await stage.exchange(back)).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your password has been changed');
  });

  it('is asked for twice: one mail, if none has gone out yet', async () => {
    const { email } = await createAccount();
    await forget(stage.browser(), email);
    await forget(stage.browser(), email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await ownerDb.outbox.count({ where: { failedAt: { not: null } } })).toBe(0);
  });

  it('is void after an hour, and so is the link before the last', async () => {
    const { email } = await createAccount();
    const browser = stage.browser();
    await forget(browser, email);
    await mailsTo(email);
    await forget(browser, email);
    const [first, second] = (await mailsTo(email)).map(linkIn);
    expect((await browser.get(first ?? '')).status).toBe(410);
    expect((await browser.get(second ?? '')).status).toBe(200);
    await issuerDb.code.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await follow(browser, second ?? '', { password: NEW_PASSWORD })).status).toBe(410);
  });

  it('cannot be changed with the link that confirms an address', async () => {
    const email = newAddress();
    const browser = stage.browser();
    await ask(browser, email);
    const link = linkIn((await mailsTo(email))[0]).replace('/verify?', '/new-password?');
    expect((await follow(browser, link, { password: NEW_PASSWORD })).status).toBe(410);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_ATTEMPTS } from '@/lib/issuer/account/rules';
import { issuerDb } from '@/lib/issuer/database';
import { waitFor } from '@/lib/issuer/limits';
import type { Browser } from './support/browser';
import { createAccount, linkIn, mailsTo, PASSWORD, problemOf, type Stage, setStage } from './support/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());
beforeEach(() => issuerDb.attempt.deleteMany());

let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;
const at = (address = newAddress()) => stage.browser({ 'x-forwarded-for': address });

async function enter(browser: Browser, email: string, password = PASSWORD): Promise<number> {
  return (await stage.submitSignIn(browser, await stage.arrive(browser), email, password)).status;
}

async function guess(browser: Browser, email: string, times = FREE_ATTEMPTS): Promise<number> {
  let last = 0;
  for (let index = 0; index < times; index++) last = await enter(browser, email, 'wrong');
  return last;
}

/** Asks for a new password from there, and returns the answer. */
async function forget(browser: Browser, email: string): Promise<Response> {
  const { page, csrf } = await stage.arrive(browser);
  return browser.post(`${page}/forgotten`, { csrf, email });
}

describe('wrong passwords of a stranger', () => {
  it('close the account to the stranger’s address, and to no other', async () => {
    const { email } = await createAccount();
    const there = newAddress();
    expect(await guess(at(there), email)).toBe(422);
    expect(await enter(at(there), email)).toBe(429);
    expect(await enter(at(), email)).toBe(303);
    expect(await enter(at(there), email)).toBe(429);
  });

  it('do not close it to a browser that knows it, not even at the same address; that one counts for itself', async () => {
    const [{ email }, other] = [await createAccount(), await createAccount()];
    const there = newAddress();
    const own = at(there);
    expect(await enter(own, email)).toBe(303);
    expect(own.cookie('issuer.known')).toMatchObject({ isLasting: true, path: '/identity' });
    await guess(at(there), email);
    await guess(at(there), other.email);
    expect([await enter(own, email), await enter(at(there), email)]).toEqual([303, 429]);
    // It knows one account, not every one.
    expect(await enter(own, other.email)).toBe(429);

    expect(await guess(own, email)).toBe(422);
    expect([await enter(own, email), await enter(at(), email)]).toEqual([429, 303]);
  });

  it('are believed of no cookie that is not ours', async () => {
    const { email } = await createAccount();
    const there = newAddress();
    const own = at(there);
    await enter(own, email);
    const value = own.cookie('issuer.known')?.value;
    await guess(at(there), email);
    const forged = stage.browser({ 'x-forwarded-for': there });
    const { page, csrf } = await stage.arrive(forged);
    forged.put(
      'issuer.known',
      `${value}`.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    );
    forged.put('issuer.known.sig', own.cookie('issuer.known.sig')?.value ?? '');
    expect((await forged.post(`${page}/sign-in`, { csrf, email, password: PASSWORD })).status).toBe(429);
    forged.put('issuer.known', `${value}`);
    expect((await forged.post(`${page}/sign-in`, { csrf, email, password: PASSWORD })).status).toBe(303);
  });

  it('from very many addresses close it to strange browsers for a while; a mail lets its owner in', async () => {
    const { email } = await createAccount();
    const known = at();
    expect(await enter(known, email)).toBe(303);
    while ((await waitFor('strangeAttempts', email)) === 0);
    const owner = at();
    const refused = await stage.submitSignIn(owner, await stage.arrive(owner), email);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
    expect(await problemOf(refused)).toMatch(/wait \d\d minutes, or choose a new password/);
    expect(await enter(known, email)).toBe(303);

    await forget(owner, email);
    const link = new URL(linkIn((await mailsTo(email)).at(-1)));
    const token = link.searchParams.get('token') ?? '';
    const chosen = 'warm windows at dusk';
    await owner.post(link.pathname, { token, password: chosen });
    expect(await enter(owner, email, chosen)).toBe(303);
    // Whoever had the old password in their browser is a stranger now.
    expect(await enter(known, email, chosen)).toBe(429);
  });

  it('on an account nobody has confirmed make no browser known: it may become somebody else’s', async () => {
    const { email, id } = await createAccount({ isEmailVerified: false });
    const first = at();
    expect(await enter(first, email)).toBe(303);
    expect(first.cookie('issuer.known')).toBeUndefined();
    await issuerDb.account.update({ where: { id }, data: { isEmailVerified: true } });
    expect(await guess(first, email)).toBe(422);
    expect(await enter(first, email)).toBe(429);
  });
});

describe('mails a stranger asks for', () => {
  it('leave the owner theirs, and fill no mailbox: the last one that came is good', async () => {
    const { email } = await createAccount();
    const there = newAddress();
    const askMany = async (address: string) => {
      for (let index = 0; index < 6; index++) {
        expect((await forget(at(address), email)).status).toBe(303);
        await mailsTo(email);
      }
    };
    await askMany(there);
    expect(await mailsTo(email)).toHaveLength(5);
    await forget(at(), email);
    expect(await mailsTo(email)).toHaveLength(6);

    for (let more = 0; more < 4; more++) await askMany(newAddress());
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(20);
    expect((await at().get(linkIn(mails.at(-1)))).status).toBe(200);
  });
});

describe('a network that asks too much', () => {
  it('is told when to come back, with what was typed', async () => {
    const there = newAddress();
    while ((await waitFor('mailFrom', there)) === 0);
    const browser = at(there);
    const { page, csrf } = await stage.arrive(browser);
    const typed = { csrf, email: 'new@example.com', firstName: 'Änni', lastName: 'Berg', password: PASSWORD };
    for (const form of ['create', 'forgotten']) {
      const answer = await browser.post(`${page}/${form}`, typed);
      expect([form, answer.status, Number(answer.headers.get('retry-after')) > 3000]).toEqual([form, 429, true]);
      const html = await answer.text();
      expect(html).toMatch(/role="alert">Too many requests came from your network\. Please wait \d\d minutes/);
      expect(html).toContain('value="new@example.com"');
      if (form === 'create') expect(html).toContain('value="Änni"');
    }
  });
});

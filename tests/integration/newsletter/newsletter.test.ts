import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as signUp } from '@/app/api/newsletter/client/route';
import { POST as confirm } from '@/app/api/newsletter/confirm/route';
import { POST as leave, GET as openLeaving } from '@/app/api/newsletter/unsubscribe/route';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { db } from '@/lib/platform/db';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import type { Mail } from '@/lib/platform/vendors/mail/port';
import { confirmSubscription, unsubscribe } from '@/lib/sales/newsletter/commands';
import { isLetterLink } from '@/lib/sales/newsletter/queries';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { call, formRequest, jsonRequest } from '@/tests/factories/request';
import { untilSomeoneWaits } from '@/tests/setup/blocked';

const email = 'Leser@Example.com';
const SUCCESS = 'Success! We are seeing forward to provide the latest news about luxury skiing in the Alps.';

beforeAll(() => createBrand());
beforeEach(async () => {
  await ownerDb.newsletterSubscription.deleteMany();
  await ownerDb.outbox.deleteMany();
  await ownerDb.developmentMail.deleteMany();
  await ownerDb.rateLimiterFlexible.deleteMany();
  await ownerDb.formOutcome.deleteMany();
});

async function subscribe(headers = {}) {
  const response = await call(signUp, jsonRequest({ fullName: 'Lena Leser', email, privacy: true }, headers));
  return { status: response.status, body: await response.text() };
}

/** Delivers what is due and returns a mail of that subject with the token of its link. */
async function readMail(subject = 'Please confirm your subscription') {
  await deliverDue({ mailer: createDevelopmentMail(), batchSize: 20, leaseMilliseconds: 60_000 });
  const mail = await db.developmentMail.findFirstOrThrow({ where: { subject } });
  const [, page = '', token = ''] = /newsletter\/(\w+)\?token=([\w-]+)/.exec(mail.text) ?? [];
  return { mail, page, token };
}

const send = (handler: typeof confirm, token: string) => call(handler, jsonRequest({ token }));
const status = async () => (await ownerDb.newsletterSubscription.findFirst())?.status;

describe('double opt-in', () => {
  it('subscribes nobody before the link is confirmed', async () => {
    expect(await subscribe()).toEqual({ status: 200, body: JSON.stringify({ message: SUCCESS }) });
    expect(await ownerDb.newsletterSubscription.findFirst()).toMatchObject({
      email: 'leser@example.com',
      fullName: 'Lena Leser',
      status: 'pending',
      consentVersion: '2026-11-27',
    });
    const { mail, page, token } = await readMail();
    expect([mail.to, mail.subject, page]).toEqual(['leser@example.com', 'Please confirm your subscription', 'confirm']);
    expect(mail.text).toContain(`http://alpenglow.com.localhost:3000/newsletter/confirm?token=${token}`);
    expect(await status()).toBe('pending');
    expect((await send(confirm, token)).status).toBe(200);
    expect(await status()).toBe('confirmed');
    expect((await send(confirm, token)).status).toBe(200);
    expect((await readMail('You are subscribed')).page).toBe('unsubscribe');
    expect(await db.developmentMail.count()).toBe(2);
  });

  it.each(['evil.alpenglow.com', 'alpenglow.com.localhost:6666'])(
    'mails its own address to who asks as %s',
    async (host) => {
      await subscribe({ host });
      const { mail, token } = await readMail();
      const links = mail.text.match(/http\S+/g);
      expect(links).toEqual([`http://alpenglow.com.localhost:3000/newsletter/confirm?token=${token}&lang=en`]);
    },
  );

  it('keeps no token, neither with the subscription nor in the outbox', async () => {
    await subscribe();
    const { token } = await readMail();
    const kept = JSON.stringify([
      await ownerDb.newsletterSubscription.findMany(),
      (await ownerDb.outbox.findMany()).map(({ payload }) => payload),
    ]);
    expect(token).toHaveLength(43);
    expect(kept).not.toContain(token);
  });

  it('is void after 14 days, for a strange token and for the token of the other link', async () => {
    await subscribe();
    const { token } = await readMail();
    expect((await send(confirm, 'x'.repeat(43))).status).toBe(404);
    expect((await send(confirm, 'short')).status).toBe(422);
    expect((await send(leave, token)).status).toBe(404);
    const old = new Date('2026-01-01');
    await ownerDb.newsletterSubscription.updateMany({ data: { requestedAt: old } });
    expect((await send(confirm, token)).status).toBe(404);
    expect(await status()).toBe('pending');
  });

  it('its links open while they are good, and none that was altered, is late or has been withdrawn', async () => {
    await subscribe();
    const { token } = await readMail();
    const altered = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`;
    const opened = () =>
      Promise.all([token, altered, 'short', undefined].map((presented) => isLetterLink('confirm', presented)));
    expect(await opened()).toEqual([true, false, false, false]);
    expect(await isLetterLink('unsubscribe', token)).toBe(false);
    const { requestedAt } = await ownerDb.newsletterSubscription.findFirstOrThrow();
    await ownerDb.newsletterSubscription.updateMany({ data: { requestedAt: new Date('2026-01-01') } });
    expect(await opened()).toEqual([false, false, false, false]);
    await ownerDb.newsletterSubscription.updateMany({ data: { requestedAt } });
    await send(confirm, token);
    expect(await opened()).toEqual([true, false, false, false]);
    const { token: leaving } = await readMail('You are subscribed');
    await send(leave, leaving);
    expect(await opened()).toEqual([false, false, false, false]);
    expect(await isLetterLink('unsubscribe', leaving)).toBe(true);
  });

  it('answers the same whether the address is new, waiting, subscribed or gone', async () => {
    const answers = [await subscribe()];
    answers.push(await subscribe());
    await send(confirm, (await readMail()).token);
    answers.push(await subscribe());
    const known = await readMail('You already receive our newsletter');
    expect(await status()).toBe('confirmed');
    expect((await send(leave, known.token)).status).toBe(200);
    expect((await send(leave, known.token)).status).toBe(200);
    expect(await status()).toBe('unsubscribed');
    answers.push(await subscribe());
    expect(await status()).toBe('pending');
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('an unsubscribed address cannot be confirmed again with its old link', async () => {
    await subscribe();
    const { token } = await readMail();
    await send(confirm, token);
    await send(leave, (await readMail('You are subscribed')).token);
    expect((await send(confirm, token)).status).toBe(404);
    expect(await status()).toBe('unsubscribed');
  });

  it('is void for whoever unsubscribes at the same moment', async () => {
    await subscribe();
    await send(confirm, (await readMail()).token);
    const leaving = (await readMail('You are subscribed')).token;
    await send(leave, leaving);
    await ownerDb.developmentMail.deleteMany();
    await subscribe();
    const { token } = await readMail();
    let confirmed: ReturnType<typeof send> | undefined;
    await db.$transaction(async (tx) => {
      await unsubscribe(tx, leaving);
      confirmed = send(confirm, token);
      await untilSomeoneWaits();
    });
    expect((await confirmed)?.status).toBe(404);
    expect(await status()).toBe('unsubscribed');
  });

  it('pressed twice at the same moment subscribes once', async () => {
    await subscribe();
    const { token } = await readMail();
    let again: ReturnType<typeof send> | undefined;
    await db.$transaction(async (tx) => {
      await confirmSubscription(tx, token, writeContext());
      again = send(confirm, token);
      await untilSomeoneWaits();
    });
    expect((await again)?.status).toBe(200);
    expect(await ownerDb.outbox.count({ where: { dedupeKey: { contains: ':welcome:' } } })).toBe(1);
  });

  it('a link pressed again without JavaScript is judged anew, not answered from memory', async () => {
    await subscribe();
    const { token } = await readMail();
    const caller = { 'x-forwarded-for': '203.0.113.9' };
    const press = (handler: typeof confirm, presented: string) =>
      call(handler, formRequest([['token', presented]], caller));
    await press(confirm, token);
    await press(leave, (await readMail('You are subscribed')).token);
    await press(confirm, token);
    expect(await ownerDb.formOutcome.groupBy({ by: ['status'], _count: true, orderBy: { status: 'asc' } })).toEqual([
      { status: 'failed', _count: 1 },
      { status: 'sent', _count: 2 },
    ]);
  });

  it('a mail program unsubscribes with one click, by a post to the address in the header and no redirect', async () => {
    await subscribe();
    await send(confirm, (await readMail()).token);
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
    await deliverDue({ mailer, batchSize: 20, leaseMilliseconds: 60_000 });
    expect(sent.map(({ subject }) => subject)).toEqual(['You are subscribed']);
    const address = sent[0]?.oneClickUnsubscribe ?? '';
    // Without the one click a mail program opens the address: a page that asks, and nothing is ended by looking.
    const opened = openLeaving(new Request(address));
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/newsletter\/unsubscribe\?token=[\w-]{43}$/),
    ]);
    expect(await status()).toBe('confirmed');
    const response = await leave(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
      { params: Promise.resolve({}) },
    );
    expect(response.status).toBe(200);
    expect(await status()).toBe('unsubscribed');
  });

  it('two sign-ups at the same moment are one subscription', async () => {
    const answers = await Promise.all([subscribe(), subscribe(), subscribe()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await ownerDb.newsletterSubscription.count()).toBe(1);
  });

  it('writes German to a German reader', async () => {
    const { body } = await subscribe({ 'x-alpenglow-locale': 'de' });
    expect(body).toContain('Das hat geklappt.');
    expect((await readMail('Bitte bestätigen Sie Ihre Anmeldung')).page).toBe('confirm');
  });

  it('works without JavaScript', async () => {
    const fields: [string, string][] = [
      ['fullName', 'Lena Leser'],
      ['email', email],
      ['privacy', 'on'],
      ['website', ''],
    ];
    expect((await call(signUp, formRequest(fields))).status).toBe(303);
    const { token } = await readMail();
    expect((await call(confirm, formRequest([['token', token]]))).status).toBe(303);
    expect(await status()).toBe('confirmed');
  });

  it('wants the consent and says the specified sentence', async () => {
    const response = await call(signUp, jsonRequest({ fullName: 'Lena', email, privacy: false }));
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ privacy: 'Please accept the privacy policy' });
  });
});

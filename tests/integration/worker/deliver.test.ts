import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as mailbox } from '@/app/api/dev/mail/route';
import { messageIdOf } from '@/lib/documents/mail/compose';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { db } from '@/lib/platform/db';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import type { Mail, MailPort } from '@/lib/platform/vendors/mail/port';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';

const options = { batchSize: 10, leaseMilliseconds: 60_000 };
const long = new Date('2020-01-01');

beforeAll(() => createBrand());
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
  await ownerDb.enquiry.deleteMany();
  await ownerDb.developmentMail.deleteMany();
});

/** A mailer that fails as told and keeps what it was given. */
function fakeMailer(fails: (attempt: number) => boolean): MailPort & { given: Mail[] } {
  const given: Mail[] = [];
  return {
    given,
    async send(mail) {
      given.push(mail);
      if (fails(given.length)) throw new Error('mailbox on fire');
    },
    close() {},
  };
}

describe('delivery', () => {
  it('brings both mails into the development mailbox, where they can be read', async () => {
    const id = await createStoredEnquiry({ email: 'guest@example.com', language: 'de' });
    expect(await deliverDue({ mailer: createDevelopmentMail(), ...options })).toBe(2);
    const response = await mailbox(new Request('http://x/api/dev/mail'), { params: Promise.resolve({}) });
    const mails: Mail[] = await response.json();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['guest@example.com', 'Ihre Anfrage für 2. – 9. März 2030'],
      ['reservations@alpenglow.example', 'New general enquiry'],
    ]);
    for (const mail of mails) {
      expect(Object.keys(mail).sort()).toEqual([
        'at',
        'html',
        'messageId',
        'replyTo',
        'sender',
        'subject',
        'text',
        'to',
      ]);
    }
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual(
      [messageIdOf(`enquiry:${id}:office`), messageIdOf(`enquiry:${id}:sender`)].sort(),
    );
    expect(await ownerDb.outbox.count({ where: { deliveredAt: { not: null }, lockedUntil: null } })).toBe(2);
  });

  it('a mail that was delivered but not noted is delivered again and dropped by the mailbox', async () => {
    await createStoredEnquiry();
    for (let round = 0; round < 2; round++) {
      await deliverDue({ mailer: createDevelopmentMail(), ...options });
      await ownerDb.outbox.updateMany({ data: { deliveredAt: null } });
    }
    expect(await db.developmentMail.count()).toBe(2);
  });

  it('replies go to the sender from the office, and to the office from the sender', async () => {
    await createStoredEnquiry({ email: 'guest@example.com', fullname: 'Anna "X" <evil@example.com>' });
    const mailer = fakeMailer(() => false);
    await deliverDue({ mailer, ...options });
    expect(Object.fromEntries(mailer.given.map(({ to, replyTo }) => [to, replyTo]))).toEqual({
      'reservations@alpenglow.example': { name: 'Anna "X" <evil@example.com>', address: 'guest@example.com' },
      'guest@example.com': { name: 'Alpenglow', address: 'stay@alpenglow.example' },
    });
  });

  it('postpones what fails, says why, and tries again with the same Message-ID', async () => {
    await createStoredEnquiry();
    const mailer = fakeMailer((attempt) => attempt <= 2);
    await deliverDue({ mailer, ...options });
    expect(await deliverDue({ mailer, ...options })).toBe(0);
    for (const row of await ownerDb.outbox.findMany()) {
      expect(row).toMatchObject({ attempts: 1, lastError: 'mailbox on fire', lockedUntil: null, deliveredAt: null });
      expect(row.nextAttemptAt.getTime()).toBeGreaterThan(row.createdAt.getTime() + 2_000);
    }
    await ownerDb.outbox.updateMany({ data: { nextAttemptAt: long } });
    expect(await deliverDue({ mailer, ...options })).toBe(2);
    expect(new Set(mailer.given.map(({ messageId }) => messageId)).size).toBe(2);
    expect(mailer.given).toHaveLength(4);
    expect(await ownerDb.outbox.count({ where: { deliveredAt: { not: null }, lastError: null } })).toBe(2);
  });

  it('one mail that fails does not hold up the others', async () => {
    await createStoredEnquiry();
    await deliverDue({ mailer: fakeMailer((attempt) => attempt === 1), ...options });
    expect(await ownerDb.outbox.count({ where: { deliveredAt: { not: null } } })).toBe(1);
  });

  it('gives up after three days, visibly', async () => {
    await createStoredEnquiry();
    await ownerDb.outbox.updateMany({ data: { createdAt: long } });
    await deliverDue({ mailer: fakeMailer(() => true), ...options });
    expect(await ownerDb.outbox.count({ where: { failedAt: { not: null }, lastError: 'mailbox on fire' } })).toBe(2);
  });

  it('gives up at once on what cannot succeed: the enquiry is gone, the payload means nothing', async () => {
    await createStoredEnquiry();
    await ownerDb.enquiry.deleteMany();
    const unknown = { topic: 'mail', payload: { mail: 'x' }, nextAttemptAt: long, createdAt: new Date() };
    await ownerDb.outbox.create({ data: { dedupeKey: 'odd', ...unknown } });
    const mailer = fakeMailer(() => false);
    await deliverDue({ mailer, ...options });
    expect(mailer.given).toEqual([]);
    expect(await ownerDb.outbox.count({ where: { failedAt: { not: null } } })).toBe(3);
  });
});

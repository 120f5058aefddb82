import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { createSmtpMail } from '@/lib/platform/vendors/mail/smtp';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';

type Received = { from: string; to: string[]; raw: string };

let refusals = 0;
const received: Received[] = [];
const offered: string[] = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      offered.push(/^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '');
      if (refusals > 0) {
        refusals -= 1;
        done(Object.assign(new Error('greylisted, try again'), { responseCode: 451 }));
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
      done();
    });
  },
});

let url = '';
const options = { batchSize: 10, leaseMilliseconds: 60_000 };

beforeAll(async () => {
  await createBrand();
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
  received.length = 0;
  offered.length = 0;
});

/** The headers of a raw mail, unfolded. */
function headers(raw: string): Record<string, string> {
  const head = raw.split('\r\n\r\n')[0] ?? '';
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(lines.map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]));
}

describe('SMTP', () => {
  it('a refused mail goes out on the next attempt under the same Message-ID', async () => {
    refusals = 2;
    await createStoredEnquiry({ email: 'guest@example.com' });
    const mailer = createSmtpMail({ url, from: 'Alpenglow <stay@alpenglow.example>' });
    await deliverDue({ mailer, ...options });
    expect(received).toEqual([]);
    const waiting = await ownerDb.outbox.findMany();
    expect(waiting.every(({ lastError }) => lastError?.includes('greylisted'))).toBe(true);

    await ownerDb.outbox.updateMany({ data: { nextAttemptAt: new Date('2020-01-01') } });
    await deliverDue({ mailer, ...options });
    mailer.close();
    expect(received.map(({ to }) => to.join()).sort()).toEqual(['guest@example.com', 'reservations@alpenglow.example']);
    expect(offered).toHaveLength(4);
    expect(offered.slice(0, 2).sort()).toEqual(offered.slice(2).sort());
    expect(await ownerDb.outbox.count({ where: { deliveredAt: { not: null } } })).toBe(2);
  });

  it('a mail has both parts, and nobody can write its headers', async () => {
    const fullname = 'Änne "X", Bcc: a@evil.example <b@evil.example>';
    await createStoredEnquiry({ email: 'guest@example.com', fullname, text: 'Hi\r\n.\r\nRCPT TO:<c@evil.example>' });
    const mailer = createSmtpMail({ url, from: 'Alpenglow <stay@alpenglow.example>' });
    await deliverDue({ mailer, ...options });
    mailer.close();
    expect(received.flatMap(({ to }) => to).sort()).toEqual(['guest@example.com', 'reservations@alpenglow.example']);
    const office = received.find(({ to }) => to[0] === 'reservations@alpenglow.example');
    const head = headers(office?.raw ?? '');
    expect(head).toMatchObject({
      From: 'Alpenglow <stay@alpenglow.example>',
      To: 'reservations@alpenglow.example',
      Subject: 'New general enquiry',
      'Content-Language': 'de',
      'Auto-Submitted': 'auto-generated',
    });
    expect(head['Reply-To']).toMatch(/<guest@example\.com>$/);
    expect(Object.keys(head)).not.toContain('Bcc');
    expect(head['Content-Type']).toContain('multipart/alternative');
    expect(office?.raw).toMatch(/Content-Type: text\/plain/);
    expect(office?.raw).toMatch(/Content-Type: text\/html/);
  });

  it('a letter to a list says where one click leaves it', async () => {
    const mailer = createSmtpMail({ url, from: 'Alpenglow <stay@alpenglow.example>' });
    const address = `https://www.alpenglow.com/api/newsletter/unsubscribe?token=${'t'.repeat(43)}`;
    const mail = {
      messageId: '<list@alpenglow.example>',
      from: { name: 'Morgenrot "M" <x@evil.example>' },
      to: 'reader@example.com',
      replyTo: null,
      language: 'en',
    };
    await mailer.send({ ...mail, subject: 'Letter', text: 'Hi', html: '<p>Hi', oneClickUnsubscribe: address });
    mailer.close();
    expect(headers(received.at(-1)?.raw ?? '')).toMatchObject({
      From: expect.stringMatching(/^"Morgenrot .*<stay@alpenglow\.example>$/),
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('a picture travels within the mail', async () => {
    const mailer = createSmtpMail({ url, from: 'stay@alpenglow.example' });
    const mail = { messageId: '<logo@alpenglow.example>', from: { name: 'Morgenrot' }, to: 'reader@example.com' };
    const words = { replyTo: null, language: 'en', subject: 'Offer', text: 'Hi', html: '<img src="cid:logo">' };
    await mailer.send({ ...mail, ...words, inline: [{ id: 'logo', png: Buffer.from('PNG') }] });
    mailer.close();
    expect(received.at(-1)?.raw).toMatch(/Content-ID: <logo>/i);
    expect(received.at(-1)?.raw).toMatch(/multipart\/related/);
  });

  it('a server that is not there postpones the mail', async () => {
    await createStoredEnquiry();
    const mailer = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'stay@alpenglow.example' });
    await deliverDue({ mailer, ...options });
    mailer.close();
    expect(await ownerDb.outbox.count({ where: { attempts: 1, deliveredAt: null, failedAt: null } })).toBe(2);
  });
});

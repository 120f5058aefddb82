import { createHmac, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as webhook } from '@/app/api/webhooks/mail/route';
import { composeMail } from '@/lib/documents/mail/compose';
import { clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { conversationAddress, conversationOfAddress } from '@/lib/sales/conversation/mail-address';
import { createTeam } from '@/tests/factories/agency';
import { createConversation } from '@/tests/factories/conversation';
import { createHotel } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, type TestUser, viewerOf } from '@/tests/factories/user';

const KEY = vi.hoisted(() => {
  process.env.INBOUND_MAIL_DOMAIN = 'answers.lds.example';
  process.env.INBOUND_MAIL_KEY = 'the-key-of-the-mail-service';
  return 'the-key-of-the-mail-service';
});

let conversationId: string;
let other: string;
let agent: TestUser;
let colleague: TestUser;
let contact: TestUser;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createHotel('another');
  await ownerDb.salesManager.create({
    data: {
      id: 'sven',
      hotelId: 'hotel',
      fullName: 'Sven',
      email: 'Sven@hotel.example',
      languages: ['en'],
      position: 9,
    },
  });
  const team = await createTeam();
  [agent, colleague] = [team.agent, await createUser({ role: 'agent' })];
  contact = await createUser({ role: 'operator', hotelId: 'hotel' });
  conversationId = await createConversation(await viewerOf(agent), 'hotel');
  other = await createConversation(await viewerOf(agent), 'another');
});

const seconds = () => Math.floor(clock.machine().getTime() / 1000);

type Sent = Partial<Record<'from' | 'recipient' | 'text' | 'id' | 'headers' | 'token' | 'signature', string>> & {
  age?: number;
};

/** A mail as the service posts it, signed as it signs. */
function post({ age = 0, ...sent }: Sent, isMultipart = false, files: Record<string, File> = {}): Promise<Response> {
  const timestamp = String(seconds() - age);
  const token = sent.token ?? randomBytes(25).toString('hex');
  const signature = sent.signature ?? createHmac('sha256', KEY).update(`${timestamp}${token}`).digest('hex');
  const fields = {
    recipient: sent.recipient ?? conversationAddress(conversationId) ?? '',
    from: sent.from ?? `Reservations <${contact.email.toUpperCase()}>`,
    'body-plain': sent.text ?? 'It is free.\n\nOn Tue, 1 Dec 2026, Alpenglow <stay@x.example> wrote:\n> Is it?',
    'Message-Id': sent.id ?? `<${randomBytes(8).toString('hex')}@hotel.example>`,
    'message-headers': sent.headers ?? '[]',
    'content-id-map': JSON.stringify({ '<logo@hotel.example>': 'attachment-1' }),
    ...{ timestamp, token, signature },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return webhook(
    new Request('http://lds.localhost/api/webhooks/mail', {
      method: 'POST',
      body: isMultipart ? form : new URLSearchParams(fields),
    }),
  );
}

const thread = () => ownerDb.conversationMessage.findMany({ where: { conversationId }, orderBy: { sequence: 'asc' } });

describe('an answer by mail', () => {
  it('becomes a message of whoever takes part, without what it quotes, and settles what was owed', async () => {
    expect((await post({})).status).toBe(200);
    const said = (await thread()).at(-1);
    expect(said).toMatchObject({ authorKind: 'hotel', authorId: contact.id, body: 'It is free.' });
    const { owedBy } = await ownerDb.conversation.findUniqueOrThrow({ where: { id: conversationId } });
    expect(owedBy).toBeNull();
    const { reservationEmail } = await ownerDb.hotel.findUniqueOrThrow({ where: { id: 'hotel' } });
    for (const from of [reservationEmail, 'sven@hotel.example']) {
      expect((await post({ from }, true)).status).toBe(200);
      expect((await thread()).at(-1)).toMatchObject({ authorKind: 'hotel', authorId: null });
    }
    await post({ from: agent.email, text: 'Thank you. Until when?' });
    expect((await thread()).at(-1)).toMatchObject({ authorKind: 'agent', authorId: agent.id });
  });

  it('stands there once, however often the service posts it, and a signature is good once', async () => {
    const before = (await thread()).length;
    const token = randomBytes(25).toString('hex');
    for (const text of ['First.', 'First.', 'Another one under its signature.']) {
      expect((await post({ token, text })).status).toBe(200);
    }
    // Posted again by the service itself: signed anew, the same mail.
    const id = '<the-same@hotel.example>';
    for (const _ of [1, 2]) expect((await post({ id, text: 'Second.' })).status).toBe(200);
    expect((await thread()).slice(before).map(({ body }) => body)).toEqual(['First.', 'Second.']);
  });

  it('of any length is there whole, as several messages in their order, and asks once', async () => {
    const before = (await thread()).length;
    const paragraphs = ['One', 'Two', 'Three'].map((word) => `${word}: ${'we would be glad to. '.repeat(180).trim()}`);
    const sent = { id: '<a-long@hotel.example>', text: `${paragraphs.join('\n\n')}\n\nShall we hold it?` };
    for (const _ of [1, 2]) expect((await post(sent)).status).toBe(200);
    const said = (await thread()).slice(before);
    expect(said.map(({ body }) => body)).toEqual([...paragraphs.slice(0, 2), `${paragraphs[2]}\n\nShall we hold it?`]);
    expect(said.every(({ authorId }) => authorId === contact.id)).toBe(true);
    const { owedBy } = await ownerDb.conversation.findUniqueOrThrow({ where: { id: conversationId } });
    expect(owedBy).toBe('agency');
  });

  it('with files above any other body keeps its words and says which were left out, but not those of its text', async () => {
    const before = (await thread()).length;
    const large = new Uint8Array(3 * 1024 * 1024).fill(0xff);
    const files = {
      'attachment-1': new File([large], 'logo.png', { type: 'image/png' }),
      'attachment-2': new File([large], 'Menu\n2027.pdf', { type: 'application/pdf' }),
    };
    expect((await post({ text: 'Here it is. Ümlaut.' }, true, files)).status).toBe(200);
    expect((await post({ text: '' }, true, files)).status).toBe(200);
    const said = (await thread()).slice(before).map(({ body }) => body);
    const note = 'A file of this mail was left out: Menu 2027.pdf. Files can be sent in the conversation itself.';
    expect(said).toEqual([`Here it is. Ümlaut.\n\n${note}`, note]);
    const most = new File([new Uint8Array(26 * 1024 * 1024)], 'all.pdf');
    expect((await post({ text: 'Too much.' }, true, { 'attachment-1': most })).status).toBe(413);
  });

  it('of nobody who takes part, to no address of ours, or by a program changes nothing and is not sent again', async () => {
    const before = (await thread()).length;
    const address = conversationAddress(conversationId) ?? '';
    const ignored: Sent[] = [
      { from: 'somebody@else.example' },
      { from: colleague.email },
      { from: `"${contact.email}" <somebody@else.example>` },
      { recipient: address.replace(/-[0-9a-f]{24}@/, `-${'0'.repeat(24)}@`) },
      { recipient: address.replace('answers.lds.example', 'elsewhere.example') },
      { recipient: conversationAddress(other) ?? '' },
      { headers: JSON.stringify([['Auto-Submitted', 'auto-replied']]) },
      { text: '> Is it?' },
    ];
    for (const sent of ignored) expect([sent, (await post(sent)).status]).toEqual([sent, 200]);
    expect(await thread()).toHaveLength(before);
    expect(await ownerDb.conversationMessage.count({ where: { conversationId: other } })).toBe(1);
  });

  it('is refused where it is not signed by the service, or longer ago or ahead than five minutes', async () => {
    const before = (await thread()).length;
    for (const sent of [{ signature: 'f'.repeat(64) }, { signature: 'x' }, { age: 301 }, { age: -310 }]) {
      expect([sent, (await post(sent)).status]).toEqual([sent, 400]);
    }
    expect((await post({ age: 290, text: 'In time.' })).status).toBe(200);
    expect(await thread()).toHaveLength(before + 1);
  });
});

it('where no mail comes in there is nothing to post it to', async () => {
  const before = (await thread()).length;
  const domain = env.INBOUND_MAIL_DOMAIN;
  Object.assign(env, { INBOUND_MAIL_DOMAIN: undefined });
  try {
    expect((await post({ recipient: `c-${conversationId}-${'0'.repeat(24)}@${domain}` })).status).toBe(404);
    expect((await post({ signature: 'x' })).status).toBe(404);
  } finally {
    Object.assign(env, { INBOUND_MAIL_DOMAIN: domain });
  }
  expect(await thread()).toHaveLength(before);
});

it('the address of a conversation is its own, whatever case it is written in', () => {
  const address = conversationAddress(conversationId) ?? '';
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(conversationOfAddress(address.toUpperCase())).toBe(conversationId);
  expect(conversationAddress(other)).not.toBe(address);
});

it('an enquiry is answered to the address of its conversation', async () => {
  const at = new Date('2026-11-23T09:00:00Z');
  const about = { clientFirstName: 'Clara', clientLastName: 'Weiss', answerDueAt: at, createdAt: at };
  const { agencyId } = await ownerDb.conversation.findUniqueOrThrow({ where: { id: conversationId } });
  const { id: enquiryId } = await ownerDb.hotelEnquiry.create({
    data: { conversationId, agencyId, hotelId: 'hotel', userId: agent.id, brandId: 'default', ...about },
  });
  const mail = await composeMail('enquiry', {
    mail: 'hotelEnquiry',
    enquiryId,
    salesManagerId: null,
    brandId: 'default',
  });
  expect(mail?.replyTo?.address).toBe(conversationAddress(conversationId));
  expect(mail?.text).toContain('steht danach im Gespräch');
});

import { beforeAll, describe, expect, it } from 'vitest';
import { POST as answer } from '@/app/api/desk/enquiries/[token]/messages/route';
import { composeMail } from '@/lib/documents/mail/compose';
import { clock } from '@/lib/platform/clock';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { createHotelEnquiry } from '@/lib/sales/hotel-enquiry/commands/create';
import { openEnquiryLink } from '@/lib/sales/hotel-enquiry/queries/link';
import { hotelEnquirySchema } from '@/lib/sales/hotel-enquiry/schema';
import { createTeam } from '@/tests/factories/agency';
import { createHotel } from '@/tests/factories/hotel';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { jsonRequest } from '@/tests/factories/request';
import { type TestUser, viewerOf } from '@/tests/factories/user';
import { inScope } from '../lead/stage';

let agent: TestUser;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  agent = (await createTeam()).agent;
});

/** An enquiry for a client, with the token of the link in its mail to the reservations team. */
async function enquire(clientLastName: string): Promise<{ id: string; token: string; conversationId: string }> {
  const viewer = await viewerOf(agent);
  const input = hotelEnquirySchema.parse({
    clientFirstName: 'Clara',
    clientLastName,
    messageText: `Is the suite free for ${clientLastName}?`,
  });
  await inScope(viewer, (tx) => createHotelEnquiry(tx, viewer, 'hotel', input, writeContext({ brandId: 'default' })));
  const { id, conversationId } = await ownerDb.hotelEnquiry.findFirstOrThrow({ where: { clientLastName } });
  const dedupeKey = `hotelEnquiry:${id}:reservations`;
  const row = await ownerDb.outbox.findFirstOrThrow({ where: { dedupeKey } });
  const mail = await composeMail(dedupeKey, mailPayloadSchema.parse(row.payload));
  const [, token = ''] = /\/desk\/enquiry\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect(JSON.stringify(row.payload)).not.toContain(token);
  return { id, token, conversationId };
}

async function post(token: string, body: object, headers = {}): Promise<number> {
  const asked = jsonRequest(body, headers);
  return (await answer(asked, { params: Promise.resolve({ token }) })).status;
}

describe('the link of an enquiry’s mail', () => {
  it('opens that enquiry and what was said about it, without an account, and nothing of another', async () => {
    const [first, second] = [await enquire('Weiss'), await enquire('Schwarz')];
    expect(first.conversationId).toBe(second.conversationId);
    const opened = await openEnquiryLink(first.token);
    expect(opened).toMatchObject({ clientName: 'Clara Weiss', agentName: (await viewerOf(agent)).displayName });
    expect(opened?.messages.map(({ by, body }) => [by, body])).toEqual([['agency', 'Is the suite free for Weiss?']]);
    expect(opened?.dueAt).not.toBeNull();
    expect(JSON.stringify(opened)).not.toContain('Schwarz');
  });

  it('answers as the hotel, as often as it likes; pressed twice it is one message', async () => {
    const { token, conversationId } = await enquire('Grau');
    const key = { 'idempotency-key': 'pressed-twice' };
    for (const _ of [1, 2]) expect(await post(token, { body: 'It is free.' }, key)).toBe(201);
    expect(await post(token, { body: 'Shall we hold it?' })).toBe(201);
    const opened = await openEnquiryLink(token);
    expect(opened?.messages.map(({ by, name, body }) => [by, name, body]).slice(1)).toEqual([
      ['hotel', opened?.hotelName, 'It is free.'],
      ['hotel', opened?.hotelName, 'Shall we hold it?'],
    ]);
    expect(opened?.dueAt).toBeNull();
    const { owedBy } = await ownerDb.conversation.findUniqueOrThrow({ where: { id: conversationId } });
    expect(owedBy).toBe('agency');
    expect(await post(token, { body: ' ' })).toBe(422);
  });

  it('opens and takes nothing where it is altered, or after thirty days', async () => {
    const { id, token } = await enquire('Gelb');
    const before = await ownerDb.conversationMessage.count();
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [altered, id, 'x']) {
      expect([await openEnquiryLink(wrong), await post(wrong, { body: 'It is free.' })]).toEqual([null, 404]);
    }
    const now = await clock.now();
    const age = (days: number) =>
      ownerDb.hotelEnquiry.update({
        where: { id },
        data: { createdAt: new Date(now.getTime() - days * 86_400_000) },
      });
    await age(29);
    expect(await openEnquiryLink(token)).not.toBeNull();
    await age(31);
    expect([await openEnquiryLink(token), await post(token, { body: 'It is free.' })]).toEqual([null, 404]);
    expect(await ownerDb.conversationMessage.count()).toBe(before);
  });
});

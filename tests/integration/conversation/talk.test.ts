import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as file from '@/app/api/conversations/[conversationId]/attachments/[attachmentId]/route';
import * as attachments from '@/app/api/conversations/[conversationId]/attachments/route';
import * as messages from '@/app/api/conversations/[conversationId]/messages/route';
import * as thread from '@/app/api/conversations/[conversationId]/route';
import * as list from '@/app/api/conversations/route';
import * as stream from '@/app/api/conversations/stream/route';
import * as chats from '@/app/api/hotels/[hotelId]/chats/route';
import { composeMail } from '@/lib/documents/mail/compose';
import { endSession } from '@/lib/people/identity/commands/end';
import { endAll } from '@/lib/platform/ending';
import { messages as texts } from '@/lib/platform/i18n/messages';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import type { ConversationJson, LiveJson, MessageJson, ThreadJson } from '@/lib/sales/conversation/schema';
import { readWaiting } from '@/lib/today/waiting/queries';
import { STREAMS_A_PERSON } from '@/lib/web/route/stream';
import { createMember, createTeam } from '@/tests/factories/agency';
import { apiRequest, callApi } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { events, save, versionOf } from '../lead/stage';

type Who = 'agent' | 'supervisor' | 'colleague' | 'rival' | 'contact' | 'elsewhere' | 'admin';
const cookies = {} as Record<Who, string>;
const people = {} as Record<Who, TestUser>;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createHotel('another');
  await createRoom('hotel', 'hotel-room', { units: 2 });
  await createRatePlan('hotel', 'hotel-plan');
  for (const [position, id] of ['johanna', 'matthias'].entries()) {
    await ownerDb.salesManager.create({
      data: { id, hotelId: 'hotel', position, fullName: id, email: `${id}@hotel.example`, languages: ['en'] },
    });
  }
  const own = await createTeam();
  const other = await createTeam();
  Object.assign(people, {
    agent: own.agent,
    supervisor: own.owner,
    colleague: await createMember(own.agency),
    rival: other.owner,
    contact: await createUser({ role: 'customer', hotelId: 'hotel' }),
    elsewhere: await createUser({ role: 'customer', hotelId: 'another' }),
    admin: await createUser({ role: 'admin' }),
  });
  for (const [who, person] of Object.entries(people)) cookies[who as Who] = (await signIn(person)).cookie;
});

afterEach(() => vi.useRealTimers());

const sideOf = (who: Who) => (who === 'contact' || who === 'elsewhere' ? 'hotel' : 'agency');
let keys = 0;

async function enquire(who: Who, body: Record<string, unknown> = {}, hotelId = 'hotel') {
  keys += 1;
  return callApi(chats.POST, {
    method: 'POST',
    params: { hotelId },
    cookie: cookies[who],
    headers: { 'idempotency-key': `enquiry-${keys}` },
    body: { clientFirstName: 'Célestine', clientLastName: 'Moreau', messageText: 'Two rooms in March?', ...body },
  });
}

async function conversationOf(who: Who, hotelId = 'hotel'): Promise<ConversationJson> {
  const { body } = await callApi(list.GET, { cookie: cookies[who], query: `?side=${sideOf(who)}` });
  const found = (body as ConversationJson[]).find(({ hotel }) => hotel._id === hotelId);
  if (!found) throw new Error(`${who} has no conversation with ${hotelId}.`);
  return found;
}

async function read(who: Who, conversationId: string, after = 0): Promise<{ status: number; body: ThreadJson }> {
  const query = `?side=${sideOf(who)}&after=${after}`;
  const { status, body } = await callApi(thread.GET, { cookie: cookies[who], query, params: { conversationId } });
  return { status, body };
}

async function say(who: Who, conversationId: string, body: string, more: Record<string, unknown> = {}) {
  keys += 1;
  return callApi(messages.POST, {
    method: 'POST',
    params: { conversationId },
    cookie: cookies[who],
    body: { side: sideOf(who), key: `message-${keys}`, body, ...more },
  });
}

async function upload(who: Who, conversationId: string, bytes: Uint8Array, name: string, side: string = sideOf(who)) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const query = `?side=${side}`;
  return callApi(attachments.POST, {
    method: 'POST',
    cookie: cookies[who],
    query,
    params: { conversationId },
    body: form,
  });
}

it('an enquiry is stored once, mailed to reservations and the chosen managers, and begins the conversation', async () => {
  expect((await enquire('agent', { clientFirstName: '', messageText: ' ' })).body.errors).toEqual({
    clientFirstName: "Please enter the client's first name",
    messageText: 'Please enter your message',
  });
  const asked = { tls: 'tls 9', salesManagerIds: ['johanna', 'nobody'] };
  const { status, body } = await enquire('agent', asked);
  expect(status).toBe(201);
  const conversation = await conversationOf('agent');
  expect(body).toEqual({ cid: conversation.cid });
  expect(conversation).toMatchObject({ lastSequence: 1, isMine: true, due: { owedBy: 'hotel' }, unread: 0 });

  const rows = await ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: 'hotelEnquiry:' } } });
  const mails = await Promise.all(rows.map((row) => composeMail(row.dedupeKey, mailPayloadSchema.parse(row.payload))));
  expect(mails.map((mail) => mail?.to).sort()).toEqual(['johanna@hotel.example', 'reservations@hotel.example']);
  for (const mail of mails) {
    expect(mail?.text).toContain('Two rooms in March?');
    expect(mail?.text).not.toContain('TLS');
    expect(mail?.replyTo?.address).toBe(people.agent.email);
    // Its reader need not sign in.
    expect(mail?.text).toMatch(/\/desk\/enquiry\/[\w-]{43}\?lang=/);
  }
  expect((await enquire('agent')).body.cid).toBe(body.cid);
});

it('each side reads the other’s words, and nobody else finds the conversation', async () => {
  const { _id } = await conversationOf('agent');
  expect((await say('contact', _id, 'Which week?')).status).toBe(201);
  for (const who of ['agent', 'supervisor', 'admin', 'contact'] as const) {
    const { status, body } = await read(who, _id);
    expect([who, status]).toEqual([who, 200]);
    expect(body.messages.at(-1)).toMatchObject({ body: 'Which week?', author: { kind: 'hotel' } });
    expect(body.conversation.agency.name).not.toBe('');
  }
  for (const who of ['colleague', 'rival', 'elsewhere'] as const) {
    expect([who, (await read(who, _id)).status]).toEqual([who, 404]);
    expect([who, (await say(who, _id, 'Hello')).status]).toEqual([who, 404]);
    const { body } = await callApi(list.GET, { cookie: cookies[who], query: `?side=${sideOf(who)}` });
    expect(body).toEqual([]);
  }
  // On the other side's behalf.
  expect((await say('contact', _id, 'Yes', { side: 'agency' })).status).toBe(404);
  expect((await say('agent', _id, 'Yes', { side: 'hotel' })).status).toBe(404);
});

it('is found by what was said in any of its messages, on each side, and by nobody else', async () => {
  const { _id } = await conversationOf('agent');
  const found = async (who: keyof typeof cookies, search: string) => {
    const { body } = await callApi(list.GET, { cookie: cookies[who], query: `?side=${sideOf(who)}&search=${search}` });
    return body.map((one: { _id: string }) => one._id);
  };
  // The first message; the last one says something else.
  for (const who of ['agent', 'contact'] as const)
    expect([who, await found(who, 'rooms in MARCH')]).toEqual([who, [_id]]);
  expect(await found('agent', 'nobody said this')).toEqual([]);
  expect(await found('rival', 'rooms in march')).toEqual([]);
});

it('who owes an answer follows who asked, and reading is remembered for each', async () => {
  const { _id } = await conversationOf('agent');
  expect(await conversationOf('agent')).toMatchObject({ due: { owedBy: 'agency' }, unread: 1 });
  const waitingFor = async (who: Who) => readWaiting(await viewerOf(people[who]));
  expect(await waitingFor('agent')).toMatchObject({ conversations: 1, ofHotels: { hotel: 1 } });
  expect((await waitingFor('rival')).ofHotels).toEqual({});
  await say('agent', _id, 'The second one.');
  expect((await conversationOf('agent')).due).toBeNull();
  await say('contact', _id, 'Thank you. And a cot?');
  const { lastSequence } = await conversationOf('agent');
  const change = (who: Who, body: object) =>
    callApi(thread.PATCH, {
      method: 'PATCH',
      params: { conversationId: _id },
      cookie: cookies[who],
      body: { side: sideOf(who), ...body },
    });
  expect((await change('agent', { readSequence: lastSequence })).status).toBe(200);
  await change('agent', { readSequence: 1 });
  expect((await conversationOf('agent')).unread).toBe(0);
  expect((await conversationOf('supervisor')).unread).toBe(lastSequence);
  expect(await waitingFor('agent')).toMatchObject({ conversations: 0, ofHotels: {} });
  await change('contact', { isSettled: true });
  expect((await conversationOf('agent')).due).toMatchObject({ owedBy: 'agency' });
  await change('agent', { isSettled: true });
  expect((await conversationOf('agent')).due).toBeNull();
  expect((await change('rival', { readSequence: 1 })).status).toBe(404);
});

it('sent again it is the same message, and many at once stand in one order without gaps', async () => {
  const { _id, lastSequence } = await conversationOf('agent');
  const key = 'the-same-key';
  const twice = await Promise.all([1, 2, 3].map(() => say('agent', _id, 'Once.', { key })));
  expect(new Set(twice.map(({ body }) => (body as MessageJson).sequence))).toEqual(new Set([lastSequence + 1]));
  expect((await say('supervisor', _id, 'Mine.', { key })).status).toBe(409);
  const writers = ['agent', 'contact', 'supervisor'] as const;
  await Promise.all(Array.from({ length: 24 }, (_, index) => say(writers[index % 3] ?? 'agent', _id, `${index}`)));
  const { body } = await read('agent', _id, lastSequence);
  expect(body.messages.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 25 }, (_, index) => lastSequence + 1 + index),
  );
  const times = body.messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort());
});

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

it('files are judged by their bytes, kept by their sender until sent, and read within the conversation only', async () => {
  const { _id: conversationId } = await conversationOf('agent');
  const script = new TextEncoder().encode('<script>alert(1)</script>');
  const unknown = await upload('agent', conversationId, script, 'plan.pdf');
  expect(unknown).toMatchObject({ status: 415, body: { code: 'attachmentType' } });
  expect((await upload('rival', conversationId, pdf, 'plan.pdf')).status).toBe(404);
  const nobodys = await upload('agent', conversationId, pdf, 'plan.pdf', 'guest');
  expect(nobodys).toMatchObject({ status: 400, body: { errors: { side: expect.any(String) } } });
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  large.set(pdf);
  expect((await upload('agent', conversationId, large, 'plan.pdf')).status).toBe(413);

  const { status, body } = await upload('agent', conversationId, pdf, '../Zimmer "Süd".exe');
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Zimmer "Süd".exe.pdf', mediaType: 'application/pdf' });
  const get = (who: Who) =>
    callApi(file.GET, { cookie: cookies[who], params: { conversationId, attachmentId: body._id } });
  expect((await get('contact')).status).toBe(404);
  const gone = { status: 422, body: { errors: { attachmentIds: texts.en.error.attachmentGone } } };
  expect(await say('contact', conversationId, 'Not mine', { attachmentIds: [body._id] })).toMatchObject(gone);
  expect((await say('agent', conversationId, '', { attachmentIds: [body._id] })).status).toBe(201);
  // Sent once, it is of that message.
  expect(await say('agent', conversationId, 'Again', { attachmentIds: [body._id] })).toMatchObject(gone);
  const { response } = await get('contact');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Zimmer _S_d_.exe.pdf"; filename*=UTF-8''Zimmer%20%22S%C3%BCd%22.exe.pdf`,
  );
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  for (const who of ['rival', 'colleague', 'elsewhere'] as const) expect((await get(who)).status).toBe(404);
});

it('says nothing without words or a file, and is about nobody of another conversation', async () => {
  const { _id } = await conversationOf('agent');
  const before = (await read('agent', _id)).body.messages.length;
  const empty = { status: 422, body: { errors: { body: texts.en.error.enquiryMessageRequired } } };
  expect(await say('agent', _id, '  ')).toMatchObject(empty);
  const about = await say('agent', _id, 'About whom?', { aboutSequence: 9_999 });
  expect(about).toMatchObject({ status: 422, body: { errors: { aboutSequence: expect.any(String) } } });
  expect((await read('agent', _id)).body.messages).toHaveLength(before);
});

it('an enquiry needs an agency, and a hotel that is there', async () => {
  expect((await enquire('agent', {}, 'nowhere')).status).toBe(404);
  expect(await enquire('admin')).toMatchObject({ status: 409, body: { code: 'agencyNeeded' } });
});

/** Reads a stream until `enough` messages have come. */
async function follow(who: Who, lastEventId?: string) {
  const ending = new AbortController();
  const asked = apiRequest({
    cookie: cookies[who],
    query: `/conversations/stream?side=${sideOf(who)}`,
    headers: lastEventId ? { 'last-event-id': lastEventId } : {},
  });
  const response = await stream.GET(new Request(asked, { signal: ending.signal }));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (isEnough: (events: { id: string; event: string; data: LiveJson }[]) => boolean) => {
    for (;;) {
      const events = [...text.matchAll(/id: (.*)\nevent: (.*)\ndata: (.*)\n\n/g)].map(([, id, event, data]) => ({
        id: id ?? '',
        event: event ?? '',
        data: JSON.parse(data ?? 'null'),
      }));
      if (isEnough(events)) return events;
      const { value, done } = (await reader?.read()) ?? { value: '', done: true };
      if (done) throw new Error(`The stream ended: ${text}`);
      text += value;
    }
  };
  return { until, end: () => ending.abort() };
}

it('a stream tells each what concerns them as it is written, and makes up for what was missed', async () => {
  const { _id } = await conversationOf('agent');
  const heard = await follow('contact');
  const strange = await follow('elsewhere');
  const [ready] = await heard.until((events) => events.length > 0);
  await strange.until((events) => events.length > 0);
  expect(ready?.event).toBe('ready');
  await say('agent', _id, 'Live.');
  // The announcement of what was written shortly before the stream began may come as well.
  const isLive = ({ event, data }: { event: string; data: LiveJson }) =>
    event === 'message' && data.message.body === 'Live.';
  const live = (await heard.until((all) => all.some(isLive))).find(isLive);
  expect(live?.data.message).toMatchObject({ author: { isMe: false }, key: null });
  heard.end();

  await say('agent', _id, 'Missed one.');
  await say('agent', _id, 'Missed two.');
  const again = await follow('contact', live?.id);
  const events2 = await again.until((all) => all.some(({ event }) => event === 'ready'));
  const bodies = events2.filter(({ event }) => event === 'message').map(({ data }) => data.message.body);
  expect(bodies.slice(-2)).toEqual(['Missed one.', 'Missed two.']);
  again.end();

  // Of the other hotel's: the next thing it hears is its own.
  await enquire('rival', { messageText: 'To the other hotel?' }, 'another');
  const events3 = await strange.until((all) => all.some(({ event }) => event === 'message'));
  const told = events3.filter(({ event }) => event === 'message').map(({ data }) => data.message.body);
  expect(told).toEqual(['To the other hotel?']);
  strange.end();
});

it('nobody holds more streams than enough, and all end when the process is asked to', async () => {
  const open = [];
  for (let count = 0; count < STREAMS_A_PERSON; count += 1) open.push(await follow('rival'));
  const ask = (who: Who) =>
    stream.GET(apiRequest({ cookie: cookies[who], query: '/conversations/stream?side=agency' }));
  const refused = await ask('rival');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('30');

  open.shift()?.end();
  const instead = await ask('rival');
  expect(instead.status).toBe(200);

  endAll();
  expect(await instead.text()).toContain('retry: 2000');
  for (const { until } of open) await expect(until(() => false)).rejects.toThrow('The stream ended');
});

it('whoever signs out hears nothing more; who is signed in elsewhere goes on', async () => {
  const { sessionId, cookie } = await signIn(people.colleague);
  const open = (as: string) => stream.GET(apiRequest({ cookie: as, query: '/conversations/stream?side=agency' }));
  const [left, right] = [await open(cookie), await open(cookies.colleague)];
  expect(await endSession(sessionId)).toBe(true);
  expect(await left.text()).toContain('retry: 2000');
  const reader = right.body?.getReader();
  await reader?.read();
  expect(await Promise.race([reader?.read().then(({ done }) => done), Promise.resolve('goes on')])).toBe('goes on');
  endAll();
});

it('a lead’s events are told once, and an answer settles what was asked', async () => {
  const agent = await viewerOf(people.agent);
  const contact = await viewerOf(people.contact);
  const leadId = await save({ hotelId: 'hotel', agent });
  const stage = { hotelId: 'hotel', agent, contact } as Parameters<typeof events.requestOption>[0];
  const context = (await import('../lead/stage')).contextAt();
  await events.requestOption(stage, leadId, await versionOf(leadId), context);
  const asked = await conversationOf('contact');
  expect(asked.last).toMatchObject({ author: { kind: 'system' }, event: { notice: 'requestedOption' } });
  expect(asked.due?.owedBy).toBe('hotel');
  // A message answers what was said; the request itself waits on, as the panel beside it says.
  await say('contact', asked._id, 'We are looking.');
  const looked = await conversationOf('contact');
  expect(looked.due).toMatchObject({ owedBy: 'hotel', isRequest: true });
  expect((await conversationOf('agent')).due).toEqual(looked.due);
  await events.confirmOption(stage, leadId, await versionOf(leadId), context);
  const { body } = await read('contact', asked._id, looked.lastSequence);
  expect(body.messages.map(({ event }) => event?.notice)).toEqual(['confirmedOption']);
  expect(body.conversation.due).toBeNull();
  const subject = body.subjects.find(({ lead }) => lead?._id === leadId);
  expect(subject?.lead).toMatchObject({ status: 'CONFIRMED_OPTION', total: 3500, rooms: expect.anything() });
  expect(JSON.stringify(body)).not.toMatch(/markup|commission/i);
});

import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as messages from '@/app/api/conversations/[conversationId]/messages/route';
import { POST as webhook } from '@/app/api/webhooks/stream/route';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { createStreamChat } from '@/lib/platform/vendors/chat/stream';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { createMember, createTeam } from '@/tests/factories/agency';
import { apiRequest, callApi } from '@/tests/factories/api';
import { createConversation } from '@/tests/factories/conversation';
import { createHotel } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';

const keys = vi.hoisted(() => {
  const chosen = { apiKey: 'the-key', secret: 'the-secret-of-the-chat-service' };
  process.env.STREAM_API_KEY = chosen.apiKey;
  process.env.STREAM_API_SECRET = chosen.secret;
  return chosen;
});

type Call = { method: string; path: string; apiKey: string | null; token: string; body: Record<string, unknown> };

/** Keeps what it is asked, and answers everything alike: it is no chat service. */
const calls: Call[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const url = new URL(request.url ?? '', 'http://localhost');
  const text = Buffer.concat(parts).toString();
  calls.push({
    method: request.method ?? '',
    path: url.pathname,
    apiKey: url.searchParams.get('api_key'),
    token: request.headers.authorization ?? '',
    body: text ? JSON.parse(text) : {},
  });
  response.writeHead(status, { 'content-type': 'application/json' });
  // What the service's package cannot do without.
  const [, , , id = ''] = url.pathname.split('/');
  const channel = { id, type: 'messaging', cid: `messaging:${id}` };
  response.end(JSON.stringify({ channel, messages: [], members: [{ user_id: 'somebody-who-left' }] }));
});

let service: ReturnType<typeof createStreamChat>;
let agent: TestUser;
let supervisor: TestUser;
let contact: TestUser;
let rival: TestUser;
let colleague: TestUser;
let cookie: string;
let conversationId: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  service = createStreamChat({ ...keys, baseUrl: `http://localhost:${port}` });
  await createBrand('default');
  await createPlaces();
  const team = await createTeam();
  ({ agent, owner: supervisor } = team);
  colleague = await createMember(team.agency);
  rival = (await createTeam()).agent;
});
afterAll(() => server.close());

beforeEach(async () => {
  const hotelId = crypto.randomUUID();
  await createHotel(hotelId);
  contact = await createUser({ role: 'customer', hotelId });
  cookie = (await signIn(agent)).cookie;
  await ownerDb.outbox.deleteMany();
  conversationId = await createConversation(await viewerOf(agent), hotelId);
  calls.length = 0;
  status = 200;
});

async function say(body: string) {
  const answer = await callApi(messages.POST, {
    method: 'POST',
    params: { conversationId },
    cookie,
    body: { side: 'agency', key: crypto.randomUUID(), body },
  });
  expect(answer.status).toBe(201);
}

const deliver = () =>
  deliverDue({ mailer: createDevelopmentMail(), chat: service, batchSize: 10, leaseMilliseconds: 60_000 });
const stored = () => ownerDb.conversationMessage.findMany({ where: { conversationId }, orderBy: { sequence: 'asc' } });
const rows = () => ownerDb.outbox.findMany({ where: { topic: 'chatMirror' }, orderBy: { id: 'asc' } });
const to = (path: string) => calls.filter((call) => call.path === `/channels/messaging/${conversationId}${path}`);

it('brings users, the channel with its readers alone, and each message under its own id, signed by the server', async () => {
  await say('And a cot?');
  expect((await rows()).map(({ payload }) => payload)).toEqual([
    { conversationId, sequence: 1 },
    { conversationId, sequence: 2 },
  ]);
  await deliver();
  const [first, second] = await stored();
  const readers = [agent.id, supervisor.id, contact.id].sort();
  const [users] = calls;
  expect([users?.method, users?.path, users?.apiKey]).toEqual(['POST', '/users', keys.apiKey]);
  expect(decodeJwt(users?.token ?? '')).toMatchObject({ server: true });
  const [head, body, signature] = (users?.token ?? '').split('.');
  expect(createHmac('sha256', keys.secret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  expect(Object.keys((users?.body.users ?? {}) as object).sort()).toEqual(readers);
  expect(to('/query')[0]).toMatchObject({ method: 'POST', body: { data: { created_by_id: agent.id } } });
  const changes = to('').map((call) => call.body);
  expect(changes).toContainEqual(expect.objectContaining({ add_members: readers }));
  expect(changes).toContainEqual(expect.objectContaining({ remove_members: ['somebody-who-left'] }));
  // Delivered at the same time, both rows may send them; under one id each is one.
  const sent = to('/message').map(({ body: { message } }) => message as { id: string; text: string; user_id: string });
  expect([...new Map(sent.map((message) => [message.id, message])).values()]).toMatchObject([
    { id: first?.id, text: 'Is the suite free?', user_id: agent.id },
    { id: second?.id, text: 'And a cot?', user_id: agent.id },
  ]);

  calls.length = 0;
  await ownerDb.outbox.updateMany({ data: { deliveredAt: null } });
  await deliver();
  expect(calls).toEqual([]);
});

it('while the service is down people write on, and it is brought up in order when it is back', async () => {
  status = 503;
  await deliver();
  const [waiting] = await rows();
  expect(waiting).toMatchObject({ attempts: 1, deliveredAt: null, failedAt: null });
  await say('Are you there?');
  await say('We are.');
  status = 200;
  calls.length = 0;
  await ownerDb.outbox.updateMany({ data: { nextAttemptAt: new Date(0) } });
  await deliver();
  const texts = to('/message').map(({ body: { message } }) => (message as { text: string }).text);
  expect([...new Set(texts)]).toEqual(['Is the suite free?', 'Are you there?', 'We are.']);
  expect((await rows()).every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
});

type Written = { id: string; text: string; by: string; at?: Date };

function notice({ id, text, by, at = new Date() }: Written): string {
  return JSON.stringify({
    type: 'message.new',
    channel_type: 'messaging',
    channel_id: conversationId,
    message: { id, text, user: { id: by }, created_at: at.toISOString(), attachments: [] },
  });
}

const signed = (body: string, secret = keys.secret) => createHmac('sha256', secret).update(body).digest('hex');

async function post(body: string, signature = signed(body)): Promise<number> {
  const request = apiRequest({
    method: 'POST',
    headers: { 'x-signature': signature },
    body: new TextEncoder().encode(body),
  });
  return (await webhook(request)).status;
}

it('what is written there is stored here once, by whoever may write, and does not go back', async () => {
  const id = crypto.randomUUID();
  const answer = notice({ id, text: 'It is yours\0 until six.', by: contact.id });
  expect(await post(answer)).toBe(200);
  expect(await post(answer)).toBe(200);
  const [, second, ...rest] = await stored();
  expect(second).toMatchObject({
    authorKind: 'hotel',
    authorId: contact.id,
    body: 'It is yours until six.',
    sequence: 2,
  });
  expect(rest).toEqual([]);
  await deliver();
  expect(to('/message').map(({ body: { message } }) => (message as { text: string }).text)).not.toContain(second?.body);

  // Ours, told back by the service; somebody of another agency, somebody who takes no part; something that is no message.
  const [first] = await stored();
  expect(await post(notice({ id: first?.id ?? '', text: first?.body ?? '', by: agent.id }))).toBe(200);
  expect(await post(notice({ id: crypto.randomUUID(), text: 'Let me in.', by: rival.id }))).toBe(200);
  expect(await post(notice({ id: crypto.randomUUID(), text: 'Me too.', by: colleague.id }))).toBe(200);
  expect(await post(JSON.stringify({ type: 'channel.updated' }))).toBe(200);
  expect(await stored()).toHaveLength(2);
});

it('what the service did not sign, what was altered and what somebody has kept is refused', async () => {
  const body = notice({ id: crypto.randomUUID(), text: 'Two nights.', by: contact.id });
  expect(await post(body, signed(body, 'another-secret'))).toBe(400);
  expect(await post(body.replace('Two', 'Ten'), signed(body))).toBe(400);
  expect(await post(body, '')).toBe(400);
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  expect(await post(notice({ id: crypto.randomUUID(), text: 'Two nights.', by: contact.id, at: hoursAgo }))).toBe(400);
  expect(await stored()).toHaveLength(1);
});

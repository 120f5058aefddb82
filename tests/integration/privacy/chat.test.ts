import { beforeAll, expect, it } from 'vitest';
import { POST as confirm } from '@/app/api/privacy/erasures/[erasureId]/confirm/route';
import { POST as ask } from '@/app/api/privacy/erasures/route';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { lookAtPerson } from '@/lib/people/privacy/queries';
import type { ChatMessage, ChatPort } from '@/lib/platform/vendors/chat/port';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn, viewerOf } from '@/tests/factories/user';
import { beginNow } from '@/tests/setup/own-database';
import { createPerson, personOf } from './stage';

/** A chat service in memory: what it keeps is what it was told last under an id. */
function createChat() {
  const kept = new Map<string, ChatMessage>();
  let isAway = false;
  const reach = () => {
    if (isAway) throw new Error('the chat service is away');
  };
  const port: ChatPort = {
    putChannel: async () => reach(),
    putMessage: async (_channel, message) => {
      reach();
      if (!kept.has(message.id)) kept.set(message.id, message);
    },
    replaceMessage: async (message) => {
      reach();
      if (kept.has(message.id)) kept.set(message.id, message);
    },
    readNotice: async () => null,
  };
  const setAway = (away: boolean) => {
    isAway = away;
  };
  return { port, kept, setAway };
}

beforeAll(async () => {
  await beginNow();
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
});

it('an erasure reaches what the chat service keeps, as soon as it can be reached, and nothing else there', async () => {
  const team = await createTeam();
  const second = await createMember(team.agency, 'supervisorAgent');
  const person = personOf(0);
  const { clientId, leadId } = await createPerson(team, person);
  // Of this one nothing but the file names them.
  const { id: conversationId, lastSequence } = await ownerDb.conversation.findFirstOrThrow({
    where: { agencyId: team.agency.id },
  });
  const at = new Date();
  await ownerDb.conversationMessage.create({
    data: {
      ...{ conversationId, leadId, sequence: lastSequence + 1, key: 'file', body: 'Attached.', createdAt: at },
      authorKind: 'agent',
      ...{ authorId: team.agent.id, authorName: 'Helena Brandt' },
      attachments: {
        create: {
          ...{ name: `${person.lastName}-passport.pdf`, mediaType: 'application/pdf', size: 1 },
          ...{ conversationId, bytes: new Uint8Array([1]), uploadedById: team.agent.id, createdAt: at },
        },
      },
    },
  });
  const { kept, port, setAway } = createChat();
  const messages = await ownerDb.conversationMessage.findMany({ include: { attachments: true } });
  const text = 'Somebody else asks for the sauna.';
  for (const { id, body, attachments } of messages) {
    const files = attachments.map(({ name, mediaType, size }) => ({ name, mediaType, size, path: '/' }));
    kept.set(id, { id, userId: team.agent.id, text: body, files });
  }
  kept.set('other', { id: 'other', userId: team.agent.id, text, files: [] });
  await asOwner((tx) => tx.conversation.updateMany({ data: { mirroredUpTo: 1000 } }));
  await ownerDb.outbox.updateMany({ data: { deliveredAt: new Date() } });
  const dump = () => JSON.stringify([...kept.values()]);
  expect(dump()).toContain(person.lastName);

  const call = async (handler: typeof confirm, by: typeof second, body: object, erasureId = '') =>
    callApi(handler, { method: 'POST', cookie: (await signIn(by)).cookie, params: { erasureId }, body });
  const asked = await call(ask, team.owner, { clientId });
  const found = (await lookAtPerson(await viewerOf(second), { clientId }))?.found;
  expect((await call(confirm, second, { found, lastName: person.lastName }, asked.body._id)).status).toBe(200);

  const deliver = () =>
    deliverDue({ mailer: createDevelopmentMail(), chat: port, batchSize: 50, leaseMilliseconds: 60_000 });
  setAway(true);
  await deliver();
  expect(dump()).toContain(person.lastName);
  setAway(false);
  await ownerDb.outbox.updateMany({ data: { nextAttemptAt: new Date(0) } });
  await deliver();
  expect(dump()).not.toMatch(new RegExp([person.firstName, person.lastName, person.email].join('|'), 'i'));
  expect(kept.get('other')?.text).toBe(text);
  expect(await ownerDb.outbox.count({ where: { topic: 'chatErased', deliveredAt: null } })).toBe(0);
});

it('what the chat service was never told is not sent to it', async () => {
  const team = await createTeam();
  const second = await createMember(team.agency, 'supervisorAgent');
  const person = personOf(1);
  const { clientId } = await createPerson(team, person);
  await ownerDb.outbox.deleteMany({ where: { topic: 'chatErased' } });
  const cookie = async (by: typeof second) => (await signIn(by)).cookie;
  const asked = await callApi(ask, { method: 'POST', cookie: await cookie(team.owner), body: { clientId } });
  const found = (await lookAtPerson(await viewerOf(second), { clientId }))?.found;
  const body = { found, lastName: person.lastName };
  const params = { erasureId: asked.body._id };
  expect((await callApi(confirm, { method: 'POST', cookie: await cookie(second), params, body })).status).toBe(200);
  expect(await ownerDb.outbox.count({ where: { topic: 'chatErased' } })).toBe(0);
});

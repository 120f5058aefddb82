import { beforeAll, expect, it } from 'vitest';
import { enterScope, type Scope } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createTeam } from '@/tests/factories/agency';
import { createConversation } from '@/tests/factories/conversation';
import { createHotel } from '@/tests/factories/hotel';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';

let own: Awaited<ReturnType<typeof createTeam>>;
let other: Awaited<ReturnType<typeof createTeam>>;
let viewers: Record<'agent' | 'stranger' | 'contact' | 'elsewhere', Viewer>;
let conversation: string;
let foreign: string;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createHotel('another');
  own = await createTeam();
  other = await createTeam();
  const agent = await viewerOf(own.agent);
  const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'hotel' }));
  viewers = {
    agent,
    // A scope opened for an agency this person does not belong to.
    stranger: { ...agent, agency: (await viewerOf(other.agent)).agency },
    contact,
    // And for a hotel whose contact they are not.
    elsewhere: { ...contact, hotelId: 'another' },
  };
  conversation = await createConversation(agent, 'hotel');
  foreign = await createConversation(await viewerOf(other.agent), 'another');
});

class Undone extends Error {}

async function attempt(scope: Scope, sql: string): Promise<string> {
  let rows = 0;
  try {
    await db.$transaction(async (tx) => {
      await enterScope(tx, scope);
      rows = await tx.$executeRawUnsafe(sql);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return `${rows} rows`;
    return /permission denied|row-level security/.test(String(error)) ? 'refused' : String(error);
  }
  return 'committed';
}

const message = (id: string, kind: string, author: string | null) =>
  `INSERT INTO conversation_message (id, conversation_id, sequence, author_kind, author_id, event, key, created_at)
    VALUES (gen_random_uuid()::text, '${id}', 9, '${kind}', ${author ? `'${author}'` : 'NULL'},
    ${kind === 'system' ? "'{}'" : 'NULL'}, 'k', now())`;
const mark = (id: string, userId: string) =>
  `INSERT INTO conversation_participant (conversation_id, user_id, read_sequence) VALUES ('${id}', '${userId}', 1)`;
const file = (id: string, userId: string) =>
  `INSERT INTO conversation_attachment (id, conversation_id, uploaded_by_id, name, media_type, size, bytes, created_at)
    VALUES ('f', '${id}', '${userId}', 'a.pdf', 'application/pdf', 1, '\\x00', now())`;

it('each side writes in its own name and for itself', async () => {
  const { agent, contact } = viewers;
  expect(await attempt(agent, message(conversation, 'agent', agent.id))).toBe('1 rows');
  expect(await attempt(agent, message(conversation, 'system', null))).toBe('1 rows');
  expect(await attempt(contact, message(conversation, 'hotel', contact.id))).toBe('1 rows');
  expect(await attempt(contact, mark(conversation, contact.id))).toBe('1 rows');
  expect(await attempt(contact, file(conversation, contact.id))).toBe('1 rows');
  expect(await attempt('system', message(conversation, 'hotel', null))).toBe('1 rows');
  expect(await attempt('system', message(conversation, 'agent', agent.id))).toBe('1 rows');
});

it('nobody writes for the other side, for somebody else, or where they do not belong', async () => {
  const { agent, stranger, contact, elsewhere } = viewers;
  const colleague = own.owner.id;
  for (const [scope, sql] of [
    [agent, message(conversation, 'hotel', agent.id)],
    [agent, message(conversation, 'hotel', null)],
    [agent, message(conversation, 'agent', colleague)],
    [agent, message(foreign, 'agent', agent.id)],
    [stranger, message(foreign, 'agent', agent.id)],
    [contact, message(conversation, 'agent', agent.id)],
    [contact, message(conversation, 'system', null)],
    [contact, message(foreign, 'hotel', contact.id)],
    [elsewhere, message(foreign, 'hotel', contact.id)],
    ['system', message(foreign, 'agent', agent.id)],
    ['system', message(foreign, 'hotel', contact.id)],
    [contact, mark(conversation, agent.id)],
    [elsewhere, mark(foreign, contact.id)],
    [agent, file(conversation, colleague)],
    [stranger, file(foreign, agent.id)],
    [
      agent,
      `INSERT INTO conversation (id, agency_id, hotel_id, last_message_at, created_at)
      VALUES ('c', '${other.agency.id}', 'hotel', now(), now())`,
    ],
  ] as const) {
    expect([sql, await attempt(scope, sql)]).toEqual([sql, 'refused']);
  }
});

it('what was said is never changed or taken back', async () => {
  for (const scope of [viewers.agent, viewers.contact, 'system'] as const) {
    expect(await attempt(scope, "UPDATE conversation_message SET body = 'other'")).toBe('refused');
    expect(await attempt(scope, 'DELETE FROM conversation_message')).toBe('refused');
    expect(await attempt(scope, 'DELETE FROM conversation_attachment')).toBe('refused');
  }
  for (const scope of [viewers.stranger, viewers.elsewhere]) {
    expect(await attempt(scope, 'UPDATE conversation SET last_sequence = 0')).toBe('0 rows');
  }
});

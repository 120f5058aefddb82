import { beforeAll, expect, it } from 'vitest';
import { getThread } from '@/lib/sales/conversation/queries/thread';
import { threadJsonSchema } from '@/lib/sales/conversation/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

const NOW = new Date(`${TODAY}T10:00:00Z`);

beforeAll(() => openDemonstration(), 120_000);

it('22 conversations: an answer due on either side and on neither, unread ones, and what happened to leads', async () => {
  const rows = await ownerDb.conversation.findMany({
    include: { messages: { orderBy: { sequence: 'asc' } }, participants: true, hotel: true },
  });
  expect(rows.length).toBe(22);
  const dueBy = new Set(rows.map(({ owedBy }) => owedBy));
  expect(dueBy).toEqual(new Set([null, 'agency', 'hotel']));
  for (const { messages, lastSequence, participants, hotel } of rows) {
    expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, index) => index + 1));
    expect(lastSequence).toBe(messages.length);
    expect(messages.every(({ createdAt }) => createdAt <= NOW)).toBe(true);
    expect(participants.some(({ joinedAt }) => joinedAt !== null)).toBe(true);
    expect([hotel.isChatEnabled, hotel.isReseller]).toEqual([true, false]);
  }
  const agents = rows.flatMap(({ participants, lastSequence }) =>
    participants.filter(({ joinedAt, readSequence }) => joinedAt && readSequence < lastSequence),
  );
  expect(agents.length).toBeGreaterThanOrEqual(5);
  const notices = new Set(
    rows
      .flatMap(({ messages }) => messages.flatMap(({ event }) => event ?? []))
      .map((event) => (event as { notice: string }).notice),
  );
  expect(notices.size).toBeGreaterThanOrEqual(4);
});

it('each is answered by the API as it says, whatever its leads leave open, on both sides', async () => {
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  const rows = await ownerDb.conversation.findMany({ select: { id: true } });
  for (const { id } of rows) {
    for (const side of ['agency', 'hotel'] as const) {
      const thread = threadJsonSchema.parse(await getThread(admin, id, { side, locale: 'de' }));
      expect(thread.messages.length).toBeGreaterThan(0);
    }
  }
});

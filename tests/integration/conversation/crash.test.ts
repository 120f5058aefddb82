import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTeam } from '@/tests/factories/agency';
import { createConversation } from '@/tests/factories/conversation';
import { createHotel } from '@/tests/factories/hotel';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';
import { sized } from '@/tests/setup/size';
import { type Child, seeded, start, startWorker } from '../worker/processes/children';

const SEED = 20261123;
/** Of both who write, of the worker, and of the database's connections. */
const MOMENTS = sized(4, 30);
const EACH = sized(30, 250);

const running = new Set<Child>();
afterAll(() => {
  for (const { process } of running) process.kill('SIGKILL');
});

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
});

function track(child: Child): Child {
  running.add(child);
  void child.ended.then(() => running.delete(child));
  return child;
}

it('killed at any moment, server, worker or database lose no message, double none and keep their order', {
  timeout: 480_000,
}, async () => {
  const random = seeded(SEED);
  const { agent } = await createTeam();
  const contact = await createUser({ role: 'customer', hotelId: 'hotel' });
  const conversationId = await createConversation(await viewerOf(agent), 'hotel');
  const cookies = { agent: (await signIn(agent)).cookie, contact: (await signIn(contact)).cookie };

  const talk = async (name: 'agent' | 'contact', kills: number) => {
    const left = Array.from({ length: EACH }, (_, index) => String(index));
    const begin = () =>
      track(
        start(
          'tests/integration/conversation/processes/talker.ts',
          [conversationId, cookies[name], name, ...left],
          (line) => {
            const [status, number] = line.split(' ');
            if (status === '201' && number === left[0]) left.shift();
          },
        ),
      );
    for (let kill = 0; kill < kills && left.length > 0; kill++) {
      const server = begin();
      await Promise.race([server.says('201 ', 1 + Math.floor(random() * 10)), server.ended]);
      await pass(random() * 25); // at any time during the next posts
      server.process.kill('SIGKILL');
      await server.ended;
    }
    // What a database that went away refused is sent again, as the browser does.
    for (let again = 0; again < 10 && left.length > 0; again++) await begin().ended;
    return left;
  };
  let isTalking = true;
  const killOthers = async () => {
    for (let kill = 0; kill < Math.ceil(MOMENTS / 3) && isTalking; kill++) {
      const worker = track(startWorker());
      await Promise.race([worker.says('delivered'), pass(3000)]);
      worker.process.kill('SIGKILL');
      await worker.ended;
      // As the database's own restart would: every connection of those who serve is cut in the middle of what it does.
      await ownerDb.$queryRaw`
        SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
        WHERE usename = 'alpenglow_app' AND datname = current_database() AND state <> 'idle'`;
    }
  };
  const talking = Promise.all([talk('agent', Math.ceil(MOMENTS / 3)), talk('contact', Math.ceil(MOMENTS / 3))]).finally(
    () => {
      isTalking = false;
    },
  );
  const [[ofAgent, ofContact]] = await Promise.all([talking, killOthers()]);
  expect([ofAgent, ofContact]).toEqual([[], []]);

  const rows = await asOwner((tx) =>
    tx.conversationMessage.findMany({ where: { conversationId }, orderBy: { sequence: 'asc' } }),
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  for (const name of ['agent', 'contact'] as const) {
    const said = rows.map(({ body }) => body).filter((body) => body.startsWith(`${name} `));
    expect(said).toEqual(Array.from({ length: EACH }, (_, index) => `${name} ${index}`));
  }
  // Every enquiry with its one mail to reservations.
  const enquiries = await ownerDb.hotelEnquiry.count();
  expect(enquiries).toBe(EACH / 10);
  expect(await ownerDb.outbox.count({ where: { dedupeKey: { startsWith: 'hotelEnquiry:' } } })).toBe(enquiries);
});

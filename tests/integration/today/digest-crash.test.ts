import '../payout-run/own-postgres';
import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clock, moveClock } from '@/lib/platform/clock';
import { createAgency, createMember } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { sized } from '@/tests/setup/size';
import { killPostgres, removePostgres, restartPostgres } from '../payout-run/own-postgres';
import { type Child, seeded, startWorker } from '../worker/processes/children';

const SEED = 20261201;
const PEOPLE = sized(40, 400);
/** Of two workers at once; the database goes with every third of them, the first among these. */
const KILLS = sized(1, 30);
/** A Tuesday, a minute after half past seven in Vienna. */
const MORNING = new Date('2026-12-01T06:31:00Z');
const DAY = '2026-12-01';

const running = new Set<Child>();
const written = { dedupeKey: { startsWith: 'digest:' } };

beforeAll(async () => {
  await createBrand('default');
  await createBrand('alpenglow', 1);
  await createPlaces();
  await moveClock(Math.round((MORNING.getTime() - clock.machine().getTime()) / 1000));
});
afterAll(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await removePostgres();
});

function work(): Child {
  const worker = startWorker();
  running.add(worker);
  void worker.ended.then(() => running.delete(worker));
  return worker;
}

/** Somebody with one thing to do, whose list was looked at the day before. */
async function createReader(agency: { id: string; name: string }): Promise<{ id: string; email: string }> {
  const { id, email } = await createMember(agency);
  await ownerDb.digest.create({
    data: { userId: id, rhythm: 'daily', timeZone: 'Europe/Vienna', lookedOn: new Date('2026-11-30') },
  });
  const key = randomUUID();
  await ownerDb.deadline.create({
    data: {
      ...{ id: key, subject: 'lead', subjectId: key, kind: 'payment', key, waitsFor: 'agency', agencyId: agency.id },
      ...{ userId: id, timeZone: 'Europe/Vienna', isDay: false, until: MORNING, beginsAt: new Date(0) },
      ...{ createdAt: new Date(0), reason: { due: 'balance', amount: 100, currency: 'EUR' } },
    },
  });
  return { id, email };
}

it('workers and a database that are killed at any time write everybody once', {
  timeout: sized(240_000, 3_600_000),
}, async () => {
  const agency = await createAgency();
  const people: { id: string; email: string }[] = [];
  for (let index = 0; index < PEOPLE; index++) people.push(await createReader(agency));

  const random = seeded(SEED);
  let hits = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const workers = [work(), work()];
    await Promise.all(workers.map((worker) => worker.says('worker running')));
    await pass(random() * 300); // at any time of the writing, or of the deliveries after it
    const before = await ownerDb.outbox.count({ where: { ...written, deliveredAt: { not: null } } });
    if (before < PEOPLE) hits += 1;
    if (kills % 3 === 0) {
      await killPostgres();
      await pass(random() * 300); // the workers meet nobody at its port
      await restartPostgres();
      await pass(random() * 300);
    }
    for (const worker of workers) worker.process.kill('SIGKILL');
    await Promise.all(workers.map(({ ended }) => ended));
  }

  const last = work();
  await vi.waitFor(
    async () => {
      expect(await ownerDb.outbox.count({ where: { ...written, deliveredAt: { not: null } } })).toBe(PEOPLE);
    },
    { timeout: sized(120_000, 600_000), interval: 200 },
  );
  last.process.kill('SIGTERM');
  expect(await last.ended).toBe(0);

  expect(hits).toBeGreaterThan(0);
  const keys = (await ownerDb.outbox.findMany({ where: written })).map(({ dedupeKey }) => dedupeKey).sort();
  expect(keys).toEqual(people.map(({ id }) => `digest:${id}:${DAY}`).sort());
  const mails = await ownerDb.developmentMail.findMany({ where: { to: { in: people.map(({ email }) => email) } } });
  expect(mails.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
});

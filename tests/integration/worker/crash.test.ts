import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db';
import { enquiryReference } from '@/lib/sales/enquiry/rules/answer-due';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { sized } from '@/tests/setup/size';
import { type Child, seeded, start, startWorker } from './processes/children';

const SEED = 20261121;
/** By each of two that kill at the same time. */
const KILLED_WORKERS = sized(1, 5);
const KILLED_SERVERS = sized(1, 3);
const FROM_THE_START = sized(20, 40);
const BY_THE_SERVER = sized(30, 120);

const running = new Set<Child>();

beforeAll(() => createBrand());
afterAll(() => {
  for (const { process } of running) process.kill('SIGKILL');
});

function track(child: Child): Child {
  running.add(child);
  void child.ended.then(() => running.delete(child));
  return child;
}

it('killing server and worker at any time loses no enquiry and brings no mail twice', {
  timeout: 240_000,
}, async () => {
  const random = seeded(SEED);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  for (let index = 0; index < FROM_THE_START; index++)
    await createStoredEnquiry({ email: `first-${index}@example.com` });

  const unanswered = new Set(Array.from({ length: BY_THE_SERVER }, (_, index) => String(index)));
  const answered = new Set<string>();
  const serve = () =>
    track(
      start('tests/integration/worker/processes/enquirer.ts', [...unanswered], (line) => {
        const [status = '', number = ''] = line.split(' ');
        if (status !== '200') return;
        unanswered.delete(number);
        answered.add(number);
      }),
    );

  const killServers = async () => {
    for (let kills = 0; kills < KILLED_SERVERS; kills++) {
      const server = serve();
      await server.says('200 ', between(1, 12));
      await pass(random() * 25); // at any time during the next posts
      server.process.kill('SIGKILL');
      await server.ended;
    }
    expect(await serve().ended).toBe(0);
  };
  // Certainly in the middle of a delivery: no mail can be written meanwhile. The other kills may all fall between two.
  const killWorkerAtWork = async () => {
    const worker = track(startWorker());
    await ownerDb.$transaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE development_mail IN EXCLUSIVE MODE`;
        const held = { lockedUntil: { not: null }, deliveredAt: null };
        await vi.waitFor(async () => expect(await ownerDb.outbox.count({ where: held })).toBeGreaterThan(0), {
          timeout: 30_000,
          interval: 20,
        });
        worker.process.kill('SIGKILL');
        expect(await worker.ended).toBe('SIGKILL');
      },
      { timeout: 60_000 },
    );
  };
  const killWorkers = async (kills: number) => {
    for (; kills > 0; kills--) {
      const worker = track(startWorker());
      await Promise.race([worker.says('delivered', between(1, 8)), idle(worker)]);
      await pass(random() * 15); // at any time during the next deliveries
      worker.process.kill('SIGKILL');
      expect(await worker.ended).toBe('SIGKILL');
    }
  };
  // Once nothing is left to deliver a worker is killed while it waits.
  const idle = async (worker: Child) => {
    await worker.says('worker running');
    await vi.waitFor(async () => expect(await due()).toBe(0), { timeout: 60_000, interval: 50 });
  };
  const due = () => ownerDb.outbox.count({ where: { deliveredAt: null } });

  await killWorkerAtWork();
  await Promise.all([killServers(), killWorkers(KILLED_WORKERS), killWorkers(KILLED_WORKERS)]);
  const last = track(startWorker());
  await vi.waitFor(async () => expect(await due()).toBe(0), { timeout: 60_000, interval: 100 });
  last.process.kill('SIGTERM');
  expect(await last.ended).toBe(0);

  // Every enquiry that was answered is there once, with exactly its two mails.
  expect([answered.size, unanswered.size]).toEqual([BY_THE_SERVER, 0]);
  const enquiries = await ownerDb.enquiry.findMany({ select: { id: true, email: true } });
  expect(new Set(enquiries.map(({ email }) => email)).size).toBe(FROM_THE_START + BY_THE_SERVER);
  expect(enquiries).toHaveLength(FROM_THE_START + BY_THE_SERVER);
  const mails = await db.developmentMail.findMany({ select: { to: true, text: true } });
  expect(mails).toHaveLength(enquiries.length * 2);
  for (const { id, email } of enquiries) {
    const own = mails.filter(({ to }) => to === email).length;
    const office = mails.filter(({ to, text }) => to !== email && text.includes(enquiryReference(id))).length;
    expect([email, own, office]).toEqual([email, 1, 1]);
  }
  // What the first of them held was done again.
  expect(await ownerDb.outbox.count({ where: { attempts: { gt: 1 } } })).toBeGreaterThan(0);
});

it('a worker that is asked to end finishes what it is doing', { timeout: 60_000 }, async () => {
  await ownerDb.outbox.deleteMany();
  for (let index = 0; index < 30; index++) await createStoredEnquiry();
  const worker = track(startWorker());
  await worker.says('delivered', 3);
  worker.process.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(await ownerDb.outbox.count({ where: { lockedUntil: { not: null } } })).toBe(0);
  expect(await ownerDb.outbox.count({ where: { attempts: { gt: 1 } } })).toBe(0);
});

it('a waiting worker hears of a new mail at once', { timeout: 60_000 }, async () => {
  await ownerDb.outbox.deleteMany();
  const worker = track(start('lib/entry/worker/main.ts', ['--poll', '600000']));
  await worker.says('worker running');
  await createStoredEnquiry();
  await worker.says('delivered', 2);
  await createStoredEnquiry();
  await worker.says('delivered', 2);
  worker.process.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(await ownerDb.outbox.count({ where: { deliveredAt: null } })).toBe(0);
});

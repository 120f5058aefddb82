import './own-postgres';
import { setTimeout as pass } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { receiveNotice } from '@/lib/money/processor-notice/commands';
import { clock, moveClock } from '@/lib/platform/clock';
import { TRANSFER_TOPIC } from '@/lib/platform/outbox/types';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { sized } from '@/tests/setup/size';
import { balancesOf } from '../ledger/stage';
import { type Child, seeded, startWorker } from '../worker/processes/children';
import { killPostgres, removePostgres, restartPostgres } from './own-postgres';
import { createPayable, openAccount } from './stage';

const SEED = 20261126;
const AGENCIES = sized(10, 200);
/** Of two workers at once; the database goes with every third of them, the first among these. */
const KILLS = sized(1, 30);
/** An hour after a run has come. */
const RUN_AT = new Date('2027-08-01T05:00:00Z');

const running = new Set<Child>();

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await moveClock(Math.round((RUN_AT.getTime() - clock.machine().getTime()) / 1000));
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

/** What the processor posts of a transfer, signed as it signs. */
async function tell(payoutId: string): Promise<void> {
  const object = { object: 'transfer', transfer_group: payoutId };
  const payload = JSON.stringify({
    id: `evt_${payoutId}`,
    object: 'event',
    type: 'transfer.created',
    data: { object },
  });
  const secret = 'whsec_sandbox';
  await receiveNotice(payload, new Stripe('sk_x').webhooks.generateTestHeaderString({ payload, secret }));
}

const isFinished = async () => (await ownerDb.payoutRun.count({ where: { finishedAt: { not: null } } })) > 0;

it('a run whose workers and database are killed at any time pays every agency once', {
  timeout: sized(240_000, 3_600_000),
}, async () => {
  const agencies: Awaited<ReturnType<typeof createPayable>>[] = [];
  for (let index = 0; index < AGENCIES; index++) {
    const one = await createPayable();
    await openAccount(one.agencyId);
    agencies.push(one);
  }

  const random = seeded(SEED);
  let hits = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const workers = [work(), work()];
    await Promise.all(workers.map((worker) => worker.says('worker running')));
    await pass(random() * 300); // at any time of the run, or of the transfers after it
    if (!(await isFinished())) hits += 1;
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
      expect(await isFinished()).toBe(true);
      expect(await ownerDb.outbox.count({ where: { topic: TRANSFER_TOPIC, deliveredAt: null } })).toBe(0);
    },
    { timeout: sized(90_000, 600_000), interval: 100 },
  );
  last.process.kill('SIGTERM');
  expect(await last.ended).toBe(0);

  expect(hits).toBeGreaterThan(0);
  expect(await ownerDb.payoutRun.count()).toBe(1);
  for (const { agencyId, leadId } of agencies) {
    const payouts = await ownerDb.payout.findMany({ where: { agencyId } });
    expect(payouts).toMatchObject([{ amount: 35_000n }]);
    expect(await ownerDb.sandboxTransfer.findMany({ where: { accountId: `acct_${agencyId}` } })).toMatchObject([
      { payoutId: payouts[0]?.id, amount: 35_000n },
    ]);
    await tell(payouts[0]?.id ?? '');
    expect(await balancesOf(leadId)).toEqual({ supplier: -35_000, paid: 35_000 });
  }
});

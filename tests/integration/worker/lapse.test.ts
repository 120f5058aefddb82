import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { runWorker } from '@/lib/entry/worker/run';
import { clock } from '@/lib/platform/clock';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { beginNow } from '@/tests/setup/own-database';

/** Much longer than the test may take: only what is known to end wakes the worker. */
const POLL = 10 * 60_000;
const MOST_MILLISECONDS = 1000;

const client = new Client({ connectionString: process.env.DATABASE_URL });

beforeAll(async () => {
  await beginNow();
  await createBrand('default');
  await createPlaces();
  await client.connect();
});
afterAll(() => client.end());

const options = { mailer: createDevelopmentMail(), batchSize: 5, leaseMilliseconds: 60_000, pollMilliseconds: POLL };

/** From the start of a worker until it has told of a property: how late after the end of its option. */
async function lateness(id: string): Promise<number> {
  const ends = new Date((await clock.now()).getTime() + 1_500);
  await createProperty({
    id,
    isListed: true,
    stays: [{ checkIn: '2030-03-02', checkOut: '2030-03-09', available: true }],
    holds: [{ kind: 'confirmedOption', checkIn: '2030-03-02', checkOut: '2030-03-09', expiresAt: ends }],
  });
  const announced = new Promise<Date>((resolve) => {
    client.on('notification', ({ payload }) => {
      if (payload === propertyTags.one(id)) resolve(new Date());
    });
  });
  await client.query('LISTEN changed');
  const ending = new AbortController();
  const worker = runWorker(options, ending.signal);
  const late = (await announced).getTime() - ends.getTime();
  ending.abort();
  await worker;
  await client.query('UNLISTEN changed');
  return late;
}

it('the worker announces a property within a second of the end of its option, asked by nobody', async () => {
  const late = await lateness('P-LAPSE');
  expect([late >= 0, late < MOST_MILLISECONDS]).toEqual([true, true]);
  expect(await ownerDb.propertyHold.count({ where: { propertyId: 'P-LAPSE', releasedAt: null } })).toBe(0);
});

it('does so while another duty of it fails', async () => {
  await ownerDb.$executeRaw`ALTER TABLE payout_run RENAME TO payout_run_away`;
  const late = await lateness('P-TROUBLE');
  expect([late >= 0, late < MOST_MILLISECONDS]).toEqual([true, true]);
  await ownerDb.$executeRaw`ALTER TABLE payout_run_away RENAME TO payout_run`;
});

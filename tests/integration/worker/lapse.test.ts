import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { runWorker } from '@/lib/entry/worker/run';
import { clock } from '@/lib/platform/clock';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';

const ID = 'P-LAPSE';
/** Much longer than the test may take: only what is known to end wakes the worker. */
const POLL = 10 * 60_000;
const MOST_MILLISECONDS = 1000;

const client = new Client({ connectionString: process.env.DATABASE_URL });

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await client.connect();
});
afterAll(() => client.end());

it('the worker announces a property within a second of the end of its option, asked by nobody', async () => {
  const ends = new Date((await clock.now()).getTime() + 1_500);
  await createProperty({
    id: ID,
    isListed: true,
    stays: [{ checkIn: '2030-03-02', checkOut: '2030-03-09', available: true }],
    holds: [{ kind: 'confirmedOption', checkIn: '2030-03-02', checkOut: '2030-03-09', expiresAt: ends }],
  });
  const announced = new Promise<Date>((resolve) => {
    client.on('notification', ({ payload }) => {
      if (payload === propertyTags.one(ID)) resolve(new Date());
    });
  });
  await client.query('LISTEN changed');
  const ending = new AbortController();
  const options = { mailer: createDevelopmentMail(), batchSize: 5, leaseMilliseconds: 60_000, pollMilliseconds: POLL };
  const worker = runWorker(options, ending.signal);
  const late = (await announced).getTime() - ends.getTime();
  ending.abort();
  await worker;
  expect([late >= 0, late < MOST_MILLISECONDS]).toEqual([true, true]);
  expect(await ownerDb.propertyHold.count({ where: { propertyId: ID, releasedAt: null } })).toBe(0);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBeginAnew } from '@/scripts/setup/begin-anew.mjs';
import { prepareDatabase, withClient } from '@/scripts/setup/database.mjs';
import { composeEnvironments } from '@/scripts/setup/environment.mjs';
import { connection, removePostgres } from '../payout-run/own-postgres';

const { port, secrets } = connection;
const settings = { mode: 'demo', port: 1, secret: 'demo-secret', isEmbedded: true, nodeEnvironment: 'test' };
type Urls = Awaited<ReturnType<typeof prepareDatabase>>;

let ownerUrl: string;
let told: string[];
let done: string[];

/** Which days the database that serves knows. */
const days = () =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relname LIKE '%\\_day' ORDER BY 1",
    );
    return rows.map(({ relname }) => relname).join();
  });

const note = (what: string) => async () => {
  done.push(`${what}: ${await days()}`);
};

/** With data of one table: what the seed writes is told elsewhere. */
const begin = (fillWith: (environment: Record<string, string | undefined>) => Promise<void>) =>
  createBeginAnew({
    ...{ port, secrets, ownerUrl, fillWith },
    ownerEnvironment: (urls: Urls) => composeEnvironments({ ...settings, ...urls }).owner,
    stopAll: note('stopped'),
    startAll: note('started'),
  });
const tell = (step: string) => {
  told.push(step);
};

beforeAll(async () => {
  ({ ownerUrl } = await prepareDatabase({ port, secrets, database: 'alpenglow' }));
  await withClient(ownerUrl, (client) => client.query('CREATE TABLE former_day AS SELECT 1'));
});
beforeEach(() => {
  told = [];
  done = [];
});
afterAll(removePostgres);

it('a demonstration that cannot be filled anew stays as it was, and says that it failed', async () => {
  await begin(async () => {
    throw new Error('There is no room left.');
  })(tell);
  expect([told, done, await days()]).toEqual([['database', 'data', 'failed'], [], 'former_day']);
});

it('a demonstration begins anew, once however often it is asked: the new one is filled while the old one serves', async () => {
  let fills = 0;
  const beginAnew = begin(async ({ DATABASE_OWNER_URL: next = '' }) => {
    fills += 1;
    expect(await days()).toBe('former_day');
    await withClient(next, async (client) => {
      // Nothing of an attempt that failed is left, and the tables of this version are there.
      expect((await client.query('SELECT FROM brand')).rowCount).toBe(0);
      await client.query('CREATE TABLE first_day AS SELECT 1');
    });
  });
  await Promise.all([beginAnew(tell), beginAnew(tell)]);
  expect([fills, told]).toEqual([1, ['database', 'data', 'restart']]);
  expect(done).toEqual(['stopped: former_day', 'started: first_day']);
});

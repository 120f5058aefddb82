import net from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { db, isAway } from '@/lib/platform/db';
import { PrismaClient } from '@/prisma/generated/client';

const url = process.env.DATABASE_URL ?? '';
const KEY = 'away';

let end: () => Promise<void> = async () => {};
afterEach(() => end());

/** The database behind a cable that can be pulled, and a row of it that somebody else holds. */
async function connect() {
  const { hostname, port } = new URL(url);
  const cables = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const side of [near, far]) cables.add(side.on('error', () => {}));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.search = '';
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as net.AddressInfo).port);
  const pool = new pg.Pool({ connectionString: through.href, max: 2 }).on('error', () => {});
  const client = new PrismaClient({ adapter: new PrismaPg(pool) });

  await db.setting.upsert({ where: { key: KEY }, create: { key: KEY, value: 0 }, update: {} });
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('UPDATE setting SET value = value WHERE key = $1', [KEY]);
  end = async () => {
    for (const cable of cables) cable.destroy();
    await holder.end();
    await client.$disconnect().catch(() => {});
    await pool.end();
    await new Promise((resolve) => server.close(resolve));
  };
  return { client, holder, cables };
}

type Client = Awaited<ReturnType<typeof connect>>['client'];

const change = { where: { key: KEY }, data: { value: 1 } };
const waits: [string, (client: Client) => Promise<unknown>][] = [
  ['a statement of Prisma’s', (client) => client.setting.update(change)],
  ['a statement of a transaction', (client) => client.$transaction(async (tx) => tx.setting.update(change))],
  ['a raw statement', (client) => client.$executeRaw`UPDATE setting SET value = '1' WHERE key = ${KEY}`],
];

/** What the statement ends with when the connection it waits on is ended by `cut`. */
async function errorOf(
  work: (client: Client) => Promise<unknown>,
  cut: (how: Awaited<ReturnType<typeof connect>>) => unknown,
): Promise<unknown> {
  const connected = await connect();
  const ended = work(connected.client).then(
    () => 'it was done',
    (error: unknown) => error,
  );
  const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await db.$queryRawUnsafe<unknown[]>(blocked)).length === 0);
  await cut(connected);
  return ended;
}

describe('the database is away', () => {
  it.each(waits)('when its server ends %s', async (_what, work) => {
    const error = await errorOf(work, ({ holder }) =>
      holder.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      ),
    );
    expect(isAway(error), String(error)).toBe(true);
  });

  it.each(waits)('when the connection of %s is closed or reset', async (_what, work) => {
    for (const cut of ['destroy', 'resetAndDestroy'] as const) {
      const error = await errorOf(work, ({ cables }) => {
        for (const cable of cables) cable[cut]();
      });
      expect(isAway(error), String(error)).toBe(true);
      await end();
    }
    end = async () => {};
  });
});

import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, createPool, isAway } from '@/lib/platform/db';

const url = process.env.DATABASE_URL ?? '';
const patience = { slow: 500, probe: 2_000, statement: 60_000 };

let end: () => Promise<void> = async () => {};
afterEach(() => end());

/** The database behind a line on which nothing arrives any more while it is frozen, and nothing breaks either. */
async function line() {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  let isFrozen = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const side of [near, far]) sockets.add(side.on('error', () => {}));
    if (isFrozen) near.pause();
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    if (isFrozen) for (const side of [near, far]) side.pause();
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.search = '';
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as net.AddressInfo).port);
  end = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: through.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) if (!socket.destroyed) socket.resume();
    },
  };
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'answered' as const,
    (error: unknown) => (isAway(error) ? ('away' as const) : error),
  );

describe('a frozen database', () => {
  it('is away for those who wait and for those who come, however they ask, until it answers again', async () => {
    const { url: through, freeze, thaw } = await line();
    const pool = createPool(through, patience);
    const client = connect(pool);
    await Promise.all([client.setting.count(), client.setting.count(), pool.query('SELECT 1')]);

    freeze();
    const waiting = [
      client.setting.count(),
      client.$queryRaw`SELECT 1`,
      client.$transaction(async (tx) => tx.setting.count()),
      pool.query('SELECT 1'),
      // More than there are connections at this moment: one has to be made.
      ...Array.from({ length: 4 }, () => client.setting.count()),
    ];
    expect(new Set(await Promise.all(waiting.map(outcome)))).toEqual(new Set(['away']));
    expect(await outcome(client.setting.count())).toBe('away');

    thaw();
    await expect.poll(() => outcome(client.setting.count()), { timeout: 10_000 }).toBe('answered');
    await client.$disconnect();
  });

  it('refuses at once over a connection, too, that nobody used when it froze', async () => {
    const { url: through, freeze } = await line();
    const pool = createPool(through, patience);
    const client = connect(pool);
    await Promise.all(Array.from({ length: 4 }, () => pool.query('SELECT 1')));
    expect(pool.idleCount).toBe(4);

    freeze();
    expect(await outcome(pool.query('SELECT 1'))).toBe('away');
    expect(pool.idleCount).toBeGreaterThan(2);
    expect(await outcome(pool.query('SELECT 1'))).toBe('away');
    expect(await outcome(client.setting.count())).toBe('away');
    await client.$disconnect();
  });

  it('is not one that works long: only what takes longer than a statement may is ended', async () => {
    const pool = createPool(url, patience);
    await expect(pool.query('SELECT pg_sleep(2)')).resolves.toBeDefined();
    await pool.end();

    const strict = createPool(url, { ...patience, statement: 900 });
    expect(await outcome(strict.query('SELECT pg_sleep(60)'))).toBe('away');
    await expect(strict.query('SELECT 1')).resolves.toBeDefined();
    await strict.end();
  });
});

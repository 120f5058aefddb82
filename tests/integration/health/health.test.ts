import { PrismaPg } from '@prisma/adapter-pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as health from '@/app/api/health/route';
import { clock } from '@/lib/platform/clock';
import { db, isOverload } from '@/lib/platform/db';
import { getHealth } from '@/lib/web/health/queries';
import { readRoute } from '@/lib/web/route/define';
import { PrismaClient } from '@/prisma/generated/client';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { call, jsonRequest } from '@/tests/factories/request';

beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a mail that waits for its next attempt waits all the same; one that was given up is shown', async () => {
  await createBrand();
  expect(await getHealth()).toMatchObject({ status: 'ok', outboxLagSeconds: 0, outboxFailed: 0 });
  await createStoredEnquiry();
  const now = clock.machine().getTime();
  const [written, again] = [new Date(now - 3_600_000), new Date(now + 60_000)];
  await ownerDb.outbox.updateMany({ data: { createdAt: written, nextAttemptAt: again, attempts: 9 } });
  const late = await getHealth();
  expect(late).toMatchObject({ status: 'degraded', database: 'reachable', outboxFailed: 0 });
  expect(late.outboxLagSeconds).toBeGreaterThanOrEqual(3600);
  await ownerDb.outbox.updateMany({ data: { failedAt: new Date(now) } });
  expect(await getHealth()).toMatchObject({ status: 'degraded', outboxLagSeconds: 0, outboxFailed: 2 });
});

it('a database that never answers is unreachable before anybody loses patience', async () => {
  await asOwner(async (tx) => {
    await tx.$executeRaw`LOCK TABLE outbox`;
    const started = performance.now();
    expect(await getHealth()).toMatchObject({ status: 'degraded', database: 'unreachable', outboxFailed: null });
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

it('a database that is away is 503 with Retry-After', async () => {
  const away = new PrismaClient({ adapter: new PrismaPg({ connectionString: 'postgresql://a:b@127.0.0.1:1/c' }) });
  const route = readRoute({ output: z.int(), read: () => away.brand.count() });
  const answer = await call(route, jsonRequest({}));
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
});

it.each([
  ['takes no changes', 'default_transaction_read_only = on'],
  ['has no room left on its disk', 'temp_file_limit = 0'],
])('a database that %s is told, though pages can be read', async (_what, setting) => {
  const [{ name } = { name: '' }] = await ownerDb.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  const anew = async (change: string) => {
    await ownerDb.$executeRawUnsafe(`ALTER DATABASE ${name} ${change}`);
    await db.$disconnect();
    Object.assign(globalThis, { alpenglowPool: undefined, alpenglowDatabase: undefined });
  };
  expect(await getHealth()).toMatchObject({ database: 'reachable' });
  await anew(`SET ${setting}`);
  try {
    expect(await getHealth()).toMatchObject({ status: 'degraded', database: 'notWritable' });
    expect((await health.GET()).status).toBe(503);
  } finally {
    await anew(`RESET ${setting.split(' ')[0]}`);
  }
  expect(await getHealth()).toMatchObject({ database: 'reachable' });
});

it('whoever meets a full disk may try again', () => {
  // As the driver says it (PostgreSQL's 53100).
  expect(isOverload(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
});

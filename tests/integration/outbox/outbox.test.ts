import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';
import {
  claimDue,
  enqueueMail,
  giveBackOfDead,
  markDelivered,
  markFailed,
  postpone,
} from '@/lib/platform/outbox/commands';
import { isHopeless, pauseAfter } from '@/lib/platform/outbox/rules';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';

const LEASE = 60_000;
const long = new Date('2020-01-01');

beforeAll(() => createBrand());
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
});

describe('claim', () => {
  it('gives each row to one worker only, however many ask at once', async () => {
    for (let index = 0; index < 10; index++) await createStoredEnquiry();
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimDue(4, LEASE)));
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect(await claimDue(10, LEASE)).toEqual([]);
  });

  it('passes over a row that another worker is just taking, without waiting for it', async () => {
    await createStoredEnquiry();
    await createStoredEnquiry();
    const claimed = await asOwner(async (tx) => {
      await tx.$queryRaw`SELECT id FROM outbox ORDER BY id LIMIT 3 FOR UPDATE`;
      return claimDue(10, LEASE);
    });
    expect(claimed).toHaveLength(1);
  });

  it('ends with its lease, and the worker that lost it settles nothing', async () => {
    await createStoredEnquiry();
    const [lost] = await claimDue(1, LEASE);
    await ownerDb.outbox.updateMany({ data: { lockedUntil: long } });
    const again = await claimDue(10, LEASE);
    expect(again).toHaveLength(2);
    const taken = again.find(({ id }) => id === lost?.id);
    if (!lost || !taken) throw new Error('nothing was claimed');
    expect([lost.attempts, taken.attempts]).toEqual([1, 2]);
    expect(await markDelivered(lost)).toBe(false);
    expect(await postpone(lost, new Date(), 'x')).toBe(false);
    expect(await markFailed(lost, 'x')).toBe(false);
    expect(await markDelivered(taken)).toBe(true);
    expect(await markDelivered(taken)).toBe(false);
  });

  it('of a process that is gone is given back to the next one of its machine; nobody else loses theirs', async () => {
    for (let index = 0; index < 2; index++) await createStoredEnquiry();
    const rows = await claimDue(4, LEASE);
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    const holders = [
      `${os.hostname()}:${dead}`,
      `${os.hostname()}:1`,
      `elsewhere:${dead}`,
      `${os.hostname()}:${process.pid}`,
    ];
    for (const [index, lockedBy] of holders.entries()) {
      await ownerDb.outbox.update({ where: { id: rows[index]?.id }, data: { lockedBy } });
    }
    expect(await giveBackOfDead()).toBe(2);
    expect((await claimDue(10, LEASE)).map(({ id }) => id).sort()).toEqual([rows[0]?.id, rows[3]?.id].sort());
  });

  it('leaves out what is not due, delivered or given up', async () => {
    for (let index = 0; index < 2; index++) await createStoredEnquiry();
    const rows = await claimDue(10, LEASE);
    const [first, second, third, fourth] = rows;
    if (!first || !second || !third || !fourth) throw new Error('four rows were expected');
    await markDelivered(first);
    await markFailed(second, 'hopeless');
    await postpone(third, new Date('2099-01-01'), 'later');
    await postpone(fourth, long, 'at once');
    expect((await claimDue(10, LEASE)).map(({ id }) => id)).toEqual([fourth.id]);
    expect(await ownerDb.outbox.findUnique({ where: { id: third.id } })).toMatchObject({
      lastError: 'later',
      lockedUntil: null,
    });
  });
});

describe('enqueue', () => {
  it('writes a dedupe key once', async () => {
    const payload = { mail: 'contactOffice', contactMessageId: 'c', brandId: 'b' } as const;
    for (let index = 0; index < 3; index++) await db.$transaction((tx) => enqueueMail(tx, 'contact:c:office', payload));
    expect(await ownerDb.outbox.count()).toBe(1);
  });

  it('rings for the worker when the transaction commits, not before', async () => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query('LISTEN outbox');
    const heard: string[] = [];
    let ring = () => {};
    const rung = new Promise<void>((resolve) => {
      ring = resolve;
    });
    client.on('notification', ({ channel }) => {
      heard.push(channel);
      ring();
    });
    await db.$transaction(async (tx) => {
      const payload = {
        mail: 'contactOffice',
        contactMessageId: 'c',
        brandId: 'b',
      } as const;
      await enqueueMail(tx, 'contact:ring:office', payload);
      await client.query('SELECT 1');
      expect(heard).toEqual([]);
    });
    await rung;
    expect(heard).toEqual(['outbox']);
    await client.end();
  });
});

describe('pauses', () => {
  it('double from five seconds to an hour, spread by half either way', () => {
    expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 0.5))).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(pauseAfter(40, 0.5)).toBe(3_600_000);
    expect([pauseAfter(1, 0), pauseAfter(1, 0.999)]).toEqual([2_500, 7_495]);
  });

  it('end after three days', () => {
    const created = new Date('2026-12-01T00:00:00Z');
    expect(isHopeless(created, new Date('2026-12-03T23:59:59Z'))).toBe(false);
    expect(isHopeless(created, new Date('2026-12-04T00:00:00Z'))).toBe(true);
  });
});

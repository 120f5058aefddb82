import { createElement, type ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createTeam } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';
import { renderServer } from '@/tests/setup/pages/render';
import { quiet, statementsOf } from '@/tests/setup/pages/statements';

/** A section of a page that reads. */
async function Section({ read }: { read: () => Promise<unknown> }): Promise<null> {
  await read();
  return null;
}

const request = { headers: new Headers(), brand: 'alpenglow', locale: 'en' };
const section = (read: () => Promise<unknown>): ReactNode =>
  createElement(Section as never, { read, key: Math.random() });
const open = (...reads: (() => Promise<unknown>)[]) => renderServer(request, reads.map(section));

type Seen = { transaction: string; user: string; agency: string; agencies: string[] };
async function look(tx: Transaction): Promise<Seen> {
  const [seen] = await tx.$queryRaw<Omit<Seen, 'agencies'>[]>`
    SELECT concat(pg_backend_pid(), ' ', now()) AS transaction, current_setting('app.user') AS user,
      current_setting('app.agency') AS agency`;
  const agencies = await tx.agency.findMany({ select: { id: true } });
  return { ...(seen as Omit<Seen, 'agencies'>), agencies: agencies.map(({ id }) => id) };
}

let own: Viewer;
let other: Viewer;

beforeAll(async () => {
  const teams = [await createTeam(), await createTeam()] as const;
  [own, other] = await Promise.all([viewerOf(teams[0].owner), viewerOf(teams[1].owner)]);
});

const rename = (name: string) => ownerDb.agency.update({ where: { id: own.agency?.id ?? '' }, data: { name } });
const nameIn = async (tx: Transaction) =>
  (await tx.agency.findUniqueOrThrow({ where: { id: own.agency?.id ?? '' } })).name;
const idle = async () =>
  (
    await ownerDb.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'`
  )[0]?.count;

describe('the reading scope of a page', () => {
  it('is one transaction for all its sections', async () => {
    const seen: Seen[] = [];
    const statements = await statementsOf(() =>
      open(...[1, 2, 3].map(() => () => scoped(own, async (tx) => seen.push(await look(tx))))),
    );
    expect(new Set(seen.map(({ transaction }) => transaction)).size).toBe(1);
    expect(statements.filter((one) => one === 'BEGIN')).toHaveLength(1);
  });

  it('is of one request alone, and exactly its viewer’s, however many come at once', async () => {
    const pages = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const seen: Seen[] = [];
        const viewer = index % 2 === 0 ? own : other;
        const read = () => scoped(viewer, async (tx) => seen.push(await look(tx)));
        await open(read, read);
        return { viewer, seen };
      }),
    );
    for (const { viewer, seen } of pages) {
      const agency = viewer.agency?.id;
      const { transaction } = seen[0] as Seen;
      expect(seen).toEqual([1, 2].map(() => ({ transaction, user: viewer.id, agency, agencies: [agency] })));
    }
    expect(new Set(pages.map(({ seen }) => seen[0]?.transaction)).size).toBe(pages.length);
  });

  it('of two viewers within one page is two', async () => {
    const seen: Seen[] = [];
    await open(...[own, other].map((viewer) => () => scoped(viewer, async (tx) => seen.push(await look(tx)))));
    expect(seen.map(({ user }) => user).sort()).toEqual([own.id, other.id].sort());
    expect(new Set(seen.map(({ transaction }) => transaction)).size).toBe(2);
  });

  it('sees what was written after it read', async () => {
    const names: string[] = [];
    await rename('Before');
    await open(async () => {
      names.push(await scoped(own, nameIn));
      await rename('After');
      names.push(await scoped(own, nameIn));
    });
    expect(names).toEqual(['Before', 'After']);
  });

  it('writes nothing', async () => {
    const { errors } = await open(() =>
      scoped(own, (tx) => tx.user.update({ where: { id: own.id }, data: { firstName: 'Written' } })),
    );
    expect(String(errors[0])).toContain('read-only transaction');
  });

  it('ends by itself after an error and after a redirect, and the next section begins anew', async () => {
    let name = '';
    const { errors } = await open(async () => {
      await scoped(own, (tx) => tx.$queryRaw`SELECT 1 / 0`).catch(() => undefined);
      name = await scoped(own, nameIn);
      throw new Error('the page ends here');
    });
    expect([name, errors.length]).toEqual(['After', 1]);
    await quiet();
    expect(await idle()).toBe(0);
  });

  it('takes no connection from others: more pages at once than the pool has connections are all answered', async () => {
    const read = async () => {
      await scoped(own, nameIn);
      await db.setting.findMany({ take: 1 });
      await scoped(own, nameIn);
    };
    const pages = await Promise.all(Array.from({ length: 40 }, () => open(read)));
    expect(pages.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('is none outside of a page: each reading is a transaction of its own', async () => {
    const [first, second] = [await scoped(own, look), await scoped(own, look)];
    expect(first.transaction).not.toBe(second.transaction);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createContactMessage } from '@/lib/sales/contact/commands';
import { requestSubscription } from '@/lib/sales/newsletter/commands';
import { once } from '@/lib/web/route/idempotency';
import { keepOutcome } from '@/lib/web/route/outcome';
import { createTeam } from '@/tests/factories/agency';
import { writeContext } from '@/tests/factories/message';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';

/** Tables that everybody writes into and the product alone reads, with a change of each that would do harm. */
const tables = {
  outbox: 'delivered_at = now()',
  enquiry: "message = 'x'",
  contact_message: "message = 'x'",
  newsletter_subscription: "status = 'unsubscribed'",
  form_outcome: "status = 'x'",
  idempotency_key: "response_body = 'x'",
};
const names = Object.keys(tables) as (keyof typeof tables)[];

let viewers: Record<'supervisor' | 'agent' | 'admin' | 'hotel' | 'operator', Viewer>;

const count = async (tx: Transaction, name: string) => {
  const [row] = await tx.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${name}`);
  return row?.count;
};

/** `refused`, or how many rows. */
const change = (tx: Transaction, sql: string) =>
  tx.$executeRawUnsafe(sql).catch((error: unknown) => {
    if (/permission denied|row-level security/.test(String(error))) return 'refused';
    throw error;
  });

const asked = { key: 'a key of theirs', keptMilliseconds: 60_000, waits: false, asked: 'POST /x\n{}' };
const keep = (tx: Transaction, scope: string, body = '{"is":"theirs"}') =>
  once(tx, { ...asked, scope }, () => Promise.resolve({ status: 200, body }));

beforeAll(async () => {
  await createBrand();
  const { owner, agent } = await createTeam();
  viewers = {
    supervisor: await viewerOf(owner),
    agent: await viewerOf(agent),
    admin: await viewerOf(await createUser({ role: 'admin' })),
    hotel: await viewerOf(await createUser({ role: 'operator' })),
    operator: await viewerOf(await createUser({ role: 'operator' })),
  };
  await createStoredEnquiry();
  const person = { name: 'Ada', email: 'ada@x.example', message: 'Good day' };
  await db.$transaction((tx) => createContactMessage(tx, { type: 'contact', ...person }, writeContext()));
  const asks = { fullName: 'Ada', email: 'ada@x.example', privacy: true as const };
  await db.$transaction((tx) => requestSubscription(tx, asks, writeContext()));
  const outcome = { form: 'contact', locale: 'en' as const, status: 'sent' as const, values: {}, errors: {} };
  await keepOutcome({ ...outcome, retryAt: null, returnTo: '/' }, '127.0.0.1');
  await scoped(viewers.agent, (tx) => keep(tx, `book:${viewers.agent.id}`));
});

describe.each(names)('%s', (name) => {
  it('shows the product its rows, and nobody else any', async () => {
    expect(await scoped('system', (tx) => count(tx, name))).toBeGreaterThan(0);
    expect(await db.$transaction((tx) => count(tx, name))).toBe(0);
    for (const [who, viewer] of Object.entries(viewers)) {
      expect([who, await scoped(viewer, (tx) => count(tx, name))]).toEqual([who, 0]);
    }
  });

  it('is changed and emptied by nobody else', async () => {
    for (const sql of [`UPDATE ${name} SET ${tables[name]}`, `DELETE FROM ${name}`]) {
      for (const [who, viewer] of Object.entries(viewers)) {
        expect([who, sql, await scoped(viewer, (tx) => change(tx, sql)).catch(() => 'refused')]).toEqual([
          who,
          sql,
          expect.toSatisfy((outcome) => outcome === 0 || outcome === 'refused'),
        ]);
      }
      const nobody = await db.$transaction((tx) => change(tx, sql)).catch(() => 'refused');
      expect([0, 'refused']).toContain(nobody);
    }
    const [row] = await ownerDb.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${name}`);
    expect(row?.count).toBeGreaterThan(0);
  });
});

describe('what everybody writes', () => {
  it('a mail, in the scope of whoever causes it', async () => {
    const payload = { mail: 'contactOffice', contactMessageId: 'c', brandId: 'alpenglow' } as const;
    for (const [who, viewer] of Object.entries(viewers)) {
      // Under the same key it is the same mail, also for somebody who cannot see that it is there.
      for (const _ of [1, 2]) await scoped(viewer, (tx) => enqueueMail(tx, `from:${who}`, payload));
      expect(await ownerDb.outbox.count({ where: { dedupeKey: `from:${who}` } })).toBe(1);
    }
  });

  it('an answer under their own key alone, and it is theirs alone to get again', async () => {
    const { agent, supervisor } = viewers;
    const scope = `book:${agent.id}`;
    const repeated = await scoped(agent, (tx) => keep(tx, scope, '{"is":"another"}'));
    expect(repeated).toEqual({ answer: { status: 200, body: '{"is":"theirs"}' }, isRepeated: true });
    for (const viewer of [supervisor, viewers.admin]) {
      await expect(scoped(viewer, (tx) => keep(tx, scope))).rejects.toThrow(/not for this caller/);
    }
    await expect(db.$transaction((tx) => keep(tx, scope))).rejects.toThrow(/not for this caller/);
    const write = (tx: Transaction) =>
      tx.$executeRaw`SELECT keep_answer(${scope}, ${asked.key}, 'h', 200, 'forged', now(), now() + interval '1 day')`;
    await expect(scoped(supervisor, write)).rejects.toThrow(/not for this caller/);
    await expect(scoped(supervisor, (tx) => keep(tx, 'book'))).rejects.toThrow(/not for this caller/);
    expect((await db.$transaction((tx) => keep(tx, 'book'))).isRepeated).toBe(false);
    expect(await ownerDb.idempotencyKey.findMany({ select: { responseBody: true } })).toHaveLength(2);
  });
});

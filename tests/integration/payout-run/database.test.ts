import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { postPayout } from '@/lib/money/ledger/commands/post';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { createMember, createTeam } from '@/tests/factories/agency';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { asSystem, balancesOf } from '../ledger/stage';
import { PAYABLE_AT as at, createPayable } from './stage';

let runId: string;
let other: string;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  const { id } = await asSystem((tx) => tx.payoutRun.create({ data: { day: new Date('2027-08-01'), startedAt: at } }));
  runId = id;
  const second = await asSystem((tx) => tx.payoutRun.create({ data: { day: new Date('2027-08-15'), startedAt: at } }));
  other = second.id;
});

type Payable = Awaited<ReturnType<typeof createPayable>>;

async function openPayout(tx: Transaction, agencyId: string): Promise<string> {
  const id = randomUUID();
  await tx.payout.create({ data: { id, agencyId, currency: 'EUR', createdAt: at } });
  return id;
}

const posted = { at, onDay: '2027-08-01' } as const;

async function take(tx: Transaction, of: Payable, { run = runId, amount = 35_000n } = {}): Promise<string> {
  const id = await openPayout(tx, of.agencyId);
  await postPayout(tx, of.subject, 'inPayout', id, posted);
  await tx.payout.update({ where: { id }, data: { status: 'inPayout', runId: run, amount, takenAt: at } });
  return id;
}

async function settle(tx: Transaction, of: Payable, id: string, step: 'paid' | 'returned') {
  const taken = [{ state: step === 'paid' ? 'inPayout' : 'paid', line: 0, amount: 35_000n }] as const;
  await postPayout(tx, of.subject, step, id, { ...posted, taken });
  const data = step === 'paid' ? { paidAt: at, processorId: id } : { endedAt: at, failure: 'account_closed' };
  await tx.payout.update({ where: { id }, data: { status: step, ...data } });
}

describe('the database keeps of payouts (rule 9.6)', () => {
  it('that they go from payable to paid, and what came back is payable in another one', async () => {
    const of = await createPayable();
    const id = await asSystem((tx) => take(tx, of));
    expect(await balancesOf(of.leadId)).toEqual({ supplier: -35_000, inPayout: 35_000 });
    await asSystem((tx) => settle(tx, of, id, 'paid'));
    expect(await balancesOf(of.leadId)).toEqual({ supplier: -35_000, paid: 35_000 });
    await asSystem((tx) => settle(tx, of, id, 'returned'));
    expect(await balancesOf(of.leadId)).toEqual({ supplier: -35_000, payable: 35_000 });
    await asSystem((tx) => take(tx, of, { run: other }));
    expect(await balancesOf(of.leadId)).toEqual({ supplier: -35_000, inPayout: 35_000 });
  });

  it('that no two take the same, at the same time neither', async () => {
    const of = await createPayable();
    const steal = async (tx: Transaction) => {
      const id = await openPayout(tx, of.agencyId);
      const taken = [{ state: 'payable', line: 0, amount: 35_000n }] as const;
      await postPayout(tx, of.subject, 'inPayout', id, { ...posted, taken });
      await tx.payout.update({
        where: { id },
        data: { status: 'inPayout', runId: other, amount: 35_000n, takenAt: at },
      });
    };
    await asSystem((tx) => take(tx, of));
    await expect(asSystem(steal)).rejects.toThrow(/more or less than is payable/);
    const later = await createPayable();
    const twice = await Promise.allSettled([asSystem((tx) => take(tx, later)), asSystem((tx) => take(tx, later))]);
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that a sum is that of its entries, and a part of what is payable is no payout', async () => {
    const of = await createPayable();
    await expect(asSystem((tx) => take(tx, of, { amount: 34_999n }))).rejects.toThrow(/differs from its entries/);
    const part = async (tx: Transaction) => {
      const id = await openPayout(tx, of.agencyId);
      const taken = [{ state: 'payable', line: 0, amount: 30_000n }] as const;
      await postPayout(tx, of.subject, 'inPayout', id, { ...posted, taken });
      await tx.payout.update({ where: { id }, data: { status: 'inPayout', runId, amount: 30_000n, takenAt: at } });
    };
    await expect(asSystem(part)).rejects.toThrow(/more or less than is payable/);
    const silent = async (tx: Transaction) => {
      const id = await openPayout(tx, of.agencyId);
      await postPayout(tx, of.subject, 'inPayout', id, posted);
    };
    await expect(asSystem(silent)).rejects.toThrow(/differs from its entries/);
  });

  it('that one which is paid does not change, not for the owner of the tables', async () => {
    const of = await createPayable();
    const id = await asSystem((tx) => take(tx, of));
    await asSystem((tx) => settle(tx, of, id, 'paid'));
    for (const change of ["status = 'inPayout', paid_at = NULL", "status = 'open'", 'amount = 1', "currency = 'CHF'"]) {
      const changed = asOwner((tx) => tx.$executeRawUnsafe(`UPDATE payout SET ${change} WHERE id = '${id}'`));
      await expect(changed, change).rejects.toThrow(/does not change so/);
    }
    await expect(asOwner((tx) => tx.payout.delete({ where: { id } }))).rejects.toThrow(/are kept/);
  });

  it('one run a day, and one payout in it for an agency and currency', async () => {
    const run = { day: new Date('2027-08-01'), startedAt: at };
    await expect(asSystem((tx) => tx.payoutRun.create({ data: run }))).rejects.toThrow(/[Uu]nique/);
    await expect(
      asSystem((tx) => tx.payoutRun.create({ data: { ...run, day: new Date('2027-08-02') } })),
    ).rejects.toThrow(/payout_run_day/);
    const of = await createPayable();
    await asSystem((tx) => openPayout(tx, of.agencyId));
    await expect(asSystem((tx) => openPayout(tx, of.agencyId))).rejects.toThrow(/[Uu]nique/);
  });

  it('that owner and supervisors read their agency’s, admins all, nobody else any, and none of them writes', async () => {
    const of = await createPayable();
    const id = await asSystem((tx) => take(tx, of));
    const supervisor = await createMember(of.team.agency, 'supervisorAgent');
    const stranger = (await createTeam()).owner;
    const admin = await createUser({ role: 'admin' });
    const seen = async (person: Parameters<typeof viewerOf>[0]) =>
      scoped(await viewerOf(person), (tx) => tx.payout.count({ where: { id } }));
    for (const reader of [of.team.owner, supervisor, admin]) expect(await seen(reader)).toBe(1);
    for (const person of [of.team.agent, stranger]) expect(await seen(person)).toBe(0);
    for (const person of [of.team.owner, admin]) {
      const changed = scoped(await viewerOf(person), (tx) =>
        tx.payout.updateMany({ where: { id }, data: { status: 'paid', paidAt: at, processorId: 'mine' } }),
      );
      expect((await changed).count).toBe(0);
    }
    expect(await ownerDb.payout.findUnique({ where: { id } })).toMatchObject({ status: 'inPayout' });
  });
});

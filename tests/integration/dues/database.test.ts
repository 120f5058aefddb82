import { beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '@/lib/platform/db';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { inScope } from '../lead/stage';
import { asSystem } from '../ledger/stage';
import { createStage, happen, save } from '../property-lead/stage';
import { openDue, payByCard } from './stage';

const at = new Date('2026-12-01T09:00:00Z');
const event = { amount: 122_500n, onDay: at, at, requestId: 'r' };

async function booked(): Promise<string> {
  const stage = await createStage();
  const leadId = await save(stage);
  await happen(stage, leadId, ['book', 'confirmBooking']);
  return leadId;
}

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** By the owner of the tables, too: what is promised here is no right that somebody lacks. */
const refused = (work: (tx: Transaction) => Promise<unknown>) => expect(asOwner(work)).rejects;

describe('the database keeps of dues (rule 5.10)', () => {
  it('what they are, and that they are', async () => {
    const { id } = await openDue(await booked(), 'prepayment');
    const way = /does not change so|dues are kept/;
    await refused((tx) => tx.leadDue.update({ where: { id }, data: { amount: 1n } })).toThrow(way);
    await refused((tx) => tx.leadDue.update({ where: { id }, data: { until: new Date('2027-01-01') } })).toThrow(way);
    await refused((tx) => tx.leadDue.update({ where: { id }, data: { owedBy: 'agency' } })).toThrow(way);
    await refused((tx) => tx.leadDue.delete({ where: { id } })).toThrow(way);
  });

  it('that one is paid only with what came, and open only without', async () => {
    const { id } = await openDue(await booked(), 'prepayment');
    const differs = /differs from what happened/;
    const paid = { dueId: id, kind: 'paid', method: 'transfer' } as const;
    await refused((tx) => tx.leadDue.update({ where: { id }, data: { status: 'paid' } })).toThrow(differs);
    await refused((tx) => tx.dueEvent.create({ data: { ...paid, ...event } })).toThrow(differs);
    await refused(async (tx) => {
      await tx.leadDue.update({ where: { id }, data: { status: 'paid' } });
      await tx.dueEvent.create({ data: { ...paid, ...event, amount: 122_499n } });
    }).toThrow(differs);
    await refused(async (tx) => {
      await tx.leadDue.update({ where: { id }, data: { status: 'paid' } });
      await tx.dueEvent.create({ data: { ...paid, ...event } });
      await tx.dueEvent.create({ data: { ...paid, ...event } });
    }).toThrow(differs);
  });

  it('that a paid one never ends, and a checkout pays one due', async () => {
    const leadId = await booked();
    const { id } = await openDue(leadId, 'prepayment');
    expect(await payByCard(id, 'cs_of_database')).toBe(true);
    const ended = { status: 'ended', endedAt: at } as const;
    await refused((tx) => tx.leadDue.update({ where: { id }, data: ended })).toThrow(/does not change so/);
    const { id: balance } = await openDue(leadId, 'balance');
    await expect(payByCard(balance, 'cs_of_database')).rejects.toThrow(/Unique constraint/);
  });

  it('what happened to them: nothing of it is changed, and a thing is undone once', async () => {
    const { id } = await openDue(await booked(), 'prepayment');
    const paid = { dueId: id, kind: 'paid', method: 'transfer', ...event } as const;
    const came = await asOwner(async (tx) => {
      await tx.leadDue.update({ where: { id }, data: { status: 'paid' } });
      return tx.dueEvent.create({ data: paid });
    });
    await refused((tx) => tx.dueEvent.update({ where: { id: came.id }, data: { reference: 'x' } })).toThrow(
      /append-only/,
    );
    await refused((tx) => tx.dueEvent.update({ where: { id: came.id }, data: { reference: null } })).toThrow(
      /append-only/,
    );
    await refused((tx) => tx.dueEvent.delete({ where: { id: came.id } })).toThrow(/append-only/);
    const undone = { dueId: id, kind: 'undone', undoesId: came.id, ...event } as const;
    await refused((tx) => tx.dueEvent.create({ data: undone })).toThrow(/differs/);
    await asSystem(async (tx) => {
      await tx.leadDue.update({ where: { id }, data: { status: 'open' } });
      await tx.dueEvent.create({ data: undone });
    });
    await refused((tx) => tx.dueEvent.create({ data: undone })).toThrow(/Unique constraint/);
  });

  it('one of a kind and number of a lead, of something, and a refund from the house alone', async () => {
    const leadId = await booked();
    const { id: _, ...row } = await ownerDb.leadDue.findFirstOrThrow({ where: { leadId, kind: 'balance' } });
    const add = (changes: object) => refused((tx) => tx.leadDue.create({ data: { ...row, number: 9, ...changes } }));
    await add({ number: row.number }).toThrow(/Unique constraint/);
    await add({ amount: 0n }).toThrow(/lead_due_amount/);
    await add({ cardFee: -1n }).toThrow(/lead_due_amount/);
    await add({ kind: 'refund' }).toThrow(/lead_due_payer/);
    await add({ owedBy: 'supplier' }).toThrow(/lead_due_payer/);
    await add({ hold: 'taken' }).toThrow(/lead_due_hold/);
    await add({ operatorId: null }).toThrow(/lead_due_supplier/);
    await add({ status: 'ended' }).toThrow(/lead_due_ended/);
  });

  it('that no request writes them, whoever makes it', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    await happen(stage, leadId, ['book', 'confirmBooking']);
    const { id } = await openDue(leadId, 'prepayment');
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const paid = { dueId: id, kind: 'paid', method: 'transfer', ...event } as const;
    for (const viewer of [stage.agent, await viewerOf(stage.team.owner), stage.operator, admin]) {
      const write = (work: (tx: Transaction) => Promise<unknown>) => expect(inScope(viewer, work));
      const changed = { where: { id }, data: { status: 'paid' } } as const;
      await write((tx) => tx.leadDue.updateMany(changed)).resolves.toEqual({ count: 0 });
      await write((tx) => tx.leadDue.updateMany({ where: { id }, data: { amount: 1n } })).rejects.toThrow(/permission/);
      await write((tx) => tx.dueEvent.create({ data: paid })).rejects.toThrow(/row-level security/);
      await write((tx) => tx.leadDue.deleteMany({ where: { id } })).rejects.toThrow(/permission/);
    }
  });
});

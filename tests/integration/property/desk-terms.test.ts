import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '@/lib/platform/viewer/types';
import { changePropertyTerms, undoPropertyTerms } from '@/lib/rates/property/commands';
import { listChannelTerms } from '@/lib/rates/property/queries/channel-terms';
import { getDeskTerms } from '@/lib/rates/property/queries/desk-terms';
import { getProperty } from '@/lib/rates/property/queries/detail';
import type { OwnTerms } from '@/lib/rates/property/rules/own-terms';
import { propertyTermsSchema } from '@/lib/rates/property/schema';
import { cancelBooking } from '@/lib/sales/lead/commands/booking';
import { factsOf, leadSelect } from '@/lib/sales/lead/queries/lead-row';
import { feeOf } from '@/lib/sales/lead/rules/cancellation';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, inScope, versionOf } from '../lead/stage';
import { createStage, happen, leadOf, type Stage, save } from '../property-lead/stage';

const defaults: OwnTerms = {
  prepayment: 35,
  payments: [{ days: 84, percent: 100 }],
  refunds: [{ days: 84, percent: 65 }],
  deposit: null,
};
const own: OwnTerms = {
  prepayment: 20,
  payments: [{ days: 42, percent: 100 }],
  refunds: [
    { days: 120, percent: 100 },
    { days: 60, percent: 50 },
  ],
  deposit: { amount: 2500, hold: 'blocked' },
};
let stage: Stage;
let stranger: Viewer;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  stage = await createStage();
  await ownerDb.operator.create({ data: { id: 'another', name: 'Another', email: 'another@example.com' } });
  stranger = await viewerOf(await createUser({ role: 'operator', operatorId: 'another' }));
});

const change = (terms: OwnTerms, by = stage.operator) =>
  inScope(by, (tx) => changePropertyTerms(tx, by, stage.propertyId, terms, contextAt()));
async function snapshotOf(leadId: string) {
  const { snapshotId } = await leadOf(leadId);
  return (await ownerDb.priceSnapshot.findUniqueOrThrow({ where: { id: snapshotId } })).content;
}

it('the terms of a property are its operator’s; what a lead has kept of them stays', async () => {
  expect((await getDeskTerms(stage.operator, stage.propertyId))?.sold).toEqual({
    channel: 'Direct',
    acceptsConsumerBookings: false,
    terms: defaults,
    version: expect.any(String),
  });
  const earlier = await save(stage);
  const kept = await snapshotOf(earlier);
  await change(own);
  expect((await getDeskTerms(stage.operator, stage.propertyId))?.sold?.terms).toEqual(own);
  expect((await getProperty(stage.propertyId, 'en', '2027-01-01', false))?.salesTerms).toMatchObject({
    prepaymentRatio: 0.2,
    paymentTerms: [{ daysBeforeCheckIn: 42, paymentRatio: 1 }],
    securityDeposit: { amount: 250_000, currency: 'EUR' },
    securityDepositType: 'blocked',
  });

  expect(await snapshotOf(earlier)).toEqual(kept);
  expect(kept).toMatchObject({ termsChange: '2027-03-13' });
  // 120 days before the arrival on 5 June.
  expect(await snapshotOf(await save(stage))).toMatchObject({ termsChange: '2027-02-05' });
  const audit = await ownerDb.audit.findFirstOrThrow({ where: { action: 'property.termsChanged' } });
  expect(audit).toMatchObject({ before: { payments: ['84 d: 100 %'] }, after: { payments: ['42 d: 100 %'] } });

  // Nothing is refunded, and there is no deposit: neither is a default.
  await change({ ...own, refunds: [], deposit: null });
  expect((await getDeskTerms(stage.operator, stage.propertyId))?.sold?.terms).toMatchObject({
    refunds: [],
    deposit: null,
  });
});

/** As the agent is asked before they cancel, on a day of the lead's own. */
async function feeAt(leadId: string, at: string): Promise<bigint | null> {
  const row = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId }, select: leadSelect });
  return feeOf(factsOf(row), 'agent', new Date(at));
}

it('that give everything back until the day of arrival charge nothing until then', async () => {
  const everything = propertyTermsSchema.parse({ ...own, refunds: [{ days: 0, percent: 100 }], deposit: null });
  await change(everything);
  expect((await getDeskTerms(stage.operator, stage.propertyId))?.sold?.terms.refunds).toEqual(everything.refunds);
  const lead = await save(stage);
  await happen(stage, lead, ['book', 'confirmBooking']);
  const half = '2026-12-05T09:00:00Z';
  expect([await feeAt(lead, half), await feeAt(lead, '2027-06-05T18:00:00Z')]).toEqual([0n, 0n]);
  expect(await feeAt(lead, '2027-06-06T09:00:00Z')).toBe(350_000n);

  // As it was kept before: the same empty list for everything and for nothing, told apart by the refunds beside it.
  const { snapshotId } = await leadOf(lead);
  const keptBefore = (cancellationSteps: object[]) =>
    ownerDb.priceSnapshot.update({
      where: { id: snapshotId },
      data: {
        content: {
          rooms: [{ priceTotal: 350_000, commissionPercent: 10, cancellationPeriods: [] }],
          terms: {
            prepaymentRatio: 0.2,
            paymentSteps: [{ daysBeforeCheckIn: 42, paymentRatio: 1 }],
            cancellationSteps,
            ...{ cardFeeRatio: 0.03, securityDeposit: null },
          },
        },
      },
    });
  await keptBefore([]);
  expect(await feeAt(lead, half)).toBe(350_000n);
  await keptBefore([{ daysBeforeCheckIn: 0, refundRatio: 1 }]);
  expect(await feeAt(lead, half)).toBe(0n);

  const { agent } = stage;
  const version = await versionOf(lead);
  await inScope(agent, (tx) => cancelBooking(tx, agent, lead, { version, fee: 0 }, contextAt(half)));
  expect((await leadOf(lead)).events.at(-1)?.data).toEqual({ fee: 0, currency: 'EUR' });
});

it('are not there for another operator, and the database keeps them and what is agreed with us', async () => {
  await expect(change(defaults, stranger)).rejects.toMatchObject({ status: 404, code: 'notFound' });
  expect(await getDeskTerms(stranger, stage.propertyId)).toBeNull();
  const update = (viewer: Viewer, data: object) =>
    inScope(viewer, (tx) => tx.salesInformation.updateMany({ where: { propertyId: stage.propertyId }, data }));
  for (const viewer of [stranger, stage.agent]) expect((await update(viewer, { prepaymentRatio: 1 })).count).toBe(0);
  const where = { id: stage.propertyId };
  const refused = /is not for this caller/;
  for (const data of [{ commissionPercent: 0 }, { rentalChannelId: 'channel' }]) {
    await expect(update(stage.operator, data)).rejects.toThrow(refused);
  }
  for (const data of [{ operatorId: 'another' }, { cityId: 'elsewhere' }, { propertyType: 'villa' as const }]) {
    const moved = inScope(stage.operator, (tx) => tx.property.updateMany({ where, data }));
    await expect(moved).rejects.toThrow(refused);
  }
});

it('are taken back as they were before the last change, once more to get that again, and the history tells of all', async () => {
  const { operator, propertyId } = stage;
  const desk = async () => {
    const terms = await getDeskTerms(operator, propertyId);
    if (!terms?.sold) throw new Error('It is not sold.');
    return { ...terms.sold, history: terms.history };
  };
  const undo = (by: Viewer, version?: string) =>
    inScope(by, (tx) => undoPropertyTerms(tx, by, propertyId, { ...(version && { version }) }, contextAt()));
  await change(defaults);
  await change(own);
  const { version, history } = await desk();
  expect(history[0]).toMatchObject({ by: expect.any(String), before: defaults, after: own, isUndone: false });
  await expect(undo(stranger)).rejects.toMatchObject({ status: 404, code: 'notFound' });
  await undo(operator, version);
  const undone = await desk();
  expect(undone.terms).toEqual(defaults);
  expect(undone.history[0]).toMatchObject({ before: own, after: defaults, isUndone: true });
  expect(undone.history).toHaveLength(history.length + 1);
  await expect(undo(operator, version)).rejects.toMatchObject({ status: 409, code: 'changedMeanwhile' });
  await undo(operator);
  expect((await desk()).terms).toEqual(own);
});

it('are none of a property that nobody sells, however much it is the operator’s', async () => {
  await createProperty({ id: 'P-unsold' });
  const { operator } = stage;
  const changed = inScope(operator, (tx) => changePropertyTerms(tx, operator, 'P-unsold', own, contextAt()));
  await expect(changed).rejects.toMatchObject({ status: 404, code: 'notFound' });
});

it('the house reads them by channel, of each property its own, and of no other channel', async () => {
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  await change(own);
  await ownerDb.rentalChannel.create({ data: { id: 'empty', name: 'Empty' } });
  const [line, ...others] = await listChannelTerms(admin, 'channel');
  expect(line).toMatchObject({ propertyId: stage.propertyId, terms: { payment: { depositPercent: 20 } } });
  expect(line?.terms.cancellation).toMatchObject({ kind: 'periods' });
  expect([others, await listChannelTerms(admin, 'empty')]).toEqual([[], []]);
  await expect(listChannelTerms(stage.operator, 'channel')).rejects.toMatchObject({ status: 403 });
});

it('of which nothing was changed have nothing to take back', async () => {
  const untouched = await createStage();
  const { operator, propertyId } = untouched;
  const undone = inScope(operator, (tx) => undoPropertyTerms(tx, operator, propertyId, {}, contextAt()));
  await expect(undone).rejects.toMatchObject({ status: 409, code: 'catalogueUnchanged' });
  expect((await getDeskTerms(operator, propertyId))?.history).toEqual([]);
});

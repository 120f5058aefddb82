import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '@/lib/platform/viewer/types';
import { changePropertyTerms } from '@/lib/rates/property/commands';
import { getDeskTerms } from '@/lib/rates/property/queries/desk-terms';
import { getProperty } from '@/lib/rates/property/queries/detail';
import type { OwnTerms } from '@/lib/rates/property/rules/own-terms';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, inScope } from '../lead/stage';
import { createStage, leadOf, type Stage, save } from '../property-lead/stage';

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
  return (await ownerDb.priceSnapshot.findUniqueOrThrow({ where: { id: snapshotId ?? '' } })).content;
}

it('the terms of a property are its operator’s; what a lead has kept of them stays', async () => {
  expect((await getDeskTerms(stage.operator, stage.propertyId))?.sold).toEqual({
    channel: 'Direct',
    acceptsConsumerBookings: false,
    terms: defaults,
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

it('are not there for another operator, and the database keeps them and what is agreed with us', async () => {
  await expect(change(defaults, stranger)).rejects.toMatchObject({ status: 404, code: 'notFound' });
  expect(await getDeskTerms(stranger, stage.propertyId)).toBeNull();
  const update = (viewer: Viewer, data: object) =>
    inScope(viewer, (tx) => tx.salesInformation.updateMany({ where: { propertyId: stage.propertyId }, data }));
  for (const viewer of [stranger, stage.agent]) expect((await update(viewer, { prepaymentRatio: 1 })).count).toBe(0);
  await expect(update(stage.operator, { commissionPercent: 0 })).rejects.toThrow(/permission denied/);
});

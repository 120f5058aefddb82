import { beforeAll, describe, expect, it } from 'vitest';
import { duplicateLead } from '@/lib/sales/lead/commands/amend';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { requestBooking } from '@/lib/sales/lead/commands/booking';
import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { snapshotTermsSchema } from '@/lib/sales/lead/kept-terms';
import { getLeadOfForm } from '@/lib/sales/lead/queries/form-lead';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, inScope, versionOf } from '../lead/stage';
import { change, createStage, during, happen, honouredAt, leadOf, NEXT_WEEK, type Stage, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const named = { firstName: 'Carla', lastName: 'Weiss', nationality: 'DE' };

async function answer(stage: Stage, id: string, input: Record<string, unknown>) {
  const parsed = hotelAnswerSchema.parse({ version: await versionOf(id), ...input });
  return inScope(stage.operator, (tx) => answerLead(tx, stage.operator, id, parsed, contextAt()));
}

async function book(stage: Stage, id: string, price: number, context = contextAt()) {
  const input = { version: await versionOf(id), price, isDifferenceAccepted: false };
  return inScope(stage.agent, (tx) => requestBooking(tx, stage.agent, id, input, context));
}

async function honoured() {
  const stage = await createStage();
  const id = await save(stage, honouredAt(stage, 3000));
  await answer(stage, id, { answer: 'honour' });
  return { stage, id };
}

const formOf = (stage: Stage, id: string, at = contextAt()) =>
  getLeadOfForm(stage.agent, id, stage.propertyId, at.now());

describe('an agreed price', () => {
  it('is what the form shows and the booking charges, though a name was corrected meanwhile', async () => {
    const { stage, id } = await honoured();
    expect((await formOf(stage, id))?.agreed).toEqual({ amount: 300_000, currency: 'EUR' });
    await change(stage, id, { client: named, payments: { subTotal: 3000, currencyCode: 'EUR' } });
    expect(await leadOf(id)).toMatchObject({ clientFirstName: 'Carla', priceTotal: 300_000n });
    await expect(book(stage, id, 3500)).rejects.toMatchObject({
      code: 'leadPriceMoved',
      details: { price: { was: 3500, is: 3000 } },
    });
    await book(stage, id, 3000);
    await happen(stage, id, ['confirmBooking']);
    expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_BOOKING', priceTotal: 300_000n });
  });

  it('of an accepted counter-offer stands as well', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3000));
    await answer(stage, id, { answer: 'counterOffer', price: 3300, until: '2026-12-03' });
    const input = { version: await versionOf(id), isAccepted: true, price: 3300 };
    await inScope(stage.agent, (tx) => answerCounterOffer(tx, stage.agent, id, input, contextAt()));
    expect((await formOf(stage, id))?.agreed).toEqual({ amount: 330_000, currency: 'EUR' });
    await book(stage, id, 3300);
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_BOOKING', priceTotal: 330_000n });
  });

  it('ends when it ends: then the price of now counts', async () => {
    const { stage, id } = await honoured();
    const late = contextAt('2026-12-06T09:00:00Z');
    expect((await formOf(stage, id, late))?.agreed).toBeNull();
    await expect(book(stage, id, 3000, late)).rejects.toMatchObject({
      code: 'leadPriceMoved',
      details: { price: { was: 3000, is: 3500 } },
    });
  });

  it('ends with its stay and party, and moving back does not bring it back', async () => {
    for (const moved of [during(NEXT_WEEK), { occupancy: { pax: 3 } }]) {
      const { stage, id } = await honoured();
      await change(stage, id, moved);
      expect((await formOf(stage, id))?.agreed).toBeNull();
      await change(stage, id, {}, contextAt('2026-12-01T10:00:00Z'));
      expect((await formOf(stage, id))?.agreed).toBeNull();
      expect((await leadOf(id)).priceTotal).toBe(350_000n);
    }
  });

  it('protects no other price than itself', async () => {
    const { stage, id } = await honoured();
    // However the lead has come to cost something else.
    await ownerDb.lead.update({ where: { id }, data: { priceTotal: 350_000n } });
    await ownerDb.stayRate.updateMany({ where: { stayId: `${stage.propertyId}-0` }, data: { amount: 900_000n } });
    await expect(book(stage, id, 3500)).rejects.toMatchObject({ code: 'leadPriceMoved' });
    await book(stage, id, 3000);
    expect((await leadOf(id)).priceTotal).toBe(300_000n);
  });
});

describe('a price to honour', () => {
  it('in another currency is no question that could be asked', async () => {
    const stage = await createStage();
    const asked = honouredAt(stage, 3000);
    const foreign = { ...asked, payments: { ...asked.payments, currencyCode: 'CHF' } };
    await expect(save(stage, foreign)).rejects.toMatchObject({
      status: 422,
      fields: { 'payments.currencyCode': 'invalidValue' },
    });
    // One that names none is in that of the quote.
    const id = await save(stage, { ...asked, payments: { ...asked.payments, currencyCode: undefined } });
    await answer(stage, id, { answer: 'honour' });
    expect((await leadOf(id)).priceTotal).toBe(300_000n);
  });

  it('that was kept without one can be declined', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3000));
    await ownerDb.leadChange.updateMany({ where: { leadId: id }, data: { data: { currency: '', shown: 3000 } } });
    await expect(answer(stage, id, { answer: 'honour' })).rejects.toMatchObject({ code: 'leadStateForbids' });
    await answer(stage, id, { answer: 'decline', reason: 'Loaded wrongly.' });
    expect((await leadOf(id)).changes).toMatchObject([{ status: 'declined', reason: 'Loaded wrongly.' }]);
  });
});

it('a copy has the commission of now, as any other price that is made anew', async () => {
  const stage = await createStage();
  const id = await save(stage);
  await ownerDb.lead.update({ where: { id }, data: { commissionPercent: 3 } });
  const copied = await inScope(stage.agent, (tx) => duplicateLead(tx, stage.agent, id, { version: 1 }, contextAt()));
  const [was, is] = await Promise.all([leadOf(id), leadOf(copied._id)]);
  const { rooms } = snapshotTermsSchema.parse(
    (await ownerDb.priceSnapshot.findUniqueOrThrow({ where: { id: is.snapshotId } })).content,
  );
  expect([was.commissionPercent?.toNumber(), is.commissionPercent?.toNumber()]).toEqual([
    3,
    rooms[0]?.commissionPercent,
  ]);
  expect(rooms[0]?.commissionPercent).not.toBe(3);
});

it('a stay that has begun is not copied: other dates are another lead', async () => {
  const stage = await createStage();
  const id = await save(stage);
  const begun = { ...contextAt('2027-06-06T09:00:00Z'), today: () => '2027-06-06' as const };
  const copied = inScope(stage.agent, (tx) => duplicateLead(tx, stage.agent, id, { version: 1 }, begun));
  await expect(copied).rejects.toMatchObject({ status: 422 });
  expect(await ownerDb.lead.count({ where: { duplicateOfId: id } })).toBe(0);
});

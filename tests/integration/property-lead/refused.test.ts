import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { db } from '@/lib/platform/db';
import { closeLead, duplicateLead } from '@/lib/sales/lead/commands/amend';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { changeDates } from '@/lib/sales/lead/commands/change-dates';
import { requestHonour } from '@/lib/sales/lead/commands/honour';
import { datesSchema, hotelAnswerSchema } from '@/lib/sales/lead/schema';
import type { Prisma } from '@/prisma/generated/client';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, createStage as createHotelStage, inScope, NOW, save as saveOfHotel } from '../lead/stage';
import { change, createStage, during, happen, LONG, leadOf, NEXT_WEEK, rivalOf, type Stage, save, WEEK } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** What the database itself refuses, whatever a command forgets. */
const HOLD = /lead_hold|has \d holds/;
const days = ({ checkIn, checkOut }: typeof WEEK | typeof LONG) => ({
  checkIn: toDatabaseDay(checkIn),
  checkOut: toDatabaseDay(checkOut),
});

async function optioned(): Promise<{ stage: Stage; id: string; hold: string }> {
  const stage = await createStage();
  const id = await save(stage);
  await happen(stage, id, ['requestOption', 'confirmOption']);
  const { id: hold } = await ownerDb.propertyHold.findFirstOrThrow({ where: { leadId: id } });
  return { stage, id, hold };
}

it('a confirmed lead without exactly one standing hold of its kind, nights and end', async () => {
  const { id, hold, stage } = await optioned();
  const change = (data: Prisma.PropertyHoldUncheckedUpdateInput) =>
    ownerDb.propertyHold.update({ where: { id: hold }, data });
  await expect(change({ releasedAt: new Date() })).rejects.toThrow(HOLD);
  await expect(change({ kind: 'booking', expiresAt: null })).rejects.toThrow(HOLD);
  await expect(change(days(LONG))).rejects.toThrow(HOLD);
  await expect(change({ expiresAt: new Date('2027-01-01') })).rejects.toThrow(HOLD);
  await expect(change({ leadId: null })).rejects.toThrow(HOLD);
  await expect(ownerDb.propertyHold.delete({ where: { id: hold } })).rejects.toThrow(HOLD);
  await expect(ownerDb.lead.update({ where: { id }, data: { status: 'CONFIRMED_BOOKING' } })).rejects.toThrow(HOLD);
  const elsewhere = { checkIn: toDatabaseDay('2027-07-03'), checkOut: toDatabaseDay('2027-07-10') };
  const second = { id: randomUUID(), propertyId: stage.propertyId, leadId: id, kind: 'booking' as const, ...elsewhere };
  await expect(ownerDb.propertyHold.create({ data: second })).rejects.toThrow(HOLD);
  expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_OPTION', holds: ['confirmedOption'] });
});

it('any other lead with a hold, and a second option with one', async () => {
  const { id, stage } = await optioned();
  const statuses = [
    'INTEREST',
    'REQUESTED_OPTION',
    'EXPIRED_OPTION',
    'REQUESTED_BOOKING',
    'CANCELLED_BOOKING',
  ] as const;
  for (const status of statuses) {
    await expect(ownerDb.lead.update({ where: { id }, data: { status } })).rejects.toThrow(HOLD);
  }
  await expect(ownerDb.lead.update({ where: { id }, data: { optionRank: 2 } })).rejects.toThrow(HOLD);
  const hold = { id: randomUUID(), propertyId: stage.propertyId, leadId: id, kind: 'ownerBlock' as const };
  await expect(ownerDb.propertyHold.create({ data: { ...hold, ...days(WEEK) } })).rejects.toThrow(
    /property_hold_of_owner/,
  );
});

it('two live options of one rank over the same nights, and a third extension', async () => {
  const { stage, id } = await optioned();
  const rival = await rivalOf(stage);
  const second = await save(rival);
  await happen(rival, second, ['requestOption']);
  const jump = (data: Prisma.LeadUncheckedUpdateInput) => ownerDb.lead.update({ where: { id: second }, data });
  await expect(jump({ optionRank: 1 })).rejects.toThrow(/lead_option_rank_once/);
  await expect(jump({ optionRank: null })).rejects.toThrow(/lead_ranked/);
  await expect(ownerDb.lead.update({ where: { id }, data: { extensions: 3 } })).rejects.toThrow(/lead_extensions/);
});

it('that those who serve change or delete what has happened', async () => {
  const { id } = await optioned();
  const where = { leadId: id };
  await expect(db.leadEvent.updateMany({ where, data: { type: 'interest' } })).rejects.toThrow(/permission denied/);
  await expect(db.leadEvent.deleteMany({ where })).rejects.toThrow(/permission denied/);
  await expect(db.priceSnapshot.updateMany({ data: { priceTotal: 1n } })).rejects.toThrow(/permission denied/);
  await expect(db.priceSnapshot.deleteMany()).rejects.toThrow(/permission denied/);
});

describe('a change of a lead', () => {
  const refused = (code: string, status = 409) => expect.objectContaining({ code, status });

  it('that was closed, has ended, or is of a hotel', async () => {
    const stage = await createStage();
    const [closed, ended] = [await save(stage), await save(stage)];
    const seen = { version: 1, reason: 'Lost.' };
    await inScope(stage.agent, (tx) => closeLead(tx, stage.agent, closed, seen, contextAt()));
    await expect(change(stage, closed)).rejects.toEqual(refused('leadClosed'));
    await happen(stage, ended, ['book', 'declineBooking']);
    await expect(change(stage, ended)).rejects.toEqual(refused('leadEnded'));
    const hotel = await createHotelStage();
    const ofHotel = await saveOfHotel(hotel);
    await expect(change({ ...stage, agent: hotel.agent }, ofHotel)).rejects.toEqual(refused('notFound', 404));
  });

  it('to another property, or to nights that are sold', async () => {
    const [stage, other] = [await createStage(), await createStage()];
    const rival = await rivalOf(stage);
    const id = await save(stage);
    await expect(change(stage, id, { _property: other.propertyId })).rejects.toMatchObject({
      status: 422,
      fields: { _property: 'invalidValue' },
    });
    await happen(rival, await save(rival, during(NEXT_WEEK)), ['book', 'confirmBooking']);
    await happen(stage, id, ['requestOption']);
    await expect(change(stage, id, during(NEXT_WEEK))).rejects.toEqual(refused('periodSold'));
    expect(await leadOf(id)).toMatchObject({ version: 2, checkIn: toDatabaseDay(WEEK.checkIn) });
  });

  it('at another price than the one that was shown, moved or not', async () => {
    const stage = await createStage();
    const id = await save(stage);
    const payments = { isPaidByCreditCard: true, subTotal: 3000, currencyCode: 'EUR' };
    for (const stay of [during(WEEK), during(NEXT_WEEK)]) {
      await expect(change(stage, id, { ...stay, payments })).rejects.toMatchObject({
        code: 'leadPriceMoved',
        status: 409,
        details: { price: { was: 3000, is: 3500 } },
      });
    }
    expect(await leadOf(id)).toMatchObject({ version: 1, priceTotal: 350_000n });
  });
});

describe('a question about a stay on request', () => {
  const unpriced = { ...during({ checkIn: '2027-07-03', checkOut: '2027-07-10' }), payments: {} };

  it('whose answer comes after it has lapsed', async () => {
    const stage = await createStage();
    const id = await save(stage, { ...unpriced, isOperatorAsked: true });
    await ownerDb.leadChange.updateMany({ where: { leadId: id }, data: { endsAt: new Date(NOW) } });
    const decline = hotelAnswerSchema.parse({ version: 1, answer: 'decline', reason: 'No.' });
    const answered = inScope(stage.operator, (tx) => answerLead(tx, stage.operator, id, decline, contextAt()));
    await expect(answered).rejects.toMatchObject({ code: 'leadAnswered', status: 409 });
  });

  it('that is one about the price before there is any', async () => {
    const stage = await createStage();
    const id = await save(stage, unpriced);
    const asked = inScope(stage.agent, (tx) => requestHonour(tx, stage.agent, id, { version: 1 }, contextAt()));
    await expect(asked).rejects.toMatchObject({ code: 'leadStateForbids', status: 409 });
    expect(await leadOf(id)).toMatchObject({ changes: [] });
  });
});

describe('a price of now', () => {
  const copy = ({ agent }: Stage, id: string) =>
    inScope(agent, (tx) => duplicateLead(tx, agent, id, { version: 1 }, contextAt()));

  it('of a house that is shown no more, be it for the same nights or others', async () => {
    const stage = await createStage();
    const { agent, propertyId } = stage;
    const id = await save(stage);
    await ownerDb.property.update({ where: { id: propertyId }, data: { status: 'removed' } });
    const unknown = { code: 'propertyUnknown', status: 404 };
    await expect(copy(stage, id)).rejects.toMatchObject(unknown);
    const { checkIn, checkOut } = NEXT_WEEK;
    const dates = datesSchema.parse({ version: 1, checkInDate: checkIn, checkOutDate: checkOut, price: 3500 });
    const moved = inScope(agent, (tx) => changeDates(tx, agent, id, dates, contextAt()));
    await expect(moved).rejects.toMatchObject(unknown);
    expect(await leadOf(id)).toMatchObject({ version: 1, checkIn: toDatabaseDay(WEEK.checkIn) });
  });

  it('at a level of service that is no longer offered for these nights', async () => {
    const stage = await createStage();
    const id = await save(stage);
    const where = { stayId: `${stage.propertyId}-0`, serviceLevel: 'Catered' };
    await ownerDb.stayRate.updateMany({ where, data: { serviceLevel: 'Selfcatered' } });
    await expect(copy(stage, id)).rejects.toMatchObject({ status: 422, fields: { serviceLevel: 'invalidValue' } });
    expect(await ownerDb.lead.count({ where: { propertyId: stage.propertyId } })).toBe(1);
  });
});

it('an interest of nobody’s agency, of no property, or that calls itself an option', async () => {
  const stage = await createStage();
  const nobody = await viewerOf(await createUser({ role: 'admin' }));
  await expect(save({ ...stage, agent: nobody })).rejects.toMatchObject({ code: 'agencyNeeded' });
  await expect(save({ ...stage, propertyId: 'P-none' })).rejects.toMatchObject({ code: 'propertyUnknown' });
  await expect(save(stage, { status: 'REQUESTED_OPTION' })).rejects.toMatchObject({ code: 'leadStatusDiffers' });
});

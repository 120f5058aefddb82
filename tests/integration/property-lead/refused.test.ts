import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { db } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage, happen, LONG, leadOf, rivalOf, type Stage, save, WEEK } from './stage';

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

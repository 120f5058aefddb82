import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { clock } from '@/lib/platform/clock';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { duplicateLead } from '@/lib/sales/lead/commands/amend';
import { listDueLeads } from '@/lib/sales/lead/queries/due';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, inScope, leadOf, type Stage, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const HOUR = 3_600_000;

/** Bookings made after everything else, of stays long past. */
async function pastBookings(leadId: string, count: number): Promise<void> {
  const {
    clientId: _,
    guests: _g,
    payment: _p,
    ...row
  } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
  const days = { checkIn: toDatabaseDay('2020-01-04'), checkOut: toDatabaseDay('2020-01-11') };
  const rows = Array.from({ length: count }, () => ({
    ...{ ...row, ...days, id: randomUUID(), reference: randomUUID(), status: 'CONFIRMED_BOOKING' as const },
    createdAt: new Date(row.createdAt.getTime() + HOUR),
  }));
  await ownerDb.lead.createMany({ data: rows });
}

const due = async ({ agent }: Stage) => (await listDueLeads(agent)).map(({ _id, kind }) => ({ _id, kind }));

describe('what ends next', () => {
  it('is found by its date, however many leads were made since; bookings of the past have left', async () => {
    const stage = await createStage({ units: 3 });
    const now = await clock.now();
    const option = await save(stage);
    await ownerDb.lead.update({
      where: { id: option },
      data: { status: 'CONFIRMED_OPTION', optionRank: 1, optionExpiresAt: new Date(now.getTime() + 3 * HOUR) },
    });
    await pastBookings(option, 210);
    expect(await due(stage)).toEqual([{ _id: option, kind: 'optionEnds' }]);
  });

  it('of a booking is a day its terms count to, however far its arrival, and none that comes later', async () => {
    const stage = await createStage({ units: 3 });
    const today = await clock.today();
    const booked = async (checkIn: PlainDate, days: number) => {
      const id = await save(stage);
      const { snapshotId } = await ownerDb.lead.findUniqueOrThrow({ where: { id } });
      const terms = {
        payment: { depositPercent: 20, steps: [{ daysBeforeArrival: days, percent: 100 }] },
        cancellation: { kind: 'nonRefundable' },
        ...{ hasNoShowClause: false, securityDeposit: null, cardFeeRatio: 0 },
      };
      const content = { rooms: [{ priceTotal: 350_000, commissionPercent: 10, terms }] };
      await ownerDb.priceSnapshot.update({ where: { id: snapshotId }, data: { content } });
      const stay = { checkIn: toDatabaseDay(checkIn), checkOut: toDatabaseDay(addDays(checkIn, 7)) };
      await ownerDb.lead.update({ where: { id }, data: { status: 'CONFIRMED_BOOKING', ...stay } });
      return id;
    };
    const soon = await booked(addDays(today, 190), 180);
    await booked(addDays(today, 210), 180);
    await booked(addDays(today, -1), 3);
    expect(await due(stage)).toEqual([{ _id: soon, kind: 'payment' }]);
  });
});

describe('a copy', () => {
  const copy = (stage: Stage, id: string, today: PlainDate) => {
    const context = { ...contextAt(), today: () => today };
    return inScope(stage.agent, (tx) => duplicateLead(tx, stage.agent, id, { version: 1 }, context));
  };

  it('of a stay that is past is refused: other dates are another lead', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await expect(copy(stage, id, '2027-06-06')).rejects.toMatchObject({
      status: 422,
      fields: { checkInDate: 'checkInPast' },
    });
    expect(await leadOf((await copy(stage, id, '2027-06-05'))._id)).toMatchObject({
      status: 'INTEREST',
      priceTotal: 350_000n,
    });
  });
});

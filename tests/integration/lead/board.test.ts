import { beforeAll, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/sales/lead/commands/booking';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { listLeads } from '@/lib/sales/lead/queries/leads';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, happen, inScope, leadOf, save, versionOf } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

it('an opened lead names the guests of its rooms where they are not all its client, and markup not in client-safe view', async () => {
  const stage = await createStage({ units: 9 });
  const [client, other] = [
    { firstName: 'Clara', lastName: 'Weiss' },
    { firstName: 'Jonas', lastName: 'Weiss' },
  ];
  const two = {
    price: { currency: 'EUR', total: 7000 },
    rooms: [{ roomId: `${stage.hotelId}-room`, id: `${stage.hotelId}-plan`, numAdults: 2, quantity: 2 }],
    partnerAgency: { markupAmount: 250 },
  };
  const read = (id: string, seesCommission: boolean) => getLead(stage.agent, id, 'en', { seesCommission });
  const named = await read(await save(stage, { ...two, guests: [client, other] }), true);
  expect([named?.told.rooms[0]?.guests, named?.markup]).toEqual([['Clara Weiss', 'Jonas Weiss'], 25_000n]);
  const hidden = await read(await save(stage, { ...two, guests: [client, client] }), false);
  expect(hidden?.told.rooms[0]?.guests).toEqual([]);
  expect(hidden).not.toHaveProperty('markup');
});

it('a cancelled booking shows the fee and what remains of the commission, to whoever may see it', async () => {
  const stage = await createStage({ supportsInstantBooking: true });
  const id = await save(stage);
  await happen(stage, id, ['book']);
  // All of it from seven days before the arrival on 5 June; half of it now, so that something remains.
  const { snapshotId } = await leadOf(id);
  const half = [{ fromDaysPriorToArrival: 400, feeInPercentOfBookingTotal: 50 }];
  const content = { rooms: [{ priceTotal: 350_000, commissionPercent: 10, cancellationPeriods: half }] };
  await ownerDb.priceSnapshot.update({ where: { id: snapshotId }, data: { content } });
  const { agent } = stage;
  const version = await versionOf(id);
  await inScope(agent, (tx) => cancelBooking(tx, agent, id, { version, fee: 1750 }, contextAt()));
  const seen = { owed: 175_000n, commission: 17_500n };
  expect(await getLead(agent, id, 'en', { seesCommission: true })).toMatchObject({
    ...seen,
    history: expect.arrayContaining([expect.objectContaining({ key: 'cancelledBooking', fee: 175_000n })]),
  });
  expect((await listLeads(agent, {}, { seesCommission: true })).find(({ _id }) => _id === id)).toMatchObject(seen);
  const hidden = await getLead(agent, id, 'en', { seesCommission: false });
  expect(hidden).toMatchObject({ owed: 175_000n });
  expect(hidden).not.toHaveProperty('commission');
  expect(JSON.stringify(hidden?.terms)).not.toMatch(/earned/);
});

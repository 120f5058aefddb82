import { beforeAll, expect, it } from 'vitest';
import { listColleagues } from '@/lib/sales/lead/queries/colleagues';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { createMember } from '@/tests/factories/agency';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { viewerOf } from '@/tests/factories/user';
import { createStage, happen, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

it('a supervisor sees how much stands with each colleague, an agent what stands with them', async () => {
  const stage = await createStage({ units: 9 });
  const colleague = await viewerOf(await createMember(stage.team.agency));
  const optioned = await save(stage);
  await happen(stage, optioned, ['requestOption']);
  await save(stage);
  await save({ ...stage, agent: colleague });
  const none = { interest: 0, requested: 0, option: 0, confirmed: 0 };
  const supervisor = await viewerOf(stage.team.owner);
  expect(await listColleagues(supervisor)).toMatchObject([
    { agentId: stage.agent.id, ...none, interest: 1, requested: 1 },
    { agentId: colleague.id, ...none, interest: 1 },
  ]);
  expect(await listColleagues(colleague)).toMatchObject([{ agentId: colleague.id, ...none, interest: 1 }]);
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

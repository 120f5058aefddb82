import { beforeAll, expect, it } from 'vitest';
import { requestOption } from '@/lib/sales/lead/commands/option';
import { readOptionsHeld } from '@/lib/sales/lead/queries/options-held';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, inScope, versionOf } from '../lead/stage';
import { createStage, during, happen, NEXT_WEEK, rivalOf, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

it('options of the agency alone count, by season, until the clock ends them', async () => {
  const stage = await createStage();
  const rival = await rivalOf(stage);
  const [confirmed, requested] = [await save(stage), await save(stage, during(NEXT_WEEK))];
  await happen(stage, confirmed, ['requestOption', 'confirmOption']);
  await happen(stage, requested, ['requestOption']);
  const heldAt = (at: string, { agent, propertyId }: typeof stage) => readOptionsHeld(agent, propertyId, new Date(at));
  expect(await heldAt('2026-12-02T09:00:00Z', stage)).toEqual({ '2027 summer': { confirmed: 1, requested: 1 } });
  expect(await heldAt('2026-12-02T09:00:00Z', rival)).toEqual({});
  expect(await heldAt('2026-12-20T09:00:00Z', stage)).toEqual({});
});

it('whoever asks for an option is told until when it is answered, and its place', async () => {
  const stage = await createStage();
  const rival = await rivalOf(stage);
  const ask = async ({ agent }: typeof stage, id: string) => {
    const version = await versionOf(id);
    return inScope(agent, (tx) => requestOption(tx, agent, id, { version }, contextAt()));
  };
  const answerDueAt = '2026-12-02T09:00:00.000Z';
  expect(await ask(stage, await save(stage))).toMatchObject({ optionRank: 1, answerDueAt });
  expect(await ask(rival, await save(rival))).toMatchObject({ optionRank: 2, answerDueAt });
});

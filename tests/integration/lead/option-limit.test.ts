import { beforeAll, expect, it } from 'vitest';
import { deedSpecs } from '@/components/sales/lead/lead-deeds';
import { limitText } from '@/components/sales/lead/option-limit';
import { clock } from '@/lib/platform/clock';
import { locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { translator } from '@/lib/platform/i18n/translator';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage, happen, type Stage, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const heldOf = async ({ agent }: Stage, id: string) =>
  (await getLead(agent, id, 'en', { seesCommission: true }))?.optionsHeld;

it('whoever asks a hotel for an option reads before how many their agency holds there in that season', async () => {
  const stage = await createStage({ units: 5 });
  const leads = [await save(stage), await save(stage), await save(stage), await save(stage), await save(stage)];
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = leads;
  expect(await heldOf(stage, fourth)).toEqual({ confirmed: 0, requested: 0 });
  await happen(stage, first, ['requestOption', 'confirmOption']);
  await happen(stage, second, ['requestOption', 'confirmOption']);
  await happen(stage, third, ['requestOption']);
  expect(await heldOf(stage, fourth)).toEqual({ confirmed: 2, requested: 1 });
  // What runs already is not asked for.
  expect([await heldOf(stage, second), await heldOf(stage, third)]).toEqual([null, null]);
  // Another agency has its own, and another season too.
  const rival = await createStage();
  expect(await heldOf(rival, await save({ hotelId: stage.hotelId, agent: rival.agent }))).toEqual({
    confirmed: 0,
    requested: 0,
  });
  await happen(stage, third, ['confirmOption']);
  expect(await heldOf(stage, fifth)).toEqual({ confirmed: 3, requested: 0 });

  const [now, today] = [await clock.now(), await clock.today()];
  for (const locale of locales) {
    const lead = await getLead(stage.agent, fourth, locale, { seesCommission: true });
    if (!lead) throw new Error('The lead is not there.');
    const board = { path: '/', query: readDashboardQuery({}), locale, now };
    const specs = deedSpecs(translator(locale, 'leads'), lead, board, { canBook: true, today });
    const { propertyLead: words } = messages[locale];
    const said = limitText(words, { confirmed: 3, requested: 0 });
    expect(said).toContain(words.limit.full);
    expect(specs.find(({ name }) => name === 'requestOption')?.text).toContain(said);
  }
});

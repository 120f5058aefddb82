import { beforeAll, expect, it } from 'vitest';
import { clock, moveClock } from '@/lib/platform/clock';
import { sweepLeads } from '@/lib/sales/lead/commands/sweep';
import { getDemonstration } from '@/lib/today/time-machine/queries';
import { createProgrammes } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { createStage, happen, save } from '../lead/stage';

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
});

/** Business time just past a moment. */
async function movePast(moment: Date): Promise<void> {
  await moveClock(Math.ceil((moment.getTime() - clock.machine().getTime()) / 1000) + 1);
}

it('the last move of the clock tells what has lapsed and was sent since, and nothing of before', async () => {
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  await expect(getDemonstration(await viewerOf(await createUser({ role: 'agent' })))).rejects.toMatchObject({
    code: 'forbidden',
  });
  const before = await getDemonstration(admin);
  expect(before?.moved).toBeNull();

  const stage = await createStage();
  const leadId = await save(stage);
  await happen(stage, leadId, ['requestOption', 'confirmOption']);
  const { optionExpiresAt } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
  if (!optionExpiresAt) throw new Error('The option has no end.');
  const mail = { to: 'a@agency.example', text: '', html: '', sender: '' };
  await ownerDb.developmentMail.create({ data: { ...mail, messageId: 'm1', subject: 'Before', at: clock.machine() } });
  await movePast(optionExpiresAt);
  await ownerDb.developmentMail.create({ data: { ...mail, messageId: 'm2', subject: 'After', at: clock.machine() } });
  await sweepLeads();

  const moved = (await getDemonstration(admin))?.moved;
  expect(moved).toMatchObject({
    lapsed: [{ what: 'option', leadId, client: 'Clara Weiss' }],
    lapsedCount: 1,
    mails: [{ subject: 'After', to: 'a@agency.example' }],
    mailCount: 1,
    runs: 0,
  });
  expect(new Date(moved?.move.to ?? 0).getTime()).toBeGreaterThan(optionExpiresAt.getTime());

  await moveClock(Math.ceil((optionExpiresAt.getTime() - clock.machine().getTime()) / 1000) + 3600);
  expect((await getDemonstration(admin))?.moved).toMatchObject({ lapsed: [], lapsedCount: 0, mailCount: 0 });
  await moveClock(before?.offsetSeconds ?? 0);
  const back = await getDemonstration(admin);
  expect(back).toMatchObject({ offsetSeconds: before?.offsetSeconds });
  expect((back?.moved?.move.to ?? '') < (back?.moved?.move.from ?? '')).toBe(true);
});

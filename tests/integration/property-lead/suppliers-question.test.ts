import { beforeAll, expect, it } from 'vitest';
import * as question from '@/app/api/sales/leads/[leadId]/question/route';
import { composeMail } from '@/lib/documents/mail/compose';
import { clock } from '@/lib/platform/clock';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getRequest } from '@/lib/sales/lead/queries/requests';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { deriveLeftDeadlines } from '@/lib/today/deadline/commands/derive';
import { listToday } from '@/lib/today/deadline/queries/list';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn } from '@/tests/factories/user';
import { contextAt, inScope, versionOf } from '../lead/stage';
import { createStage, happen, rivalOf, type Stage, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const brand = { isB2C: false, isCommissionDisplayed: true };

async function ask({ operator }: Stage, id: string, message: string) {
  const input = hotelAnswerSchema.parse({ version: await versionOf(id), answer: 'ask', message });
  const now = await clock.now();
  await inScope(operator, (tx) => answerLead(tx, operator, id, input, contextAt(now)));
  await deriveLeftDeadlines();
}

async function reply({ team }: Stage, leadId: string, message = 'Nine and fifteen.') {
  const { cookie } = await signIn(team.agent);
  const body = { version: await versionOf(leadId), message };
  return callApi(question.POST as ApiHandler, { method: 'POST', cookie, params: { leadId }, body });
}

const dueOf = async ({ agent }: Stage, id: string) =>
  (await listToday(agent, brand, { limit: 24 })).results.filter(
    ({ kind, about }) => kind === 'question' && about.id === id,
  );

it('waits in the agent’s list until it is answered; the operator reads the answer in mail and desk', async () => {
  const stage = await createStage();
  const id = await save(stage);
  await happen(stage, id, ['requestOption']);
  await ask(stage, id, 'How old are the children?');
  await ask(stage, id, 'And do they ski?');
  expect(await dueOf(stage, id)).toHaveLength(2);
  const asked = await getLead(stage.agent, id, 'en', { seesCommission: false });
  expect(asked?.questions.map(({ text }) => text)).toEqual(['How old are the children?', 'And do they ski?']);
  // What the operator owes stays owed.
  expect(asked?.answerDueAt).not.toBeNull();

  expect((await reply(stage, id, ' ')).status).toBe(422);
  expect((await reply(await rivalOf(stage), id)).status).toBe(404);
  expect((await reply(stage, id)).status).toBe(200);
  expect(await dueOf(stage, id)).toEqual([]);
  expect(await reply(stage, id)).toMatchObject({ status: 409, body: { code: 'leadAnswered' } });

  const lead = await getLead(stage.agent, id, 'en', { seesCommission: false });
  expect(lead?.questions).toEqual([]);
  expect(lead?.history.find(({ key }) => key === 'question.answered')).toMatchObject({
    ...{ reason: 'Nine and fifteen.', isReader: true },
  });
  const request = await getRequest(stage.operator, id, 'en');
  expect(request?.request.history.filter(({ key }) => key === 'question.answered').map(({ reason }) => reason)).toEqual(
    ['Nine and fifteen.'],
  );
  const rows = await ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: `lead:${id}:` } } });
  const sent = rows.find(({ dedupeKey }) => dedupeKey.endsWith(':answeredQuestion:supplier'));
  const mail = await composeMail('', mailPayloadSchema.parse(sent?.payload));
  expect(mail?.text).toContain('Nine and fifteen.');
});

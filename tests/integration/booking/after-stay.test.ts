import { beforeAll, expect, it } from 'vitest';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { answerStayOver } from '@/lib/sales/lead/commands/stay-answer';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { stayAnswerSchema } from '@/lib/sales/lead/schema-stay';
import { ownerDb } from '@/tests/factories/owner';
import { contextAt, inScope, versionOf } from '../lead/stage';
import { at, book, createBookable, prepareBookings } from './stage';

beforeAll(prepareBookings);

it('a guest’s stay that is over asks the operator for no word: nobody earns a commission of it', async () => {
  const stage = await createBookable();
  const { leadId } = await book(stage);
  const { operator } = stage;
  const yes = hotelAnswerSchema.parse({ version: 1, answer: 'confirm' });
  await inScope(operator, (tx) => answerLead(tx, operator, leadId, yes, at(1)));
  const said = stayAnswerSchema.parse({ version: await versionOf(leadId), answer: 'stayed' });
  const over = contextAt('2027-06-13T09:00:00Z');
  const answered = inScope(operator, (tx) => answerStayOver(tx, operator, leadId, said, over));
  await expect(answered).rejects.toMatchObject({ code: 'leadStateForbids', status: 409 });
  expect(await ownerDb.leadChange.count({ where: { leadId, kind: 'stayAnswer' } })).toBe(0);
});

import 'server-only';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadStateJson } from '../schema';
import { openQuestions, type QuestionAnswer } from '../schema-question';
import { openLead } from './open';
import { stateOf } from './option';
import { audited, changeLead, type Doer, tell } from './record';

/**
 * What the agency answers to a question of the house that no conversation carries; the house reads it in its mail. Of several
 * that were open one answer settles all. 409 where none is.
 */
export async function answerSuppliersQuestion(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { message, ...seen }: QuestionAnswer,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  const now = context.now();
  await enterScope(tx, 'system');
  const asked = await tx.leadChange.findMany({ where: { leadId, kind: 'question' }, orderBy: { askedAt: 'asc' } });
  const open = openQuestions(asked);
  const last = open.at(-1);
  if (!last) throw new AppError('leadAnswered', { status: 409 });
  for (const { id, due } of open) {
    const data = { due: due.toISOString(), answeredAt: now.toISOString(), ...(id === last.id && { answer: message }) };
    await tx.leadChange.update({ where: { id }, data: { data, answeredById: viewer.id } });
  }
  await enterScope(tx, viewer);
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, doer, context, { after: { question: 'accepted' } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, 'answeredQuestion', ['supplier'], context);
  return stateOf(after);
}

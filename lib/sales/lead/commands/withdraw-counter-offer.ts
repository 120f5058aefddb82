import 'server-only';
import { answerDueAt } from '@/lib/catalogue/place/property-time';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { questionEndsAt } from '../rules/question';
import { counterOfferDataSchema, type LeadAction, type LeadStateJson } from '../schema';
import { openLead } from './open';
import { stateOf } from './option';
import { renewQuestion } from './question';
import { type Answerer, audited, changeLead, supplier, tell } from './record';

/**
 * The supplier takes back a counter-offer that nobody has answered (rule 3.10). What they were asked before it is theirs to
 * answer again, due as if asked now. 409 where the agency has answered, or where it has ended.
 */
export async function withdrawCounterOffer(
  tx: Transaction,
  answerer: Answerer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer = supplier(answerer);
  const lead = await openLead(tx, doer, leadId, seen, context);
  const now = context.now();
  await enterScope(tx, 'system');
  const change = await tx.leadChange.findFirst({ where: { leadId, kind: 'counterOffer', status: 'asked' } });
  if (!change) throw new AppError('leadOfferEnded', { status: 409 });
  const { price } = counterOfferDataSchema.parse(change.data);
  const data = { ...(change.data as object), isTakenBack: true };
  const by = { answeredAt: now, answeredById: doer.viewer?.id ?? null };
  await tx.leadChange.update({ where: { id: change.id }, data: { status: 'withdrawn', ...by, data } });
  const due = { answerDueAt: answerDueAt(now, lead.timeZone) };
  if (lead.status === 'REQUESTED_OPTION') await renewQuestion(tx, lead, 'option', due);
  if (lead.status === 'REQUESTED_BOOKING') await renewQuestion(tx, lead, 'booking', due);
  // A question that the offer itself has answered waits again.
  await tx.leadChange.updateMany({
    where: { leadId, kind: { in: ['honourPrice', 'stay'] }, answeredAt: change.askedAt },
    data: {
      ...{ status: 'asked', answeredAt: null, answeredById: null, ...due },
      endsAt: questionEndsAt({ ...lead, now, optionExpiresAt: null }),
    },
  });
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, doer, context, { before: { counterOffer: price }, after: { counterOffer: 'withdrawn' } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, 'withdrewOffer', ['agent'], context);
  return stateOf(after);
}

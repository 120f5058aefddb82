import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { canSeeCommission } from '@/lib/people/access/agency';
import { enterScope } from '@/lib/people/scope';
import { defaultBrand } from '@/lib/platform/addresses/hosts';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { disputableUntil } from '../rules/stay-answer';
import type { LeadStateJson } from '../schema';
import type { DisputeDecision, DisputeInput } from '../schema-stay';
import { postStayAnswer } from './commission';
import { openLead } from './open';
import { stateOf } from './option';
import { audited, changeLead, type Doer, tell } from './record';

/**
 * The agency says that the house's word about a stay is wrong. From then on the commission of the lead rests (rule 9.9). Throws
 * 404 for whoever sees no commission, 409 without an answer, after thirty days, and where it was disputed before.
 */
export async function disputeStay(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { message, ...seen }: DisputeInput,
  brand: Parameters<typeof canSeeCommission>[1],
  context: WriteContext,
): Promise<LeadStateJson> {
  if (!canSeeCommission(viewer, brand)) throw new AppError('notFound', { status: 404 });
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  const now = context.now();
  const rows = await tx.leadChange.findMany({ where: { leadId, kind: { in: ['stayAnswer', 'dispute'] } } });
  const answer = rows.find(({ kind, status }) => kind === 'stayAnswer' && status === 'accepted');
  if (!answer || lead.status !== 'CONFIRMED_BOOKING') throw new AppError('stayNotAnswered', { status: 409 });
  if (rows.some(({ kind }) => kind === 'dispute')) throw new AppError('stayDisputed', { status: 409 });
  const until = disputableUntil(dayAt(answer.askedAt, lead.timeZone));
  if (dayAt(now, lead.timeZone) > until) throw new AppError('disputeTooLate', { status: 409, details: { until } });
  await tx.leadChange.create({
    data: {
      ...{ leadId, kind: 'dispute', status: 'asked', askedAt: now, askedById: viewer.id },
      ...{ reason: message, data: { message } },
    },
  });
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, doer, context, { after: { asked: 'dispute' } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, 'disputedStay', ['supplier'], context);
  // The office decides, at its own host.
  await enqueueMail(tx, `lead:${leadId}:disputedStay:office`, { mail: 'disputeOffice', leadId, brandId: defaultBrand });
  return stateOf(after);
}

/** An admin has read both sides: what was booked stands, or what the house says. A correction is a posting of its own. */
export async function decideDispute(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { stands, reason, ...seen }: DisputeDecision,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'supplier', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  const now = context.now();
  await enterScope(tx, 'system');
  const open = await tx.leadChange.findFirst({ where: { leadId, kind: 'dispute', status: 'asked' } });
  if (!open) throw new AppError('stayNotDisputed', { status: 409 });
  const isForAgency = stands === 'booked';
  await tx.leadChange.update({
    where: { id: open.id },
    data: {
      ...{ status: isForAgency ? 'accepted' : 'declined', answeredAt: now },
      ...{ answeredById: viewer.id, reason },
    },
  });
  await changeLead(tx, lead, {}, now);
  await postStayAnswer(tx, leadId, open.id, now);
  await audited(tx, lead, doer, context, { after: { dispute: isForAgency ? 'accepted' : 'declined', reason } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, isForAgency ? 'decidedBooked' : 'decidedSaid', ['agent', 'supplier'], context);
  return stateOf(after);
}

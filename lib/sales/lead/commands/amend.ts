import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/people/audit/commands';
import { erasedClient } from '@/lib/people/privacy/erased';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { requirePeriod } from '@/lib/rates/judge/require-period';
import type { LeadFacts } from '../queries/lead-row';
import { priceSelection } from '../queries/price';
import { priceColumns } from '../rules/price-columns';
import { isLive } from '../rules/transition';
import { type Closure, type LeadAction, type LeadStateJson, leadGuestsSchema } from '../schema';
import { selectionOfLead } from './booking';
import { postCommission } from './commission';
import { openLead } from './open';
import { stateOf } from './option';
import { withdrawQuestions } from './question';
import { audited, changeLead, type Doer } from './record';
import { newReference } from './save-interest';
import { keepSnapshot } from './snapshot';

function requireOpen(lead: LeadFacts, code: string): void {
  if (lead.isClosed) throw new AppError('leadClosed', { status: 409 });
  if (isLive(lead.status)) throw new AppError(code, { status: 409, details: { status: lead.status } });
}

/**
 * The same selection as a new interest, at the price of now. Throws 422 where its stay is past: other dates are another lead;
 * 409 where its client has been erased.
 */
export async function duplicateLead(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<{ _id: string }> {
  const lead = await openLead(tx, { by: 'agent', viewer }, leadId, seen, context);
  if (
    await tx.client.findFirst({ where: { ...erasedClient(), leads: { some: { id: leadId } } }, select: { id: true } })
  ) {
    throw new AppError('leadClientErased', { status: 409 });
  }
  requirePeriod(lead, context.today());
  const priced = await priceSelection(tx, viewer, selectionOfLead(lead), context);
  const now = context.now();
  const row = await tx.lead.findUniqueOrThrow({
    where: { id: leadId },
    omit: {
      id: true,
      status: true,
      version: true,
      optionRank: true,
      optionExpiresAt: true,
      extensions: true,
      closedAt: true,
      closedReason: true,
      closedById: true,
      lostBecause: true,
    },
  });
  const columns = priceColumns(lead, priced);
  const snapshotId = await keepSnapshot(tx, lead, priced, now);
  const id = randomUUID();
  const made = {
    id,
    reference: newReference(),
    userId: viewer.id,
    duplicateOfId: leadId,
    createdAt: now,
    updatedAt: now,
  };
  const guests = leadGuestsSchema.parse(row.guests);
  const payment = row.payment ?? undefined;
  await tx.lead.create({ data: { ...row, ...made, guests, payment, ...columns.lead, snapshotId } });
  await tx.leadRoom.createMany({
    data: lead.rooms.map(({ holdId: _, ...room }, position) => {
      return { ...room, ...columns.rooms[position], leadId: id };
    }),
  });
  await tx.leadEvent.create({
    data: {
      leadId: id,
      type: 'interest',
      at: now,
      by: 'agent',
      actorId: viewer.id,
      data: { duplicateOf: leadId, locale: context.locale },
      requestId: context.requestId,
    },
  });
  await postCommission(tx, id, 'event', now);
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    { action: 'lead.created', entity: 'lead', entityId: id, after: { agencyId: lead.agencyId, duplicateOf: leadId } },
  );
  return { _id: id };
}

/** Closed or lost, with the reason: an attribute, not a status. What the hotel still waits for is released before. */
export async function closeLead(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { reason, because = null, ...seen }: Closure,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  requireOpen(lead, 'leadLiveNotClosed');
  const now = context.now();
  const closed = { closedAt: now, closedReason: reason, closedById: viewer.id, lostBecause: because };
  await changeLead(tx, lead, closed, now);
  await withdrawQuestions(tx, lead, now);
  await audited(tx, lead, doer, context, { after: { closed: true, reason, because } });
  return stateOf({ ...lead, version: lead.version + 1 });
}

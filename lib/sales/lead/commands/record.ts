import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { LeadNotice } from '@/lib/platform/outbox/lead-notices';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { appendLeadMessage } from '@/lib/sales/conversation/commands/lead-message';
import type { Prisma } from '@/prisma/generated/client';
import type { LeadFacts } from '../queries/lead-row';
import { cardFeeData, cardSelect } from '../queries/told';
import type { LeadEventType, LeadStatus, LinkSide } from '../types';
import { createAnswerLink } from './answer-link';
import { postCommission } from './commission';
import { postDues } from './dues';

/** Whoever opened the link of a mail: nobody we know, answering for that side. */
export type LinkHolder = LinkSide & { isLinkHolder: true };
/** Who answers for a hotel or property. */
export type Answerer = Viewer | LinkHolder;

/** Who causes an event. A supplier is a person of the hotel or operator, an admin in their place, or the holder of a link. */
export type Doer =
  | { by: 'agent' | 'supplier'; viewer: Viewer }
  | ({ by: 'supplier'; viewer: null } & LinkSide)
  | { by: 'system'; viewer: null };

export function supplier(answerer: Answerer): Doer {
  if ('isLinkHolder' in answerer) {
    const { isLinkHolder: _, ...side } = answerer;
    return { by: 'supplier', viewer: null, ...side };
  }
  return { by: 'supplier', viewer: answerer };
}

export const SYSTEM: Doer = { by: 'system', viewer: null };

/** Whose rows the transaction may write: agents their agency's, all others as the product (policies of lead). */
export function enterScopeOf(tx: Transaction, { by, viewer }: Doer): Promise<void> {
  return enterScope(tx, by === 'agent' && viewer ? viewer : 'system');
}

type Columns = Omit<Prisma.LeadUncheckedUpdateManyInput, 'status' | 'version' | 'updatedAt'>;

type Happened = {
  type: LeadEventType;
  to: LeadStatus;
  reason?: string;
  data?: Prisma.InputJsonObject;
  columns?: Columns;
};

/** Changes the row and its version; 409 when somebody else changed it meanwhile. */
async function writeLead(tx: Transaction, lead: LeadFacts, data: Columns & { status?: LeadStatus }, now: Date) {
  const { count } = await tx.lead.updateMany({
    where: { id: lead.id, version: lead.version },
    data: { ...data, version: lead.version + 1, updatedAt: now },
  });
  if (count === 0) throw new AppError('leadStale', { status: 409 });
}

/** A change without an event of its own: the row, and what it means for the commission and for what is to be paid. */
export async function changeLead(tx: Transaction, lead: LeadFacts, data: Columns, now: Date): Promise<void> {
  await writeLead(tx, lead, data, now);
  if (data.snapshotId || data.closedAt) await postCommission(tx, lead.id, 'change', now);
  if (data.snapshotId && lead.status === 'CONFIRMED_BOOKING') await postDues(tx, lead.id, now);
}

export async function audited(
  tx: Transaction,
  lead: LeadFacts,
  doer: Doer,
  context: WriteContext,
  { action = 'lead.changed', after, before }: Partial<Parameters<typeof writeAudit>[2]>,
): Promise<void> {
  await enterScope(tx, doer.viewer ?? 'system');
  await writeAudit(
    tx,
    { viewer: doer.viewer, requestId: context.requestId, now: context.now },
    { action, entity: 'lead', entityId: lead.id, before, after: { ...after, by: doer.by } },
  );
}

const asksForStay: readonly LeadEventType[] = ['requestedOption', 'requestedBooking', 'confirmedBooking'];

/** With these something is to be paid, or comes back. */
const movesDues: readonly LeadEventType[] = ['confirmedBooking', 'cancelledBooking'];

/** Of a house that is paid by card: what that costs beside the price of now (rule 5.4). */
async function readCardFee(tx: Transaction, { id }: LeadFacts): Promise<ReturnType<typeof cardFeeData>> {
  return cardFeeData(await tx.lead.findUniqueOrThrow({ where: { id }, select: cardSelect }));
}

/**
 * One event: the row, the event, the commission, the dues, the audit. Returns the lead as it stands then. The transaction is left
 * in the scope of whoever did it.
 */
export async function record(
  tx: Transaction,
  lead: LeadFacts,
  doer: Doer,
  { type, to, reason, data, columns }: Happened,
  context: WriteContext,
): Promise<LeadFacts> {
  const now = context.now();
  await enterScopeOf(tx, doer);
  await writeLead(tx, lead, { ...columns, status: to }, now);
  const withCard = lead.propertyId && asksForStay.includes(type) ? await readCardFee(tx, lead) : {};
  await tx.leadEvent.create({
    data: {
      leadId: lead.id,
      type,
      at: now,
      by: doer.by,
      actorId: doer.viewer?.id ?? null,
      reason,
      data: data || withCard.cardFee ? { ...data, ...withCard } : undefined,
      requestId: context.requestId,
    },
  });
  await postCommission(tx, lead.id, 'event', now);
  if (movesDues.includes(type)) await postDues(tx, lead.id, now);
  await audited(tx, lead, doer, context, {
    action: 'lead.stateChanged',
    before: { status: lead.status },
    after: { status: to, event: type, reason: reason ?? null },
  });
  await enterScopeOf(tx, doer);
  const { optionRank, optionExpiresAt } = lead;
  return {
    ...lead,
    version: lead.version + 1,
    status: to,
    optionRank:
      (columns?.optionRank as number | null | undefined) ?? (columns && 'optionRank' in columns ? null : optionRank),
    optionExpiresAt: (columns && 'optionExpiresAt' in columns
      ? columns.optionExpiresAt
      : optionExpiresAt) as Date | null,
  };
}

/** What a hotel or operator is asked, so that its mail carries the link that answers. */
const questions: readonly LeadNotice[] = [
  'requestedOption',
  'requestedBooking',
  'askedExtension',
  'askedChange',
  'askedException',
  'askedPrice',
  'askedStay',
  'declinedOffer',
];

/** Tells the agent, the supplier or both by mail, and in their conversation; `lead` as it stands after what is told. */
export async function tell(
  tx: Transaction,
  lead: Pick<LeadFacts, 'id' | 'version' | 'brandId' | 'hotelId' | 'propertyId'>,
  notice: LeadNotice,
  to: readonly ('agent' | 'supplier')[],
  { locale, now }: WriteContext,
): Promise<void> {
  await appendLeadMessage(tx, { leadId: lead.id, version: lead.version, notice }, { now });
  if (to.includes('supplier') && questions.includes(notice)) await createAnswerLink(tx, lead, now());
  for (const whom of to) {
    await enqueueMail(tx, `lead:${lead.id}:${lead.version}:${notice}:${whom}`, {
      mail: 'leadNotice',
      leadId: lead.id,
      notice,
      to: whom,
      locale,
      brandId: lead.brandId,
    });
  }
}

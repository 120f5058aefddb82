import 'server-only';
import { answerDueAt } from '@/lib/catalogue/place/property-time';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { factsOf, type LeadFacts, leadSelect } from '../queries/lead-row';
import { agreementData } from '../rules/agreement';
import { requestEndsAt } from '../rules/option';
import { type CounterOfferAnswer, counterOfferDataSchema, type LeadStateJson } from '../schema';
import { pricedAt } from './agreed-price';
import { confirmRequestedBooking, reprice } from './booking';
import { openLead, requireVerified } from './open';
import { confirmRequestedOption, stateOf } from './option';
import { renewQuestion } from './question';
import { audited, changeLead, type Doer, SYSTEM, tell } from './record';

/**
 * The agent's answer to a counter-offer. Accepted, its price is the lead's, and what was requested is confirmed at once: the
 * hotel has said yes to it at this price. What is free is asked again under the lock. 409 when the offer has ended.
 */
export async function answerCounterOffer(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { isAccepted, price, ...seen }: CounterOfferAnswer,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context).catch((error: unknown) => withdrawn(tx, leadId, error));
  requireVerified(viewer);
  if (lead.isClosed) throw new AppError('leadClosed', { status: 409 });
  const now = context.now();
  const change = await tx.leadChange.findFirst({ where: { leadId, kind: 'counterOffer', status: 'asked' } });
  const offer = change && counterOfferDataSchema.parse(change.data);
  const ended = new AppError('leadOfferEnded', { status: 409 });
  if (!change || !offer) return withdrawn(tx, leadId, ended);
  if (new Date(offer.until) <= now) throw ended;
  if (isAccepted && price !== offer.price) throw new AppError('leadStale', { status: 409 });
  const total = toMinor(offer.price, lead.currency);
  const until = new Date(offer.until);
  await enterScope(tx, 'system');
  await tx.leadChange.update({
    where: { id: change.id },
    data: {
      ...{ status: isAccepted ? 'accepted' : 'declined', answeredAt: now, answeredById: viewer.id },
      ...(isAccepted && {
        data: { ...offer, ...agreementData(lead, { price: total, currency: lead.currency, until }) },
      }),
    },
  });
  const isRequested = lead.status === 'REQUESTED_OPTION' || lead.status === 'REQUESTED_BOOKING';
  const columns = isAccepted
    ? await reprice(tx, lead, await pricedAt(tx, lead, total), now)
    : await renewed(tx, lead, now);
  await changeLead(tx, lead, columns, now);
  await audited(tx, lead, doer, context, {
    before: { priceTotal: Number(lead.priceTotal) },
    after: { counterOffer: isAccepted ? 'accepted' : 'declined', price: offer.price },
  });
  await enterScope(tx, 'system');
  const after = factsOf(await tx.lead.findUniqueOrThrow({ where: { id: leadId }, select: leadSelect }));
  await tell(tx, after, isAccepted ? 'acceptedOffer' : 'declinedOffer', ['supplier'], context);
  if (!isAccepted || !isRequested) return stateOf(after);
  if (lead.status === 'REQUESTED_BOOKING') return confirmRequestedBooking(tx, after, SYSTEM, context);
  return confirmRequestedOption(tx, after, SYSTEM, context);
}

/** Whoever still saw an offer that was taken back reads that, and not that something has changed. */
async function withdrawn(tx: Transaction, leadId: string, error: unknown): Promise<never> {
  const isLate = error instanceof AppError && (error.code === 'leadStale' || error.code === 'leadOfferEnded');
  if (!isLate) throw error;
  const where = { leadId, kind: 'counterOffer' as const };
  const last = await tx.leadChange.findFirst({ where, orderBy: { askedAt: 'desc' } });
  const isTakenBack = last?.status === 'withdrawn' && counterOfferDataSchema.safeParse(last.data).data?.isTakenBack;
  throw isTakenBack ? new AppError('leadOfferWithdrawn', { status: 409 }) : error;
}

/** The word is the supplier's again: what they were asked before their offer is due, and ends, as if asked now. */
async function renewed(tx: Transaction, lead: LeadFacts, now: Date): Promise<{ optionExpiresAt?: Date }> {
  const due = { answerDueAt: answerDueAt(now, lead.timeZone) };
  if (lead.status === 'REQUESTED_BOOKING') await renewQuestion(tx, lead, 'booking', due);
  if (lead.status !== 'REQUESTED_OPTION') return {};
  const endsAt = requestEndsAt(now);
  await renewQuestion(tx, lead, 'option', { ...due, endsAt });
  return { optionExpiresAt: endsAt };
}

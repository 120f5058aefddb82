import 'server-only';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadFacts } from '../queries/lead-row';
import { needsPrice } from '../rules/group';
import { isInsideTerms, MOST_CONFIRMED_OPTIONS, optionEndsAt, requestEndsAt, seasonAround } from '../rules/option';
import { guestsIn } from '../rules/party';
import type { LeadAction, LeadStateJson, ReasonedAction } from '../schema';
import { giveRoomsBack, holdRooms, readStock } from './inventory';
import { nextStatus, openLead, requireVerified } from './open';
import { requirePossible } from './possible';
import { answerQuestion, askedStay, askSupplier, withdrawQuestions } from './question';
import { type Answerer, type Doer, enterScopeOf, record, SYSTEM, supplier, tell } from './record';
import { promoteOptions, rankOf } from './settle';

export function stateOf({ id, status, version, optionRank, optionExpiresAt }: LeadFacts): LeadStateJson {
  return { _id: id, status, version, optionRank, optionExpiresAt: optionExpiresAt?.toISOString() ?? null };
}

/** Null when the arrival is too close for any. */
function endsAt(lead: LeadFacts, now: Date): Date | null {
  return optionEndsAt({ ...lead, now });
}

/** Whoever asks knows their own limit before; at whoever confirms it only meets them in a race, told as somebody else's. */
async function requireFewOptions(tx: Transaction, lead: LeadFacts, { by }: Doer): Promise<void> {
  const { from, until } = seasonAround(lead.checkIn);
  const confirmed = await tx.lead.count({
    where: {
      agencyId: lead.agencyId,
      hotelId: lead.hotelId,
      propertyId: lead.propertyId,
      status: 'CONFIRMED_OPTION',
      checkIn: { gte: toDatabaseDay(from), lt: toDatabaseDay(until) },
    },
  });
  if (confirmed < MOST_CONFIRMED_OPTIONS) return;
  throw new AppError(by === 'supplier' ? 'leadAgencyAtLimit' : 'leadTooManyOptions', { status: 409 });
}

/** 409 where nothing of the lead has a price, by the form and by the lead's own page alike. */
export function requirePrice({ propertyId, priceTotal }: Pick<LeadFacts, 'propertyId' | 'priceTotal'>): void {
  if (needsPrice({ isOfProperty: propertyId !== null, isPriced: priceTotal !== null })) {
    throw new AppError('leadNeedsPrice', { status: 409 });
  }
}

/** Asks the hotel or operator for an option, first or second; where the hotel lets us, it is confirmed at once. */
export async function requestOption(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  requireVerified(viewer);
  const to = nextStatus('requestedOption', lead, doer);
  requirePrice(lead);
  if (lead.supplier.isReseller) throw new AppError('leadResellerNoOption', { status: 409 });
  const now = context.now();
  if (!endsAt(lead, now)) throw new AppError('leadArrivalTooClose', { status: 409 });
  const { isException } = await requirePossible(tx, viewer, lead, context);
  const stock = await readStock(tx, lead);
  await requireFewOptions(tx, lead, doer);
  const rank = await rankOf(tx, lead);
  const requestEnds = requestEndsAt(now);
  const columns = { optionRank: rank, optionExpiresAt: requestEnds, extensions: 0 };
  const requested = await record(tx, lead, doer, { type: 'requestedOption', to, columns, data: { rank } }, context);
  const isLoaded = lead.rooms.every(({ roomId }) => stock.has(roomId));
  if (lead.supplier.confirmsOptions && !isException && rank === 1 && isLoaded && !isInsideTerms({ ...lead, now })) {
    return confirmRequestedOption(tx, requested, SYSTEM, context);
  }
  await withdrawQuestions(tx, lead, now, ['counterOffer', 'stay']);
  const data = askedStay({ ...lead, pax: guestsIn(lead) });
  const due = await askSupplier(tx, lead, viewer, { kind: 'option', endsAt: requestEnds, data }, now);
  await tell(tx, requested, 'requestedOption', ['agent', 'supplier'], context);
  return { ...stateOf(requested), answerDueAt: due.toISOString() };
}

export async function confirmRequestedOption(
  tx: Transaction,
  lead: LeadFacts,
  doer: Doer,
  context: WriteContext,
): Promise<LeadStateJson> {
  const to = nextStatus('confirmedOption', lead, doer);
  const now = context.now();
  const expiresAt = endsAt(lead, now);
  if (!expiresAt) throw new AppError('leadArrivalTooClose', { status: 409 });
  await requireFewOptions(tx, lead, doer);
  // A second option waits: it takes the rooms when it moves up.
  if (lead.optionRank === 1) await holdRooms(tx, lead, { kind: 'confirmedOption', expiresAt }, context);
  const happened = { type: 'confirmedOption' as const, to, data: { expiresAt: expiresAt.toISOString() } };
  const columns = { optionExpiresAt: expiresAt };
  const confirmed = await record(tx, lead, doer, { ...happened, columns }, context);
  await answerQuestion(tx, lead, 'option', { isAccepted: true, by: doer.viewer }, now);
  await withdrawQuestions(tx, lead, now, ['counterOffer']);
  await enterScopeOf(tx, doer);
  await tell(tx, confirmed, 'confirmedOption', doer.by === 'system' ? ['agent', 'supplier'] : ['agent'], context);
  return stateOf(confirmed);
}

export async function confirmOption(
  tx: Transaction,
  answerer: Answerer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer = supplier(answerer);
  return confirmRequestedOption(tx, await openLead(tx, doer, leadId, seen, context), doer, context);
}

/** Gives the rooms back, writes the event down, and lets the next move up. */
export async function giveUpOption(
  tx: Transaction,
  lead: LeadFacts,
  doer: Doer,
  { type, reason }: { type: 'declinedOption' | 'cancelledOption'; reason?: string },
  context: WriteContext,
): Promise<LeadStateJson> {
  const to = nextStatus(type, lead, doer);
  const now = context.now();
  await giveRoomsBack(tx, lead, context);
  const columns = { optionRank: null, optionExpiresAt: null };
  const ended = await record(tx, lead, doer, { type, to, reason, columns }, context);
  if (type === 'declinedOption') {
    await answerQuestion(tx, lead, 'option', { isAccepted: false, by: doer.viewer, reason }, now);
  }
  await promoteOptions(tx, lead, context);
  await withdrawQuestions(tx, lead, now);
  await tell(tx, ended, type, doer.by === 'agent' ? ['supplier'] : ['agent'], context);
  return stateOf(ended);
}

export async function declineOption(
  tx: Transaction,
  answerer: Answerer,
  leadId: string,
  { reason, ...seen }: ReasonedAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer = supplier(answerer);
  const lead = await openLead(tx, doer, leadId, seen, context);
  return giveUpOption(tx, lead, doer, { type: 'declinedOption', reason }, context);
}

/** An agent releases an option or takes the request back; a supplier withdraws it. */
export async function cancelOption(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  seen: LeadAction & { reason?: string },
  context: WriteContext,
  by: 'agent' | 'supplier' = 'agent',
): Promise<LeadStateJson> {
  const doer: Doer = { by, viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  return giveUpOption(tx, lead, doer, { type: 'cancelledOption', reason: seen.reason }, context);
}

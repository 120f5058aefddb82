import 'server-only';
import { enterScope } from '@/lib/people/scope';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadFacts } from '../queries/lead-row';
import { priceSelection } from '../queries/price';
import { agreementData } from '../rules/agreement';
import { optionEndsAt, requestEndsAt } from '../rules/option';
import { guestsIn } from '../rules/party';
import { mayAskStay, questionEndsAt } from '../rules/question';
import type { HotelAnswer, LeadAction, LeadStateJson } from '../schema';
import type { LeadStay } from '../schema-property';
import type { PricedSelection } from '../types';
import { selectionOfLead } from './booking';
import { fits, readStock, soldOut } from './inventory';
import { openLead, requireVerified } from './open';
import { stateOf } from './option';
import { askedStay, askSupplier, withdrawQuestions } from './question';
import { audited, changeLead, type Doer, tell } from './record';

type Asking = Pick<LeadFacts, 'id' | 'version' | 'brandId' | 'timeZone' | 'checkIn'> & { propertyId: string };

/**
 * What can be had at a price needs no question, what is sold has no answer but no. Throws 409 for both; the lock of the
 * property is held.
 */
export async function requireOpenStay(
  tx: Transaction,
  { propertyId, checkIn, checkOut }: { propertyId: string; checkIn: PlainDate; checkOut: PlainDate },
  { isAvailable }: Pick<PricedSelection, 'isAvailable'>,
): Promise<void> {
  const wanted = { propertyId, checkIn, checkOut, rooms: [] };
  if (!fits(wanted, await readStock(tx, wanted), { kind: 'unsold' })) throw soldOut(wanted);
  if (isAvailable) throw new AppError('leadNothingToAsk', { status: 409 });
}

/** Asks the operator whether the stay can be had, and at what price. Nothing is held meanwhile. */
export async function askStay(
  tx: Transaction,
  viewer: Viewer,
  lead: Asking,
  stay: LeadStay & { priceTotal: bigint | null },
  context: WriteContext,
): Promise<void> {
  const now = context.now();
  const endsAt = questionEndsAt({ ...lead, now, optionExpiresAt: null });
  await askSupplier(tx, lead, viewer, { kind: 'stay', endsAt, data: askedStay(stay) }, now);
  await tell(tx, { ...lead, hotelId: null }, 'askedStay', ['supplier'], context);
}

/** The same of a lead that is there already. 409 while the question waits, and where something else is asked for. */
export async function requestStay(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  requireVerified(viewer);
  const { propertyId } = lead;
  if (!propertyId || !mayAskStay(lead)) throw new AppError('leadStateForbids', { status: 409 });
  const asked = { leadId, kind: 'stay' as const, status: 'asked' as const };
  if ((await tx.leadChange.count({ where: asked })) > 0) throw new AppError('leadStayAsked', { status: 409 });
  const priced = await priceSelection(tx, viewer, selectionOfLead(lead), context);
  await requireOpenStay(tx, { ...lead, propertyId }, priced);
  await changeLead(tx, lead, {}, context.now());
  await audited(tx, lead, doer, context, { after: { asked: 'stay' } });
  await enterScope(tx, viewer);
  const after = { ...lead, version: lead.version + 1 };
  await askStay(tx, viewer, { ...after, propertyId }, { ...lead, pax: guestsIn(lead) }, context);
  return stateOf(after);
}

type Answer = Extract<HotelAnswer, { answer: 'confirm' | 'decline' }>;

/**
 * The operator's word: the stay can be had at the price it was asked for, for as long as an option would last, or it cannot.
 * Without a price there is nothing to say yes to: then they name one by a counter-offer.
 */
export async function answerStay(
  tx: Transaction,
  doer: Doer,
  leadId: string,
  input: Answer,
  context: WriteContext,
): Promise<LeadStateJson> {
  const lead = await openLead(tx, doer, leadId, input, context);
  const now = context.now();
  const where = { leadId, kind: 'stay' as const, status: 'asked' as const };
  const change = await tx.leadChange.findFirst({ where });
  if (!change) throw new AppError('leadAnswered', { status: 409 });
  const isGranted = input.answer === 'confirm';
  if (isGranted && lead.priceTotal === null) throw new AppError('leadUnpriced', { status: 409 });
  if (isGranted && !fits(lead, await readStock(tx, lead), { kind: 'unsold' })) throw soldOut(lead);
  const until = optionEndsAt({ ...lead, now }) ?? requestEndsAt(now);
  const word =
    isGranted && lead.priceTotal !== null
      ? { until: until.toISOString(), ...agreementData(lead, { ...lead, price: lead.priceTotal, until }) }
      : {};
  await tx.leadChange.update({
    where: { id: change.id },
    data: {
      ...{ answeredAt: now, answeredById: doer.viewer?.id ?? null },
      status: isGranted ? 'accepted' : 'declined',
      reason: input.answer === 'decline' ? input.reason : null,
      data: { ...(change.data as object), ...word },
    },
  });
  await withdrawQuestions(tx, lead, now, ['counterOffer']);
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, doer, context, { after: { stay: isGranted ? 'accepted' : 'declined' } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, isGranted ? 'grantedStay' : 'declinedStay', ['agent'], context);
  return stateOf(after);
}

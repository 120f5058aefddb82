import 'server-only';
import { z } from 'zod';
import { answerDueAt, dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { enterScope } from '@/lib/people/scope';
import { addDays } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { WriteContext } from '@/lib/platform/request/context';
import { appendMessage, openConversation } from '@/lib/sales/conversation/commands/append';
import type { LeadFacts } from '../queries/lead-row';
import { agreementData } from '../rules/agreement';
import { MOST_OFFER_DAYS, type RequestKind, requestOf } from '../rules/counter-offer';
import { optionEndsAt, requestEndsAt } from '../rules/option';
import type { HotelAnswer, LeadStateJson } from '../schema';
import { STOREFRONT } from '../types';
import { pricedAt } from './agreed-price';
import { answerChange } from './answer-change';
import { confirmBooking, declineBooking, reprice } from './booking';
import { answerExtension } from './extension';
import { openLead } from './open';
import { confirmOption, declineOption, stateOf } from './option';
import { answerQuestion, renewQuestion, withdrawQuestions } from './question';
import { type Answerer, audited, changeLead, type Doer, supplier, tell } from './record';
import { answerStay } from './stay-question';

const shownPriceSchema = z.object({ currency: z.string(), shown: z.number().nullable() });

type Answer<Kind extends HotelAnswer['answer']> = Extract<HotelAnswer, { answer: Kind }>;

const answeredAlready = () => new AppError('leadAnswered', { status: 409 });

/** What the hotel is asked about the lead at this moment; whether it is theirs to answer is judged by `openLead`. */
async function askedOf(tx: Transaction, leadId: string): Promise<RequestKind | null> {
  await enterScope(tx, 'system');
  const lead = await tx.lead.findUnique({
    where: { id: leadId },
    select: { status: true, closedAt: true, changes: { where: { status: 'asked' }, select: { kind: true } } },
  });
  if (!lead) return null;
  return requestOf({ ...lead, isClosed: lead.closedAt !== null, asked: lead.changes.map(({ kind }) => kind) });
}

/** One answer of a hotel to what an agency has asked. Throws 404 for a lead of another hotel, 409 when somebody was quicker. */
export async function answerLead(
  tx: Transaction,
  answerer: Answerer,
  leadId: string,
  input: HotelAnswer,
  context: WriteContext,
): Promise<LeadStateJson> {
  const kind = await askedOf(tx, leadId);
  const { version, status } = input;
  const seen = { version, status };
  const doer = supplier(answerer);
  if (kind === null) {
    await openLead(tx, doer, leadId, seen, context);
    throw answeredAlready();
  }
  switch (input.answer) {
    case 'confirm':
      if (kind === 'option') return confirmOption(tx, answerer, leadId, seen, context);
      if (kind === 'booking') return confirmBooking(tx, answerer, leadId, seen, context);
      if (kind === 'extension')
        return answerExtension(tx, answerer, leadId, { ...seen, isAccepted: true, reason: '' }, context);
      if (kind === 'change')
        return answerChange(tx, answerer, leadId, { ...seen, isAccepted: true, reason: '' }, context);
      if (kind === 'stay') return answerStay(tx, doer, leadId, input, context);
      return answerPrice(tx, doer, leadId, { ...input, answer: 'honour' }, context);
    case 'decline': {
      const { reason } = input;
      if (kind === 'option') return declineOption(tx, answerer, leadId, { ...seen, reason }, context);
      if (kind === 'booking') return declineBooking(tx, answerer, leadId, { ...seen, reason }, context);
      if (kind === 'extension')
        return answerExtension(tx, answerer, leadId, { ...seen, isAccepted: false, reason }, context);
      if (kind === 'change') return answerChange(tx, answerer, leadId, { ...seen, isAccepted: false, reason }, context);
      if (kind === 'stay') return answerStay(tx, doer, leadId, input, context);
      return answerPrice(tx, doer, leadId, input, context);
    }
    case 'honour':
      if (kind !== 'price') throw new AppError('leadStateForbids', { status: 409 });
      return answerPrice(tx, doer, leadId, input, context);
    case 'counterOffer':
      if (kind === 'extension' || kind === 'change') throw new AppError('leadStateForbids', { status: 409 });
      return counterOffer(tx, doer, leadId, input, context);
    case 'ask':
      return ask(tx, doer, leadId, input, context);
  }
}

const answeredBy = (doer: Doer, now: Date) => ({ answeredAt: now, answeredById: doer.viewer?.id ?? null });

/** The former price is honoured for as long as an option would last, or it is not. */
async function answerPrice(
  tx: Transaction,
  doer: Doer,
  leadId: string,
  input: Answer<'honour'> | Answer<'decline'>,
  context: WriteContext,
): Promise<LeadStateJson> {
  const lead = await openLead(tx, doer, leadId, input, context);
  const now = context.now();
  const where = { leadId, kind: 'honourPrice' as const, status: 'asked' as const };
  const change = await tx.leadChange.findFirst({ where });
  if (!change) throw answeredAlready();
  const isHonoured = input.answer === 'honour';
  const asked = shownPriceSchema.parse(change.data);
  // One that was kept in another currency can be declined, and nothing else.
  if (isHonoured && (asked.shown === null || asked.currency !== lead.currency)) {
    throw new AppError('leadStateForbids', { status: 409 });
  }
  const total = isHonoured ? toMinor(asked.shown, lead.currency) : null;
  const until = optionEndsAt({ ...lead, now }) ?? requestEndsAt(now);
  const word = total === null ? {} : agreementData(lead, { price: total, currency: lead.currency, until });
  await tx.leadChange.update({
    where: { id: change.id },
    data: {
      ...answeredBy(doer, now),
      status: isHonoured ? 'accepted' : 'declined',
      reason: input.answer === 'decline' ? input.reason : null,
      data: { ...asked, ...(isHonoured && { until: until.toISOString() }), ...word },
    },
  });
  await withdrawQuestions(tx, lead, now, ['counterOffer']);
  const price = total !== null ? await reprice(tx, lead, await pricedAt(tx, lead, total), now) : {};
  await changeLead(tx, lead, price, now);
  await audited(tx, lead, doer, context, { after: { honourPrice: isHonoured ? 'accepted' : 'declined' } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, isHonoured ? 'honouredPrice' : 'declinedPrice', ['agent'], context);
  return stateOf(after);
}

function offerEnd(input: Answer<'counterOffer'>, lead: LeadFacts, now: Date): Date {
  const until = instantAt(input.until, '18:00', lead.timeZone);
  const latest = addDays(dayAt(now, lead.timeZone), MOST_OFFER_DAYS);
  if (until <= now || input.until > latest || input.until >= lead.checkIn) {
    throw new AppError('invalidInput', { status: 422, fields: { until: 'offerUntil' } });
  }
  return until;
}

/** Another price, for some time. Changes nothing until the agent accepts it (rule 3.10). */
async function counterOffer(
  tx: Transaction,
  doer: Doer,
  leadId: string,
  input: Answer<'counterOffer'>,
  context: WriteContext,
): Promise<LeadStateJson> {
  const lead = await openLead(tx, doer, leadId, input, context);
  // A guest has agreed to a price and has nowhere to accept another one.
  if (lead.agencyId === STOREFRONT) throw new AppError('leadStateForbids', { status: 409 });
  const now = context.now();
  const until = offerEnd(input, lead, now);
  await withdrawQuestions(tx, lead, now, ['counterOffer']);
  await answerQuestion(tx, lead, 'honourPrice', { isAccepted: false, by: doer.viewer }, now);
  // Whoever names a price says that the stay can be had.
  await answerQuestion(tx, lead, 'stay', { isAccepted: true, by: doer.viewer }, now);
  await tx.leadChange.create({
    data: {
      leadId,
      kind: 'counterOffer',
      status: 'asked',
      askedAt: now,
      askedById: doer.viewer?.id ?? null,
      endsAt: until,
      reason: input.message || null,
      data: { price: input.price, currency: lead.currency, until: until.toISOString() },
    },
  });
  const { optionExpiresAt } = lead;
  const lasts = lead.status === 'REQUESTED_OPTION' && (!optionExpiresAt || optionExpiresAt < until);
  // A request does not end before the offer that answers it.
  if (lasts) await renewQuestion(tx, lead, 'option', { endsAt: until });
  await changeLead(tx, lead, lasts ? { optionExpiresAt: until } : {}, now);
  await audited(tx, lead, doer, context, { after: { counterOffer: input.price, until: until.toISOString() } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1, ...(lasts && { optionExpiresAt: until }) };
  await tell(tx, after, 'counterOffered', ['agent'], context);
  return stateOf(after);
}

async function hasConversation(tx: Transaction, id: string): Promise<boolean> {
  const select = { isChatEnabled: true, isReseller: true } as const;
  const hotel = await tx.hotel.findUnique({ where: { id }, select });
  return hotel?.isChatEnabled === true && !hotel.isReseller;
}

/**
 * A question back: in the conversation, or where there is none with a due of its own, on the lead. What the house owes stays owed;
 * a guest is asked by mail and answers there.
 */
async function ask(
  tx: Transaction,
  doer: Doer,
  leadId: string,
  { message, ...seen }: Answer<'ask'>,
  context: WriteContext,
): Promise<LeadStateJson> {
  const lead = await openLead(tx, doer, leadId, seen, context);
  const now = context.now();
  const by = doer.viewer?.id ?? null;
  const { agencyId, hotelId } = lead;
  const isTalk = hotelId !== null && (await hasConversation(tx, hotelId));
  const isDue = !isTalk && agencyId !== STOREFRONT;
  await tx.leadChange.create({
    data: {
      leadId,
      kind: 'question',
      status: 'accepted',
      askedAt: now,
      askedById: by,
      answeredAt: now,
      reason: message,
      ...(isDue && { data: { due: answerDueAt(now, OFFICE_TIME_ZONE).toISOString() } }),
    },
  });
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, doer, context, { after: { asked: 'question' } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, 'askedQuestion', ['agent'], context);
  if (hotelId && isTalk) {
    const { clientFirstName, clientLastName } = await tx.lead.findUniqueOrThrow({
      where: { id: leadId },
      select: { clientFirstName: true, clientLastName: true },
    });
    const conversationId = await openConversation(tx, { agencyId, hotelId }, now);
    const author = doer.viewer && { id: doer.viewer.id, name: doer.viewer.displayName };
    await appendMessage(
      tx,
      conversationId,
      {
        authorKind: 'hotel',
        author,
        body: message,
        subject: { leadId, clientFirstName, clientLastName },
        key: `lead:${leadId}:${after.version}:question`,
      },
      context,
    );
  }
  return stateOf(after);
}

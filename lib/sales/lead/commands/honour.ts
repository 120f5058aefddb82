import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toUnits } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadFacts } from '../queries/lead-row';
import { priceSelection } from '../queries/price';
import { differenceOf } from '../rules/difference';
import { mayAskPrice, questionEndsAt } from '../rules/question';
import type { LeadAction, LeadStateJson } from '../schema';
import { agreedPrice } from './agreed-price';
import { selectionOfLead } from './booking';
import { openLead, requireVerified } from './open';
import { stateOf } from './option';
import { askSupplier } from './question';
import { audited, changeLead, type Doer, tell } from './record';

/** The day on which the server made the price that the lead keeps: only such a one can be honoured (rule 3.8). */
async function quotedOn(tx: Transaction, { id, timeZone }: LeadFacts) {
  const { snapshot } = await tx.lead.findUniqueOrThrow({
    where: { id },
    select: { snapshot: { select: { createdAt: true } } },
  });
  return dayAt(snapshot.createdAt, timeZone);
}

/**
 * The hotel or operator is asked to honour the price a lead was saved at, once another one is charged. 409 while the question
 * waits, and where nothing has moved or the price has their word already.
 */
export async function requestHonour(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  requireVerified(viewer);
  if (!mayAskPrice(lead) || lead.priceTotal === null) throw new AppError('leadStateForbids', { status: 409 });
  const asked = { leadId, kind: 'honourPrice' as const, status: 'asked' as const };
  if ((await tx.leadChange.count({ where: asked })) > 0) throw new AppError('leadPriceAsked', { status: 409 });
  const now = context.now();
  const priced = await priceSelection(tx, viewer, selectionOfLead(lead), context);
  const isPromised = (await agreedPrice(tx, lead, now)) !== null;
  if (isPromised || differenceOf(lead.terms, priced.rooms, lead.checkIn) === null) {
    throw new AppError('leadNothingToAsk', { status: 409 });
  }
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, doer, context, { after: { asked: 'honourPrice' } });
  await enterScope(tx, viewer);
  const data = {
    ...{ currency: lead.currency, shown: toUnits(lead.priceTotal, lead.currency) },
    quotedOn: await quotedOn(tx, lead),
  };
  const endsAt = questionEndsAt({ ...lead, now });
  const due = await askSupplier(tx, lead, viewer, { kind: 'honourPrice', endsAt, data }, now);
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, 'askedPrice', ['supplier'], context);
  return { ...stateOf(after), answerDueAt: due.toISOString() };
}

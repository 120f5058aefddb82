import 'server-only';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { givesWay } from '@/lib/rates/judge/rules/gives-way';
import type { Judgement } from '@/lib/rates/judge/types';
import type { LeadFacts } from '../queries/lead-row';
import { isExcepted } from '../rules/exception';
import { datesWayOf } from '../rules/other-dates';
import { guestsIn } from '../rules/party';
import { questionEndsAt } from '../rules/question';
import type { ExceptionInput, LeadStateJson } from '../schema';
import { comparisonOf } from './change-request';
import { openLead, requireVerified } from './open';
import { stateOf } from './option';
import { agreedRules, judgeRooms, notPossible } from './possible';
import { askSupplier } from './question';
import { audited, changeLead, tell } from './record';

/** Asks the hotel to let its rules give way for the stay as it is, naming them; nothing is held, and nothing moves with a yes. */
export async function askException(
  tx: Transaction,
  viewer: Viewer,
  lead: LeadFacts,
  { broken }: Pick<Judgement, 'broken'>,
  message: string,
  context: WriteContext,
): Promise<LeadStateJson> {
  const now = context.now();
  const { checkIn, checkOut, serviceLevel, currency, priceTotal, terms } = lead;
  const was = { checkIn, checkOut, serviceLevel, pax: guestsIn(lead) };
  const { snapshotId } = await tx.lead.findUniqueOrThrow({ where: { id: lead.id }, select: { snapshotId: true } });
  if (!snapshotId) throw new Error(`Lead ${lead.id} was never priced.`);
  const priced = { currency, priceTotal, rooms: terms };
  const data = comparisonOf(lead, { was, stay: was, priced, message, rules: broken, snapshotId }, now);
  await askSupplier(tx, lead, viewer, { kind: 'changeRequest', endsAt: questionEndsAt({ ...lead, now }), data }, now);
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, { by: 'agent', viewer }, context, { after: { asked: 'exception', checkIn, checkOut } });
  await enterScope(tx, viewer);
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, 'askedException', ['supplier'], context);
  return stateOf(after);
}

/**
 * The last way against a no. 409 where nothing stands in the way any more, or where something is asked or held already; 422
 * where what does gives no way.
 */
export async function requestException(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { message, ...seen }: ExceptionInput,
  context: WriteContext,
): Promise<LeadStateJson> {
  const lead = await openLead(tx, { by: 'agent', viewer }, leadId, seen, context);
  requireVerified(viewer);
  if (lead.isClosed) throw new AppError('leadClosed', { status: 409 });
  const { hotelId } = lead;
  if (hotelId === null || datesWayOf(lead) !== 'take') {
    throw new AppError('leadStateForbids', { status: 409, details: { status: lead.status } });
  }
  const judged = await judgeRooms(tx, { ...lead, hotelId }, context);
  await enterScope(tx, viewer);
  const needsNone = judged.state !== 'impossible' || isExcepted(await agreedRules(tx, lead), judged.broken);
  if (needsNone) throw new AppError('leadNeedsNoException', { status: 409 });
  if (!givesWay(judged.broken)) throw await notPossible(tx, judged, lead.rooms, context, 422);
  return askException(tx, viewer, lead, judged, message, context);
}

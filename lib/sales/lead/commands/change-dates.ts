import 'server-only';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { requirePeriod } from '@/lib/rates/judge/require-period';
import { givesWay } from '@/lib/rates/judge/rules/gives-way';
import type { BrokenRule } from '@/lib/rates/judge/types';
import type { LeadFacts } from '../queries/lead-row';
import { readStayBook } from '../queries/stay-book';
import { datesWayOf, mayMove } from '../rules/other-dates';
import { guestsIn } from '../rules/party';
import type { DatesInput, LeadStateJson } from '../schema';
import type { LeadStay } from '../schema-property';
import type { PricedSelection } from '../types';
import { askMoved, placeOf } from './amend-property';
import { reprice } from './booking';
import { askChange, comparisonOf, keepMove } from './change-request';
import { openLead, requireStayNotOver, requireVerified } from './open';
import { stateOf } from './option';
import { audited, changeLead, type Doer } from './record';
import { promoteOptions } from './settle';
import { priceMoved } from './snapshot';

/** Named by the rules that stand in the way; against those that give way there is an exception, and 422 to the others. */
function notPossible(broken: readonly BrokenRule[], status: 409 | 422): AppError {
  const rules = broken.map(({ rule, roomId }) => ({ rule, roomId }));
  return new AppError('datesNotPossible', { status, details: { rules } });
}

/**
 * Other dates of a lead, at the price of now. What holds nothing takes them at once; a request is asked anew; what the supplier
 * has confirmed stands until they agree, and so does everything while an exception is asked for.
 */
export async function changeDates(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { checkInDate, checkOutDate, price: shown, message, isException, ...seen }: DatesInput,
  context: WriteContext,
): Promise<LeadStateJson> {
  const lead = await openLead(tx, { by: 'agent', viewer }, leadId, seen, context);
  if (lead.isClosed) throw new AppError('leadClosed', { status: 409 });
  const way = datesWayOf(lead);
  if (!way) throw new AppError('leadEnded', { status: 409, details: { status: lead.status } });
  requireStayNotOver(lead, context.now());
  const dates = { checkIn: checkInDate, checkOut: checkOutDate };
  requirePeriod(dates, context.today());
  const { today, includeDemos, isLocal, now } = context;
  const book = await readStayBook(tx, viewer, lead, dates, { now: now(), today: today(), includeDemos, isLocal });
  await enterScope(tx, viewer);
  const judgement = book.judge(dates);
  const isPossible = mayMove(judgement, way);
  const priced = book.price(dates);
  const mayAsk = isException && way !== 'askAnew';
  if (!isPossible && !(mayAsk && givesWay(judgement.broken))) throw notPossible(judgement.broken, mayAsk ? 422 : 409);
  if (!priced) throw new AppError('invalidInput', { status: 422, fields: { rooms: 'invalidValue' } });
  const expected = toMinor(shown, priced.currency);
  if (expected !== priced.priceTotal) {
    const difference = { rooms: [], price: { was: expected, is: priced.priceTotal } };
    throw await priceMoved(viewer, difference, priced.currency, context);
  }
  const { checkIn, checkOut, serviceLevel } = lead;
  const was: LeadStay = { checkIn, checkOut, serviceLevel, pax: guestsIn(lead) };
  const moved = { was, stay: { ...was, ...dates }, priced };
  if (isPossible && way !== 'ask') return move(tx, viewer, lead, moved, context);
  requireVerified(viewer);
  const rules = isPossible ? [] : judgement.broken;
  return askChange(tx, viewer, lead, { ...moved, message, rules }, context);
}

type Moved = { was: LeadStay; stay: LeadStay; priced: PricedSelection };

async function move(
  tx: Transaction,
  viewer: Viewer,
  lead: LeadFacts,
  { was, stay, priced }: Moved,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const now = context.now();
  const { checkIn, checkOut } = stay;
  const anew = await placeOf(tx, viewer, { ...lead, checkIn, checkOut }, now);
  const columns = await reprice(tx, lead, priced, now);
  const data = comparisonOf(lead, { was, stay, priced, snapshotId: columns.snapshotId }, now);
  const days = { checkIn: toDatabaseDay(checkIn), checkOut: toDatabaseDay(checkOut) };
  await changeLead(tx, lead, { ...columns, ...days, ...anew }, now);
  await keepMove(tx, viewer, lead, data, now);
  await audited(tx, lead, doer, context, {
    before: { checkIn: was.checkIn, checkOut: was.checkOut },
    after: { checkIn, checkOut },
  });
  await enterScope(tx, viewer);
  const after = { ...lead, checkIn, checkOut, version: lead.version + 1, ...anew };
  await askMoved(tx, viewer, after, { was, before: lead, priced }, context);
  if (lead.status === 'REQUESTED_OPTION') await promoteOptions(tx, lead, context);
  await enterScope(tx, viewer);
  return stateOf(after);
}

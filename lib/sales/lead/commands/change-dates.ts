import 'server-only';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { requirePeriod } from '@/lib/rates/judge/require-period';
import { readStayBook } from '../queries/stay-book';
import { type BrokenRule, mayMove } from '../rules/other-dates';
import { isLive } from '../rules/transition';
import type { DatesInput, LeadStateJson } from '../schema';
import { reprice } from './booking';
import type { LeadFacts } from './lead-row';
import { openLead } from './open';
import { stateOf } from './option';
import { withdrawQuestions } from './question';
import { audited, changeLead, type Doer } from './record';
import { priceMoved } from './snapshot';

function requireOpen(lead: LeadFacts): void {
  if (lead.isClosed) throw new AppError('leadClosed', { status: 409 });
  if (isLive(lead.status)) throw new AppError('leadLiveNotMoved', { status: 409, details: { status: lead.status } });
}

/** Named by the rules that stand in the way; against them there is only an exception. */
function notPossible(broken: readonly BrokenRule[]): AppError {
  const rules = broken.map(({ rule, roomId }) => ({ rule, roomId }));
  return new AppError('datesNotPossible', { status: 409, details: { rules } });
}

/** Other dates for what nothing has been asked of the hotel for yet, or no longer: priced anew, the old price stays kept. */
export async function moveDates(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { checkInDate, checkOutDate, price: shown, ...seen }: DatesInput,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  requireOpen(lead);
  const stay = { checkIn: checkInDate, checkOut: checkOutDate };
  requirePeriod(stay, context.today());
  const now = context.now();
  const { today, includeDemos } = context;
  const book = await readStayBook(tx, viewer, lead, stay, { now, today: today(), includeDemos });
  const judgement = book.judge(stay);
  if (!mayMove(judgement, 'take')) throw notPossible(judgement.broken);
  const priced = book.price(stay);
  if (!priced) throw new AppError('invalidInput', { status: 422, fields: { rooms: 'invalidValue' } });
  const expected = toMinor(shown, priced.currency);
  if (expected !== priced.priceTotal) {
    const difference = { rooms: [], price: { was: expected, is: priced.priceTotal } };
    throw await priceMoved(viewer, difference, priced.currency, context);
  }
  const columns = await reprice(tx, lead, priced, now);
  const days = { checkIn: toDatabaseDay(checkInDate), checkOut: toDatabaseDay(checkOutDate) };
  await changeLead(tx, lead, { ...columns, ...days }, now);
  await withdrawQuestions(tx, lead, now);
  await tx.leadChange.create({
    data: {
      leadId,
      kind: 'dates',
      status: 'accepted',
      askedAt: now,
      askedById: viewer.id,
      answeredAt: now,
      data: { from: { checkIn: lead.checkIn, checkOut: lead.checkOut }, to: stay },
    },
  });
  await audited(tx, lead, doer, context, {
    before: { checkIn: lead.checkIn, checkOut: lead.checkOut },
    after: { checkIn: checkInDate, checkOut: checkOutDate },
  });
  return stateOf({ ...lead, version: lead.version + 1 });
}

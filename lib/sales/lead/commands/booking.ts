import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor, toUnits } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import type { LeadFacts } from '../queries/lead-row';
import { acceptedMove } from '../queries/moved';
import { priceSelection } from '../queries/price';
import { feeOf } from '../rules/cancellation';
import { differenceOf } from '../rules/difference';
import { guestsIn } from '../rules/party';
import type { BookingInput, CancellationInput, LeadAction, LeadStateJson, ReasonedAction } from '../schema';
import type { PricedSelection, PropertySelection, Selection } from '../types';
import { agreedPrice } from './agreed-price';
import { fits, giveRoomsBack, holdRooms, readStock } from './inventory';
import { nextStatus, openLead, requireStayNotOver, requireVerified } from './open';
import { requirePrice, stateOf } from './option';
import { requirePossible } from './possible';
import { answerQuestion, askedStay, askSupplier, withdrawQuestions } from './question';
import { type Answerer, type Doer, enterScopeOf, record, SYSTEM, supplier, tell } from './record';
import { promoteOptions, tellOutdone } from './settle';
import { keepPrice, keepSnapshot, priceMoved } from './snapshot';

export function selectionOfLead(lead: LeadFacts): Selection | PropertySelection {
  const { hotelId, propertyId, checkIn, checkOut, serviceLevel } = lead;
  if (hotelId === null) return { propertyId: propertyId ?? '', checkIn, checkOut, serviceLevel };
  return {
    ...lead,
    hotelId,
    rooms: lead.rooms.map(({ roomId, ratePlanId, quantity, adults, childrenAges, bedConfiguration }) => {
      return { roomId, ratePlanId, quantity, adults, childrenAges, bedConfiguration };
    }),
  };
}

/** Keeps a new price on the lead: another snapshot, the old one stays for its history. */
export async function reprice(tx: Transaction, lead: LeadFacts, priced: PricedSelection, now: Date) {
  const snapshotId = await keepSnapshot(tx, lead, priced, now);
  return { ...(await keepPrice(tx, lead, priced)), snapshotId };
}

type Agreed = Pick<BookingInput, 'price' | 'isDifferenceAccepted'>;
type Booked = {
  priced: PricedSelection;
  columns: Awaited<ReturnType<typeof reprice>> | object;
  /** For the history: what had moved, and was accepted. */
  moved?: Prisma.InputJsonObject;
};

/**
 * A price the hotel has given its word for stands as it is. Else the price of now against what the lead was promised. Throws 409 with the difference until the caller, having seen it, names the
 * new price and accepts; then it is kept.
 */
async function checkPrice(
  tx: Transaction,
  viewer: Viewer,
  lead: LeadFacts,
  { price: shown, isDifferenceAccepted }: Agreed,
  context: WriteContext,
): Promise<Booked> {
  const agreed = await agreedPrice(tx, lead, context.now());
  if (agreed) {
    const named = toMinor(shown, lead.currency);
    if (named !== agreed.priceTotal) {
      const moved = { rooms: [], price: { was: named, is: agreed.priceTotal } };
      throw await priceMoved(viewer, moved, lead.currency, context);
    }
    const isKept = lead.priceTotal === agreed.priceTotal;
    return { priced: agreed, columns: isKept ? {} : await reprice(tx, lead, agreed, context.now()) };
  }
  const isHeld = lead.status === 'CONFIRMED_OPTION';
  const priced = await priceSelection(tx, viewer, selectionOfLead(lead), { ...context, isHeld });
  const difference = differenceOf(lead.terms, priced.rooms, lead.checkIn);
  const named = toMinor(shown, priced.currency);
  if (named !== priced.priceTotal || (difference && !isDifferenceAccepted)) {
    const moved = difference ?? { rooms: [], price: { was: named, is: priced.priceTotal } };
    throw await priceMoved(viewer, moved, priced.currency, context);
  }
  if (!difference) return { priced, columns: {} };
  return {
    priced,
    columns: await reprice(tx, lead, priced, context.now()),
    moved: acceptedMove(difference, priced.currency),
  };
}

/** Books what the option holds, asks the hotel for the booking, or books at once where the hotel supports it. */
export async function requestBooking(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { price: shown, isDifferenceAccepted, ...seen }: BookingInput,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  requireVerified(viewer);
  const agreed = { price: shown, isDifferenceAccepted };
  if (lead.status === 'CONFIRMED_OPTION') return bookOption(tx, viewer, lead, agreed, context);
  const to = nextStatus('requestedBooking', lead, doer);
  requirePrice(lead);
  const now = context.now();
  const { isException } = await requirePossible(tx, viewer, lead, context);
  const stock = await readStock(tx, lead);
  const { columns, priced, moved } = await checkPrice(tx, viewer, lead, agreed, context);
  const isInstant =
    !isException &&
    lead.status === 'INTEREST' &&
    lead.supplier.supportsInstantBooking &&
    priced.isAvailable &&
    priced.priceTotal !== null &&
    lead.rooms.every(({ roomId }) => stock.has(roomId)) &&
    fits(lead, stock, { kind: 'free' });
  const waits = { optionRank: null, optionExpiresAt: null };
  const happened = {
    type: 'requestedBooking' as const,
    to,
    columns: { ...columns, ...waits },
    ...(moved && { data: moved }),
  };
  const requested = await record(tx, lead, doer, happened, context);
  if (isInstant) return confirmRequestedBooking(tx, requested, SYSTEM, context);
  await withdrawQuestions(tx, lead, now, ['option', 'counterOffer', 'stay']);
  const data = askedStay({ ...lead, pax: guestsIn(lead), priceTotal: priced.priceTotal });
  const due = await askSupplier(tx, lead, viewer, { kind: 'booking', endsAt: null, data }, now);
  if (lead.status === 'REQUESTED_OPTION') await promoteOptions(tx, lead, context);
  await tell(tx, requested, 'requestedBooking', ['agent', 'supplier'], context);
  return { ...stateOf(requested), answerDueAt: due.toISOString() };
}

async function bookOption(
  tx: Transaction,
  viewer: Viewer,
  lead: LeadFacts,
  agreed: Agreed,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  if (lead.optionRank !== 1) throw new AppError('leadSecondOption', { status: 409 });
  const accepted = await checkPrice(tx, viewer, lead, agreed, context);
  return confirmRequestedBooking(tx, lead, doer, context, accepted);
}

export async function confirmRequestedBooking(
  tx: Transaction,
  lead: LeadFacts,
  doer: Doer,
  context: WriteContext,
  accepted: Partial<Pick<Booked, 'columns' | 'moved'>> = {},
): Promise<LeadStateJson> {
  const to = nextStatus('confirmedBooking', lead, doer);
  await holdRooms(tx, lead, { kind: 'booking' }, context);
  const columns = { ...accepted.columns, optionRank: null, optionExpiresAt: null };
  const happened = { type: 'confirmedBooking' as const, to, columns, ...(accepted.moved && { data: accepted.moved }) };
  const confirmed = await record(tx, lead, doer, happened, context);
  await answerQuestion(tx, lead, 'booking', { isAccepted: true, by: doer.viewer }, context.now());
  await withdrawQuestions(tx, lead, context.now());
  await tell(tx, confirmed, 'confirmedBooking', ['agent', 'supplier'], context);
  await tellOutdone(tx, confirmed, context);
  await enterScopeOf(tx, doer);
  return stateOf(confirmed);
}

/** By the supplier: what is left is checked again under the lock, so of two requests for the last room one is confirmed. */
export async function confirmBooking(
  tx: Transaction,
  answerer: Answerer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer = supplier(answerer);
  return confirmRequestedBooking(tx, await openLead(tx, doer, leadId, seen, context), doer, context);
}

export async function declineBooking(
  tx: Transaction,
  answerer: Answerer,
  leadId: string,
  { reason, ...seen }: ReasonedAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer = supplier(answerer);
  const lead = await openLead(tx, doer, leadId, seen, context);
  const to = nextStatus('declinedBooking', lead, doer);
  const declined = await record(tx, lead, doer, { type: 'declinedBooking', to, reason }, context);
  await answerQuestion(tx, lead, 'booking', { isAccepted: false, by: doer.viewer, reason }, context.now());
  await withdrawQuestions(tx, lead, context.now());
  await tell(tx, declined, 'declinedBooking', ['agent'], context);
  return stateOf(declined);
}

/** At the fee that was shown; 409 with the one of now where that is another. */
export async function cancelBooking(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  { reason, fee: shown, ...seen }: CancellationInput,
  context: WriteContext,
  by: 'agent' | 'supplier' = 'agent',
): Promise<LeadStateJson> {
  const doer: Doer = { by, viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  const to = nextStatus('cancelledBooking', lead, doer);
  const now = context.now();
  requireStayNotOver(lead, now);
  const fee = feeOf(lead, by, now);
  if (toMinor(shown, lead.currency) !== fee) {
    const details = { fee: toUnits(fee, lead.currency), currency: lead.currency };
    throw new AppError('leadFeeMoved', { status: 409, details });
  }
  await giveRoomsBack(tx, lead, context);
  const data = { fee: fee === null ? null : Number(fee), currency: lead.currency };
  const happened = { type: 'cancelledBooking' as const, to, reason: reason || undefined, data };
  const cancelled = await record(tx, lead, doer, happened, context);
  await withdrawQuestions(tx, lead, now);
  await promoteOptions(tx, lead, context);
  await enterScopeOf(tx, doer);
  await tell(tx, cancelled, 'cancelledBooking', ['agent', 'supplier'], context);
  return stateOf(cancelled);
}

import 'server-only';
import { differenceOf } from '@/lib/people/audit/rules';
import type { AuditFacts } from '@/lib/people/audit/types';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadFacts } from '../queries/lead-row';
import { priceSelection } from '../queries/price';
import { hasEnded } from '../rules/group';
import { requestEndsAt } from '../rules/option';
import { guestsIn, partyOf } from '../rules/party';
import { isLive } from '../rules/transition';
import type { LeadStateJson } from '../schema';
import { type LeadPayment, type LeadStay, leadPaymentSchema, type PropertyLeadChange } from '../schema-property';
import type { PricedSelection } from '../types';
import { agreedPrice } from './agreed-price';
import { reprice } from './booking';
import { askChange, comparisonOf, keepMove } from './change-request';
import { fits, readStock } from './inventory';
import { openLead } from './open';
import { stateOf } from './option';
import { readStay } from './property-stay';
import { askedStay, askSupplier, withdrawQuestions } from './question';
import { audited, changeLead, type Doer, tell } from './record';
import { referencesOfProperty, requireShownPrice } from './save-property';
import { promoteOptions, rankOf } from './settle';

const stayOf = ({ checkIn, checkOut, serviceLevel }: LeadStay) => ({ checkIn, checkOut, serviceLevel });
const daysOf = ({ checkIn, checkOut, serviceLevel, pax }: LeadStay, { childrenAges }: LeadFacts) => {
  const { adults, childrenAges: ages } = partyOf(pax, { childrenAges });
  return {
    ...{ checkIn: toDatabaseDay(checkIn), checkOut: toDatabaseDay(checkOut), serviceLevel },
    ...{ adults, childrenAges: [...ages] },
  };
};

/**
 * Other details of a lead of a property. It keeps its status. Names, references and comments are the agency's own; another
 * stay of what is confirmed waits for the operator, of anything else it is taken over at the price of now.
 */
export async function changePropertyLead(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  input: PropertyLeadChange,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const seen = { version: input.version, status: input.status ?? undefined };
  const lead = await openLead(tx, doer, leadId, seen, context);
  if (lead.propertyId === null) throw new AppError('notFound', { status: 404 });
  if (lead.isClosed) throw new AppError('leadClosed', { status: 409 });
  if (hasEnded(lead.status)) {
    throw new AppError('leadEnded', { status: 409, details: { status: lead.status } });
  }
  if (input._property !== lead.propertyId) {
    throw new AppError('invalidInput', { status: 422, fields: { _property: 'invalidValue' } });
  }
  const { stay, payment: asked } = await readStay(tx, viewer, input, lead.status, context);
  const references = await referencesOfProperty(viewer, input, context);
  const { firstName, lastName, nationality, amexCardMember } = input.client;
  const former = await formerOf(tx, lead);
  const payment = paymentOf(former.payment, input, asked);
  const now = context.now();
  const details = {
    clientFirstName: firstName,
    clientLastName: lastName,
    guests: [{ firstName, lastName }],
    nationality,
    cardMemberType: amexCardMember ?? null,
    bookingReference: references.booking,
    clientReference: references.client,
    message: input.bookingComments || null,
    payment,
  };
  const differing = differenceOf(factsOf(former), factsOf(details));
  const { checkIn, checkOut, serviceLevel } = lead;
  const was: LeadStay = { checkIn, checkOut, serviceLevel, pax: guestsIn(lead) };
  const isMoved = (['checkIn', 'checkOut', 'serviceLevel', 'pax'] as const).some((name) => was[name] !== stay[name]);
  // What the operator was asked, or has confirmed, stands at its price.
  const isPricedAnew = isMoved || !isLive(lead.status);
  const selection = { propertyId: lead.propertyId, ...stayOf(stay) };
  const agreed = isMoved ? null : await agreedPrice(tx, lead, now);
  const priced = isPricedAnew ? (agreed ?? (await priceSelection(tx, viewer, selection, context))) : null;
  if (priced) await requireShownPrice(viewer, input, priced, context);
  if (isMoved && (lead.status === 'CONFIRMED_OPTION' || lead.status === 'CONFIRMED_BOOKING') && priced) {
    return askChange(tx, viewer, lead, { details, differing, was, stay, priced }, context);
  }
  const anew = isMoved ? await placeOf(tx, viewer, { ...lead, ...stayOf(stay) }, now) : {};
  const columns = priced && (await reprice(tx, lead, priced, now));
  await changeLead(tx, lead, { ...details, ...daysOf(stay, lead), ...columns, ...anew }, now);
  if (isMoved && priced && columns) {
    const { snapshotId } = columns;
    await keepMove(tx, viewer, lead, comparisonOf(lead, { was, stay, priced, snapshotId }, now), now);
  }
  const moved = differenceOf(was, stay);
  await audited(tx, lead, doer, context, {
    before: { ...moved.before, ...differing.before },
    after: { ...moved.after, ...differing.after },
  });
  await enterScope(tx, viewer);
  const after = { ...lead, ...stayOf(stay), ...partyOf(stay.pax, lead), version: lead.version + 1, ...anew };
  if (isMoved) await askMoved(tx, viewer, after, { was, before: lead, priced }, context);
  if (isMoved && lead.status === 'REQUESTED_OPTION') await promoteOptions(tx, lead, context);
  await enterScope(tx, viewer);
  return stateOf(after);
}

type Details = {
  clientFirstName: string;
  clientLastName: string;
  nationality: string | null;
  cardMemberType: string | null;
  bookingReference: string | null;
  clientReference: string | null;
  message: string | null;
  payment: LeadPayment | null;
};

/** What the lead says beside its stay, before it is changed. */
async function formerOf(tx: Transaction, { id }: LeadFacts): Promise<Details> {
  const { payment, ...former } = await tx.lead.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ clientFirstName: true, clientLastName: true, nationality: true, cardMemberType: true },
      ...{ bookingReference: true, clientReference: true, message: true, payment: true },
    },
  });
  return { ...former, payment: leadPaymentSchema.nullable().parse(payment) };
}

/** As the audit tells it. */
const factsOf = ({ clientFirstName, clientLastName, payment, ...details }: Details): AuditFacts => ({
  client: `${clientFirstName} ${clientLastName}`,
  nationality: details.nationality,
  cardMember: details.cardMemberType,
  bookingReference: details.bookingReference,
  clientReference: details.clientReference,
  message: details.message,
  isPaidByCreditCard: payment?.isPaidByCreditCard ?? false,
  isNegotiatedPrice: payment?.isNegotiatedPrice ?? false,
});

/** Who does not say how it is paid leaves that as it was, a card with it. */
function paymentOf(former: Details['payment'], { payments }: PropertyLeadChange, asked: LeadPayment): LeadPayment {
  if (typeof payments?.isPaidByCreditCard === 'boolean') return asked;
  return { ...asked, ...former, isNegotiatedPrice: asked.isNegotiatedPrice };
}

/** A moved request gets a new place in the row of options, and as long as a new one. 409 where the stay is sold. */
export async function placeOf(tx: Transaction, viewer: Viewer, lead: LeadFacts, now: Date) {
  if (lead.status !== 'REQUESTED_OPTION' && lead.status !== 'REQUESTED_BOOKING') return {};
  if (!fits(lead, await readStock(tx, lead), { kind: 'unsold' })) throw new AppError('periodSold', { status: 409 });
  if (lead.status === 'REQUESTED_BOOKING') return {};
  const optionRank = await rankOf(tx, lead);
  await enterScope(tx, viewer);
  return { optionRank, optionExpiresAt: requestEndsAt(now) };
}

type Moved = { was: LeadStay; before: LeadFacts; priced: PricedSelection | null };

/** What was asked or offered for the former stay falls away; a request is asked anew, and the operator is told so. */
export async function askMoved(
  tx: Transaction,
  viewer: Viewer,
  lead: LeadFacts,
  { was, before, priced }: Moved,
  context: WriteContext,
): Promise<void> {
  const now = context.now();
  await withdrawQuestions(tx, lead, now);
  if (lead.status !== 'REQUESTED_OPTION' && lead.status !== 'REQUESTED_BOOKING') return;
  const isOption = lead.status === 'REQUESTED_OPTION';
  const to = { ...lead, pax: guestsIn(lead), priceTotal: priced?.priceTotal ?? null };
  const data = askedStay(to, { ...was, priceTotal: before.priceTotal });
  const endsAt = isOption ? lead.optionExpiresAt : null;
  await askSupplier(tx, lead, viewer, { kind: isOption ? 'option' : 'booking', endsAt, data }, now);
  await tell(tx, lead, isOption ? 'requestedOption' : 'requestedBooking', ['supplier'], context);
}

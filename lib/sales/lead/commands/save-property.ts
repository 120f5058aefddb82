import 'server-only';
import { randomUUID } from 'node:crypto';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { writeAudit } from '@/lib/people/audit/commands';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { priceSelection } from '../queries/price';
import { priceColumns } from '../rules/price-columns';
import { questionEndsAt } from '../rules/question';
import type { PropertyLeadInput } from '../schema-property';
import type { PricedSelection, PropertySelection } from '../types';
import { postCommission } from './commission';
import { openTarget, requireVerified } from './open';
import { readStay } from './property-stay';
import { askSupplier } from './question';
import { requireQuotedHouse } from './quoted';
import { tell } from './record';
import { type ReferenceNames, referencesOf } from './references';
import { findOrCreateClient, newReference } from './save-interest';
import { keepSnapshot, priceMoved } from './snapshot';
import { askStay, requireOpenStay } from './stay-question';

const fieldNames: ReferenceNames = {
  tls: ['partner.tls', 'bookingReferenceRequired'],
  cc: ['partner.cc', 'clientReferenceRequired'],
  cardMember: ['client.amexCardMember', 'cardMemberRequired'],
};

/** The agency's own references, as its brand has them. */
export function referencesOfProperty(viewer: Viewer, { partner, client }: PropertyLeadInput, context: WriteContext) {
  const asked = { partnerAgency: partner, amexCardMember: client.amexCardMember };
  return referencesOf(viewer, asked, context, fieldNames);
}

type Shown = Pick<PropertyLeadInput, 'payments'>;

/** The price that was shown, where it is another than this one. One nobody has seen cannot have moved. */
function movedFrom({ payments }: Shown, { currency, priceTotal }: PricedSelection): { was: bigint | null } | null {
  if (payments?.subTotal === undefined) return null;
  const isSameCurrency = !payments.currencyCode || payments.currencyCode === currency;
  const was = isSameCurrency ? toMinor(payments.subTotal, currency) : null;
  return was === priceTotal && isSameCurrency ? null : { was };
}

/** Throws 409 with the difference where the price is another than the one that was shown. */
export async function requireShownPrice(
  viewer: Viewer,
  input: Shown,
  priced: PricedSelection,
  context: WriteContext,
): Promise<void> {
  const moved = movedFrom(input, priced);
  if (!moved) return;
  const difference = { rooms: [], price: { was: moved.was, is: priced.priceTotal } };
  throw await priceMoved(viewer, difference, priced.currency, context);
}

/** The day on which the price that is to be honoured was quoted; null: it is the price of now. Throws 422 if it never was. */
function honouredQuote(
  viewer: Viewer,
  input: PropertyLeadInput,
  selection: PropertySelection,
  priced: PricedSelection,
): PlainDate | null {
  const { currency } = priced;
  const { payments } = input;
  if (payments?.currencyCode && payments.currencyCode !== currency) {
    throw new AppError('invalidInput', { status: 422, fields: { 'payments.currencyCode': 'invalidValue' } });
  }
  return movedFrom(input, priced)?.was != null ? requireQuotedHouse(viewer, input, selection, currency) : null;
}

/** A property for a period as an interest of the viewer's agency, at the price the server makes. No effect on what is free. */
export async function savePropertyInterest(
  tx: Transaction,
  viewer: Viewer,
  input: PropertyLeadInput,
  context: WriteContext,
): Promise<{ _id: string }> {
  const agencyId = viewer.agency?.id;
  if (!agencyId) throw new AppError('agencyNeeded', { status: 409 });
  if (input.status && input.status !== 'INTEREST') {
    throw new AppError('leadStatusDiffers', { status: 409, details: { status: 'INTEREST' } });
  }
  const { stay, payment, countryId } = await readStay(tx, viewer, input, 'INTEREST', context);
  const references = await referencesOfProperty(viewer, input, context);
  const { checkIn, checkOut, serviceLevel } = stay;
  const propertyId = input._property;
  const selection = { propertyId, checkIn, checkOut, serviceLevel };
  const priced = await priceSelection(tx, viewer, selection, context);
  const quoted = input.isPriceToBeHonoured ? honouredQuote(viewer, input, selection, priced) : null;
  if (!quoted) await requireShownPrice(viewer, input, priced, context);
  if (input.isOperatorAsked) {
    requireVerified(viewer);
    await openTarget(tx, viewer, { hotelId: null, propertyId }, context);
    await requireOpenStay(tx, { propertyId, checkIn, checkOut }, priced);
  }
  const now = context.now();
  const { firstName, lastName, nationality, amexCardMember } = input.client;
  const traits = { nationality, cardMemberType: amexCardMember ?? null };
  const client = { firstName, lastName, reference: references.client, ...traits, loyaltyNumber: null };
  const clientId = await findOrCreateClient(tx, agencyId, client, { prefix: references.prefix, now });
  const snapshotId = await keepSnapshot(tx, { agencyId, propertyId }, priced, now);
  const id = randomUUID();
  const { brand } = references;
  await tx.lead.create({
    data: {
      id,
      reference: newReference(),
      agencyId,
      userId: viewer.id,
      brandId: brand.id,
      propertyId,
      clientId,
      clientFirstName: firstName,
      clientLastName: lastName,
      guests: [{ firstName, lastName }],
      ...traits,
      bookingReference: references.booking,
      clientReference: references.client,
      message: input.bookingComments || null,
      paymentProfile: brand.paymentProfile.default,
      checkIn: toDatabaseDay(checkIn),
      checkOut: toDatabaseDay(checkOut),
      adults: stay.pax,
      serviceLevel,
      snapshotId,
      ...priceColumns({ propertyId }, priced).lead,
      payment,
      createdAt: now,
      updatedAt: now,
      events: {
        create: {
          type: 'interest',
          at: now,
          by: 'agent',
          actorId: viewer.id,
          data: { locale: context.locale },
          requestId: context.requestId,
        },
      },
    },
  });
  await postCommission(tx, id, 'event', now);
  const saved = {
    id,
    version: 1,
    brandId: brand.id,
    checkIn,
    timeZone: timeZoneOf(countryId),
    currency: priced.currency,
  };
  if (quoted) await askPrice(tx, viewer, { ...saved, quotedOn: quoted }, input, context);
  if (input.isOperatorAsked) {
    await askStay(tx, viewer, { ...saved, propertyId }, { ...stay, priceTotal: priced.priceTotal }, context);
  }
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    { action: 'lead.created', entity: 'lead', entityId: id, after: { agencyId, propertyId, clientId } },
  );
  return { _id: id };
}

type SavedLead = {
  id: string;
  version: number;
  brandId: string;
  checkIn: PlainDate;
  timeZone: string;
  currency: string;
};

/** The operator is asked to honour the price that was quoted. */
async function askPrice(
  tx: Transaction,
  viewer: Viewer,
  { quotedOn, ...lead }: SavedLead & { quotedOn: PlainDate },
  { _property: propertyId, payments }: PropertyLeadInput,
  context: WriteContext,
): Promise<void> {
  const now = context.now();
  const endsAt = questionEndsAt({ ...lead, now, optionExpiresAt: null });
  const data = { currency: lead.currency, shown: payments?.subTotal ?? null, quotedOn };
  await askSupplier(tx, lead, viewer, { kind: 'honourPrice', endsAt, data }, now);
  await tell(tx, { ...lead, hotelId: null, propertyId }, 'askedPrice', ['supplier'], context);
}

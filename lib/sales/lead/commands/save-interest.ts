import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { allowedProfile } from '@/lib/brand/rules/resolve';
import type { EffectiveBrand } from '@/lib/brand/types';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { writeAudit } from '@/lib/people/audit/commands';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import { mustHave } from '@/lib/platform/must-have';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { requirePeriod } from '@/lib/rates/judge/require-period';
import { givesWay } from '@/lib/rates/judge/rules/gives-way';
import { factsOf, leadSelect } from '../queries/lead-row';
import { priceRooms } from '../queries/price';
import { priceColumns } from '../rules/price-columns';
import { questionEndsAt } from '../rules/question';
import type { InterestInput } from '../schema';
import type { PaymentProfile, PricedSelection, Selection } from '../types';
import { postCommission } from './commission';
import { askException } from './exception';
import { requireVerified } from './open';
import { judgeRooms, notPossible } from './possible';
import { askSupplier } from './question';
import { requireQuotedRooms } from './quoted';
import { tell } from './record';
import { referencesOf } from './references';
import { keepSnapshot, priceMoved } from './snapshot';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What people call a lead: eight letters and digits that nobody mistakes for each other. */
export function newReference(): string {
  return [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

type Client = {
  firstName: string;
  lastName: string;
  reference: string | null;
  nationality: string | null;
  cardMemberType: 'platinum' | 'centurion' | null;
  loyaltyNumber: string | null;
};

/** The agency's own client: by reference, else the only one of that name, else a new one. */
export async function findOrCreateClient(
  tx: Transaction,
  agencyId: string,
  { reference, ...client }: Client,
  { prefix, now }: { prefix: string; now: Date },
): Promise<string> {
  const exactly = (text: string) => ({ equals: text, mode: 'insensitive' as const });
  const known = await tx.client.findMany({
    where: reference
      ? { agencyId, reference }
      : { agencyId, firstName: exactly(client.firstName), lastName: exactly(client.lastName) },
    select: { id: true },
    take: 2,
  });
  if (known.length === 1 && known[0]) return known[0].id;
  const created = { id: randomUUID(), agencyId, ...client, createdAt: now, updatedAt: now };
  const named = { ...created, reference: reference ?? `${prefix}${newReference()}` };
  // Two colleagues may save the same new client at once.
  await tx.client.createMany({ data: named, skipDuplicates: true });
  const { id } = await tx.client.findUniqueOrThrow({
    where: { agencyId_reference: { agencyId, reference: named.reference } },
    select: { id: true },
  });
  return id;
}

export function selectionOf(input: InterestInput): Selection {
  return {
    hotelId: input.hotelId,
    checkIn: input.checkInDate,
    checkOut: input.checkOutDate,
    paymentProfile: input.paymentProfile,
    rooms: input.rooms.map(({ id, roomId, quantity, numAdults, childrenAges, requestedBedConfiguration }) => ({
      roomId,
      ratePlanId: id,
      quantity,
      adults: numAdults,
      childrenAges,
      bedConfiguration: requestedBedConfiguration || null,
    })),
  };
}

/** Throws 422 for a payment profile the brand lets nobody choose. */
export function requireProfile(
  { paymentProfile }: Pick<EffectiveBrand, 'paymentProfile'>,
  asked: PaymentProfile,
  field: string,
): void {
  if (allowedProfile(paymentProfile, asked) === asked) return;
  throw new AppError('invalidInput', { status: 422, fields: { [field]: 'invalidValue' } });
}

async function timeZoneOfHotel(tx: Transaction, hotelId: string): Promise<string> {
  const { city } = await tx.hotel.findUniqueOrThrow({
    where: { id: hotelId },
    select: { city: { select: { countryId: true } } },
  });
  return timeZoneOf(city.countryId);
}

/**
 * The day on which the price that is to be honoured was quoted; null: it is the price of now. Throws 409 with the difference
 * where it moved and nobody is to be asked, 422 where nobody could be.
 */
async function honouredQuote(
  viewer: Viewer,
  input: InterestInput,
  priced: PricedSelection,
  context: WriteContext,
): Promise<PlainDate | null> {
  const shown = input.price.currency === priced.currency ? toMinor(input.price.total, priced.currency) : null;
  if (shown === priced.priceTotal && input.price.currency === priced.currency) return null;
  // The hotel could never answer for another currency, or for no price at all.
  if (input.isPriceToBeHonoured && shown === null) {
    throw new AppError('invalidInput', { status: 422, fields: { 'price.currency': 'invalidValue' } });
  }
  const quoted = input.isPriceToBeHonoured ? requireQuotedRooms(viewer, input) : null;
  if (quoted) return quoted;
  const difference = { rooms: [], price: { was: shown, is: priced.priceTotal } };
  throw await priceMoved(viewer, difference, priced.currency, context);
}

/** A selection as an interest of the viewer's agency, at the price the server makes. No effect on what is free. */
export async function saveInterest(
  tx: Transaction,
  viewer: Viewer,
  input: InterestInput,
  context: WriteContext,
): Promise<{ _id: string }> {
  const agencyId = viewer.agency?.id;
  if (!agencyId) throw new AppError('agencyNeeded', { status: 409 });
  requirePeriod({ checkIn: input.checkInDate, checkOut: input.checkOutDate }, context.today());
  const references = await referencesOf(viewer, input, context);
  requireProfile(references.brand, input.paymentProfile, 'paymentProfile');
  const judged = await judgeRooms(tx, selectionOf(input), context);
  const isException = judged.state === 'impossible';
  if (isException && !(input.exception && givesWay(judged.broken))) {
    throw await notPossible(tx, judged, selectionOf(input).rooms, context, input.exception ? 422 : 409);
  }
  if (isException) requireVerified(viewer);
  const priced = await priceRooms(tx, viewer, selectionOf(input), context);
  const quoted = await honouredQuote(viewer, input, priced, context);
  const now = context.now();
  const person = {
    ...mustHave(input.guests[0], 'first guest'),
    nationality: input.nationality || null,
    cardMemberType: input.amexCardMember ?? null,
    loyaltyNumber: input.loyaltyNumber || null,
  };
  const clientId = await findOrCreateClient(
    tx,
    agencyId,
    { ...person, reference: references.client },
    { prefix: references.prefix, now },
  );
  const snapshotId = await keepSnapshot(tx, { agencyId, hotelId: input.hotelId }, priced, now);
  const { firstName, lastName, ...traits } = person;
  const id = randomUUID();
  const columns = priceColumns({ propertyId: null }, priced);
  await tx.lead.create({
    data: {
      id,
      reference: newReference(),
      agencyId,
      userId: viewer.id,
      brandId: references.brand.id,
      hotelId: input.hotelId,
      clientId,
      clientFirstName: firstName,
      clientLastName: lastName,
      guests: input.guests,
      ...traits,
      bookingReference: references.booking,
      clientReference: references.client,
      message: input.message || null,
      paymentProfile: input.paymentProfile,
      checkIn: toDatabaseDay(input.checkInDate),
      checkOut: toDatabaseDay(input.checkOutDate),
      adults: priced.rooms.reduce((sum, room) => sum + room.adults * room.quantity, 0),
      childrenAges: priced.rooms.flatMap((room) =>
        Array.from({ length: room.quantity }, () => room.childrenAges).flat(),
      ),
      snapshotId,
      ...columns.lead,
      // Where the brand knows no markup, none is kept whatever was sent.
      markupAmount: references.brand.offerMarkup.isSupported
        ? toMinor(input.partnerAgency.markupAmount ?? 0, priced.currency)
        : 0n,
      createdAt: now,
      updatedAt: now,
      rooms: {
        create: priced.rooms.map(({ terms: _, ...room }, position) => {
          return { ...room, ...columns.rooms[position], position };
        }),
      },
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
  if (quoted) {
    const timeZone = await timeZoneOfHotel(tx, input.hotelId);
    const endsAt = questionEndsAt({ now, timeZone, checkIn: input.checkInDate, optionExpiresAt: null });
    const data = { currency: input.price.currency, shown: input.price.total, quotedOn: quoted };
    await askSupplier(tx, { id, timeZone }, viewer, { kind: 'honourPrice', endsAt, data }, now);
    await tell(
      tx,
      { id, version: 1, brandId: references.brand.id, hotelId: input.hotelId, propertyId: null },
      'askedPrice',
      ['supplier'],
      context,
    );
  }
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    { action: 'lead.created', entity: 'lead', entityId: id, after: { agencyId, hotelId: input.hotelId, clientId } },
  );
  if (isException && input.exception) {
    await enterScope(tx, viewer);
    const lead = factsOf(await tx.lead.findUniqueOrThrow({ where: { id }, select: leadSelect }));
    await askException(tx, viewer, lead, judged, input.exception, context);
  }
  return { _id: id };
}

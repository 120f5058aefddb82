import 'server-only';
import { leadsOf } from '@/lib/people/access/leads';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toUnits } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { saveInterest } from '@/lib/sales/lead/commands/save-interest';
import { savePropertyInterest } from '@/lib/sales/lead/commands/save-property';
import { priceSelection } from '@/lib/sales/lead/queries/price';
import { interestSchema } from '@/lib/sales/lead/schema';
import { propertyLeadSchema } from '@/lib/sales/lead/schema-property';
import { selectionOfSnapshot } from '../queries/prices';
import type { LockedOffer } from './draft';

const personSelect = {
  clientFirstName: true,
  clientLastName: true,
  clientReference: true,
  bookingReference: true,
  nationality: true,
  cardMemberType: true,
  loyaltyNumber: true,
} as const;

/** For whom an offer is: as the leads it is made of know them, else by the name that stands on it. */
async function personOf(tx: Transaction, { id, newest }: LockedOffer) {
  const [leadId] = newest.alternatives.flatMap((one) => one.leadId ?? []);
  const known = leadId ? await tx.lead.findUnique({ where: { id: leadId }, select: personSelect }) : null;
  if (known) return known;
  const named = await tx.offer.findUniqueOrThrow({
    where: { id },
    select: { clientFirstName: true, clientLastName: true },
  });
  return {
    ...named,
    ...{ clientReference: null, bookingReference: null, nationality: null, cardMemberType: null, loyaltyNumber: null },
  };
}

/**
 * The stay of one lead saved as a new interest of the client an offer is for, at the price of this moment; the other lead
 * and its price stay as they are. Answers the new lead. 404 for a lead that is not the viewer's.
 */
export async function saveForClient(
  tx: Transaction,
  viewer: Viewer,
  offer: LockedOffer,
  leadId: string,
  context: WriteContext,
): Promise<string> {
  const other = await tx.lead.findFirst({
    where: { id: leadId, ...leadsOf(viewer) },
    select: { adults: true, childrenAges: true, snapshot: { select: { content: true } } },
  });
  if (!other) throw new AppError('notFound', { status: 404 });
  const person = await personOf(tx, offer);
  const selection = selectionOfSnapshot(other.snapshot.content);
  const priced = await priceSelection(tx, viewer, selection, context);
  const { currency, priceTotal } = priced;
  const total = priceTotal === null ? null : toUnits(Number(priceTotal), currency);
  const references = { tls: person.bookingReference, cc: person.clientReference };
  const name = { firstName: person.clientFirstName, lastName: person.clientLastName };
  const period = { checkInDate: selection.checkIn, checkOutDate: selection.checkOut };
  if ('hotelId' in selection) {
    const input = interestSchema.parse({
      ...period,
      hotelId: selection.hotelId,
      guests: [name],
      amexCardMember: person.cardMemberType,
      loyaltyNumber: person.loyaltyNumber,
      nationality: person.nationality,
      partnerAgency: references,
      paymentProfile: selection.paymentProfile,
      price: { currency, total },
      rooms: selection.rooms.map(({ ratePlanId, adults, bedConfiguration, ...room }) => ({
        ...room,
        id: ratePlanId,
        numAdults: adults,
        requestedBedConfiguration: bedConfiguration ?? '',
      })),
      // Whoever laid this stay before another client at a package rate has read its rules.
      arePackageRulesRead: true,
    });
    return (await saveInterest(tx, viewer, input, context))._id;
  }
  const input = propertyLeadSchema.parse({
    _property: selection.propertyId,
    client: { ...name, nationality: person.nationality ?? '–', amexCardMember: person.cardMemberType },
    partner: references,
    period,
    occupancy: { pax: other.adults + other.childrenAges.length },
    serviceLevel: selection.serviceLevel ?? '',
    payments: { currencyCode: currency, ...(total !== null && { subTotal: total }) },
  });
  return (await savePropertyInterest(tx, viewer, input, context))._id;
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { shownHotels, showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { answerDueAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { hashLinkToken } from '@/lib/platform/link-token';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { appendMessage, openConversation } from '@/lib/sales/conversation/commands/append';
import { cidOf } from '@/lib/sales/conversation/rules/cid';
import { type ReferenceNames, referencesOf } from '@/lib/sales/lead/commands/references';
import type { HotelEnquiryInput } from '../schema';
import { enquiryToken } from '../token';

const fieldNames: ReferenceNames = {
  tls: ['tls', 'required'],
  cc: ['cc', 'required'],
  cardMember: ['amexCardMember', 'cardMemberRequired'],
};

/**
 * An enquiry to a hotel: stored with its message in the conversation of agency and hotel, and mailed to the reservations team
 * and the chosen sales managers (rule 6.1). Where the hotel has no chat it is the mail that
 * reaches it. Throws 404 for a hotel that is not there for them, 409 for somebody of no agency.
 */
export async function createHotelEnquiry(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  input: HotelEnquiryInput,
  context: WriteContext,
): Promise<{ cid: string }> {
  const hotel = await tx.hotel.findFirst({
    where: { id: hotelId, ...shownHotels(showsDemoHotels(viewer, context.includeDemos)) },
    select: { city: { select: { countryId: true } }, salesManagers: { select: { id: true } } },
  });
  if (!hotel) throw new AppError('notFound', { status: 404 });
  const agencyId = viewer.agency?.id;
  if (!agencyId) throw new AppError('agencyNeeded', { status: 409 });
  const references = await referencesOf(viewer, { ...input, partnerAgency: input }, context, fieldNames);
  const managers = hotel.salesManagers.map(({ id }) => id).filter((id) => input.salesManagerIds.includes(id));

  const id = randomUUID();
  const now = context.now();
  const { clientFirstName, clientLastName } = input;
  const conversationId = await openConversation(tx, { agencyId, hotelId }, now);
  await tx.hotelEnquiry.create({
    data: {
      id,
      conversationId,
      agencyId,
      hotelId,
      userId: viewer.id,
      brandId: context.brandId,
      clientFirstName,
      clientLastName,
      cardMemberType: input.amexCardMember ?? null,
      bookingReference: references.booking,
      clientReference: references.client,
      salesManagerIds: managers,
      tokenHash: hashLinkToken(enquiryToken(id)),
      answerDueAt: answerDueAt(now, timeZoneOf(hotel.city.countryId)),
      createdAt: now,
    },
  });
  await appendMessage(
    tx,
    conversationId,
    {
      authorKind: 'agent',
      author: { id: viewer.id, name: viewer.displayName },
      body: input.messageText,
      subject: { enquiryId: id, clientFirstName, clientLastName },
      key: `enquiry:${id}`,
      turn: { by: 'agency', isQuestion: true },
    },
    context,
  );
  const about = { mail: 'hotelEnquiry' as const, enquiryId: id, brandId: context.brandId };
  await enqueueMail(tx, `hotelEnquiry:${id}:reservations`, { ...about, salesManagerId: null });
  for (const salesManagerId of managers) {
    await enqueueMail(tx, `hotelEnquiry:${id}:${salesManagerId}`, { ...about, salesManagerId });
  }
  return { cid: cidOf(conversationId) };
}

import 'server-only';
import { houseLocale } from '@/lib/catalogue/place/house-locale';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import type { Locale } from '@/lib/platform/i18n/locale';
import { conversationAddress } from '@/lib/sales/conversation/mail-address';
import { accountsSelect } from '@/lib/sales/lead/queries/letter';
import { enquiryToken } from '../token';

/** An enquiry as the hotel's mail tells it: none of the agency's own references. */
export type HotelEnquiryLetter = {
  id: string;
  conversationId: string;
  /** Opens it without an account; null for an enquiry of an earlier release. */
  token: string | null;
  /** Where an answer to the mail stands in the conversation; null: it goes to the agent. */
  replyAddress: string | null;
  hotelName: string;
  agencyName: string;
  agentName: string;
  agentEmail: string;
  clientName: string;
  text: string;
  answerDueAt: Date;
  timeZone: string;
  reader: { name: string; email: string; locale: Locale };
};

/** For the worker, to one reader: a sales manager, or the reservations team (null). Null when one of them is gone. */
export function getHotelEnquiryLetter(id: string, salesManagerId: string | null): Promise<HotelEnquiryLetter | null> {
  return scoped('system', async (tx) => {
    const row = await tx.hotelEnquiry.findUnique({
      where: { id },
      include: {
        agency: { select: { name: true } },
        user: { select: { firstName: true, lastName: true, email: true } },
        messages: { select: { body: true }, orderBy: { sequence: 'asc' }, take: 1 },
        hotel: {
          select: {
            name: true,
            reservationEmail: true,
            city: { select: { countryId: true } },
            contacts: accountsSelect,
            salesManagers: { select: { id: true, fullName: true, email: true } },
          },
        },
      },
    });
    if (!row) return null;
    const { hotel, user } = row;
    const manager = hotel.salesManagers.find((one) => one.id === salesManagerId);
    if (salesManagerId && !manager) return null;
    return {
      id,
      conversationId: row.conversationId,
      token: row.tokenHash && enquiryToken(id, row.tokenHash),
      replyAddress: conversationAddress(row.conversationId),
      hotelName: hotel.name,
      agencyName: row.agency.name,
      agentName: `${user.firstName ?? ''} ${user.lastName}`.trim(),
      agentEmail: user.email,
      clientName: `${row.clientFirstName} ${row.clientLastName}`,
      text: row.messages[0]?.body ?? '',
      answerDueAt: row.answerDueAt,
      timeZone: timeZoneOf(hotel.city.countryId),
      reader: {
        name: manager?.fullName ?? '',
        email: manager?.email ?? hotel.reservationEmail,
        locale: houseLocale({ accounts: hotel.contacts, countryId: hotel.city.countryId }),
      },
    };
  });
}

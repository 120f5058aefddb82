import 'server-only';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { bookingToken } from '../booking-token';
import { answerToken } from '../commands/answer-link';
import { type Told, toldTo } from '../rules/told';
import { offerDataSchema } from '../schema';
import { toldSelect, toldSourceOf } from './told';

type Reader = { email: string; firstName: string | null; locale: Locale | null };

/** A lead as its mails tell it. */
export type LeadLetter = {
  id: string;
  reference: string;
  /** Of the hotel or property. */
  hotelName: string;
  isOfProperty: boolean;
  agencyName: string;
  clientName: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  answerDueAt: Date | null;
  timeZone: string;
  /** Who comes, what they wish, how it is paid: what the reader of a mail may be told, in a language. */
  told: (to: 'agent' | 'supplier', locale: Locale) => Told;
  /** Of the last event, or what was asked or answered since. */
  reason: string | null;
  /** The counter-offer the lead waits with; its price in units. */
  offer: { price: number; currency: string; until: Date } | null;
  /** The brand the agent works in. */
  brandId: string;
  isDemo: boolean;
  /** Of a guest's booking the guest. */
  agent: Reader;
  supplier: Reader;
  /** Where a guest booked: how to reach them, and the token of the page that shows the booking. */
  guest: { phone: string; email: string; address: string; token: string } | null;
  /** Of the hotel's own way to answer; null where nothing is asked. */
  answerToken: string | null;
};

/** Hotels in German-speaking countries are written to in German. */
export const localeOfCountry: Readonly<Record<string, Locale>> = { AT: 'de', CH: 'de' };

/** For the worker; null when the lead is gone. */
export function getLeadLetter(leadId: string): Promise<LeadLetter | null> {
  return scoped('system', async (tx) => {
    const row = await tx.lead.findUnique({
      where: { id: leadId },
      include: {
        agency: { select: { name: true } },
        user: { select: { email: true, firstName: true, locale: true } },
        consumerBooking: true,
        hotel: { select: { name: true, isDemo: true, reservationEmail: true, city: { select: { countryId: true } } } },
        property: {
          select: {
            name: true,
            isDemo: true,
            operator: { select: { email: true } },
            city: { select: { countryId: true } },
          },
        },
        events: { orderBy: { id: 'asc' }, select: { at: true, reason: true, data: true } },
        changes: { orderBy: { askedAt: 'desc' }, take: 1 },
        answerLinks: { orderBy: { createdAt: 'desc' }, take: 1 },
      },
    });
    const told = await tx.lead.findUnique({ where: { id: leadId }, select: toldSelect });
    const target = row?.hotel ?? row?.property;
    if (!row || !told || !target) return null;
    const { countryId } = target.city;
    const booking = row.consumerBooking;
    const { email, firstName, locale } = booking ? { ...booking, firstName: row.clientFirstName } : row.user;
    const supplierEmail = row.hotel?.reservationEmail ?? row.property?.operator.email ?? '';
    const address = booking && `${booking.address}, ${booking.city}, ${booking.country}`;
    const [link] = row.answerLinks;
    const [change] = row.changes;
    const event = row.events.at(-1);
    const isChangeNewer = change && event && (change.answeredAt ?? change.askedAt) >= event.at;
    const offer = change?.kind === 'counterOffer' ? offerDataSchema.parse(change.data) : null;
    return {
      id: row.id,
      reference: row.reference,
      hotelName: target.name,
      isOfProperty: row.property !== null,
      agencyName: row.agency.name,
      clientName: `${row.clientFirstName} ${row.clientLastName}`,
      checkIn: fromDatabaseDay(row.checkIn),
      checkOut: fromDatabaseDay(row.checkOut),
      optionRank: row.optionRank,
      optionExpiresAt: row.optionExpiresAt,
      answerDueAt: row.answerDueAt,
      timeZone: timeZoneOf(countryId),
      told: (to, locale) => {
        const isReachable = to === 'agent' || row.status === 'CONFIRMED_BOOKING';
        const reach = isReachable
          ? { email, address, phone: booking?.phone ?? null }
          : { email: null, address: null, phone: null };
        const guest = booking && { petDetails: booking.petDetails, ...reach };
        const supplier = row.property ? 'operator' : 'hotel';
        const reader = to === 'supplier' ? supplier : booking ? 'client' : 'agency';
        return toldTo(reader, toldSourceOf(told, locale, guest));
      },
      reason: (isChangeNewer ? change.reason : event?.reason) ?? null,
      offer: offer && { ...offer, until: new Date(offer.until) },
      answerToken: link ? answerToken(link.id, link.tokenHash) : null,
      brandId: row.brandId,
      isDemo: target.isDemo,
      agent: { email, firstName, locale: isLocale(locale) ? locale : null },
      guest: booking && {
        phone: booking.phone,
        email: booking.email,
        address: address ?? '',
        token: bookingToken(row.id, booking.tokenHash),
      },
      supplier: { email: supplierEmail, firstName: null, locale: localeOfCountry[countryId] ?? 'en' },
    };
  });
}

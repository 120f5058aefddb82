import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { toAddress } from '@/lib/catalogue/property/queries/card';
import { scoped } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { PictureValue } from '@/lib/platform/media/types';
import { type Money, money } from '@/lib/platform/money';
import type { StayTerms } from '@/lib/rates/terms/types';
import { snapshotTermsSchema } from '@/lib/sales/lead/kept-terms';
import { feesSelect } from '@/lib/sales/lead/queries/fees';
import { feeDataSchema } from '@/lib/sales/lead/queries/leads';
import { answerOwedAt } from '@/lib/sales/lead/rules/question';
import type { LeadStatus } from '@/lib/sales/lead/types';
import type { Payment } from '../types';
import { askOf, type CancellationAsk } from './cancellation';

/**
 * A booking as its guest sees it behind the link of their mails: the one place where the lessor is named (rule 5.8),
 * never with commission or what is between the lessor and us.
 */
export type GuestBooking = {
  reference: string;
  status: LeadStatus;
  /** Why it was declined or cancelled. */
  reason: string | null;
  property: { name: string; place: string; href: string; picture: PictureValue | null };
  checkIn: PlainDate;
  checkOut: PlainDate;
  serviceLevel: string;
  guest: { name: string; email: string; phone: string; address: string };
  adults: number;
  childAges: number[];
  petDetails: string | null;
  message: string | null;
  payment: Payment;
  price: Money;
  cardFee: Money;
  /** What the cancellation costs; null where it was not cancelled, or nobody could say. */
  fee: Money | null;
  terms: StayTerms;
  /** As accepted. */
  lessor: { name: string; address: string | null; terms: string };
  bookedOn: PlainDate;
  /** Until when the lessor answers; null once answered. */
  answerDueAt: Date | null;
  timeZone: string;
  /** Whether they may ask to cancel, or have, and what that costs. */
  cancellation: CancellationAsk;
};

const YEAR = 365 * 24 * 3_600_000;

function feeOf(status: LeadStatus, currency: string, data: unknown): Money | null {
  const fee = status === 'CANCELLED_BOOKING' ? feeDataSchema.safeParse(data).data?.fee : null;
  return typeof fee === 'number' ? money(fee, currency) : null;
}

/** The booking of a link; null for an unknown one, and a year after departure. */
export async function getGuestBooking(token: string, locale: Locale): Promise<GuestBooking | null> {
  const now = await clock.now();
  const row = await scoped('system', (tx) =>
    tx.consumerBooking.findUnique({
      where: { tokenHash: hashLinkToken(token) },
      include: {
        lead: {
          include: {
            snapshot: { select: { content: true } },
            rooms: { orderBy: { position: 'asc' } },
            hotel: { select: feesSelect.hotel.select },
            consumerBooking: { select: { cardFee: true } },
            changes: { where: { status: 'asked' } },
            events: { orderBy: { id: 'desc' }, take: 1, select: { reason: true, data: true } },
            property: {
              select: {
                name: true,
                slug: true,
                propertyType: true,
                operator: { select: { name: true, address: true } },
                city: { select: { id: true, nameEn: true, nameDe: true, country: true } },
                pictures: {
                  where: { isFloorplan: false },
                  orderBy: { position: 'asc' },
                  take: 1,
                  select: pictureUseSelect,
                },
              },
            },
          },
        },
      },
    }),
  );
  const property = row?.lead.property;
  if (!row || !property || row.lead.checkOut.getTime() + YEAR < now.getTime()) return null;
  const { lead } = row;
  const { city, operator } = property;
  const [promised] = snapshotTermsSchema.parse(lead.snapshot.content).rooms;
  if (!promised) return null;
  const both = ({ nameEn, nameDe }: { nameEn: string; nameDe: string }) =>
    inLanguage(locale, { en: nameEn, de: nameDe });
  const [picture] = property.pictures;
  const timeZone = timeZoneOf(city.country.id);
  return {
    reference: lead.reference,
    status: lead.status,
    reason: lead.events[0]?.reason ?? null,
    property: {
      name: property.name,
      place: `${both(city)}, ${both(city.country)}`,
      href: paths.property(toAddress(property), locale),
      picture: picture ? toPicture(picture.picture, locale, picture) : null,
    },
    checkIn: fromDatabaseDay(lead.checkIn),
    checkOut: fromDatabaseDay(lead.checkOut),
    serviceLevel: lead.serviceLevel ?? '',
    guest: {
      name: `${lead.clientFirstName} ${lead.clientLastName}`,
      email: row.email,
      phone: row.phone,
      address: `${row.address}, ${row.city}, ${row.country}`,
    },
    adults: row.adults,
    childAges: row.childAges,
    petDetails: row.petDetails,
    message: lead.message,
    payment: row.paymentMethod === 'bankTransfer' ? 'bankTransfer' : row.isCardFromEea ? 'cardOfEea' : 'otherCard',
    price: money(Number(lead.priceTotal ?? 0), lead.currency),
    cardFee: money(Number(row.cardFee), lead.currency),
    fee: feeOf(lead.status, lead.currency, lead.events[0]?.data),
    terms: promised.terms,
    lessor: { name: operator.name, address: operator.address, terms: row.operatorTerms },
    bookedOn: dayAt(lead.createdAt, timeZone),
    answerDueAt: answerOwedAt(lead.changes, now),
    timeZone,
    cancellation: askOf({ ...row, lead: { ...lead, property: { city: { countryId: city.country.id } } } }, now),
  };
}

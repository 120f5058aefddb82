import 'server-only';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Prisma } from '@/prisma/generated/client';
import { promisedOf, snapshotTermsSchema } from '../kept-terms';
import { termsChangeOn } from '../rules/option';

import type { LeadStatus, LeadTarget, PaymentProfile, PromisedRoom } from '../types';

export const leadSelect = {
  id: true,
  reference: true,
  version: true,
  status: true,
  agencyId: true,
  userId: true,
  hotelId: true,
  propertyId: true,
  serviceLevel: true,
  commissionPercent: true,
  brandId: true,
  checkIn: true,
  checkOut: true,
  paymentProfile: true,
  currency: true,
  priceTotal: true,
  optionRank: true,
  optionExpiresAt: true,
  extensions: true,
  adults: true,
  childrenAges: true,
  closedAt: true,
  snapshot: { select: { content: true } },
  rooms: { orderBy: { position: 'asc' } },
  hotel: {
    select: {
      confirmsOptions: true,
      supportsInstantBooking: true,
      isReseller: true,
      city: { select: { countryId: true } },
    },
  },
  property: { select: { city: { select: { countryId: true } } } },
} satisfies Prisma.LeadSelect;

export type LeadRow = Prisma.LeadGetPayload<{ select: typeof leadSelect }>;

/** What a supplier lets happen without being asked. An operator is always asked. */
type SupplierRules = { confirmsOptions: boolean; supportsInstantBooking: boolean; isReseller: boolean };

const operatorRules: SupplierRules = { confirmsOptions: false, supportsInstantBooking: false, isReseller: false };

/** A lead as its commands know it. */
export type LeadFacts = LeadTarget & {
  id: string;
  reference: string;
  version: number;
  status: LeadStatus;
  agencyId: string;
  serviceLevel: string | null;
  brandId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  timeZone: string;
  paymentProfile: PaymentProfile;
  currency: string;
  priceTotal: bigint | null;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  extensions: number;
  adults: number;
  childrenAges: readonly number[];
  isClosed: boolean;
  supplier: SupplierRules;
  /** Of a hotel. */
  rooms: LeadRow['rooms'];
  /** As they were when the price was made; of a property one, of all of it. */
  terms: PromisedRoom[];
  termsChange: PlainDate | null;
};

/** What a snapshot has promised for a stay that begins then. */
export function promisedBy(content: unknown, checkIn: PlainDate): Pick<LeadFacts, 'terms' | 'termsChange'> {
  const kept = snapshotTermsSchema.parse(content);
  const { rooms, termsChange } = kept;
  const terms = promisedOf(kept);
  if (termsChange !== undefined) return { terms, termsChange };
  return {
    terms,
    termsChange: termsChangeOn(
      checkIn,
      rooms.map((room) => room.terms),
    ),
  };
}

export function factsOf(row: LeadRow): LeadFacts {
  const { hotel, property } = row;
  const checkIn = fromDatabaseDay(row.checkIn);
  return {
    id: row.id,
    reference: row.reference,
    version: row.version,
    status: row.status,
    agencyId: row.agencyId,
    hotelId: row.hotelId,
    propertyId: row.propertyId,
    serviceLevel: row.serviceLevel,
    brandId: row.brandId,
    paymentProfile: row.paymentProfile,
    currency: row.currency,
    priceTotal: row.priceTotal,
    optionRank: row.optionRank,
    optionExpiresAt: row.optionExpiresAt,
    extensions: row.extensions,
    adults: row.adults,
    childrenAges: row.childrenAges,
    rooms: row.rooms,
    supplier: hotel ?? operatorRules,
    checkIn,
    checkOut: fromDatabaseDay(row.checkOut),
    timeZone: timeZoneOf((hotel ?? property)?.city.countryId ?? ''),
    isClosed: row.closedAt !== null,
    ...promisedBy(row.snapshot.content, checkIn),
  };
}

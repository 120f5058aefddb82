import 'server-only';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Prisma } from '@/prisma/generated/client';
import { termsChangeOn } from '../rules/option';
import { snapshotTermsSchema } from '../schema';
import type { LeadStatus, PaymentProfile, PromisedRoom } from '../types';

export const leadSelect = {
  id: true,
  reference: true,
  version: true,
  status: true,
  agencyId: true,
  userId: true,
  hotelId: true,
  brandId: true,
  checkIn: true,
  checkOut: true,
  paymentProfile: true,
  currency: true,
  priceTotal: true,
  optionRank: true,
  optionExpiresAt: true,
  extensions: true,
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
} satisfies Prisma.LeadSelect;

export type LeadRow = Prisma.LeadGetPayload<{ select: typeof leadSelect }>;

/** A lead of a hotel as its commands know it. */
export type LeadFacts = {
  id: string;
  reference: string;
  version: number;
  status: LeadStatus;
  agencyId: string;
  hotelId: string;
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
  isClosed: boolean;
  hotel: { confirmsOptions: boolean; supportsInstantBooking: boolean; isReseller: boolean };
  rooms: LeadRow['rooms'];
  /** As they were when the price was made. */
  terms: PromisedRoom[];
  termsChange: PlainDate | null;
};

export function factsOf(row: LeadRow): LeadFacts {
  const { hotel, hotelId } = row;
  if (!hotel || !hotelId) throw new Error(`Lead ${row.id} is of no hotel.`);
  const { rooms } = snapshotTermsSchema.parse(row.snapshot?.content);
  const checkIn = fromDatabaseDay(row.checkIn);
  return {
    ...row,
    hotelId,
    hotel,
    checkIn,
    checkOut: fromDatabaseDay(row.checkOut),
    timeZone: timeZoneOf(hotel.city.countryId),
    isClosed: row.closedAt !== null,
    terms: rooms.map((room) => ({
      ...room,
      priceTotal: room.priceTotal === null ? null : BigInt(room.priceTotal),
    })),
    termsChange: termsChangeOn(
      checkIn,
      rooms.map(({ cancellationPeriods }) => cancellationPeriods),
    ),
  };
}

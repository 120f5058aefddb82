import 'server-only';
import { z } from 'zod';
import type { Bed } from '@/lib/catalogue/room/types';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Prisma } from '@/prisma/generated/client';
import { termsOfRate } from '../../terms/rules/convert';
import type { HotelFacts, RatePlan } from '../types';

/** What all rooms of a hotel share, and whether the hotel is shown. */
export const hotelFactsSelect = {
  id: true,
  isDemo: true,
  retiredAt: true,
  isReseller: true,
  supportsInstantBooking: true,
  isAdultsOnly: true,
  billableCurrency: true,
  localCurrency: true,
  weekendPercent: true,
  childBands: { select: { fromAge: true, toAge: true, amount: true }, orderBy: { fromAge: 'asc' } },
  taxes: { select: { kind: true, amount: true, fromAge: true, maxNights: true } },
  seasons: {
    select: { kind: true, startsOn: true, endsOn: true, levelPercent: true, depositPercent: true },
    orderBy: { startsOn: 'asc' },
  },
  closures: { select: { roomId: true, startsOn: true, endsOn: true, reason: true }, orderBy: { startsOn: 'asc' } },
  programmes: { select: { programmeId: true, commissionPercent: true } },
} satisfies Prisma.HotelSelect;

type HotelRow = Prisma.HotelGetPayload<{ select: typeof hotelFactsSelect }>;

const days = <Row extends { startsOn: Date; endsOn: Date }>({ startsOn, endsOn, ...row }: Row) => ({
  ...row,
  startsOn: fromDatabaseDay(startsOn),
  endsOn: fromDatabaseDay(endsOn),
});

export function toHotelFacts({ isDemo: _demo, retiredAt: _retired, ...row }: HotelRow): HotelFacts {
  return {
    ...row,
    childBands: row.childBands.map((band) => ({ ...band, amount: Number(band.amount) })),
    taxes: row.taxes.map((tax) => ({ ...tax, amount: Number(tax.amount) })),
    seasons: row.seasons.map(days),
    closures: row.closures.map(days),
    programmes: row.programmes.map(({ programmeId, commissionPercent }) => ({
      programmeId,
      commissionPercent: commissionPercent.toNumber(),
    })),
  };
}

const bedSelect = {
  bedType: true,
  isInStandardOccupancy: true,
  maxPax: true,
  maxAdults: true,
  twinBedPossible: true,
} satisfies Prisma.BedSelect;

/** Every bed kept here is one sleeping place. */
export function toBed({ maxPax, maxAdults, ...bed }: Prisma.BedGetPayload<{ select: typeof bedSelect }>): Bed {
  return { ...bed, sleeps: [{ maxPax, maxAdults }] };
}

export const roomFactsSelect = {
  id: true,
  hotelId: true,
  isOnRequest: true,
  isEnquiryOnly: true,
  includedGuests: true,
  extraAdultPrice: true,
  beds: { select: bedSelect, orderBy: { position: 'asc' } },
} satisfies Prisma.RoomSelect;

const modifiersSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('longStay'), fromNights: z.int(), percent: z.number() }),
    z.object({ kind: z.literal('earlyBooking'), fromDays: z.int(), percent: z.number() }),
  ]),
);
const tranchesSchema = z.array(z.object({ cumulativePercentage: z.number(), daysPriorToArrival: z.int() }));
const cancellationSchema = z.array(
  z.object({ fromDaysPriorToArrival: z.int(), feeInPercentOfBookingTotal: z.number() }),
);

export function toRatePlan(row: Prisma.RatePlanGetPayload<object>, locale: Locale): RatePlan {
  return {
    id: row.id,
    kind: row.kind,
    name: inLanguage(locale, { en: row.nameEn, de: row.nameDe }),
    description: inLanguage(locale, { en: row.descriptionEn, de: row.descriptionDe }),
    policy: inLanguage(locale, { en: row.policyEn, de: row.policyDe }),
    board: row.board,
    boardAdultPrice: Number(row.boardAdultPrice),
    boardChildPrice: Number(row.boardChildPrice),
    adjustmentPercent: row.adjustmentPercent.toNumber(),
    modifiers: modifiersSchema.parse(row.modifiers),
    publicAdjustmentPercent: row.publicAdjustmentPercent?.toNumber() ?? null,
    isPriced: row.isPriced,
    paymentProfiles: row.paymentProfiles,
    programmeId: row.programmeId,
    amenities: inLanguage(locale, { en: row.amenitiesEn, de: row.amenitiesDe }),
    commissionPercent: row.commissionPercent.toNumber(),
    terms: termsOfRate(
      { depositPercent: row.depositPercent, tranches: tranchesSchema.parse(row.tranches) },
      cancellationSchema.parse(row.cancellationPeriods),
      row.hasNoShowClause,
    ),
  };
}

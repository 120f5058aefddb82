import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { publishedProperties } from '@/lib/catalogue/property/listed';
import { cardSelect, nameOf, toAddress, toCard, toMoney } from '@/lib/catalogue/property/queries/card';
import { compareServiceLevels } from '@/lib/catalogue/property/rules/service-level';
import { distanceKinds } from '@/lib/catalogue/property/schema';
import type { PropertyDetail, SalesTerms } from '@/lib/catalogue/property/types';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { toFloorPlan, toPicture } from '@/lib/platform/media/queries';
import { activeHolds } from '@/lib/rates/hold/active';
import type { Prisma } from '@/prisma/generated/client';

const words = z.object({ en: z.string(), de: z.string() });
const storedHighlights = z.array(words);
export const storedDistances = z.array(
  z.object({
    kind: z.enum(distanceKinds),
    to: words,
    metres: z.number().nullable(),
    minutes: z.number().nullable(),
    by: z.enum(['foot', 'ski', 'lift', 'car']),
  }),
);
const storedPayments = z.array(z.object({ daysBeforeCheckIn: z.int(), paymentRatio: z.number() })).nullable();
const storedRefunds = z.array(z.object({ daysBeforeCheckIn: z.int(), refundRatio: z.number() })).nullable();

export const termsSelect = {
  currency: true,
  salesInformation: {
    select: {
      creditCardFeeRatio: true,
      acceptedPaymentMethods: true,
      prepaymentRatio: true,
      paymentTerms: true,
      cancellationTerms: true,
      securityDeposit: true,
      securityDepositType: true,
      rentalChannel: { select: { acceptsConsumerBookings: true } },
    },
  },
} satisfies Prisma.PropertySelect;

const detailSelect = {
  ...cardSelect,
  city: { select: { ...cardSelect.city.select, postalCode: true, stateEn: true, stateDe: true } },
  isDemo: true,
  bathrooms: true,
  squareMetres: true,
  petDetailsEn: true,
  petDetailsDe: true,
  openingEn: true,
  openingDe: true,
  summaryEn: true,
  summaryDe: true,
  descriptionEn: true,
  descriptionDe: true,
  highlights: true,
  distances: true,
  serviceLevels: true,
  registrationNumber: true,
  videos: true,
  updatedAt: true,
  equipment: {
    select: { equipment: { select: { id: true, nameEn: true, nameDe: true } } },
    orderBy: { position: 'asc' },
  },
  services: {
    select: { serviceLevel: true, service: { select: { id: true, nameEn: true, nameDe: true } } },
    orderBy: { service: { position: 'asc' } },
  },
  pictures: {
    select: { isFloorplan: true, focusX: true, focusY: true, altEn: true, altDe: true, picture: true },
    orderBy: [{ isFloorplan: 'asc' }, { position: 'asc' }],
  },
  ...termsSelect,
} satisfies Prisma.PropertySelect;

type DetailRow = Prisma.PropertyGetPayload<{ select: typeof detailSelect }>;

export function toSalesTerms(row: Prisma.PropertyGetPayload<{ select: typeof termsSelect }>): SalesTerms | null {
  const sales = row.salesInformation;
  if (!sales) return null;
  return {
    creditCardFeeRatio: sales.creditCardFeeRatio?.toNumber() ?? null,
    acceptedPaymentMethods: sales.acceptedPaymentMethods,
    prepaymentRatio: sales.prepaymentRatio?.toNumber() ?? null,
    paymentTerms: storedPayments.parse(sales.paymentTerms),
    cancellationTerms: storedRefunds.parse(sales.cancellationTerms),
    securityDeposit: toMoney(sales.securityDeposit, row.currency),
    securityDepositType: sales.securityDepositType,
    acceptsConsumerBookings: sales.rentalChannel.acceptsConsumerBookings,
  };
}

export function toServices(row: Pick<DetailRow, 'services'>, locale: Locale): PropertyDetail['services'] {
  const services = new Map<string, { id: string; name: string; levels: string[] }>();
  for (const { service, serviceLevel } of row.services) {
    const known = services.get(service.id) ?? { id: service.id, name: nameOf(service, locale), levels: [] };
    known.levels.push(serviceLevel);
    services.set(service.id, known);
  }
  return [...services.values()];
}

/** Stays that ended more than one day ago are hidden (rule 4.4). */
function readStays(propertyId: string, today: PlainDate) {
  return db.stay.findMany({
    where: { propertyId, checkOut: { gte: toDatabaseDay(addDays(today, -1)) } },
    select: {
      id: true,
      checkIn: true,
      checkOut: true,
      available: true,
      rates: { select: { serviceLevel: true, amount: true, currency: true } },
    },
    orderBy: [{ checkIn: 'asc' }, { checkOut: 'asc' }],
  });
}

async function readBlocks(propertyId: string, today: PlainDate) {
  const now = await clock.now();
  return db.propertyHold.findMany({
    where: {
      propertyId,
      checkOut: { gt: toDatabaseDay(today) },
      ...activeHolds(now),
    },
    select: { checkIn: true, checkOut: true, kind: true },
    orderBy: { checkIn: 'asc' },
  });
}

/**
 * A published property with everything its page shows, stays from `today` on; null when there is none.
 * Demonstration properties exist only where `includeDemos` is set (rule 2.12).
 */
export const getProperty = cache(
  async (id: string, locale: Locale, today: PlainDate, includeDemos: boolean): Promise<PropertyDetail | null> => {
    const [row, stays, blocks] = await Promise.all([
      db.property.findFirst({
        where: { id, ...publishedProperties(includeDemos) },
        select: detailSelect,
      }),
      readStays(id, today),
      readBlocks(id, today),
    ]);
    if (!row) return null;
    const pictures = row.pictures.filter(({ isFloorplan }) => !isFloorplan);
    return {
      ...toCard({ ...row, pictures: pictures.slice(0, 1) }, locale),
      address: toAddress(row),
      isDemo: row.isDemo,
      bathrooms: row.bathrooms,
      squareMetres: row.squareMetres,
      currency: row.currency,
      petDetails: inLanguage(locale, { en: row.petDetailsEn, de: row.petDetailsDe }),
      opening: inLanguage(locale, { en: row.openingEn, de: row.openingDe }),
      summary: inLanguage(locale, { en: row.summaryEn, de: row.summaryDe }),
      descriptionMarkdown: inLanguage(locale, { en: row.descriptionEn, de: row.descriptionDe }),
      highlights: storedHighlights.parse(row.highlights).map((text) => text[locale]),
      distances: storedDistances.parse(row.distances).map((distance) => ({ ...distance, to: distance.to[locale] })),
      equipment: row.equipment.map(({ equipment }) => ({ id: equipment.id, name: nameOf(equipment, locale) })),
      serviceLevels: [...row.serviceLevels].sort(compareServiceLevels),
      services: toServices(row, locale),
      pictures: pictures.map((entry) => toPicture(entry.picture, locale, entry)),
      floorplans: row.pictures
        .filter(({ isFloorplan }) => isFloorplan)
        .map((entry) => toFloorPlan(entry.picture, locale)),
      videos: row.videos,
      registrationNumber: row.registrationNumber,
      postalCode: row.city.postalCode,
      state: inLanguage(locale, { en: row.city.stateEn, de: row.city.stateDe }),
      salesTerms: toSalesTerms(row),
      stays: stays.map((stay) => ({
        id: stay.id,
        checkIn: fromDatabaseDay(stay.checkIn),
        checkOut: fromDatabaseDay(stay.checkOut),
        available: stay.available,
        currency: stay.rates[0]?.currency ?? row.currency,
        rates: Object.fromEntries(
          stay.rates.map((rate) => [rate.serviceLevel, rate.amount === null ? null : Number(rate.amount)]),
        ),
      })),
      blocks: blocks.map((block) => ({
        checkIn: fromDatabaseDay(block.checkIn),
        checkOut: fromDatabaseDay(block.checkOut),
        kind: block.kind,
      })),
      updatedAt: row.updatedAt.toISOString(),
    };
  },
);

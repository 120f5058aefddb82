import 'server-only';
import { toAddress } from '@/lib/catalogue/property/queries/card';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import { isLocale } from '@/lib/platform/i18n/locale';
import type { Prisma } from '@/prisma/generated/client';
import type { EnquiryLetter } from './types';

const withProperty = {
  property: {
    select: {
      id: true,
      name: true,
      slug: true,
      propertyType: true,
      isDemo: true,
      city: {
        select: {
          id: true,
          nameEn: true,
          nameDe: true,
          country: { select: { id: true, nameEn: true, nameDe: true } },
        },
      },
    },
  },
} satisfies Prisma.EnquiryInclude;

/** An enquiry as its mails tell it; null when it is gone. Not for the storefront: only the worker reads enquiries. */
export async function getEnquiryLetter(id: string): Promise<EnquiryLetter | null> {
  const row = await scoped('system', (tx) => tx.enquiry.findUnique({ where: { id }, include: withProperty }));
  if (!row) return null;
  const { property } = row;
  return {
    _id: row.id,
    locale: isLocale(row.locale) ? row.locale : 'en',
    createdAt: row.createdAt,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    city: row.originCity,
    period: { checkIn: fromDatabaseDay(row.checkIn), checkOut: fromDatabaseDay(row.checkOut) },
    adults: row.adults,
    childAges: row.childAges,
    serviceLevel: row.serviceLevel,
    message: row.message,
    property: property && {
      _id: property.id,
      name: property.name,
      isDemo: property.isDemo,
      city: { en: property.city.nameEn, de: property.city.nameDe },
      address: toAddress(property),
    },
    destination: row.destination,
    propertyTypes: row.propertyTypes,
    bedrooms: row.bedrooms,
    activities: row.activities,
    services: row.services,
    preferences: row.preferences,
    onBehalfOf: row.onBehalfOf,
  };
}

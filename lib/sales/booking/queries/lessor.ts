import 'server-only';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';

/** Whom a guest's contract is with: named on the page of a booking and in its summary alone (rule 5.8). */
export type Lessor = { name: string; address: string | null; terms: string };

/** The lessor of a property that guests may book; null for any other. */
export async function getLessor(propertyId: string, locale: Locale): Promise<Lessor | null> {
  const row = await db.property.findFirst({
    where: {
      id: propertyId,
      status: 'published',
      salesInformation: { rentalChannel: { acceptsConsumerBookings: true } },
    },
    select: { operator: { select: { name: true, address: true, termsEn: true, termsDe: true } } },
  });
  if (!row) return null;
  const { name, address, termsEn, termsDe } = row.operator;
  return { name, address, terms: inLanguage(locale, { en: termsEn, de: termsDe }) ?? '' };
}

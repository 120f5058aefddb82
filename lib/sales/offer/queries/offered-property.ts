import 'server-only';
import { cardSelect, nameOf, toCard } from '@/lib/catalogue/property/queries/card';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import { storedDistances, toServices } from '@/lib/rates/property/queries/detail';
import type { OfferedProperty } from '../rules/compose-property';

/**
 * A property as its client is told of it, whether or not it is still published: what was promised stays what it was. In the
 * transaction of whoever writes the offer.
 */
export async function readOfferedProperty(
  tx: Transaction,
  id: string,
  locale: Locale,
): Promise<OfferedProperty & { countryId: string }> {
  const row = await tx.property.findUniqueOrThrow({
    where: { id },
    select: {
      ...cardSelect,
      bathrooms: true,
      squareMetres: true,
      openingEn: true,
      openingDe: true,
      descriptionEn: true,
      descriptionDe: true,
      distances: true,
      salesInformation: { select: { acceptedPaymentMethods: true } },
      services: {
        select: { serviceLevel: true, service: { select: { id: true, nameEn: true, nameDe: true } } },
        orderBy: { service: { position: 'asc' } },
      },
      pictures: { where: { isFloorplan: false }, select: pictureUseSelect, orderBy: { position: 'asc' } },
    },
  });
  const { name, propertyType, place, bedrooms, beds, petsAllowed } = toCard(row, locale);
  return {
    ...{ name, propertyType, place, bedrooms, beds, petsAllowed },
    bathrooms: row.bathrooms,
    squareMetres: row.squareMetres,
    opening: inLanguage(locale, { en: row.openingEn, de: row.openingDe }),
    descriptionMarkdown: inLanguage(locale, { en: row.descriptionEn, de: row.descriptionDe }),
    facilities: row.facilities.map(({ facility }) => ({ id: facility.id, name: nameOf(facility, locale) })),
    distances: storedDistances.parse(row.distances).map((distance) => ({ ...distance, to: distance.to[locale] })),
    services: toServices(row, locale),
    pictures: row.pictures.map((entry) => toPicture(entry.picture, locale, entry)),
    takesCards: row.salesInformation?.acceptedPaymentMethods.includes('creditCard') ?? false,
    countryId: place.country.id,
  };
}

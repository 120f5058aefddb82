import { listingPath } from '@/lib/catalogue/place/rules';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Listing } from '@/lib/sales/search/queries/listing';
import type { Crumb } from '@/lib/web/seo/structured-data';

/** Home, the country's list of this type, its group of villages where it has one, the place. */
export async function getListingCrumbs(listing: Listing, locale: Locale): Promise<Crumb[]> {
  const t = await getTranslations('listing');
  const { propertyType, country, destination, kind, catalogue } = listing;
  const path = (id?: string) => listingPath({ countryId: country.id, ...(id ? { id } : {}) }, propertyType, locale);
  const city = kind === 'city' ? country.cities.find(({ id }) => id === destination.id) : undefined;
  const group = city?.groupId ? catalogue.places.find(({ id }) => id === city.groupId) : undefined;
  return [
    { name: t('home'), path: paths.landing() },
    { name: `${t(`types.${propertyType}`)}, ${country.name}`, path: path() },
    ...(group ? [{ name: group.name, path: path(group.id) }] : []),
    ...(kind === 'country' ? [] : [{ name: destination.name, path: path(destination.id) }]),
  ];
}

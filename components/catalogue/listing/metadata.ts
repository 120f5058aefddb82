import type { Metadata } from 'next';
import { getInPlace, getListTitle } from '@/components/sales/search/title';
import { listingPath } from '@/lib/catalogue/place/rules';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Listing } from '@/lib/sales/search/queries/listing';
import { pageMetadata, type ShareSubject } from '@/lib/web/seo/metadata';

/** A group of villages has no picture of its own; its page of words has. */
function shareOf({ kind, country, destination }: Listing): ShareSubject {
  if (kind === 'country') return { country: country.id };
  return kind === 'group' ? { content: destination.id } : { city: destination.id };
}

/** A title and a description that no other list of either language has. */
export async function listingMetadata(listing: Listing, locale: Locale): Promise<Metadata> {
  const { propertyType, country, destination, kind, lead, answer } = listing;
  const [t, listTitle, inPlace] = await Promise.all([getTranslations('listing'), getListTitle(), getInPlace()]);
  const place = { id: kind === 'country' ? country.id : destination.id, name: destination.name };
  const id = kind === 'country' ? undefined : destination.id;
  return pageMetadata({
    locale,
    path: listingPath({ countryId: country.id, ...(id ? { id } : {}) }, propertyType, locale),
    title: listTitle(place, propertyType),
    description: t(`description.${propertyType}`, {
      kind,
      count: answer.total,
      where: inPlace(place),
      tagline: lead,
    }),
    share: shareOf(listing),
  });
}

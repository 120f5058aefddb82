import Link from 'next/link';
import { addCounts, destinationsOf, listingPath } from '@/lib/catalogue/place/rules';
import type { PropertyCounts } from '@/lib/catalogue/place/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Listing } from '@/lib/sales/search/queries/listing';

type Props = { listing: Listing; locale: Locale; title: string };

/** Properties of a place by type, all its villages together. */
export function countsOf({ country, destination }: Pick<Listing, 'country' | 'destination'>): PropertyCounts {
  return addCounts(country.cities.filter(({ id }) => destination.cityIds.includes(id)).map(({ counts }) => counts));
}

/** The villages of a group, each with what it is like. */
export function Villages({ listing, locale, title }: Props) {
  const { country, destination, propertyType } = listing;
  const cities = country.cities.filter(
    ({ id, counts }) => destination.cityIds.includes(id) && counts[propertyType] > 0,
  );
  return (
    <section aria-labelledby="places-title">
      <h2 id="places-title" className="text-22">
        {title}
      </h2>
      <ul className="mt-4">
        {cities.map((city) => (
          <li key={city.id} className="gap-6 border-t border-line py-3 desk:grid desk:grid-cols-[200px_1fr]">
            <Link
              href={listingPath({ countryId: country.id, id: city.id }, propertyType, locale)}
              prefetch={false}
              className="underline decoration-accent underline-offset-4 hover:decoration-current"
            >
              {city.name}
            </Link>
            <p className="text-14 leading-[26px] text-soft">{city.tagline}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same type of property in the country's other places. */
export async function OtherPlaces({ listing, locale, title }: Props) {
  const { country, destination, propertyType } = listing;
  const t = await getTranslations('listing');
  const isOwn = (id: string, cityIds: readonly string[]) =>
    id === destination.id || (listing.kind === 'city' && cityIds.length === 1 && cityIds[0] === destination.cityIds[0]);
  const others = destinationsOf(country).filter(
    ({ id, counts, cities }) =>
      counts[propertyType] > 0 &&
      !isOwn(
        id,
        cities.map((city) => city.id),
      ),
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="places-title">
      <h2 id="places-title" className="text-22">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-6 season:grid-cols-2">
        {others.map(({ id, name, counts }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-3">
            <Link
              href={listingPath({ countryId: country.id, id }, propertyType, locale)}
              prefetch={false}
              className="underline decoration-accent underline-offset-4 hover:decoration-current"
            >
              {name}
            </Link>
            <span className="text-14 whitespace-nowrap text-soft">
              {t(`count.${propertyType}`, { count: counts[propertyType] })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

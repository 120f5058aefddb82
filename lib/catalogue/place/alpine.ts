import type { AlpineSlug } from '@/lib/platform/addresses/pages';
import { addCounts, countryAlpine, destinationsOf } from './rules';
import type { Country, PropertyCounts } from './types';

export type AlpineScope = {
  countryId: Country['id'];
  name: string;
  counts: PropertyCounts;
  /** The `destination` of a search for its properties. */
  searchId: string;
  /** Where its lists lie: a destination's id, null for the whole country, undefined for a region, which has none. */
  listingId: string | null | undefined;
};

/** What an alpine page speaks of, by its slug; null for the overview and the pages about other things. */
export function alpineScope(slug: AlpineSlug, countries: readonly Country[]): AlpineScope | null {
  const country = countries.find(({ id }) => countryAlpine[id] === slug);
  if (country) {
    const { id, name, counts } = country;
    return { countryId: id, name, counts, searchId: id, listingId: null };
  }
  const destination = countries.flatMap(destinationsOf).find(({ id }) => id === slug);
  if (destination) {
    const { id, name, countryId, counts } = destination;
    return { countryId, name, counts, searchId: id, listingId: id };
  }
  const cities = countries.flatMap((one) => one.cities).filter(({ regionId }) => regionId === slug);
  const [first] = cities;
  if (!first) return null;
  const counts = addCounts(cities.map((city) => city.counts));
  return { countryId: first.countryId, name: slug, counts, searchId: slug, listingId: undefined };
}

import { countryFromWord, slugify } from '@/lib/platform/addresses/slug';
import type { Suggestion } from '../destinations';
import type { HotelDestination } from './types';

/** What stands where: the places that have a hotel, and the hotels themselves. */
export type HotelPlaces = readonly (HotelDestination & {
  kind: Suggestion['kind'];
  /** Slugs of its names in both languages. */
  words: readonly string[];
})[];

type Named = { id: string; name: string; words: readonly string[] };
type PlacedHotel = Omit<Named, 'words'> & { city: Named & { country: Named }; sector: Omit<Named, 'words'> | null };

/** Countries, cities, sectors and hotels, each by name; a place is there once a hotel is. */
export function placesOf(hotels: readonly PlacedHotel[], locale: string): HotelPlaces {
  const countries = new Map<string, Named & { cityIds: Set<string> }>();
  const cities = new Map<string, Named & { country: Named }>();
  const sectors = new Map<string, Omit<Named, 'words'> & { city: Named & { country: Named } }>();
  for (const { city, sector } of hotels) {
    const country = countries.get(city.country.id) ?? { ...city.country, cityIds: new Set<string>() };
    country.cityIds.add(city.id);
    countries.set(country.id, country);
    cities.set(city.id, city);
    if (sector) sectors.set(sector.id, { ...sector, city });
  }
  const { compare } = new Intl.Collator(locale);
  const sorted = <One extends { name: string }>(list: Iterable<One>) =>
    [...list].sort((a, b) => compare(a.name, b.name));
  const whole = { sectorId: null, hotelId: null };
  return [
    ...sorted(countries.values()).map(({ id, name, words, cityIds }) => ({
      ...{ id, name, words, countryId: id, cityIds: [...cityIds], ...whole },
      kind: 'country' as const,
    })),
    ...sorted(cities.values()).map(({ id, name, words, country }) => ({
      ...{ id, name, words, countryId: country.id, cityIds: [id], ...whole },
      kind: 'place' as const,
    })),
    ...sorted(sectors.values()).map(({ id, name, city }) => ({
      ...{
        id,
        name: `${name}, ${city.name}`,
        countryId: city.country.id,
        cityIds: [city.id],
        sectorId: id,
        hotelId: null,
      },
      words: [slugify(name)],
      kind: 'sector' as const,
    })),
    ...sorted(hotels).map(({ id, name, city }) => ({
      ...{ id, name, countryId: city.country.id, cityIds: [city.id], sectorId: null, hotelId: id },
      words: [slugify(name)],
      kind: 'property' as const,
    })),
  ];
}

/** Villages under one name: typed, `Courchevel` means all four of them. Null unless all are in one country. */
function villagesOf(slug: string, places: HotelPlaces): HotelDestination | null {
  const villages = places.filter(
    ({ kind, words }) => kind === 'place' && words.some((word) => word.startsWith(`${slug}-`)),
  );
  const [first] = villages;
  if (!first || villages.some(({ countryId }) => countryId !== first.countryId)) return null;
  return {
    ...first,
    id: slug,
    name: first.name.slice(0, slug.length),
    cityIds: villages.flatMap(({ cityIds }) => cityIds),
  };
}

/**
 * By id, a country's word in either language, or a name however it is spelt; a name may be followed by its country, and the
 * beginning of several villages' names means all of them.
 */
export function findHotelDestination(wanted: string, places: HotelPlaces): HotelDestination | null {
  const country = countryFromWord(wanted);
  const slugs = [wanted, wanted.split(',')[0] ?? ''].map(slugify).filter((slug) => slug !== '');
  return (
    places.find(({ id }) => id === wanted) ??
    (country && places.find(({ id, kind }) => kind === 'country' && id === country)) ??
    slugs.map((slug) => places.find(({ id, words }) => words.includes(slug) || slugify(id) === slug)).find(Boolean) ??
    slugs.map((slug) => villagesOf(slug, places)).find(Boolean) ??
    null
  );
}

import { type AlpineSlug, alpineSlugs } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';
import type { PropertyType } from '@/lib/platform/addresses/slug';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { City, Country, Destination, PropertyCounts } from './types';

/** In the order they are offered. */
export const countedTypes = ['chalet', 'apartment', 'villa'] as const satisfies readonly PropertyType[];

export function addCounts(all: readonly PropertyCounts[]): PropertyCounts {
  const sum = { chalet: 0, apartment: 0, villa: 0 };
  for (const counts of all) for (const type of countedTypes) sum[type] += counts[type];
  return sum;
}

export function totalOf(counts: PropertyCounts): number {
  return countedTypes.reduce((sum, type) => sum + counts[type], 0);
}

/** The type whose list a link to a place opens: chalets where there are any. Null without properties. */
export function mainType(counts: PropertyCounts): PropertyType | null {
  return countedTypes.find((type) => counts[type] > 0) ?? null;
}

/** `Courchevel 1850` → `Courchevel`: the villages of a group differ by their altitude only. */
function groupName(city: City): string {
  return city.name.replace(/\s+\d+$/, '');
}

/** The cities of a country with groups drawn together, in the order of the cities. */
export function destinationsOf(country: Pick<Country, 'cities'>): Destination[] {
  const found = new Map<string, City[]>();
  for (const city of country.cities) {
    const id = city.groupId ?? city.id;
    found.set(id, [...(found.get(id) ?? []), city]);
  }
  return [...found].flatMap(([id, cities]) => {
    const [first] = cities;
    if (!first) return [];
    const name = first.groupId ? groupName(first) : first.name;
    return [{ id, name, countryId: first.countryId, cities, counts: addCounts(cities.map(({ counts }) => counts)) }];
  });
}

/** The list of one type in a destination or, without one, in the country. */
export function listingPath(
  place: { countryId: Country['id']; id?: string },
  propertyType: PropertyType,
  locale: Locale,
): string {
  return paths.listing({ propertyType, countryId: place.countryId, citySlug: place.id }, locale);
}

/** A destination's own page of words where there is one, else its longest-standing list. */
export function destinationPath(destination: Destination, locale: Locale): string {
  const alpine = alpineSlugs.find((slug) => slug === destination.id);
  return alpine ? paths.alpine(alpine) : listingPath(destination, mainType(destination.counts) ?? 'chalet', locale);
}

/** Pages of words about a region, which has properties but no list of its own: `vorarlberg`. */
export function regionAlpines(country: Pick<Country, 'cities'>): AlpineSlug[] {
  return alpineSlugs.filter((slug) => country.cities.some(({ regionId }) => regionId === slug));
}

/** The page of words of a whole country, where the product has one. */
export const countryAlpine: Readonly<Partial<Record<Country['id'], AlpineSlug>>> = {
  AT: 'oesterreich',
  CH: 'schweiz',
  FR: 'frankreich',
  IT: 'italien',
};

/** That page, or the list of its chalets. */
export function countryPath(countryId: Country['id'], locale: Locale): string {
  const alpine = countryAlpine[countryId];
  return alpine ? paths.alpine(alpine) : listingPath({ countryId }, 'chalet', locale);
}

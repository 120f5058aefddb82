import { destinationsOf } from '@/lib/catalogue/place/rules';
import type { City, Country } from '@/lib/catalogue/place/types';
import { countryFromWord, countrySlugs, slugify } from '@/lib/platform/addresses/slug';
import type { Locale } from '@/lib/platform/i18n/locale';
import { isSectorFilterVisible } from './rules';
import type { Destination } from './types';

/** A property that can be a destination. `id` is its path segment. */
export type DestinationProperty = {
  id: string;
  propertyId: string;
  name: string;
  cityId: string;
};

/** What the destination field offers; a kind is a heading. */
export type Suggestion = { id: string; label: string; kind: 'country' | 'place' | 'sector' | 'property' | 'hotel' };

const whole = { sectorId: null, propertyId: null };

function sectorsOf(cities: readonly City[]): Destination['sectors'] {
  const sectors = cities.flatMap((city) => city.sectors);
  return isSectorFilterVisible(sectors.map(({ id }) => id)) ? sectors : [];
}

/** Countries, groups of villages, cities, regions, sectors, in the order in which a word is looked up. */
export function placeDestinations(countries: readonly Country[], locale: Locale): Destination[] {
  const cities = countries.flatMap((country) => country.cities);
  const regions = new Map<string, City[]>();
  for (const city of cities) {
    if (city.regionId) regions.set(city.regionId, [...(regions.get(city.regionId) ?? []), city]);
  }
  return [
    ...countries.map((country) => ({
      id: countrySlugs[country.id][locale],
      name: country.name,
      countryId: country.id,
      cityIds: country.cities.map(({ id }) => id),
      sectors: [],
      ...whole,
    })),
    ...countries.flatMap(destinationsOf).map(({ id, name, countryId, cities: own }) => ({
      id,
      name,
      countryId,
      cityIds: own.map((city) => city.id),
      sectors: sectorsOf(own),
      ...whole,
    })),
    ...cities
      .filter(({ groupId }) => groupId !== null)
      .map((city) => ({
        id: city.id,
        name: city.name,
        countryId: city.countryId,
        cityIds: [city.id],
        sectors: sectorsOf([city]),
        ...whole,
      })),
    ...[...regions].flatMap(([id, own]) => {
      const [first] = own;
      if (!first) return [];
      const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
      return [{ id, name, countryId: first.countryId, cityIds: own.map((city) => city.id), sectors: [], ...whole }];
    }),
    ...cities.flatMap((city) =>
      city.sectors.map((sector) => ({
        id: sector.id,
        name: `${sector.name}, ${city.name}`,
        countryId: city.countryId,
        cityIds: [city.id],
        sectors: [],
        sectorId: sector.id,
        propertyId: null,
      })),
    ),
  ];
}

/** The place somebody means by an id, a country's word in either language, or a name however it is spelt. */
export function findPlace(wanted: string, places: readonly Destination[]): Destination | null {
  const country = countryFromWord(wanted) ?? wanted.toUpperCase();
  const slug = slugify(wanted);
  if (slug === '') return null;
  return (
    places.find(({ id }) => id === wanted) ??
    places.find((place) => place.sectors.length === 0 && place.cityIds.length > 0 && isCountry(place, country)) ??
    places.find(({ id, name }) => slugify(id) === slug || slugify(name) === slug) ??
    places.find(({ sectorId }) => sectorId !== null && slugify(sectorId.split('/').at(-1) ?? '') === slug) ??
    null
  );
}

function isCountry({ id, countryId }: Destination, wanted: string): boolean {
  return countryId === wanted && Object.values(countrySlugs[countryId]).includes(id);
}

/** A property as a destination; null when its place is not there. */
export function propertyDestination(property: DestinationProperty, places: readonly Destination[]): Destination | null {
  const city = places.find(
    ({ cityIds, sectorId }) => cityIds.length === 1 && cityIds[0] === property.cityId && !sectorId,
  );
  return (
    (city && {
      id: property.id,
      name: property.name,
      countryId: city.countryId,
      cityIds: [property.cityId],
      sectors: [],
      sectorId: null,
      propertyId: property.propertyId,
    }) ??
    null
  );
}

/** What the field offers: places first, properties after them. */
export function suggestionsOf(
  places: readonly Destination[],
  properties: readonly DestinationProperty[],
): Suggestion[] {
  return [
    ...places.map(({ id, name, sectorId, countryId }): Suggestion => {
      const isWholeCountry = Object.values(countrySlugs[countryId]).includes(id);
      return { id, label: name, kind: sectorId ? 'sector' : isWholeCountry ? 'country' : 'place' };
    }),
    ...properties.map(({ id, name }): Suggestion => ({ id, label: name, kind: 'property' })),
  ];
}

/** A hotel with a page for consumers: not searched in, its page is opened. */
export type DestinationHotel = { _id: string; name: string };

export function hotelSuggestions(hotels: readonly DestinationHotel[]): Suggestion[] {
  return hotels.map(({ _id: id, name: label }) => ({ id, label, kind: 'hotel' }));
}

/** The hotel somebody means by its id or its name, however it is spelt. */
export function findHotel<Hotel extends DestinationHotel>(wanted: string, hotels: readonly Hotel[]): Hotel | null {
  const slug = slugify(wanted);
  return hotels.find(({ _id, name }) => _id === wanted || (slug !== '' && slugify(name) === slug)) ?? null;
}

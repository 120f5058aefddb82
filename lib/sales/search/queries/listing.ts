import 'server-only';
import { cache } from 'react';
import { getContent } from '@/lib/catalogue/content/queries';
import type { Country } from '@/lib/catalogue/place/types';
import { type CountryId, countrySlugs, type PropertyType } from '@/lib/platform/addresses/slug';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { OUR_SELECTION } from '../rules';
import type { Destination, SearchAnswer } from '../types';
import { withPicturesApart } from './apart';
import { getSearchCatalogue, type SearchCatalogue } from './catalogue';
import { searchProperties } from './results';

/** A page of a list shows all of a place; more than this is a matter for the search. */
const MOST_CARDS = 120;

export type Listing = {
  propertyType: PropertyType;
  country: Country;
  destination: Destination;
  /** A country, a group of villages or a city. */
  kind: 'country' | 'group' | 'city';
  /** A sentence or two under the title. */
  lead: string;
  /** Markdown; a group has its villages instead. */
  introduction: string | null;
  answer: SearchAnswer;
  catalogue: SearchCatalogue;
  today: PlainDate;
};

/** The words of a country, a city (those of its parts and properties, too) or a group of villages, which has a page of its own. */
export async function readPlaceWords(destination: Destination, country: Country, locale: Locale) {
  if (destination.id === countrySlugs[country.id][locale]) {
    return { kind: 'country', lead: country.summary, introduction: country.introduction } as const;
  }
  const isWithinCity = destination.sectorId !== null || destination.propertyId !== null;
  const cityId = isWithinCity ? destination.cityIds[0] : destination.id;
  const city = country.cities.find(({ id }) => id === cityId);
  if (city) return { kind: 'city', lead: city.tagline, introduction: city.introduction } as const;
  const words = await getContent(destination.id, locale);
  return { kind: 'group', lead: words?.lead ?? '', introduction: null } as const;
}

/** Null: no property of that type there. Once per request. */
export const getListing = cache(
  async (
    propertyType: PropertyType,
    countryId: CountryId,
    citySlug: string | undefined,
    locale: Locale,
    includeDemos: boolean,
  ): Promise<Listing | null> => {
    const [catalogue, today, now] = await Promise.all([
      getSearchCatalogue(locale, includeDemos),
      clock.today(),
      clock.now(),
    ]);
    const country = catalogue.countries.find(({ id }) => id === countryId);
    const id = citySlug ?? countrySlugs[countryId][locale];
    const destination = catalogue.places.find((place) => place.id === id && place.countryId === countryId);
    if (!country || !destination || destination.sectorId) return null;
    const [words, answer] = await Promise.all([
      readPlaceWords(destination, country, locale),
      searchProperties(
        {
          filter: { propertyTypeArray: [propertyType] },
          destination,
          order: OUR_SELECTION,
          includeDemos,
          today,
          now,
          take: MOST_CARDS,
          takeOthers: 0,
        },
        locale,
      ),
    ]);
    if (answer.total === 0) return null;
    const properties = await withPicturesApart(answer.properties, locale);
    return { propertyType, country, destination, ...words, answer: { ...answer, properties }, catalogue, today };
  },
);

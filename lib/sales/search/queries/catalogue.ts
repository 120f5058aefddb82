import 'server-only';
import { storefrontTag } from '@/lib/catalogue/content/keys';
import { placesTag } from '@/lib/catalogue/place/keys';
import { getCountries } from '@/lib/catalogue/place/queries';
import type { Country } from '@/lib/catalogue/place/types';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { listFacilities } from '@/lib/catalogue/property/queries/facilities';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { findPlace, placeDestinations, propertyDestination, type Suggestion, suggestionsOf } from '../destinations';
import { type FilterField, type ReadSearch, readSearch, type SearchParams } from '../schema';
import type { Destination } from '../types';
import { findDestinationProperty, listDestinationProperties } from './properties';

/** What the form offers to choose from. */
export type SearchCatalogue = {
  countries: Country[];
  places: Destination[];
  suggestions: Suggestion[];
  facilities: { _id: string; name: string }[];
};

async function readCatalogue(locale: Locale, includeDemos: boolean): Promise<SearchCatalogue> {
  const [countries, properties, facilities] = await Promise.all([
    getCountries(locale, includeDemos),
    listDestinationProperties(includeDemos),
    listFacilities(locale),
  ]);
  const places = placeDestinations(countries, locale);
  return { countries, places, suggestions: suggestionsOf(places, properties), facilities };
}

const catalogues = createTaggedCache<SearchCatalogue>({ most: 8, seconds: 3600 });

export function getSearchCatalogue(locale: Locale, includeDemos: boolean): Promise<SearchCatalogue> {
  const tags = [storefrontTag, placesTag, propertyTags.listed, propertyTags.cards];
  return catalogues(`${locale} ${includeDemos}`, tags, () => readCatalogue(locale, includeDemos));
}

export type Asked = ReadSearch & {
  destination: Destination | null;
  /** A destination that is neither place nor property. */
  unknownPlace: string | null;
};

/** Drops the entries of a list that the catalogue does not have. */
function keepKnown(
  read: ReadSearch,
  field: 'sectorArray' | 'facilityArray',
  known: ReadonlySet<string>,
  dropped: Set<FilterField>,
): string[] | undefined {
  const wanted = read.filter[field];
  const kept = wanted?.filter((id) => known.has(id));
  if (wanted && kept && kept.length < wanted.length) dropped.add(field);
  return kept?.length ? kept : undefined;
}

/** An address as a search: what cannot be, or is not in the catalogue, is left out and named. */
export async function readAsked(
  params: SearchParams,
  { today, includeDemos, catalogue }: { today: PlainDate; includeDemos: boolean; catalogue: SearchCatalogue },
): Promise<Asked> {
  const read = readSearch(params, today);
  const { places } = catalogue;
  const wanted = read.filter.destination;
  const place = wanted ? findPlace(wanted, places) : null;
  const property = wanted && !place ? await findDestinationProperty(wanted, includeDemos) : null;
  const destination = property ? propertyDestination(property, places) : place;

  const dropped = new Set(read.dropped);
  const sectors = new Set(destination?.sectors.map(({ id }) => id));
  const facilities = new Set(catalogue.facilities.map(({ _id }) => _id));
  const filter = {
    ...read.filter,
    destination: destination?.id,
    sectorArray: keepKnown(read, 'sectorArray', sectors, dropped),
    facilityArray: keepKnown(read, 'facilityArray', facilities, dropped),
  };
  return {
    ...read,
    filter,
    dropped: [...dropped],
    destination,
    unknownPlace: wanted && !destination ? wanted : null,
  };
}

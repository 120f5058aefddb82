import type { ServiceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import type { AvailabilityState, PropertyCard } from '@/lib/catalogue/property/types';
import type { CountryId } from '@/lib/platform/addresses/slug';
import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import type { Lead } from './pictures';
import type { SearchFilter, SearchOrder } from './rules';

/** What a `destination` turned out to be, with everything the query needs of it. */
export type Destination = {
  /** As it stands in the address: country word, region, group, city, sector or property. */
  id: string;
  name: string;
  countryId: CountryId;
  /** Cities the search is narrowed to. */
  cityIds: string[];
  /** Of the chosen place, when it is one city or one group. */
  sectors: { id: string; name: string }[];
  sectorId: string | null;
  propertyId: string | null;
};

/** A price with the length of stay and the meal plan it is for; null: a meal plan we have no name of our own for. */
type StayPrice = { price: Money; nights: number; serviceLevel: ServiceLevelKey | null };

/** Another period than the asked one that can be had. `diff`: days by which the arrival moves, negative when earlier. */
export type OtherPeriod = { checkIn: PlainDate; checkOut: PlainDate; diff: number; price: Money | null };

/** A property in either list of a search. */
export type FoundProperty = PropertyCard & {
  /** What its first picture shows. */
  lead: Lead;
  /** For the asked period; null when none was asked for. */
  state: AvailabilityState | null;
  /** Of the asked or the alternative stay; the lowest to be had without a period and in the second list; null: on request. */
  stayPrice: StayPrice | null;
  /** Flexible search: the same length a day off, or the full week around the dates. */
  alternative: OtherPeriod | null;
  /** The asked dates are not to be had, the alternative is why the property is listed. */
  isAlternative: boolean;
  /** Second list only: the stay nearest to the asked dates. */
  nearest: OtherPeriod | null;
};

export type SearchRequest = {
  filter: SearchFilter;
  /** Null: everywhere. */
  destination: Pick<Destination, 'cityIds' | 'sectorId' | 'propertyId'> | null;
  order: SearchOrder;
  includeDemos: boolean;
  /** The business day, and the instant options are judged by. */
  today: PlainDate;
  now: Date;
  /** How many of each list to read. */
  take: number;
  takeOthers: number;
};

export type SearchAnswer = {
  total: number;
  properties: FoundProperty[];
  othersTotal: number;
  /** Free in other periods than the asked one. */
  others: FoundProperty[];
};

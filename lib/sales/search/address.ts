import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { ServiceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { paths } from '@/lib/platform/addresses/paths';
import { OUR_SELECTION, type SearchFilter, type SearchOrder } from './rules';

/** What stands in an address beside the filter. */
type ListState = { order?: SearchOrder; page?: number };

/** The address of a search: every field under its own name, in one order, nothing that is "any". Client-safe. */
export function searchPath(filter: SearchFilter, { order, page }: ListState = {}): string {
  const { priceRange } = filter;
  return paths.search({
    destination: filter.destination,
    checkIn: filter.checkIn,
    checkOut: filter.checkOut,
    flexiblePeriod: filter.flexiblePeriod || null,
    priceRange: priceRange ? [priceRange.min, priceRange.max] : null,
    bedrooms: filter.bedrooms || null,
    adults: filter.adults || null,
    children: filter.children || null,
    propertyTypeArray: filter.propertyTypeArray,
    sectorArray: filter.sectorArray,
    serviceLevelArray: filter.serviceLevelArray,
    facilityArray: filter.facilityArray,
    petsAllowed: filter.petsAllowed || null,
    sort: order === OUR_SELECTION ? null : order,
    page: page && page > 1 ? page : null,
  } satisfies Record<keyof SearchFilter | 'sort' | 'page', unknown>);
}

/** What a search knows of the stay it is for. */
type WantedStay = {
  period: Period | null;
  /** Of the price that was shown; null: whichever costs least. */
  serviceLevel: ServiceLevelKey | null;
  adults: number | null | undefined;
  children: number | null | undefined;
};

/** A property's page with the stay it is asked for; the page chooses that week, that meal plan and that many guests. */
export function withStay(path: string, { period, serviceLevel, adults, children }: WantedStay): string {
  const query = new URLSearchParams();
  if (period) {
    query.set('checkIn', period.checkIn);
    query.set('checkOut', period.checkOut);
    if (serviceLevel) query.set('serviceLevel', serviceLevel);
  }
  if (adults) query.set('adults', String(adults));
  if (children) query.set('children', String(children));
  return query.size > 0 ? `${path}?${query}` : path;
}

import type { Period } from '@/lib/property/rules/facts';
import type { SearchFilter, SearchOrder } from '@/lib/property/rules/search';
import { paths } from '@/lib/routing/paths';

/** What stands in an address beside the filter. */
export type ListState = { order?: SearchOrder; page?: number; otherPage?: number };

/** The address of a search: every field under its own name, in one order, nothing that is "any". Client-safe. */
export function searchPath(filter: SearchFilter, { order, page, otherPage }: ListState = {}): string {
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
    sort: order === 'price' ? null : order,
    page: page && page > 1 ? page : null,
    otherPage: otherPage && otherPage > 1 ? otherPage : null,
  });
}

/** A house's page with the dates it is asked for; the page chooses them when they are to be had. */
export function withPeriod(path: string, { checkIn, checkOut }: Period): string {
  return `${path}?${new URLSearchParams({ checkIn, checkOut })}`;
}

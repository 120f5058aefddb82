import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locale';
import { periodOf, type SearchFilter } from '../rules';
import type { SearchRequest } from '../types';
import { searchProperties } from './results';

/** A wish that can be left out, with what is found without it. */
export type Relaxed = { key: ReturnType<typeof relaxations>[number]['key']; filter: SearchFilter; total: number };

/** Of several the most limiting first. */
function relaxations(filter: SearchFilter) {
  const { checkIn, adults, children } = filter;
  const isFixed = typeof periodOf(filter) !== 'string' && !filter.flexiblePeriod;
  const candidates = [
    [isFixed, 'flexiblePeriod', { flexiblePeriod: true }],
    [filter.facilityArray, 'facilityArray', { facilityArray: undefined }],
    [filter.priceRange, 'priceRange', { priceRange: undefined }],
    [filter.serviceLevelArray, 'serviceLevelArray', { serviceLevelArray: undefined }],
    [filter.sectorArray, 'sectorArray', { sectorArray: undefined }],
    [filter.propertyTypeArray, 'propertyTypeArray', { propertyTypeArray: undefined }],
    [filter.bedrooms, 'bedrooms', { bedrooms: undefined }],
    [adults || children, 'adults', { adults: undefined, children: undefined }],
    [filter.petsAllowed, 'petsAllowed', { petsAllowed: undefined }],
    [checkIn, 'checkIn', { checkIn: undefined, checkOut: undefined, flexiblePeriod: undefined }],
    [filter.destination, 'destination', { destination: undefined, sectorArray: undefined }],
  ] as const satisfies readonly (readonly [unknown, string, Partial<SearchFilter>])[];
  return candidates
    .filter(([isAsked]) => Boolean(isAsked))
    .map(([, key, change]): { key: typeof key; filter: SearchFilter } => ({ key, filter: { ...filter, ...change } }));
}

/** For a search that found nothing: what could be changed, only where it leads to properties. */
export async function listRelaxed(request: SearchRequest, locale: Locale): Promise<Relaxed[]> {
  const found = await Promise.all(
    relaxations(request.filter).map(async ({ key, filter }) => {
      const destination = key === 'destination' ? null : request.destination;
      const { total } = await searchProperties({ ...request, filter, destination, take: 1, takeOthers: 0 }, locale);
      return { key, filter, total };
    }),
  );
  return found.filter(({ total }) => total > 0);
}

import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { PropertyType } from '@/lib/platform/addresses/slug';
import { isWeekday, nightsBetween, type PlainDate, parsePlainDate } from '@/lib/platform/dates';
import { fromUnits } from '@/lib/platform/money';

/** Absent, null and empty all mean "any". Prices in whole euros for the whole stay. */
export type SearchFilter = {
  destination?: string | null;
  sectorArray?: readonly string[];
  checkIn?: PlainDate | null;
  checkOut?: PlainDate | null;
  flexiblePeriod?: boolean;
  priceRange?: { min: number; max: number } | null;
  /** At least. */
  bedrooms?: number | null;
  adults?: number | null;
  children?: number | null;
  propertyTypeArray?: readonly PropertyType[];
  serviceLevelArray?: readonly string[];
  /** All of them. */
  facilityArray?: readonly string[];
  petsAllowed?: boolean;
};

/** What an address names; the first one goes without saying. */
export const searchOrders = ['selection', 'price', 'priceDescending', 'bedrooms'] as const;
export type SearchOrder = (typeof searchOrders)[number];
export const OUR_SELECTION: SearchOrder = 'selection';

/** Whole euros; a top handle at the end means there is no upper limit (rule 4.12). */
export const PRICE_RANGE = { min: 0, max: 165_000 } as const;

/** Rule 4.12: what the facility filter offers first. */
export const DEFAULT_FACILITY_IDS = ['pool', 'sauna', 'whirlpool'] as const;

/** null where the handle does not limit anything; otherwise minor units of the euro. */
export function priceLimits(range: SearchFilter['priceRange']): { min: number | null; max: number | null } {
  if (!range) return { min: null, max: null };
  return {
    min: range.min > PRICE_RANGE.min ? fromUnits(range.min, 'EUR').amount : null,
    max: range.max < PRICE_RANGE.max ? fromUnits(range.max, 'EUR').amount : null,
  };
}

/** Rule 7.4. */
export function isSectorFilterVisible(sectorIds: readonly string[]): boolean {
  return new Set(sectorIds).size >= 2;
}

/** Rule 7.4: the weekly hint shows when both dates are Monday to Friday. */
export function isWeekdayPair(checkIn: string | null | undefined, checkOut: string | null | undefined): boolean {
  const [from, to] = [parsePlainDate(checkIn), parsePlainDate(checkOut)];
  return from !== null && to !== null && isWeekday(from) && isWeekday(to);
}

/** Rule 4.1: with one date only nothing is searched. Without any, everything is. */
export function periodOf({ checkIn, checkOut }: SearchFilter): Period | 'none' | 'incomplete' {
  if (!checkIn && !checkOut) return 'none';
  if (!checkIn || !checkOut || nightsBetween(checkIn, checkOut) < 1) return 'incomplete';
  return { checkIn, checkOut };
}

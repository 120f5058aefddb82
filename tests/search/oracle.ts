import type { AvailabilityFacts, BlockFact, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import type { Beds } from '@/lib/catalogue/property/types';
import type { PropertyType } from '@/lib/platform/addresses/slug';
import type { PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { shareOf } from '@/lib/platform/money-arithmetic';
import { type Availability, decideAvailability, offeredStays } from '@/lib/rates/property/rules/availability';
import { type PriceFrom, priceFrom } from '@/lib/rates/property/rules/price';
import type { Lead } from '@/lib/sales/search/pictures';
import { periodOf, priceLimits, type SearchFilter, type SearchOrder } from '@/lib/sales/search/rules';
import { type Alternative, findAlternative } from './alternative';

/**
 * What the search has to find, written as plain functions over one property: the product asks PostgreSQL, and
 * tests/integration/search/oracle.test.ts compares its answers with these.
 */
export type SearchFact = {
  id: string;
  name: string;
  /** Ids of everything it lies in: country, region, group of villages, city. */
  placeIds: readonly string[];
  sectorId: string | null;
  propertyType: PropertyType;
  bedrooms: number;
  beds: Beds | null;
  petsAllowed: boolean;
  facilityIds: readonly string[];
  serviceLevels: readonly string[];
  hasSalesInformation: boolean;
  /** Null: not in our selection. */
  selectionRank: number | null;
  /** What its first picture shows. */
  lead: Lead;
  /** Euros for one unit of the property's currency; null when no rate is known. */
  eurPerUnit: number | null;
  stays: readonly StayFact[];
  blocks: readonly BlockFact[];
};

function includesAny(wanted: readonly string[] | undefined, has: (one: string) => boolean): boolean {
  return !wanted?.length || wanted.some(has);
}

/** Everything but period and price. */
function matchesAttributes(property: SearchFact, filter: SearchFilter): boolean {
  const guests = (filter.adults ?? 0) + (filter.children ?? 0);
  return (
    property.hasSalesInformation &&
    (!filter.destination || property.placeIds.includes(filter.destination)) &&
    includesAny(filter.sectorArray, (sector) => sector === property.sectorId) &&
    includesAny(filter.propertyTypeArray, (type) => type === property.propertyType) &&
    includesAny(filter.serviceLevelArray, (level) =>
      property.serviceLevels.some((offered) => isSameServiceLevel(offered, level)),
    ) &&
    (filter.facilityArray ?? []).every((facility) => property.facilityIds.includes(facility)) &&
    property.bedrooms >= (filter.bedrooms ?? 0) &&
    guests <= capacityOf(property.beds) &&
    (!filter.petsAllowed || property.petsAllowed)
  );
}

/** Only the wanted meal plans remain; an offered stay without any of them is no offer. A sold stay stays sold. */
function atLevels(stays: readonly StayFact[], wanted: readonly string[] | undefined): StayFact[] {
  if (!wanted?.length) return [...stays];
  return stays.flatMap((stay) => {
    const rates = Object.entries(stay.rates).filter(([level]) => wanted.some((one) => isSameServiceLevel(one, level)));
    return stay.available && rates.length === 0 ? [] : [{ ...stay, rates: Object.fromEntries(rates) }];
  });
}

/**
 * A stay beyond the limits is no offer either: the second list would name a week that the same search does not show. A
 * sold stay stays sold.
 */
function withinLimits(
  stays: readonly StayFact[],
  range: SearchFilter['priceRange'],
  eurPerUnit: number | null,
): StayFact[] {
  return stays.filter((stay) => {
    const { price } = priceIn(priceFrom([stay]));
    return !stay.available || isInRange(price && inEuros(price, eurPerUnit), range);
  });
}

function inEuros(price: Money, eurPerUnit: number | null): number | null {
  if (price.currency === 'EUR') return price.amount;
  return eurPerUnit === null ? null : shareOf(money(price.amount, 'EUR'), eurPerUnit).amount;
}

/** A property without a known price passes only while no handle limits anything. */
function isInRange(amount: number | null, range: SearchFilter['priceRange']): boolean {
  const { min, max } = priceLimits(range);
  if (amount === null) return min === null && max === null;
  return (min === null || amount >= min) && (max === null || amount <= max);
}

export type SearchResult = {
  id: string;
  name: string;
  bedrooms: number;
  selectionRank: number | null;
  lead: Lead;
  list: 'results' | 'availableInOtherPeriod';
  /** null without a period. */
  availability: Availability | null;
  /** The offered period beside the asked one, in a flexible search. */
  alternative: Alternative | null;
  hasAlternative: boolean;
  /** The asked dates are not to be had, the alternative is why the property is listed. */
  isAlternative: boolean;
  /** Of the asked or alternative stay; "from" without a period and in the second list. */
  price: Money | null;
  /** The meal plan that price is for. */
  serviceLevel: string | null;
  /** The same in minor units of the euro, for range and order only. */
  priceInEuros: number | null;
};

type Placement = Pick<
  SearchResult,
  'list' | 'availability' | 'alternative' | 'isAlternative' | 'price' | 'serviceLevel'
>;

function priceIn(from: PriceFrom): Pick<SearchResult, 'price' | 'serviceLevel'> {
  return from.state === 'priced'
    ? { price: from.price, serviceLevel: from.serviceLevel }
    : { price: null, serviceLevel: null };
}

/**
 * With a period: the exact stay or, in a flexible search, its alternative is a result. A property that has other stays to offer
 * is in the second list. One that offers none at all is a result on request as long as nothing is in the way: only
 * asking can tell. The rest is not shown.
 */
function place(period: Period, facts: AvailabilityFacts, flexible: boolean): Placement | null {
  const availability = decideAvailability(period, facts);
  const alternative = findAlternative(period, facts.stays, facts.blocks, facts.today, flexible);
  const common = { availability, alternative, isAlternative: false };
  if (availability.state === 'available' && availability.stay) {
    return { ...common, list: 'results', ...priceIn(priceFrom([availability.stay])) };
  }
  if (alternative) {
    const stays = facts.stays.filter(({ id }) => id === alternative.stayId);
    return { ...common, list: 'results', isAlternative: true, ...priceIn(priceFrom(stays)) };
  }
  const offered = offeredStays(facts);
  if (offered.length > 0) return { ...common, list: 'availableInOtherPeriod', ...priceIn(priceFrom(offered)) };
  return availability.state === 'onRequest' ? { ...common, list: 'results', price: null, serviceLevel: null } : null;
}

/** null: in neither list. */
export function classifySearch(property: SearchFact, filter: SearchFilter, today: PlainDate): SearchResult | null {
  const period = periodOf(filter);
  if (period === 'incomplete' || !matchesAttributes(property, filter)) return null;
  const { blocks, eurPerUnit } = property;
  const atWantedLevels = atLevels(property.stays, filter.serviceLevelArray);
  const stays = period === 'none' ? atWantedLevels : withinLimits(atWantedLevels, filter.priceRange, eurPerUnit);
  const facts = { stays, blocks, today };
  const placement: Placement | null =
    period === 'none'
      ? {
          list: 'results',
          availability: null,
          alternative: null,
          isAlternative: false,
          ...priceIn(priceFrom(offeredStays(facts))),
        }
      : place(period, facts, filter.flexiblePeriod ?? false);
  if (!placement) return null;
  const priceInEuros = placement.price && inEuros(placement.price, eurPerUnit);
  if (!isInRange(priceInEuros, filter.priceRange)) return null;
  const { id, name, bedrooms, selectionRank, lead } = property;
  return {
    id,
    name,
    bedrooms,
    selectionRank,
    lead,
    ...placement,
    hasAlternative: placement.alternative !== null,
    priceInEuros,
  };
}

/** True when the property is among the results (not the second list). */
export function matchesFilter(property: SearchFact, filter: SearchFilter, today: PlainDate): boolean {
  return classifySearch(property, filter, today)?.list === 'results';
}

type Ordered = Pick<
  SearchResult,
  'id' | 'name' | 'bedrooms' | 'selectionRank' | 'lead' | 'list' | 'availability' | 'isAlternative' | 'priceInEuros'
>;

function rank({ list, availability, isAlternative }: Ordered): number {
  if (list === 'availableInOtherPeriod') return 3;
  if (isAlternative) return 1;
  return availability === null || availability.state === 'available' ? 0 : 2;
}

function compareAmounts(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Our selection's place of each among those of its group that begin with the same kind of picture, from 0. */
function turnsOf(results: readonly Ordered[]): Map<Ordered, number> {
  const byRank = [...results].sort(
    (a, b) =>
      (a.selectionRank ?? Number.MAX_SAFE_INTEGER) - (b.selectionRank ?? Number.MAX_SAFE_INTEGER) ||
      compareTexts(a.name, b.name) ||
      compareTexts(a.id, b.id),
  );
  const group = (one: Ordered) => `${rank(one)} ${one.lead}`;
  return new Map(
    byRank.map((one, index) => [one, byRank.slice(0, index).filter((before) => group(before) === group(one)).length]),
  );
}

const leads: readonly Lead[] = ['facade', 'interior', 'detail'];

/**
 * Exact stays, then alternatives, then properties on request, then the second list. Inside each the chosen order: our selection
 * takes the strongest of each kind of first picture, then the next of each; a price on request is last whichever way
 * prices run. Names and ids settle ties, so pages do not shuffle.
 */
export function orderResults<Result extends Ordered>(results: readonly Result[], order: SearchOrder): Result[] {
  const turns = order === 'selection' ? turnsOf(results) : null;
  const turn = (one: Result) => turns?.get(one) ?? 0;
  return [...results].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      turn(a) - turn(b) ||
      (turns ? leads.indexOf(a.lead) - leads.indexOf(b.lead) : 0) ||
      (order === 'bedrooms' ? b.bedrooms - a.bedrooms : 0) ||
      compareAmounts(a.priceInEuros, b.priceInEuros, order === 'priceDescending' ? -1 : 1) ||
      compareTexts(a.name, b.name) ||
      compareTexts(a.id, b.id),
  );
}

import { kilometresBetween, type Position } from '@/lib/catalogue/map/place';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { AvailabilityState } from '@/lib/catalogue/property/types';
import type { Money } from '@/lib/platform/money';
import { compareAmounts } from '@/lib/platform/money-arithmetic';

export type SimilarFact = {
  id: string;
  cityId: string;
  countryId: string;
  bedrooms: number;
  /** Of the sector, the city or the property itself; null: unknown. */
  coordinates: Position | null;
  /** null: on request. */
  price: Money | null;
  /** For the chosen period, else null. */
  state: AvailabilityState | null;
};

/** Sectors and villages this near are neighbours: one valley, or one lift system. */
export const NEIGHBOUR_KILOMETRES = 15;

function isNeighbour({ coordinates: here }: SimilarFact, { coordinates: there }: SimilarFact): boolean {
  return here !== null && there !== null && kilometresBetween(here, there) <= NEIGHBOUR_KILOMETRES;
}

/** 0 same city, 1 neighbouring sector, 2 same country, null neither. */
function nearness(target: SimilarFact, candidate: SimilarFact): 0 | 1 | 2 | null {
  if (candidate.cityId === target.cityId) return 0;
  if (isNeighbour(target, candidate)) return 1;
  return candidate.countryId === target.countryId ? 2 : null;
}

/** A third more or fewer bedrooms, and always one: whoever looks for six has no use for two. */
function isSimilarSize(target: SimilarFact, { bedrooms }: SimilarFact): boolean {
  return Math.abs(bedrooms - target.bedrooms) <= Math.max(1, target.bedrooms / 3);
}

/** Prices that cannot be compared come after all that can. */
function priceDistance(a: Money | null, b: Money | null): number {
  if (!a || !b || a.currency !== b.currency) return Number.POSITIVE_INFINITY;
  return Math.abs(compareAmounts(a, b));
}

/**
 * Properties of similar size before all others. Rule 1.10: same city, then sector neighbours, then the country; inside
 * each the nearest in price. Never the property itself, never one that is sold out for the chosen period.
 */
export function rankSimilar<Fact extends SimilarFact>(
  target: SimilarFact,
  candidates: readonly Fact[],
  limit = Number.POSITIVE_INFINITY,
): Fact[] {
  return candidates
    .flatMap((fact) => {
      const tier = fact.id === target.id || fact.state === 'sold' ? null : nearness(target, fact);
      if (tier === null) return [];
      const isOtherSize = !isSimilarSize(target, fact);
      return [{ fact, isOtherSize, tier, distance: priceDistance(target.price, fact.price) }];
    })
    .sort((a, b) => {
      if (a.isOtherSize !== b.isOtherSize) return a.isOtherSize ? 1 : -1;
      if (a.tier !== b.tier) return a.tier - b.tier;
      if (a.distance !== b.distance) return a.distance < b.distance ? -1 : 1;
      return a.fact.id < b.fact.id ? -1 : 1;
    })
    .slice(0, limit)
    .map(({ fact }) => fact);
}

/** The same nights in as few periods as possible, in order: a page carries them. */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const { checkIn, checkOut } of [...periods].sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1))) {
    const last = merged.at(-1);
    if (!last || last.checkOut < checkIn) merged.push({ checkIn, checkOut });
    else if (last.checkOut < checkOut) last.checkOut = checkOut;
  }
  return merged;
}

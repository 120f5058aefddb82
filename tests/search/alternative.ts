import type { BlockFact, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { compareDates, daysBetween, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { offeredStays } from '@/lib/rates/property/rules/availability';
import { priceFrom } from '@/lib/rates/property/rules/price';

/** `diff`: days by which the arrival moves, negative when earlier. `totals.min`: the cheapest meal plan, null on request. */
export type Alternative = Period & { stayId: string; diff: number; totals: { min: Money | null } };

const FULL_WEEK = 7;

function isShifted(stay: Period, period: Period): boolean {
  const shift = daysBetween(period.checkIn, stay.checkIn);
  return Math.abs(shift) === 1 && shift === daysBetween(period.checkOut, stay.checkOut);
}

function isContainingWeek(stay: Period, period: Period): boolean {
  return (
    nightsBetween(stay.checkIn, stay.checkOut) === FULL_WEEK &&
    nightsBetween(period.checkIn, period.checkOut) < FULL_WEEK &&
    stay.checkIn <= period.checkIn &&
    stay.checkOut >= period.checkOut
  );
}

/** Other currencies than the first one's are not comparable and count as equal. */
function comparePrices(a: Money | null, b: Money | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.currency === b.currency ? a.amount - b.amount : 0;
}

/**
 * The oracle's flexible search (rule 4.11): the same length shifted by one day, or else the full week that contains the dates.
 * Only stays that can be had; never the period itself. A shift comes before a week, then the cheaper, then the earlier.
 */
export function findAlternative(
  period: Period,
  stays: readonly StayFact[],
  blocks: readonly BlockFact[],
  today: PlainDate,
  flexible: boolean,
): Alternative | null {
  if (!flexible || nightsBetween(period.checkIn, period.checkOut) < 1) return null;
  const offered = offeredStays({ stays, blocks, today });
  const shifted = offered.filter((stay) => isShifted(stay, period));
  const candidates = shifted.length > 0 ? shifted : offered.filter((stay) => isContainingWeek(stay, period));
  const [best] = candidates
    .map((stay) => {
      const price = priceFrom([stay]);
      return { stay, min: price.state === 'priced' ? price.price : null };
    })
    .sort((a, b) => comparePrices(a.min, b.min) || compareDates(a.stay.checkIn, b.stay.checkIn));
  if (!best) return null;
  const { id, checkIn, checkOut } = best.stay;
  return { stayId: id, diff: daysBetween(period.checkIn, checkIn), checkIn, checkOut, totals: { min: best.min } };
}

import type { StayFact } from '@/lib/catalogue/property/rules/facts';
import { cheapestServiceLevel, isPrice, rateOf } from '@/lib/catalogue/property/rules/service-level';
import { nightsBetween, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { compareAmounts } from '@/lib/platform/money-arithmetic';

/** A missing price is a state of its own, never zero (rule 4.7). */
export type PriceState = { state: 'priced'; price: Money } | { state: 'onRequest' } | { state: 'notOffered' };

/** The price of the whole stay at a meal plan named in either language. */
export function priceFor(stay: Pick<StayFact, 'rates' | 'currency'>, serviceLevel: string): PriceState {
  const rate = rateOf(stay, serviceLevel);
  if (rate === undefined) return { state: 'notOffered' };
  return isPrice(rate) ? { state: 'priced', price: money(rate, stay.currency) } : { state: 'onRequest' };
}

/** "From" price with the stay it belongs to: four nights must not be advertised as a week. */
export type PriceFrom =
  | { state: 'priced'; price: Money; serviceLevel: string; checkIn: PlainDate; checkOut: PlainDate; nights: number }
  | { state: 'onRequest' };

/**
 * The cheapest price among the stays (pass `offeredStays`, not all of them). Equal prices: the earlier stay.
 * Stays in different currencies cannot be compared, so together they are on request.
 */
export function priceFrom(stays: readonly StayFact[]): PriceFrom {
  const priced = stays.flatMap((stay) => {
    const cheapest = cheapestServiceLevel(stay);
    return cheapest ? [{ stay, ...cheapest }] : [];
  });
  priced.sort(
    (a, b) =>
      compareAmounts(a, b) ||
      (a.stay.checkIn < b.stay.checkIn ? -1 : a.stay.checkIn > b.stay.checkIn ? 1 : 0) ||
      (a.stay.checkOut < b.stay.checkOut ? -1 : a.stay.checkOut > b.stay.checkOut ? 1 : 0) ||
      (a.serviceLevel < b.serviceLevel ? -1 : a.serviceLevel > b.serviceLevel ? 1 : 0),
  );
  const [first] = priced;
  if (!first || priced.some(({ stay }) => stay.currency !== first.stay.currency)) return { state: 'onRequest' };
  const { checkIn, checkOut, currency } = first.stay;
  return {
    state: 'priced',
    price: money(first.amount, currency),
    serviceLevel: first.serviceLevel,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
  };
}

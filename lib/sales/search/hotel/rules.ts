import type { Money } from '@/lib/platform/money';
import type { PriceFrom } from '@/lib/rates/judge/types';
import { exchange } from '@/lib/rates/room/rules/exchange';
import type { ExchangeRates } from '@/lib/rates/room/types';
import type { HotelOrder } from './fields';
import type { FoundHotel, HotelAvailability, HotelInShort, OfferedHotel } from './types';

export function priceOf(availability: HotelAvailability): PriceFrom | null {
  return 'priceFrom' in availability ? availability.priceFrom : null;
}

export const isOffered = (found: FoundHotel): found is OfferedHotel => found.availability.status !== 'unavailable';

type Sorted = Omit<HotelInShort, 'id'>;

/**
 * Both lists, by what the party pays for its stay. Prices of several currencies are compared in euros; hotels without one come last. By what it earns: the
 * highest amount first, and by price where nobody may see commission.
 */
export function splitAndSort<One extends Sorted>(
  found: readonly One[],
  order: HotelOrder,
  { rates, locale }: { rates: ExchangeRates; locale: string },
): { available: One[]; unavailable: One[] } {
  const byName = new Intl.Collator(locale);
  const names = (a: One, b: One) => byName.compare(a.name, b.name);
  const inEuros = (value: Money | null) => value && exchange(value, 'EUR', rates)?.money.amount;
  const price = ({ total }: One) => inEuros(total) ?? Number.POSITIVE_INFINITY;
  const earned = ({ commission }: One) => inEuros(commission) ?? -1;
  const difference = (a: number, b: number) => (a === b ? 0 : a - b);
  const orders: Record<HotelOrder, (a: One, b: One) => number> = {
    price: (a, b) => difference(price(a), price(b)) || names(a, b),
    commission: (a, b) => difference(earned(b), earned(a)) || difference(price(a), price(b)) || names(a, b),
    name: names,
  };
  return {
    available: found.filter(({ status }) => status !== 'unavailable').sort(orders[order]),
    unavailable: found.filter(({ status }) => status === 'unavailable').sort(names),
  };
}

import { fromUnits } from '@/lib/platform/money';
import type { NightsChange } from './types';

/** A change as it is asked for: a price in units of a currency, or per cent of the price of each night. */
export type AskedChange = Omit<NightsChange, 'raised'> & { pricePercent?: number };

export function toChange({ price, pricePercent, ...rest }: AskedChange, currency: string): NightsChange {
  return {
    ...rest,
    ...(price !== undefined && { price: fromUnits(price, currency).amount }),
    ...(pricePercent !== undefined && { raised: { percent: pricePercent, currency } }),
  };
}

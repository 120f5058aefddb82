import { fromUnits } from '@/lib/platform/money';
import type { NightsChange } from './types';

/** A change as it was asked for, in units of a currency, in its minor units. */
export function toChange({ price, ...rest }: NightsChange, currency: string): NightsChange {
  return { ...rest, ...(price !== undefined && { price: fromUnits(price, currency).amount }) };
}

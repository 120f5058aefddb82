import type { PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { converted } from '@/lib/platform/money-arithmetic';
import type { ExchangeRates } from '../types';

const EURO = { eurPerUnit: 1, asOf: null };

/**
 * The same amount in another currency, to inform and never to charge, with the day of the rate (null between equal
 * currencies). Null where a rate is missing.
 */
export function exchange(
  value: Money,
  to: string,
  rates: ExchangeRates,
): { money: Money; exchangedOn: PlainDate | null } | null {
  const { amount, currency } = value;
  if (currency === to) return { money: money(amount, to), exchangedOn: null };
  const source = currency === 'EUR' ? EURO : rates.get(currency);
  const target = to === 'EUR' ? EURO : rates.get(to);
  if (!source || !target) return null;
  const worth = { from: source.eurPerUnit, to: target.eurPerUnit };
  return { money: converted(value, to, worth), exchangedOn: source.asOf ?? target.asOf };
}

import type { PlainDate } from '@/lib/platform/dates';
import { type Money, minorDigits, money } from '@/lib/platform/money';
import type { ExchangeRates } from '../types';

const MILLION = 1_000_000;
const EURO = { eurPerUnit: 1, asOf: null };

/**
 * The same amount in another currency, to inform and never to charge, with the day of the rate (null between equal
 * currencies). Null where a rate is missing.
 */
export function exchange(
  { amount, currency }: Money,
  to: string,
  rates: ExchangeRates,
): { money: Money; exchangedOn: PlainDate | null } | null {
  if (currency === to) return { money: money(amount, to), exchangedOn: null };
  const source = currency === 'EUR' ? EURO : rates.get(currency);
  const target = to === 'EUR' ? EURO : rates.get(to);
  if (!source || !target) return null;
  const micros = (eurPerUnit: number) => BigInt(Math.round(eurPerUnit * MILLION));
  const numerator = BigInt(amount) * micros(source.eurPerUnit) * 10n ** BigInt(minorDigits(to));
  const denominator = micros(target.eurPerUnit) * 10n ** BigInt(minorDigits(currency));
  const rounded = Number((2n * numerator + denominator) / (2n * denominator));
  return { money: money(rounded, to), exchangedOn: source.asOf ?? target.asOf };
}

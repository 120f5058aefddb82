import { type Money, minorDigits, money } from './money';
import { exact, type Fraction, fractionOf, roundHalfUp } from './money-rounding';

/** Throws a RangeError where one of them is of another currency. */
export function plus(first: Money, ...others: readonly (Money | null | undefined)[]): Money {
  return others.reduce<Money>((sum, other) => {
    if (!other) return sum;
    if (other.currency !== sum.currency) throw new RangeError('money.currency');
    return money(sum.amount + other.amount, sum.currency);
  }, first);
}

export function minus(value: Money, other: Money): Money {
  return plus(value, times(other, -1));
}

/** `factor` is a whole number. */
export function times({ amount, currency }: Money, factor: number): Money {
  return money(amount * factor, currency);
}

/** One of so many equal parts, as for a price per night: rounded, so the parts need not add up. */
export function divided({ amount, currency }: Money, parts: number): Money {
  return money(roundHalfUp(amount, parts), currency);
}

/** For sorting; amounts of one currency. */
export function compareAmounts(a: Pick<Money, 'amount'>, b: Pick<Money, 'amount'>): number {
  return a.amount - b.amount;
}

/** Of two amounts of one currency, for a drawing or a percentage; money is never made of it. */
export function ratioOf(part: Money, whole: Money): number {
  return part.amount / whole.amount;
}

/** Added up by currency, in the order in which the currencies appear: two are never added. */
export function addUp(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const one of amounts) sums.set(one.currency, plus(one, sums.get(one.currency)));
  return [...sums.values()];
}

/** `ratio` as a fraction of one (0.35). Exact, rounded half up once. */
export function shareOf({ amount, currency }: Money, ratio: number): Money {
  const { numerator, denominator } = fractionOf(ratio);
  return money(roundHalfUp(numerator * exact(amount), denominator), currency);
}

/** How much of `whole` a part is, in per cent, for people to read; 0 of nothing. */
export function percentOf(part: number | bigint, whole: number | bigint, decimals = 0): number {
  if (exact(whole) === 0n) return 0;
  const scale = 10 ** decimals;
  return roundHalfUp(exact(part) * 100n * BigInt(scale), whole) / scale;
}

type Line = { amount: number | bigint; percent: number };

/**
 * So many per cent of each amount, added up exactly and rounded half up once; the cents go to the lines by largest
 * remainder, so that they add up to the total. All lines are of one currency.
 */
export function sharesOf(lines: readonly Line[]): { total: number; lines: number[] } {
  const shares = lines.map(({ amount, percent }): Fraction => {
    const { numerator, denominator } = fractionOf(percent);
    return { numerator: numerator * exact(amount), denominator };
  });
  const common = shares.reduce((product, { denominator }) => product * denominator, 1n);
  const weights = shares.map(({ numerator, denominator }) => numerator * (common / denominator));
  const total = roundHalfUp(
    weights.reduce((sum, weight) => sum + weight, 0n),
    common * 100n,
  );
  return { total, lines: spread(total, weights) };
}

/**
 * `total` in whole parts in proportion to `weights` (none negative), adding up to it exactly: what is left after rounding down
 * goes one by one to the largest remainders, the first of equal ones before the others.
 */
export function spread(total: number | bigint, weights: readonly (number | bigint)[]): number[] {
  const whole = exact(total);
  const counted = weights.map(exact);
  const sum = counted.reduce((all, weight) => all + weight, 0n);
  if (sum === 0n) return counted.map((_, index) => (index === 0 ? Number(whole) : 0));
  const parts = counted.map((weight, index) => {
    return { index, share: (whole * weight) / sum, remainder: (whole * weight) % sum };
  });
  const left = Number(whole - parts.reduce((all, { share }) => all + share, 0n));
  const first = [...parts]
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
    .slice(0, left)
    .map(({ index }) => index);
  return parts.map(({ index, share }) => Number(share) + (first.includes(index) ? 1 : 0));
}

/** The nearest multiple of so many units of the currency: EUR 1 234,50 is EUR 1 235, in steps of 100 EUR 1 200. */
export function toNearest(value: Money, units = 1): Money {
  return rounded({ numerator: exact(value.amount), denominator: 1n }, value.currency, units);
}

/** So many per cent more, or less, to the nearest multiple of `units`. */
export function raised({ amount, currency }: Money, percent: number, units: number): Money {
  const { numerator, denominator } = fractionOf(percent);
  return rounded(
    { numerator: exact(amount) * (100n * denominator + numerator), denominator: 100n * denominator },
    currency,
    units,
  );
}

/** `part` of `whole` equal parts (7 of 14 nights), to the nearest multiple of `units`. */
export function portionOf({ amount, currency }: Money, part: number, whole: number, units: number): Money {
  return rounded({ numerator: exact(amount) * exact(part), denominator: exact(whole) }, currency, units);
}

function rounded({ numerator, denominator }: Fraction, currency: string, units: number): Money {
  const step = exact(units) * 10n ** BigInt(minorDigits(currency));
  return times(money(roundHalfUp(numerator, denominator * step), currency), Number(step));
}

/** In another currency, where one unit of each is worth so many units of a third. */
export function converted({ amount, currency }: Money, to: string, worth: { from: number; to: number }): Money {
  const [from, into] = [fractionOf(worth.from), fractionOf(worth.to)];
  const numerator = exact(amount) * from.numerator * into.denominator * 10n ** BigInt(minorDigits(to));
  const denominator = from.denominator * into.numerator * 10n ** BigInt(minorDigits(currency));
  return money(roundHalfUp(numerator, denominator), to);
}

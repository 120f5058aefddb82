/** `amount` counts integer minor units (cents) of an ISO 4217 currency. */
export type Money = { amount: number; currency: string };

/** Groups thousands in prices. It may break a line, so every price stands in markup that does not wrap. */
export const THIN_SPACE = '\u2009';
export const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

/** Throws a RangeError unless the amount is a safe integer and the currency an ISO 4217 code. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError('money.notMinorUnits');
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError('money.currency');
  // −0 would compare unequal to 0 in a snapshot's hash.
  return { amount: amount === 0 ? 0 : amount, currency };
}

const digitsByCurrency = new Map<string, number>();

/** Decimals of a currency: 2 for EUR and CHF, 0 for JPY. */
export function minorDigits(currency: string): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
}

function group(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}

/** `62 000`, `1 234,50`: grouped by thin spaces, decimals only where the minor part is not zero. */
export function formatAmount({ amount, currency }: Money): string {
  const decimals = minorDigits(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = group(digits.slice(0, digits.length - decimals), THIN_SPACE);
  const minor = digits.slice(digits.length - decimals);
  return `${amount < 0 ? MINUS : ''}${whole}${/[1-9]/.test(minor) ? `,${minor}` : ''}`;
}

/** `EUR 62 000`, the same in both languages. */
export function formatMoney(value: Money): string {
  return `${value.currency}${NO_BREAK_SPACE}${formatAmount(value)}`;
}

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Decisions §7.25: spaces of any kind are removed and the comma is the decimal point; empty, unreadable and non-finite are null. */
export function parseNumber(text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null;
  const plain = text.replace(/\s/g, '').replaceAll(',', '.').replace(MINUS, '-');
  if (!plainNumber.test(plain)) return null;
  const value = Number(plain);
  if (!Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

/** `1 234 567,5` with non-breaking spaces; null and non-finite are empty. Up to 20 decimals unless limited. */
export function formatNumber(value: number | null | undefined, maximumFractionDigits = 20): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const text = new Intl.NumberFormat('en', { maximumFractionDigits, useGrouping: true }).format(value);
  if (!/[1-9]/.test(text)) return text.replace('-', '').replace('.', ',');
  return text.replaceAll(',', NO_BREAK_SPACE).replace('.', ',').replace('-', MINUS);
}

/**
 * An exact fraction. Decimals such as 0.0275 are taken as they are written, not as the nearest binary number, so the
 * denominator of a number is a power of ten and the largest of several is common to all.
 */
type Fraction = { numerator: bigint; denominator: bigint };

function fractionOf(value: number): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError('money.notANumber');
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match;
  const scale = decimals.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${decimals}`);
  return scale >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(scale) }
    : { numerator: digits * 10n ** BigInt(-scale), denominator: 1n };
}

function commonDenominator(fractions: readonly Fraction[]): bigint {
  let common = 1n;
  for (const { denominator } of fractions) if (denominator > common) common = denominator;
  return common;
}

/** Half up, away from zero, so that a refund is exactly the negative of the charge. */
function roundHalfUp({ numerator, denominator }: Fraction): number {
  const negative = numerator < 0n;
  const doubled = (negative ? -numerator : numerator) * 2n + denominator;
  const rounded = Number(doubled / (denominator * 2n));
  return negative ? -rounded : rounded;
}

/** `ratio` as a fraction of one (0.35). Exact, rounded half up once. */
export function shareOf(value: Money, ratio: number): Money {
  const { numerator, denominator } = fractionOf(ratio);
  return money(roundHalfUp({ numerator: numerator * BigInt(value.amount), denominator }), value.currency);
}

/** `percent` as people say it (35, 2.75). Exact, rounded half up once. */
export function percentOf(value: Money, percent: number): Money {
  const { numerator, denominator } = fractionOf(percent);
  return money(
    roundHalfUp({ numerator: numerator * BigInt(value.amount), denominator: denominator * 100n }),
    value.currency,
  );
}

/** Exact division, rounded half up once (a price per night). Throws unless the divisor is a positive integer. */
export function divideMoney(value: Money, divisor: number): Money {
  if (!Number.isSafeInteger(divisor) || divisor <= 0) throw new RangeError('money.divisor');
  return money(roundHalfUp({ numerator: BigInt(value.amount), denominator: BigInt(divisor) }), value.currency);
}

/** Throws a RangeError for different currencies; use `subtotals` where they may differ. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError('money.mixedCurrencies');
  return money(a.amount + b.amount, a.currency);
}

export function subtractMoney(a: Money, b: Money): Money {
  return addMoney(a, { ...b, amount: -b.amount });
}

/** One sum per currency, ordered by currency code. */
export function subtotals(values: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const value of values) {
    const sum = sums.get(value.currency);
    sums.set(value.currency, sum ? addMoney(sum, value) : money(value.amount, value.currency));
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Gives each floor and hands what is left, one unit each, to the largest remainders; ties go to the earlier. */
function largestRemainder(exact: readonly Fraction[], total: bigint): bigint[] {
  const shares = exact.map(({ numerator, denominator }, index) => ({
    index,
    floor: numerator / denominator,
    remainder: numerator % denominator,
    denominator,
  }));
  let left = total - shares.reduce((sum, { floor }) => sum + floor, 0n);
  const result = shares.map(({ floor }) => floor);
  const order = [...shares].sort((a, b) => {
    const difference = b.remainder * a.denominator - a.remainder * b.denominator;
    if (difference !== 0n) return difference > 0n ? 1 : -1;
    return a.index - b.index;
  });
  for (const { index, floor } of order) {
    if (left <= 0n) break;
    result[index] = floor + 1n;
    left -= 1n;
  }
  return result;
}

/**
 * Splits an amount in proportion to weights ≥ 0; the parts always add up to it. Weights that are all zero split evenly.
 * Throws a RangeError for a negative weight, or when there is something to split and nobody to take it.
 */
export function allocate(value: Money, weights: readonly number[]): Money[] {
  const fractions = weights.map(fractionOf);
  if (fractions.some(({ numerator }) => numerator < 0n)) throw new RangeError('money.weight');
  if (fractions.length === 0) {
    if (value.amount === 0) return [];
    throw new RangeError('money.weight');
  }
  const common = commonDenominator(fractions);
  let shares = fractions.map(({ numerator, denominator }) => numerator * (common / denominator));
  let sum = shares.reduce((total, share) => total + share, 0n);
  if (sum === 0n) {
    shares = shares.map(() => 1n);
    sum = BigInt(shares.length);
  }
  const total = BigInt(Math.abs(value.amount));
  const parts = largestRemainder(
    shares.map((share) => ({ numerator: total * share, denominator: sum })),
    total,
  );
  const sign = value.amount < 0 ? -1 : 1;
  return parts.map((part) => money(sign * Number(part), value.currency));
}

/**
 * Commission of several lines (decisions §4): the exact sum of price × percent is rounded once, and the lines add up to it.
 * All in one currency, prices and percentages ≥ 0, at least one line; throws a RangeError otherwise.
 */
export function percentOfLines(lines: readonly { price: Money; percent: number }[]): { total: Money; lines: Money[] } {
  const currency = lines[0]?.price.currency;
  if (currency === undefined) throw new RangeError('money.noLines');
  const exact = lines.map(({ price, percent }): Fraction => {
    if (price.currency !== currency) throw new RangeError('money.mixedCurrencies');
    const { numerator, denominator } = fractionOf(percent);
    if (numerator < 0n || price.amount < 0) throw new RangeError('money.weight');
    return { numerator: numerator * BigInt(price.amount), denominator: denominator * 100n };
  });
  const common = commonDenominator(exact);
  const sum = exact.reduce((total, { numerator, denominator }) => total + numerator * (common / denominator), 0n);
  const total = roundHalfUp({ numerator: sum, denominator: common });
  return {
    total: money(total, currency),
    lines: largestRemainder(exact, BigInt(total)).map((part) => money(Number(part), currency)),
  };
}

import { fractionOf, roundHalfUp } from './money-rounding';

/** `amount` counts integer minor units (cents) of an ISO 4217 currency. */
export type Money = { amount: number; currency: string };

/** Groups thousands, too: as wide as a thin space in Lato, whose narrow no-break space has half of that. */
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

/** Units of a currency, as people and the API write them: EUR 12,5 is 12.5. */
export function toUnits(amount: bigint | number, currency: string): number;
export function toUnits(amount: bigint | number | null, currency: string): number | null;
export function toUnits(amount: bigint | number | null, currency: string): number | null {
  return amount === null ? null : Number(amount) / 10 ** minorDigits(currency);
}

/** The other way, for a column of the database; half a cent rounds up. */
export function toMinor(units: number, currency: string): bigint;
export function toMinor(units: number | null, currency: string): bigint | null;
export function toMinor(units: number | null, currency: string): bigint | null {
  return units === null ? null : BigInt(fromUnits(units, currency).amount);
}

export function fromUnits(units: number, currency: string): Money {
  const { numerator, denominator } = fractionOf(units);
  return money(roundHalfUp(numerator * 10n ** BigInt(minorDigits(currency)), denominator), currency);
}

function group(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}

/** `62 000`, `1 234,50`: grouped by no-break spaces, decimals only where the minor part is not zero. */
export function formatAmount({ amount, currency }: Money): string {
  const decimals = minorDigits(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = group(digits.slice(0, digits.length - decimals), NO_BREAK_SPACE);
  const minor = digits.slice(digits.length - decimals);
  return `${amount < 0 ? MINUS : ''}${whole}${/[1-9]/.test(minor) ? `,${minor}` : ''}`;
}

/** `EUR 62 000`, the same in both languages. */
export function formatMoney(value: Money): string {
  return `${value.currency}${NO_BREAK_SPACE}${formatAmount(value)}`;
}

/** Making one costs thirty times what formatting with it does; there are as many as decimals. */
const figures = new Map<number, Intl.NumberFormat>();

function figuresOf(maximumFractionDigits: number): Intl.NumberFormat {
  const known = figures.get(maximumFractionDigits);
  if (known) return known;
  const created = new Intl.NumberFormat('en', { maximumFractionDigits, useGrouping: true });
  figures.set(maximumFractionDigits, created);
  return created;
}

/** `1 234 567,5` with non-breaking spaces; null and non-finite are empty. Up to 20 decimals unless limited. */
export function formatNumber(value: number | null | undefined, maximumFractionDigits = 20): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const text = figuresOf(maximumFractionDigits).format(value);
  if (!/[1-9]/.test(text)) return text.replace('-', '').replace('.', ',');
  return text.replaceAll(',', NO_BREAK_SPACE).replace('.', ',').replace('-', MINUS);
}

/**
 * What was typed as a number: spaces and apostrophes are dropped, a comma is the decimal point; null where it is none, as
 * `1e4` and what has a sign (rule 7.7).
 */
export function parseNumber(text: string): number | null {
  const digits = text.replace(/[\s'’]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}

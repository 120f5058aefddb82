import { formatAmount, type Money, minorDigits, money, NO_BREAK_SPACE, toUnits } from './money';
import { roundHalfUp } from './money-rounding';

/** Why a text is no amount; each has a sentence of its own for the reader. */
export type NoAmount = 'letters' | 'sign' | 'currency' | 'decimals' | 'unreadable' | 'tooLarge';

/** Message keys below `error`: why a text is no amount. */
export const amountErrors: Readonly<Record<NoAmount, string>> = {
  letters: 'amountLetters',
  sign: 'amountSign',
  currency: 'amountCurrency',
  decimals: 'amountDecimals',
  unreadable: 'amountUnreadable',
  tooLarge: 'amountTooLarge',
};

export type ReadAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; amount: Money }
  /** `12.500`: twelve thousand five hundred, or twelve and a half. Only who typed it knows. */
  | { kind: 'ambiguous'; readings: readonly [Money, Money] }
  | { kind: 'none'; reason: NoAmount };

/** More than any price here, and less than what a number can hold in cents. */
const MOST_DIGITS = 10;

/** Signs people write beside an amount of these currencies; the ISO code is understood of every one. */
const signs: Readonly<Record<string, readonly string[]>> = { EUR: ['€'], CHF: ['SFR', 'FR'], GBP: ['£'], USD: ['$'] };

const SPACES = /[\s\u200b\u2060'’‘`´]/g;

/** The text without its currency, before or after; null where it names another one. */
function withoutCurrency(text: string, currency: string): string | null {
  const upper = text.toUpperCase();
  for (const name of [currency, ...(signs[currency] ?? [])]) {
    if (upper.startsWith(name)) return text.slice(name.length).replace(/^\./, '');
    if (upper.endsWith(name)) return text.slice(0, -name.length);
  }
  return /^[A-Za-z]{3}\d|\d[A-Za-z]{3}$|[€$£¥]/.test(text) ? null : text;
}

/** `whole` and `minor` are digits; what the currency has no decimals for is rounded only where that is asked. */
function amountOf(whole: string, minor: string, currency: string): Money {
  const digits = minorDigits(currency);
  const scaled = BigInt(`${whole || '0'}${minor.padEnd(digits, '0')}`);
  return money(roundHalfUp(scaled, 10n ** BigInt(Math.max(0, minor.length - digits))), currency);
}

const none = (reason: NoAmount): ReadAmount => ({ kind: 'none', reason });

/** Groups of three, as `1.234.567` and `12,500`. */
const isGrouped = (text: string, separator: string) =>
  text.split(separator).every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));

/** Digits with what separates them: which of it groups thousands, and which begins the decimals? */
function readDigits(text: string, currency: string): ReadAmount {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  const exactly = (whole: string, minor: string): ReadAmount => {
    if (whole.replace(/^0+/, '').length > MOST_DIGITS) return none('tooLarge');
    if (minor.length > minorDigits(currency)) return none('decimals');
    return { kind: 'amount', amount: amountOf(whole, minor, currency) };
  };
  if (dots + commas === 0) return exactly(text, '');
  const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const at = text.lastIndexOf(last);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (!/^\d+$/.test(after) || before === '') return none('unreadable');
  if (dots > 0 && commas > 0) {
    const other = last === '.' ? ',' : '.';
    return isGrouped(before, other) ? exactly(before.replaceAll(other, ''), after) : none('unreadable');
  }
  if (dots + commas > 1) {
    return isGrouped(text, last) ? exactly(text.replaceAll(last, ''), '') : none('unreadable');
  }
  if (after.length !== 3) return exactly(before, after);
  const grouped = exactly(before + after, '');
  if (grouped.kind !== 'amount' || minorDigits(currency) === 0) return grouped;
  return { kind: 'ambiguous', readings: [grouped.amount, amountOf(before, after, currency)] };
}

/**
 * An amount as people write it: `4500`, `4 500,50`, `4’500`, `4.500,50`, `4,500.50`, `EUR 9 900`. One separator before exactly
 * three digits is never guessed. The browser shows what this understood, and the server reads texts with it as well.
 */
export function readAmount(typed: string, currency: string): ReadAmount {
  const text = withoutCurrency(typed.normalize('NFKC').replace(SPACES, ''), currency);
  if (text === null) return none('currency');
  if (text === '') return typed.trim() === '' ? { kind: 'empty' } : none('unreadable');
  if (/^[+\u2212–-]/.test(text)) return none('sign');
  // `4’500.–` as in Switzerland.
  const digits = text.replace(/[.,][-–—]+$/, '');
  if (/[^\d.,]/.test(digits)) return none('letters');
  return readDigits(digits, currency);
}

/** An amount as it stands in a field: read again, it is itself. */
export function typedAmount(amount: Money): string {
  return formatAmount(amount);
}

/** With its decimals even where they are zero, so that nobody takes EUR 12 500,00 for EUR 12,50. */
export function formatExactly(amount: Money): string {
  const digits = minorDigits(amount.currency);
  const text = typedAmount(amount);
  return `${amount.currency}${NO_BREAK_SPACE}${text}${digits === 0 || text.includes(',') ? '' : `,${'0'.repeat(digits)}`}`;
}

/** More than half above or below the price it answers: rarely meant. Amounts of one currency. */
export function isFarFrom({ amount }: Money, answered: Money): boolean {
  return Math.abs(amount - answered.amount) * 2 > answered.amount;
}

export type ReadPercent = { kind: 'empty' } | { kind: 'percent'; percent: number } | { kind: 'none' };

/** `5`, `+5 %`, `+ 5 %`, `-2,5 %`: with two decimals at most. */
export function readPercent(typed: string): ReadPercent {
  const text = typed.normalize('NFKC').replace(SPACES, '');
  if (text === '') return { kind: 'empty' };
  const match = /^([+\u2212–-]?)(\d{1,4})(?:[.,](\d{1,2}))?%?$/.exec(text);
  if (!match) return { kind: 'none' };
  const [, sign = '', whole = '', decimals = '0'] = match;
  const percent = Number(`${whole}.${decimals}`);
  return { kind: 'percent', percent: sign === '' || sign === '+' ? percent : 0 - percent };
}

/** An amount in units of its currency, for the body of a call. */
export const unitsOf = (amount: Money): number => toUnits(amount.amount, amount.currency);

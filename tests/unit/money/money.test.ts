import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, minorDigits, money, parseNumber } from '@/lib/platform/money';

const THIN = '\u00a0';
const NBSP = '\u00a0';

describe('construction', () => {
  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not an amount', (value) => {
    expect(() => money(value, 'EUR')).toThrow(RangeError);
  });

  it.each(['', 'eur', 'EURO', '€'])('%j is not a currency', (currency) => {
    expect(() => money(1, currency)).toThrow(RangeError);
  });

  it('has no negative zero', () => {
    expect(Object.is(money(-0, 'EUR').amount, 0)).toBe(true);
  });
});

describe('formatting', () => {
  it.each([
    [6_200_000, 'EUR', `EUR${NBSP}62${THIN}000`],
    [123_450, 'EUR', `EUR${NBSP}1${THIN}234,50`],
    [123_405, 'CHF', `CHF${NBSP}1${THIN}234,05`],
    [5, 'EUR', `EUR${NBSP}0,05`],
    [0, 'EUR', `EUR${NBSP}0`],
    [99_900, 'EUR', `EUR${NBSP}999`],
    [1_234_567_800, 'EUR', `EUR${NBSP}12${THIN}345${THIN}678`],
    [-2_170_000, 'EUR', `EUR${NBSP}\u221221${THIN}700`],
    [1500, 'JPY', `JPY${NBSP}1${THIN}500`],
  ])('%i %s', (value, currency, expected) => {
    expect(formatMoney({ amount: value, currency })).toBe(expected);
  });

  it('knows decimals of a currency', () => {
    expect([minorDigits('EUR'), minorDigits('CHF'), minorDigits('JPY')]).toEqual([2, 2, 0]);
  });
});

describe('numbers (rule 7.7)', () => {
  it.each([
    [1_234_567.5, `1${NBSP}234${NBSP}567,5`],
    [1000, `1${NBSP}000`],
    [999, '999'],
    [0, '0'],
    [-1234.25, `\u22121${NBSP}234,25`],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%j is written as %j', (value, expected) => {
    expect(formatNumber(value)).toBe(expected);
  });

  it('limits decimals, and never writes minus zero', () => {
    expect(formatNumber(2.755, 1)).toBe('2,8');
    expect(formatNumber(-0.001, 2)).toBe('0');
  });
});

describe('a number that was typed', () => {
  it.each([
    ['1 250,5', 1250.5],
    ['1\u00a0250', 1250],
    [' 0 ', 0],
    ['1.5', 1.5],
    ['12,345', 12.345],
    ['', null],
    [' ', null],
    ['many', null],
    ['1,2,3', null],
    ['Infinity', null],
    ["1'250", 1250],
    ['1e1', null],
    ['+7', null],
    ['-7', null],
    ['0x10', null],
    ['7.', null],
  ])('%j is %j', (text, value) => expect(parseNumber(text)).toBe(value));
});

import { describe, expect, it } from 'vitest';
import { type Money, money } from '@/lib/platform/money';
import { formatExactly, isFarFrom, readAmount, readPercent, typedAmount } from '@/lib/platform/money-reader';

const eur = (cents: number): Money => money(cents, 'EUR');

describe('an amount as people write it', () => {
  it.each([
    ['4500', 4500_00],
    ['4 500,50', 4500_50],
    ['4\u00a0500,50', 4500_50],
    ['4\u2009500,50', 4500_50],
    ['4\u202f500,50', 4500_50],
    ["4'500", 4500_00],
    ['4’500', 4500_00],
    ['4’500.-', 4500_00],
    ['4’500.--', 4500_00],
    ['4.500,50', 4500_50],
    ['4,500.50', 4500_50],
    ['1.234.567', 1_234_567_00],
    ['12.345.678', 12_345_678_00],
    ['9999999999', 9_999_999_999_00],
    ['000000000007', 7_00],
    ['1,234,567.8', 1_234_567_80],
    ['12,5', 12_50],
    ['12.5', 12_50],
    ['9900.5', 9900_50],
    ['EUR 9 900', 9900_00],
    ['eur9900', 9900_00],
    ['9 900 €', 9900_00],
    [' 0 ', 0],
    ['0,05', 5],
    ['007', 7_00],
  ])('%j is %i cents', (text, amount) => {
    expect(readAmount(text, 'EUR')).toEqual({ kind: 'amount', amount: eur(amount) });
  });

  it.each([
    ['12.500', 12_500_00, 12_50],
    ['12,500', 12_500_00, 12_50],
    ['1.240', 1240_00, 1_24],
    ['EUR 11.900', 11_900_00, 11_90],
    ['1.2 40', 1240_00, 1_24],
    // Not even where the second reading has a digit too many: it might have come from a table of exchange rates.
    ['12.345', 12_345_00, 12_35],
  ])('%j is %i or %i cents, and is not guessed', (text, grouped, decimal) => {
    expect(readAmount(text, 'EUR')).toEqual({ kind: 'ambiguous', readings: [eur(grouped), eur(decimal)] });
  });

  it.each([
    ['1e4', 'letters'],
    ['abc', 'letters'],
    ['12k', 'letters'],
    ['12abc3', 'letters'],
    ['5abcd', 'letters'],
    ['4500.-50', 'letters'],
    ['12/5', 'letters'],
    ['5 %', 'letters'],
    ['-5', 'sign'],
    ['+5', 'sign'],
    ['\u22125', 'sign'],
    ['CHF 9 900', 'currency'],
    ['9 900 CHF', 'currency'],
    ['9 900 $', 'currency'],
    ['12,3456', 'decimals'],
    ['4.500,505', 'decimals'],
    ['1,2,3', 'unreadable'],
    ['1.2345.678', 'unreadable'],
    ['1234.567.890', 'unreadable'],
    ['1.23,456.7', 'unreadable'],
    ['12,', 'unreadable'],
    [',5', 'unreadable'],
    ['EUR', 'unreadable'],
    ['12345678901', 'tooLarge'],
    ['12345678.901', 'tooLarge'],
    ['99999999999999999999', 'tooLarge'],
  ])('%j is none: %s', (text, reason) => {
    expect(readAmount(text, 'EUR')).toEqual({ kind: 'none', reason });
  });

  it.each(['', ' ', '\u00a0'])('%j is empty, and no zero', (text) => {
    expect(readAmount(text, 'EUR')).toEqual({ kind: 'empty' });
  });

  it('has no second reading in a currency without decimals', () => {
    expect(readAmount('12.500', 'JPY')).toEqual({ kind: 'amount', amount: money(12_500, 'JPY') });
    expect(readAmount('12,5', 'JPY')).toEqual({ kind: 'none', reason: 'decimals' });
  });

  it('reads the francs of the Swiss', () => {
    expect(readAmount('Fr. 4’500.–', 'CHF')).toEqual({ kind: 'amount', amount: money(4500_00, 'CHF') });
  });

  it.each([0, 5, 12_50, 999_00, 12_500_00, 1_234_567_89])('%i cents written into a field are read again', (cents) => {
    expect(readAmount(typedAmount(eur(cents)), 'EUR')).toEqual({ kind: 'amount', amount: eur(cents) });
  });
});

describe('what was understood', () => {
  it.each([
    [eur(12_500_00), 'EUR 12 500,00'],
    [eur(12_50), 'EUR 12,50'],
    [money(12_500, 'JPY'), 'JPY 12 500'],
  ])('%j is said as %s', (amount, text) => {
    expect(formatExactly(amount).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it.each([
    [50_00, false],
    [49_99, true],
    [150_00, false],
    [150_01, true],
  ])('%i of 10 000 cents is far: %s', (cents, isFar) => {
    expect(isFarFrom(eur(cents), eur(100_00))).toBe(isFar);
  });
});

describe('per cent as people write them', () => {
  it.each([
    ['12,5 %', 12.5],
    ['1000', 1000],
    ['5', 5],
    ['+5 %', 5],
    ['+ 5 %', 5],
    ['-5 %', -5],
    ['\u2212 5,5%', -5.5],
    ['2.75', 2.75],
  ])('%j is %d', (text, percent) => expect(readPercent(text)).toEqual({ kind: 'percent', percent }));

  it.each(['abc', '1e1', '5 EUR', '%', '5.500', '--5'])('%j is none', (text) => {
    expect(readPercent(text)).toEqual({ kind: 'none' });
  });

  it('nothing is empty', () => expect(readPercent(' ')).toEqual({ kind: 'empty' }));
});

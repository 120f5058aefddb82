import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  allocate,
  divideMoney,
  formatAmount,
  formatMoney,
  formatNumber,
  type Money,
  minorDigits,
  money,
  parseNumber,
  percentOf,
  percentOfLines,
  shareOf,
  subtotals,
  subtractMoney,
} from '@/lib/platform/money';

const THIN = '\u2009';
const NBSP = '\u00a0';
const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
const amount = fc.integer({ min: 0, max: 10_000_000_000 });
const signed = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const sumOf = (values: Money[]): number => values.reduce((sum, value) => sum + value.amount, 0);

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

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(signed, (value) => {
        expect(Math.round((parseNumber(formatAmount(eur(value))) ?? Number.NaN) * 100) + 0).toBe(value + 0);
      }),
    );
  });
});

describe('numbers (decisions §7.25)', () => {
  it.each([
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
    ['1 234,5', 1234.5],
    [`1${NBSP}234${THIN}567`, 1234567],
    ['62\u202f000', 62000],
    [',5', 0.5],
    ['5,', 5],
    ['-3,25', -3.25],
    ['\u22123', -3],
    ['12.5', 12.5],
    ['1,2,3', null],
    ['1.000,50', null],
    ['abc', null],
    ['12 EUR', null],
    ['NaN', null],
    ['Infinity', null],
    ['0x10', null],
    ['9'.repeat(400), null],
    ['-', null],
    [',', null],
  ])('%j is read as %j', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

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

  it('reads back what it wrote', () => {
    const decimal = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(decimal, ([digits, decimals]) => {
        const value = digits / 10 ** decimals;
        expect(parseNumber(formatNumber(value))).toBe(value + 0);
      }),
    );
  });
});

describe('shares', () => {
  it.each([
    [6_200_000, 0.35, 2_170_000],
    [6_200_000, 0.65, 4_030_000],
    [6_200_000, 0.03, 186_000],
    [6_200_000, 0.0275, 170_500],
    [1, 0.5, 1],
    [3, 0.5, 2],
    [-3, 0.5, -2],
    [1, 0.49, 0],
    [100, 0, 0],
    // 1.005 as a binary number is a little less: floating point would give 100.
    [100, 1.005, 101],
    [50, 1e-7, 0],
  ])('%i × %d = %i', (value, ratio, expected) => {
    expect(shareOf(eur(value), ratio)).toEqual(eur(expected));
  });

  it('are the same in per cent', () => {
    expect(percentOf(eur(6_200_000), 2.75)).toEqual(eur(170_500));
    fc.assert(
      fc.property(signed, fc.integer({ min: 0, max: 10_000 }), (value, points) => {
        expect(percentOf(eur(value), points / 100)).toEqual(shareOf(eur(value), points / 10_000));
      }),
    );
  });

  it('are at most half a cent away from the truth, and symmetric', () => {
    fc.assert(
      fc.property(signed, fc.integer({ min: 0, max: 10_000 }), (value, points) => {
        const share = BigInt(shareOf(eur(value), points / 10_000).amount);
        const error = share * 10_000n - BigInt(value) * BigInt(points);
        expect(error <= 5000n && error >= -5000n).toBe(true);
        expect(Number(share) + 0).toBe(-shareOf(eur(-value), points / 10_000).amount + 0);
      }),
    );
  });

  it('divide with one rounding', () => {
    expect(divideMoney(eur(6_200_000), 7)).toEqual(eur(885_714));
    expect(divideMoney(eur(5), 2)).toEqual(eur(3));
    expect(() => divideMoney(eur(5), 0)).toThrow(RangeError);
  });

  it('refuse what is not a number', () => {
    expect(() => shareOf(eur(1), Number.NaN)).toThrow(RangeError);
  });
});

describe('sums', () => {
  it('never mix currencies', () => {
    expect(addMoney(eur(1), eur(2))).toEqual(eur(3));
    expect(subtractMoney(eur(1), eur(2))).toEqual(eur(-1));
    expect(() => addMoney(eur(1), { amount: 1, currency: 'CHF' })).toThrow(RangeError);
    expect(subtotals([eur(1), { amount: 5, currency: 'CHF' }, eur(2)])).toEqual([
      { amount: 5, currency: 'CHF' },
      eur(3),
    ]);
    expect(subtotals([])).toEqual([]);
  });
});

describe('allocation', () => {
  const weights = fc.array(
    fc.integer({ min: 0, max: 1000 }).map((weight) => weight / 100),
    { minLength: 1, maxLength: 12 },
  );

  it('adds up exactly and strays less than a cent from the exact share', () => {
    fc.assert(
      fc.property(signed, weights, (value, parts) => {
        const result = allocate(eur(value), parts);
        expect(sumOf(result)).toBe(value);
        const cents = parts.map((part) => BigInt(Math.round(part * 100)));
        const total = cents.reduce((sum, part) => sum + part, 0n);
        if (total === 0n) return;
        for (const [index, part] of cents.entries()) {
          const error = BigInt(result[index]?.amount ?? 0) * total - BigInt(value) * part;
          expect(error < total && error > -total).toBe(true);
        }
      }),
    );
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [0, 1, 2], [0, 33, 67]],
    [5, [0.1, 0.2], [2, 3]],
    [5, [0, 0], [3, 2]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [], []],
  ])('%i by %j is %j', (value, parts, expected) => {
    expect(allocate(eur(value), parts).map((part) => part.amount)).toEqual(expected);
  });

  it('refuses negative weights and nobody', () => {
    expect(() => allocate(eur(1), [1, -1])).toThrow(RangeError);
    expect(() => allocate(eur(1), [])).toThrow(RangeError);
  });

  it('of commission rounds the exact sum once', () => {
    const line = fc.record({
      price: amount.map(eur),
      percent: fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const exact = lines.reduce(
          (sum, { price, percent }) => sum + BigInt(price.amount) * BigInt(Math.round(percent * 100)),
          0n,
        );
        const result = percentOfLines(lines);
        expect(BigInt(result.total.amount)).toBe((exact * 2n + 10_000n) / 20_000n);
        expect(sumOf(result.lines)).toBe(result.total.amount);
      }),
    );
    // Each line alone rounds up to 1; together they are 1.5.
    const three = percentOfLines([1, 2, 3].map(() => ({ price: eur(5), percent: 10 })));
    expect(three.total).toEqual(eur(2));
    expect(three.lines.map((part) => part.amount)).toEqual([1, 1, 0]);
    expect(() =>
      percentOfLines([
        { price: eur(1), percent: 1 },
        { price: { amount: 1, currency: 'CHF' }, percent: 1 },
      ]),
    ).toThrow(RangeError);
    expect(() => percentOfLines([])).toThrow(RangeError);
  });
});

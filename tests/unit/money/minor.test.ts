import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from '@/lib/platform/money-arithmetic';
import {
  distanceOf,
  exactSum,
  factorOf,
  isNearShare,
  isWholeShare,
  leftOf,
  roundedSum,
  sumOf,
  wholeSum,
} from '@/lib/platform/money-minor';
import { hasTwoDecimals, percentOfRatio, ratioOfPercent, restOfPercent } from '@/lib/platform/money-rounding';

describe('amounts of the ledger', () => {
  it('add up, and to nothing known as soon as one of them is not', () => {
    expect([sumOf([]), sumOf([5n, -7n]), sumOf([5n, null])]).toEqual([0n, -2n, null]);
  });

  it('have a rest below zero where more is taken, and a distance that has no direction', () => {
    expect([leftOf(5n, 7n), distanceOf(5n, 7n), distanceOf(7n, 5n)]).toEqual([-2n, 2n, 2n]);
  });

  it('are a share of something where less than so much lies between them', () => {
    const of = { base: 10_001n, percent: 12.5 };
    // 12.5 % of 100.01 are 12.50125.
    expect([1_248n, 1_249n, 1_252n, 1_253n].map((amount) => isNearShare(amount, of, 2n))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isNearShare(1_249n, { ...of, base: 9_992n }, 1n)).toBe(true);
    expect(isNearShare(1_250n, { ...of, base: 9_992n }, 1n)).toBe(false);
  });

  it('leave nothing to round where their parts of a cent make whole ones together', () => {
    const half = { base: 10n, percent: 5 };
    expect([isWholeShare([half]), isWholeShare([half, half]), isWholeShare([])]).toEqual([false, true, true]);
  });
});

describe('amounts of a calendar', () => {
  it('count as often as they are there', () => {
    expect(wholeSum([{ amount: 4_500, count: 3 }, { amount: 100 }, { amount: 9_900, count: 0 }])).toBe(13_600);
  });

  it('are changed by the sum of their per cent, and rounded half up once', () => {
    const factor = factorOf([10, -2.5]);
    expect(factor).toBe(10_750);
    const night = exactSum([
      { amount: 101, factor },
      { amount: 3, count: 2 },
    ]);
    // 108.575 + 6, twice: 229.15
    expect([roundedSum([night]), roundedSum([night, night])]).toEqual([115, 229]);
    expect(roundedSum([exactSum([{ amount: 2, factor: factorOf([25]) }])])).toBe(3);
  });

  it('come to what the shares of a commission come to', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1_000_000), percent), { minLength: 1 }), (drawn) => {
        const lines = drawn.map(([amount, one]) => ({ amount, percent: one }));
        const rounded = roundedSum(lines.map((line) => exactSum([{ ...line, factor: factorOf([line.percent]) }])));
        expect(rounded).toBe(wholeSum(lines) + sharesOf(lines).total);
      }),
    );
  });
});

describe('per cent', () => {
  it.each([
    [0.35, 35],
    // 0.29 × 100 is 28.999999999999996 in floating point.
    [0.29, 29],
    [0.125, 12.5],
    [0.0333, 3.33],
    [1, 100],
  ])('the ratio %d is %d per cent, and back', (ratio, percent) => {
    expect([percentOfRatio(ratio), ratioOfPercent(percent)]).toEqual([percent, ratio]);
  });

  it('what is refunded and what is kept are all of it together', () => {
    expect([restOfPercent(99.9), restOfPercent(100), restOfPercent(0)]).toEqual([0.1, 0, 100]);
  });

  it('have two decimals at most where rates keep them', () => {
    expect([12, 12.5, 0.29, 1e-7, 12.505, 12.5000001].map(hasTwoDecimals)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });
});

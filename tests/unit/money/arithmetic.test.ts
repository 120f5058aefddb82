import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, type Money, money, toMinor, toUnits } from '@/lib/platform/money';
import {
  addUp,
  compareAmounts,
  converted,
  divided,
  minus,
  percentOf,
  plus,
  portionOf,
  raised,
  ratioOf,
  shareOf,
  sharesOf,
  spread,
  times,
  toNearest,
} from '@/lib/platform/money-arithmetic';
import { sumOf } from '@/lib/platform/money-minor';
import { basisPoints, fractionOf, roundHalfUp } from '@/lib/platform/money-rounding';

const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
const chf = (amount: number): Money => ({ amount, currency: 'CHF' });
const yen = (amount: number): Money => ({ amount, currency: 'JPY' });
const signed = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('units and minor units', () => {
  it.each([
    [12.5, 'EUR', 1250],
    [0.1 + 0.2, 'EUR', 30],
    // 1.005 × 100 is 100.49999999999999 in floating point.
    [1.005, 'EUR', 101],
    [-1.005, 'EUR', -101],
    [4500, 'JPY', 4500],
    [0.5, 'JPY', 1],
  ])('%d %s are %d', (units, currency, minor) => {
    expect(fromUnits(units, currency)).toEqual(money(minor, currency));
    expect(toMinor(units, currency)).toBe(BigInt(minor));
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(signed, fc.constantFrom('EUR', 'JPY'), (minor, currency) => {
        expect(fromUnits(toUnits(minor, currency), currency).amount).toBe(minor);
        expect(toMinor(toUnits(BigInt(minor), currency), currency)).toBe(BigInt(minor));
      }),
    );
  });

  it('no amount stays none', () => {
    expect([toUnits(null, 'EUR'), toMinor(null, 'EUR')]).toEqual([null, null]);
  });
});

describe('rounding', () => {
  it.each([
    [1, 2, 1],
    [-1, 2, -1],
    [49, 100, 0],
    [-49, 100, 0],
    [3, 2, 2],
    [-3, 2, -2],
  ])('%d / %d is %d', (over, under, whole) => expect(roundHalfUp(over, under)).toBe(whole));

  it('refuses what has lost digits before, or would now', () => {
    expect(() => roundHalfUp(2 ** 53, 1)).toThrow(RangeError);
    // Not even where the result would be small again.
    expect(() => roundHalfUp(2 ** 53, 4)).toThrow(RangeError);
    expect(() => roundHalfUp(2n ** 60n, 1)).toThrow(RangeError);
  });
});

describe('a number as it is written', () => {
  it.each([
    [0.0275, 275n, 10_000n],
    [-1.5, -15n, 10n],
    [2.5e-10, 25n, 10n ** 11n],
    [1e-10, 1n, 10n ** 10n],
    [3e21, 3n * 10n ** 21n, 1n],
    [1.25e22, 125n * 10n ** 20n, 1n],
  ])('%d is an exact fraction', (value, numerator, denominator) => {
    expect(fractionOf(value)).toEqual({ numerator, denominator });
  });

  it('per cent count in ten-thousandths', () => expect([basisPoints(12.5), basisPoints(0.29)]).toEqual([1250, 29]));
});

describe('comparing', () => {
  it('sorts the cheapest first, and says how much of a whole a part is', () => {
    expect([eur(300), eur(-5), eur(20)].sort(compareAmounts)).toEqual([eur(-5), eur(20), eur(300)]);
    expect(ratioOf(eur(25), eur(200))).toBe(0.125);
  });
});

describe('adding', () => {
  it('two currencies are never added', () => {
    expect(() => plus(eur(1), chf(1))).toThrow(RangeError);
    expect(() => minus(eur(1), chf(1))).toThrow(RangeError);
    expect(addUp([eur(1), chf(2), eur(3)])).toEqual([eur(4), chf(2)]);
  });

  it('a sum is not known where a part is not', () => {
    expect([sumOf([1n, 2n]), sumOf([1n, null]), sumOf([null, 1n]), sumOf([])]).toEqual([3n, null, null, 0n]);
  });

  it('what is not there adds nothing', () => {
    expect(plus(eur(5), null, undefined, eur(2))).toEqual(eur(7));
    expect(minus(eur(5), eur(7))).toEqual(eur(-2));
  });

  it('multiplies by whole numbers only', () => {
    expect(times(eur(333), 3)).toEqual(eur(999));
    expect(() => times(eur(333), 0.5)).toThrow(RangeError);
  });
});

describe('shares', () => {
  it.each([
    [6_200_000, 0.35, 2_170_000],
    [6_200_000, 0.0275, 170_500],
    [1, 0.5, 1],
    [-3, 0.5, -2],
    [1, 0.49, 0],
    [100, 0, 0],
    // 1.005 as a binary number is a little less: floating point would give 100.
    [100, 1.005, 101],
    [50, 1e-7, 0],
  ])('%i × %d = %i', (value, ratio, expected) => {
    expect(shareOf(eur(value), ratio)).toEqual(eur(expected));
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

  it('refuse what is not a number', () => {
    expect(() => shareOf(eur(1), Number.NaN)).toThrow(RangeError);
  });

  it('of several amounts are rounded once, and their lines add up to them', () => {
    // A third of a cent each, three times: one cent.
    expect(sharesOf([1, 1, 1].map((amount) => ({ amount, percent: 33.3 })))).toEqual({ total: 1, lines: [1, 0, 0] });
    const lines = fc.array(fc.record({ amount: fc.nat(10_000_000), points: fc.nat(10_000) }), { maxLength: 8 });
    fc.assert(
      fc.property(lines, (all) => {
        const { total, lines: shares } = sharesOf(all.map(({ amount, points }) => ({ amount, percent: points / 100 })));
        const exact = all.reduce((sum, { amount, points }) => sum + BigInt(amount) * BigInt(points), 0n);
        expect(BigInt(total)).toBe((exact + 5000n) / 10_000n);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(total);
      }),
    );
  });

  it('are told in per cent, of nothing as none', () => {
    expect([percentOf(1, 3), percentOf(1, 3, 1), percentOf(2, 3, 2), percentOf(5, 0)]).toEqual([33, 33.3, 66.67, 0]);
  });
});

describe('spreading', () => {
  it('gives what is left to the largest remainders, the first of equal ones first', () => {
    expect(spread(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(spread(10, [1, 2, 3])).toEqual([2, 3, 5]);
    expect(spread(10, [3, 2, 1])).toEqual([5, 3, 2]);
    // Of 0,6 and 0,6 and 0,8 cents.
    expect(spread(2, [3, 3, 4])).toEqual([1, 0, 1]);
    // Where nothing weighs anything, the first has it.
    expect(spread(7, [0, 0, 0])).toEqual([7, 0, 0]);
  });
});

describe('steps', () => {
  const steps = [1, 5, 10, 50, 100];

  it('a half step goes up: floating point says EUR 100 for 100 + 0.5 % in whole units', () => {
    expect(raised(eur(10_000), 0.5, 1)).toEqual(eur(10_100));
  });

  it('a price changed by per cent is the nearest multiple there is', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.integer({ min: -5000, max: 10_000 }),
        fc.constantFrom(...steps),
        (amount, points, units) => {
          const step = BigInt(units) * 100n;
          const under = 10_000n * step;
          const nearest = (((BigInt(amount) * BigInt(10_000 + points) * 2n + under) / (2n * under)) as bigint) * step;
          expect(BigInt(raised(eur(amount), points / 100, units).amount)).toBe(nearest);
        },
      ),
    );
  });

  it('a part of some nights, and whole units of each currency', () => {
    expect(portionOf(eur(700_000), 4, 7, 500)).toEqual(eur(400_000));
    expect(portionOf(eur(100), 1, 3, 1)).toEqual(eur(0));
    expect([toNearest(eur(123_450)), toNearest(eur(-50)), toNearest(yen(1234)), toNearest(eur(123_450), 100)]).toEqual([
      ...[eur(123_500), eur(-100), yen(1234), eur(120_000)],
    ]);
    expect(divided(eur(100), 3)).toEqual(eur(33));
  });
});

describe('converting', () => {
  it.each([
    [chf(100), 'EUR', 1.05, 1, eur(105)],
    [eur(100), 'CHF', 1, 1.05, chf(95)],
    [yen(1000), 'EUR', 0.006, 1, eur(600)],
    [eur(600), 'JPY', 1, 0.006, yen(1000)],
    [chf(1), 'EUR', 0.5, 1, eur(1)],
  ])('%j in %s at %d to %d', (value, to, from, into, expected) => {
    expect(converted(value, to, { from, to: into })).toEqual(expected);
  });
});

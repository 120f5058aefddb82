import { describe, expect, it } from 'vitest';
import { sharesTaken } from '@/lib/money/ledger/rules/basis';

const taken = (...amounts: bigint[]) => new Map(amounts.map((amount, line) => [line, amount]));
const line = (base: bigint, percent: number) => ({ base, percent });

describe('what an amount is a percent of', () => {
  it('is the sum of its lines for each percent, the odd cent with them', () => {
    // 921,435: the half cent is rounded up on the second line.
    const two = [line(481_620n, 10), line(439_815n, 10)];
    expect(sharesTaken(taken(48_162n, 43_982n), two, null)).toEqual([{ base: 921_435n, percent: 10, amount: 92_144n }]);
    expect(sharesTaken(taken(48_162n, 43_982n), [two[0] ?? line(0n, 0), line(366_517n, 12)], null)).toEqual([
      { base: 481_620n, percent: 10, amount: 48_162n },
      { base: 366_517n, percent: 12, amount: 43_982n },
    ]);
  });

  it('is the difference to what an earlier payout took', () => {
    expect(sharesTaken(taken(-11_760n), [line(196_000n, 12)], [line(294_000n, 12)])).toEqual([
      { base: -98_000n, percent: 12, amount: -11_760n },
    ]);
  });

  it('is not said where no percent comes to it, or another one counts since', () => {
    const unsaid = (amount: bigint) => [{ base: null, percent: null, amount }];
    expect(sharesTaken(taken(-29_400n), [line(294_000n, 10)], [line(294_000n, 10)])).toEqual(unsaid(-29_400n));
    expect(sharesTaken(taken(5_880n), [line(294_000n, 12)], [line(294_000n, 10)])).toEqual(unsaid(5_880n));
    expect(sharesTaken(taken(100n), [], null)).toEqual(unsaid(100n));
  });
});

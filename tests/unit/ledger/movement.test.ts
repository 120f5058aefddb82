import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movementOf, type Passed, stepOf } from '@/lib/money/ledger/rules/movement';
import type { Balance, LeadMoney, MoneyState, Movement } from '@/lib/money/ledger/types';
import { referenceOf, type Step } from './reference';

type Facts = Pick<LeadMoney, 'standing' | 'lines'>;

/** The ledger of one lead, kept in memory. */
class Book {
  readonly entries: Movement['moves'] = [];
  readonly kinds: Movement['kind'][] = [];

  private get balances(): Balance[] {
    const sums = new Map<string, Balance>();
    for (const { account, line, amount } of this.entries) {
      if (account === 'prospect' || account === 'supplier' || account === 'reward') continue;
      const known = sums.get(`${account} ${line}`) ?? { state: account, line, amount: 0n };
      sums.set(`${account} ${line}`, { ...known, amount: known.amount + amount });
    }
    return [...sums.values()];
  }

  private get passed(): Passed {
    const has = (kind: Movement['kind']) => this.kinds.includes(kind);
    return { contracted: has('contracted'), earned: has('earned'), payable: has('payable') };
  }

  private add(movement: Movement | null): this {
    if (movement) {
      this.entries.push(...movement.moves);
      this.kinds.push(movement.kind);
    }
    return this;
  }

  post(facts: Facts): this {
    return this.add(movementOf(facts, this.balances, this.passed));
  }

  step(step: 'earned' | 'payable'): this {
    return this.passed[step] ? this : this.add(stepOf(step, this.balances));
  }

  in(state: MoneyState | 'supplier'): bigint {
    return this.entries.reduce((sum, { account, amount }) => (account === state ? sum + amount : sum), 0n);
  }

  get total(): bigint {
    return this.entries.reduce((sum, { amount }) => sum + amount, 0n);
  }

  line(line: number): bigint {
    return this.balances.reduce((sum, one) => (one.line === line ? sum + one.amount : sum), 0n);
  }
}

const one = (base: bigint, percent = 10): Facts['lines'] => [{ base, percent }];

describe('the way of a commission (rule 9.2)', () => {
  it('is expected with the interest, contracted with the booking, then earned and payable by the clock', () => {
    const book = new Book().post({ standing: 'open', lines: one(350_000n) });
    expect([book.in('expected'), book.in('supplier')]).toEqual([35_000n, 0n]);
    book.post({ standing: 'booked', lines: one(350_000n) });
    expect([book.in('expected'), book.in('contracted'), book.in('supplier')]).toEqual([0n, 35_000n, -35_000n]);
    book.step('earned').step('earned');
    expect([book.in('contracted'), book.in('earned')]).toEqual([0n, 35_000n]);
    book.step('payable');
    expect([book.in('earned'), book.in('payable')]).toEqual([0n, 35_000n]);
    expect(book.kinds).toEqual(['expected', 'contracted', 'earned', 'payable']);
  });

  it('posts nothing where nothing has changed', () => {
    const book = new Book()
      .post({ standing: 'open', lines: one(350_000n) })
      .post({ standing: 'open', lines: one(350_000n) });
    expect(book.kinds).toEqual(['expected']);
  });

  it('adds the difference where the commission has come to when a price moves', () => {
    const book = new Book().post({ standing: 'booked', lines: one(350_000n) }).step('earned');
    book.post({ standing: 'booked', lines: one(360_000n) });
    expect([book.in('contracted'), book.in('earned')]).toEqual([0n, 36_000n]);
    book.step('payable').post({ standing: 'booked', lines: one(340_000n) });
    expect([book.in('earned'), book.in('payable')]).toEqual([0n, 34_000n]);
    expect(book.kinds).toEqual(['contracted', 'earned', 'corrected', 'payable', 'corrected']);
  });

  it('takes what is no longer expected away', () => {
    const book = new Book()
      .post({ standing: 'open', lines: one(350_000n) })
      .post({ standing: 'ended', lines: one(350_000n) });
    expect([book.in('expected'), book.in('supplier')]).toEqual([0n, 0n]);
    expect(book.kinds).toEqual(['expected', 'reversed']);
  });
});

describe('a cancelled booking (rule 9.5)', () => {
  it.each([
    [0n, 0n],
    [122_500n, 12_250n],
    [350_000n, 35_000n],
  ])('leaves the commission on a fee of %s', (fee, left) => {
    const book = new Book()
      .post({ standing: 'booked', lines: one(350_000n) })
      .post({ standing: 'cancelled', lines: one(fee) });
    expect([book.in('contracted'), book.in('supplier')]).toEqual([left, -left]);
  });

  it('by the supplier earns nothing new and takes nothing back that was earned', () => {
    const booked = () => new Book().post({ standing: 'booked', lines: one(350_000n) });
    const early = booked()
      .post({ standing: 'withdrawn', lines: one(350_000n) })
      .step('earned');
    expect([early.in('contracted'), early.in('earned'), early.in('supplier')]).toEqual([0n, 0n, 0n]);
    const late = booked()
      .step('earned')
      .post({ standing: 'withdrawn', lines: one(350_000n) });
    expect([late.in('earned'), late.in('supplier')]).toEqual([35_000n, -35_000n]);
  });
});

it('gives the odd cents of several rooms to the largest remainders (rule 9.4)', () => {
  const rooms = [128_735n, 111_245n, 164_290n].map((base) => ({ base, percent: 12 }));
  const book = new Book().post({ standing: 'booked', lines: rooms });
  expect([0, 1, 2].map((line) => book.line(line))).toEqual([15_448n, 13_349n, 19_715n]);
  expect(book.in('contracted')).toBe(48_512n);
});

const line = fc.record({
  base: fc.bigInt({ min: 0n, max: 9_999_999n }),
  percent: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    standing: fc.constantFrom('open', 'booked', 'cancelled', 'withdrawn', 'ended'),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ clock: fc.constantFrom('earned', 'payable') }),
);

it('agrees to the cent with a slow reference after 10 000 random histories, and always adds up to nothing', () => {
  const states = ['expected', 'contracted', 'earned', 'payable'] as const;
  const agrees = (steps: readonly Step[]) => {
    const book = new Book();
    for (const one of steps) {
      if ('clock' in one) book.step(one.clock);
      else book.post(one);
    }
    const { sums, lines } = referenceOf(steps);
    return (
      states.every((state) => book.in(state) === sums[state]) &&
      lines.every((amount, index) => book.line(index) === amount) &&
      book.total === 0n
    );
  };
  fc.assert(fc.property(fc.array(step, { minLength: 1, maxLength: 9 }), agrees), { numRuns: 10_000, seed: 22 });
});

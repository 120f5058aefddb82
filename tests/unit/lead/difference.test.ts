import { describe, expect, it } from 'vitest';
import type { StayTerms } from '@/lib/rates/terms/types';
import { feeMoves, feeOnDay } from '@/lib/sales/lead/rules/compared';
import { differenceOf, totalOf } from '@/lib/sales/lead/rules/difference';
import type { PromisedRoom } from '@/lib/sales/lead/types';

const room = (priceTotal: bigint | null, commissionPercent: number, feeDays: number | null = 30): PromisedRoom => {
  const periods = feeDays === null ? [] : [{ daysBeforeArrival: feeDays, percent: 100 }];
  const terms = { cancellation: { kind: 'periods', periods } } as Pick<StayTerms, 'cancellation'> as StayTerms;
  return { priceTotal, commissionPercent, terms };
};
const suite = room(300_000n, 10);
const double = room(100_000n, 12);
const was = [suite, double];
const moved = (is: PromisedRoom[], before = was) => differenceOf(before, is, '2027-01-31');

describe('what moved between a price that was promised and the one of now', () => {
  it('is nothing while prices, terms and commission are the same', () => {
    expect(moved([{ ...suite }, { ...double }])).toBeNull();
    expect(moved([room(null, 10)], [room(null, 10)])).toBeNull();
    expect(moved([], [])).toBeNull();
  });

  it('names the room that moved, the whole price, and what is earned of it', () => {
    expect(moved([suite, room(120_000n, 12)])).toEqual({
      rooms: [{ position: 1, price: { was: 100_000n, is: 120_000n } }],
      price: { was: 400_000n, is: 420_000n },
      commission: { was: 42_000n, is: 44_400n },
    });
  });

  it('says it of rooms of which one rose as the other fell, though the total is the same', () => {
    expect(moved([room(310_000n, 10), room(90_000n, 12)])).toEqual({
      rooms: [
        { position: 0, price: { was: 300_000n, is: 310_000n } },
        { position: 1, price: { was: 100_000n, is: 90_000n } },
      ],
      price: { was: 400_000n, is: 400_000n },
      commission: { was: 42_000n, is: 41_800n },
    });
  });

  it('says commission alone, where the price stands', () => {
    expect(moved([suite, room(100_000n, 10)])).toEqual({
      rooms: [],
      price: { was: 400_000n, is: 400_000n },
      commission: { was: 42_000n, is: 40_000n },
    });
  });

  it('says the day on which the terms change, where they moved, and that there is none any more', () => {
    expect(moved([suite, room(100_000n, 12, 40)])).toEqual({
      rooms: [],
      price: { was: 400_000n, is: 400_000n },
      termsChange: { was: '2027-01-01', is: '2026-12-22' },
    });
    expect(moved([room(300_000n, 10, null), room(100_000n, 12, null)])?.termsChange).toEqual({
      was: '2027-01-01',
      is: null,
    });
  });

  it('has no whole price as soon as one room is on request, and nothing earned of that room', () => {
    expect(moved([suite, room(null, 12)])).toEqual({
      rooms: [{ position: 1, price: { was: 100_000n, is: null } }],
      price: { was: 400_000n, is: null },
      commission: { was: 42_000n, is: 30_000n },
    });
    expect(totalOf([suite, room(null, 12)])).toBeNull();
    expect(totalOf(was)).toBe(400_000n);
  });

  it('of a room that was not there before is all of its price', () => {
    expect(moved(was, [suite])?.rooms).toEqual([{ position: 1, price: { was: null, is: 100_000n } }]);
  });
});

describe('what cancelling a compared stay costs', () => {
  const fees = [
    { from: '2026-12-01' as const, fee: 0 },
    { from: '2027-01-01' as const, fee: 50_000 },
    { from: '2027-01-20' as const, fee: null },
  ];

  it('is the fee that began last, from its own day on', () => {
    const on = (day: '2026-11-30' | '2026-12-31' | '2027-01-01' | '2027-01-20') => feeOnDay({ fees }, day);
    expect([on('2026-12-31'), on('2027-01-01')]).toEqual([0, 50_000]);
    // Before the first nobody has said it, nor of a price on request.
    expect([on('2026-11-30'), on('2027-01-20'), feeOnDay({}, '2027-01-01')]).toEqual([null, null, null]);
  });

  it('moves with a change if it costs something else on that day, as far as anybody can say', () => {
    const dearer = { fees: [{ from: '2026-12-01' as const, fee: 50_000 }] };
    expect(feeMoves({ fees }, dearer, '2026-12-31')).toBe(true);
    expect(feeMoves({ fees }, dearer, '2027-01-01')).toBe(false);
    expect(feeMoves({ fees }, dearer, '2027-01-20')).toBe(false);
    expect(feeMoves(dearer, { fees }, '2027-01-20')).toBe(false);
    expect(feeMoves({}, dearer, '2026-12-31')).toBe(false);
  });
});

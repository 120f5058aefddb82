import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import type { Cancellation } from '@/lib/rates/terms/types';
import { disputableUntil, figuresOf, refusalOfStay, saidAmounts } from '@/lib/sales/lead/rules/stay-answer';
import type { PromisedRoom } from '@/lib/sales/lead/types';

const CHECK_IN: PlainDate = '2027-01-09';
const CHECK_OUT: PlainDate = '2027-01-16';

const room = (priceTotal: bigint | null, commissionPercent: number, cancellation: Cancellation) =>
  ({ priceTotal, commissionPercent, terms: { cancellation } }) as PromisedRoom;

const steps = (...periods: [days: number | null, percent: number][]): Cancellation => ({
  kind: 'periods',
  periods: periods.map(([daysBeforeArrival, percent]) => ({ daysBeforeArrival, percent })),
});
const suite = room(1_694_000n, 14, steps([30, 50], [0, 100]));
const double = room(826_000n, 12, steps([7, 40], [0, 80]));
const stay = {
  ...({ status: 'CONFIRMED_BOOKING', currency: 'EUR' } as const),
  ...{ checkIn: CHECK_IN, checkOut: CHECK_OUT, terms: [suite, double] },
};

describe('rule 9.8: what a stay came to', () => {
  it('stayed is what was booked', () => {
    expect(saidAmounts(stay, { answer: 'stayed' })).toEqual([1_694_000n, 826_000n]);
  });

  it('a no-show costs every room the fee of the day of arrival', () => {
    expect(saidAmounts(stay, { answer: 'noShow' })).toEqual([1_694_000n, 660_800n]);
  });

  it('a cancellation at the house costs the fee of its day', () => {
    const on = (cancelledOn: PlainDate) => saidAmounts(stay, { answer: 'cancelled', cancelledOn });
    expect(on('2026-12-28')).toEqual([847_000n, 0n]);
    expect(on('2027-01-02')).toEqual([847_000n, 330_400n]);
    expect(on('2026-12-01')).toEqual([0n, 0n]);
    // On the day of arrival one may still say so, the day after nobody has cancelled.
    expect(on(CHECK_IN)).toEqual([1_694_000n, 660_800n]);
    expect(on('2027-01-10')).toBeNull();
  });

  it('another amount is one of each line', () => {
    const of = (...amounts: bigint[]) => saidAmounts(stay, { answer: 'otherAmount', amounts });
    expect(of(1_694_000n, 708_000n)).toEqual([1_694_000n, 708_000n]);
    expect(of(2_402_000n)).toBeNull();
  });

  it('without a price nobody can say', () => {
    expect(saidAmounts({ ...stay, terms: [suite, room(null, 10, steps())] }, { answer: 'stayed' })).toBeNull();
    expect(saidAmounts({ ...stay, terms: [] }, { answer: 'stayed' })).toBeNull();
  });

  it('earns on each line its own percent', () => {
    expect(figuresOf(stay.terms, [1_694_000n, 708_000n])).toEqual({ total: 2_402_000n, commission: 322_120n });
  });
});

describe('when it may be said', () => {
  it.each([
    ['2027-01-15', 'stayNotOver'],
    ['2027-01-16', null],
    ['2027-01-18', null],
    ['2027-01-19', 'stayCounted'],
  ] as const)('on %s: %s', (today, refusal) => expect(refusalOfStay(stay, today)).toBe(refusal));

  it('never of what is not booked', () => {
    expect(refusalOfStay({ ...stay, status: 'CANCELLED_BOOKING' }, CHECK_OUT)).toBe('leadStateForbids');
  });

  it('disputed for thirty days', () => expect(disputableUntil('2027-01-18')).toBe('2027-02-17'));
});

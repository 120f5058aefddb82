import { describe, expect, it } from 'vitest';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';
import { commissionFacts } from '@/lib/sales/lead/rules/commission';
import type { LeadActor, LeadEventType } from '@/lib/sales/lead/types';

const cents = (euros: number) => BigInt(euros * 100);
const room = (euros: number | null, commissionPercent: number, ...fees: [number, number][]) => ({
  ...{ priceTotal: euros === null ? null : cents(euros), commissionPercent },
  terms: termsOfRate(
    { depositPercent: 0, tranches: [] },
    fees.map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => ({
      ...{ fromDaysPriorToArrival, feeInPercentOfBookingTotal },
    })),
    true,
  ),
});
/** From seven days before the first costs all of it and the second nothing; from three on the second costs half. */
const rooms = [room(3_000, 14, [7, 100]), room(1_000, 12, [3, 50])];
const lead: Parameters<typeof commissionFacts>[0] = {
  ...{ isClosed: false, currency: 'EUR', checkIn: '2027-01-09', timeZone: 'Europe/Paris', terms: rooms, said: null },
};
const at = new Date('2027-01-04T12:00:00Z');
const last = (type: LeadEventType, by: LeadActor = 'agent') => ({ type, by, at, fee: null });
const cancelledFor = (euros: number | null, day = at) => ({
  ...last('cancelledBooking'),
  ...{ at: day, fee: euros === null ? null : euros * 100 },
});
const bases = (...[about, event]: Parameters<typeof commissionFacts>) =>
  commissionFacts(about, event).lines.map(({ base }) => base);

describe('what the ledger is told of a lead', () => {
  it.each([
    ['interest', 'open'],
    ['requestedOption', 'open'],
    ['confirmedOption', 'open'],
    ['declinedOption', 'ended'],
    ['expiredOption', 'ended'],
    ['cancelledOption', 'ended'],
    ['requestedBooking', 'open'],
    ['confirmedBooking', 'booked'],
    ['declinedBooking', 'ended'],
    ['cancelledBooking', 'cancelled'],
  ] as const)('%s: it is %s', (type, standing) => {
    expect(commissionFacts(lead, last(type)).standing).toBe(standing);
  });

  it('a closed lead that was open has ended, a booking in it stands', () => {
    const closed = { ...lead, isClosed: true };
    expect(commissionFacts(closed, last('interest')).standing).toBe('ended');
    expect(commissionFacts(closed, last('confirmedBooking')).standing).toBe('booked');
    expect(commissionFacts(closed, last('cancelledBooking')).standing).toBe('cancelled');
  });

  it('what the supplier cancels is withdrawn, without a fee; nothing else of theirs is', () => {
    expect(commissionFacts(lead, last('cancelledBooking', 'supplier'))).toMatchObject({
      ...{ standing: 'withdrawn', basis: 'price' },
      lines: [{ base: cents(3_000) }, { base: cents(1_000) }],
    });
    expect(commissionFacts(lead, last('declinedBooking', 'supplier')).standing).toBe('ended');
    expect(commissionFacts(lead, last('confirmedBooking', 'supplier')).standing).toBe('booked');
  });

  it('every room has its price and its own percent', () => {
    expect(commissionFacts(lead, last('confirmedBooking'))).toEqual({
      ...{ standing: 'booked', basis: 'price' },
      lines: [
        { base: cents(3_000), percent: 14 },
        { base: cents(1_000), percent: 12 },
      ],
    });
  });

  it('a room on request leaves all of them without an amount', () => {
    const onRequest = { ...lead, terms: [...rooms, room(null, 10)] };
    expect(bases(onRequest, last('requestedBooking'))).toEqual([0n, 0n, 0n]);
    expect(bases({ ...onRequest, said: [1n, 2n, 3n] }, last('confirmedBooking'))).toEqual([0n, 0n, 0n]);
  });
});

describe('of a cancelled booking', () => {
  it('every room has its share of the fee by its own terms', () => {
    expect(commissionFacts(lead, cancelledFor(3_000))).toEqual({
      ...{ standing: 'cancelled', basis: 'fee' },
      lines: [
        { base: cents(3_000), percent: 14 },
        { base: 0n, percent: 12 },
      ],
    });
  });

  it('another fee than that of the terms is shared by the prices', () => {
    expect(bases(lead, cancelledFor(2_000))).toEqual([cents(1_500), cents(500)]);
  });

  it('the day is that of the place: minutes before midnight there, the next fee has not begun', () => {
    const beforeMidnight = new Date('2027-01-05T22:59:00Z');
    const afterMidnight = new Date('2027-01-05T23:01:00Z');
    // What was agreed is what the terms say on that day only: by the prices, else.
    expect(bases(lead, cancelledFor(3_000, beforeMidnight))).toEqual([cents(3_000), 0n]);
    expect(bases(lead, cancelledFor(3_500, afterMidnight))).toEqual([cents(3_000), cents(500)]);
    expect(bases(lead, cancelledFor(3_500, beforeMidnight))).toEqual([cents(2_625), cents(875)]);
  });

  it('a fee that nobody could tell is none', () => {
    expect(bases(lead, cancelledFor(null))).toEqual([0n, 0n]);
  });

  it('the fee counts, whatever the supplier said before', () => {
    expect(commissionFacts({ ...lead, said: [1n, 2n] }, cancelledFor(3_000)).basis).toBe('fee');
  });
});

describe('of a stay', () => {
  it('what the supplier says is what every line came to', () => {
    expect(commissionFacts({ ...lead, said: [cents(2_800), 0n] }, last('confirmedBooking'))).toEqual({
      ...{ standing: 'booked', basis: 'said' },
      lines: [
        { base: cents(2_800), percent: 14 },
        { base: 0n, percent: 12 },
      ],
    });
  });

  it('a line nothing is said of came to nothing', () => {
    expect(bases({ ...lead, said: [cents(2_800)] }, last('confirmedBooking'))).toEqual([cents(2_800), 0n]);
  });

  it('nothing is said of what is not booked', () => {
    expect(commissionFacts({ ...lead, said: [1n, 2n] }, last('interest'))).toMatchObject({
      ...{ standing: 'open', basis: 'price' },
      lines: [{ base: cents(3_000) }, { base: cents(1_000) }],
    });
  });
});

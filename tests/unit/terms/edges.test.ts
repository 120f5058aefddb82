import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { cancellationOfPeriods, cancellationOfRefunds, refundsOf } from '@/lib/rates/terms/rules/convert';
import { depositOn, duesOf, paymentsOf, scheduleOf } from '@/lib/rates/terms/rules/dues';
import { feeOn, feesOf, freedomOf, refundIn } from '@/lib/rates/terms/rules/fees';
import { mergeTerms } from '@/lib/rates/terms/rules/merge';
import type { Cancellation, FeeFrom, Payment } from '@/lib/rates/terms/types';

const checkIn: PlainDate = '2027-03-06';
const today: PlainDate = '2026-11-22';
const stay = { checkIn, today };
const daysBefore = (days: number) => addDays(checkIn, -days);

const from = (...pairs: [number | null, number][]): Cancellation => ({
  kind: 'periods',
  periods: pairs.map(([daysBeforeArrival, percent]): FeeFrom => ({ daysBeforeArrival, percent })),
});
const termsOf = (cancellation: Cancellation, payment: Payment = { depositPercent: 0, steps: [] }) => ({
  ...{ payment, cancellation, hasNoShowClause: true, securityDeposit: null, cardFeeRatio: 0 },
});
const line = (cancellation: Cancellation, amount: number, currency = 'EUR') => ({
  terms: termsOf(cancellation),
  total: money(amount, currency),
});
const onRequest = (cancellation: Cancellation) => ({ terms: termsOf(cancellation), total: null });

describe('what a cancellation costs', () => {
  it('of no room is nothing, and free until no day', () => {
    expect(feeOn([], stay)).toBeNull();
    expect(feesOf([], stay)).toEqual({ isNonRefundable: false, freeUntil: null, spans: [] });
    expect(freedomOf([], stay).freeUntil).toBeNull();
  });

  it('begins nothing on a day from which on it costs the same', () => {
    const { spans } = feesOf([line(from([30, 50], [14, 50], [3, 100]), 10_000)], stay);
    expect(spans.map((span) => [span.from, span.percent])).toEqual([
      [today, 0],
      [daysBefore(30), 50],
      [daysBefore(3), 100],
    ]);
  });

  it('of several rooms says what share of all it is, what each has of it, and the nearest of their days', () => {
    const { spans } = feesOf([line(from([30, 100]), 10_000), line(from([14, 50]), 30_000)], stay);
    expect(spans.map(({ percent, fee, daysBeforeArrival }) => [percent, fee?.amount, daysBeforeArrival])).toEqual([
      [0, 0, null],
      [25, 10_000, 30],
      [63, 25_000, 14],
    ]);
    expect(spans[1]?.byLine).toEqual([
      { percent: 100, fee: money(10_000, 'EUR') },
      { percent: 0, fee: money(0, 'EUR') },
    ]);
  });

  it('has no amount where a room has no price, and still its percentage where it is the only one', () => {
    const [, alone] = feesOf([onRequest(from([30, 50]))], stay).spans;
    expect(alone).toMatchObject({ percent: 50, fee: null, byLine: [{ percent: 50, fee: null }] });
    const [, both] = feesOf([line(from([30, 50]), 10_000), onRequest(from([30, 50]))], stay).spans;
    expect(both).toMatchObject({ fee: null, byLine: [{ percent: 50, fee: null }, { fee: null }] });
    expect(refundIn({ percent: 30, fee: null }, money(10_000, 'EUR'))).toEqual({ percent: 70, amount: null });
    expect(refundIn({ percent: 30, fee: money(3_000, 'EUR') }, null)).toEqual({ percent: 70, amount: null });
  });

  it('is free until the day before the first fee, that day included, and never after arrival', () => {
    const lines = [line(from([30, 50]), 10_000)];
    expect(freedomOf(lines, { checkIn, today: daysBefore(31) }).freeUntil).toBe(daysBefore(31));
    expect(freedomOf(lines, { checkIn, today: daysBefore(30) }).freeUntil).toBeNull();
    const free = [line(from(), 10_000)];
    expect(freedomOf(free, { checkIn, today: checkIn }).freeUntil).toBe(checkIn);
    expect(freedomOf(free, { checkIn, today: addDays(checkIn, 1) }).freeUntil).toBeNull();
  });

  it('of two currencies is counted for each from its own rooms alone', () => {
    const merged = mergeTerms([line(from([30, 50]), 10_000), line(from([30, 50]), 600, 'CHF')], stay);
    expect(merged.currencies.map(({ dues, fees }) => [dues.map(({ amount }) => amount), fees.at(-1)?.fee])).toEqual([
      [[money(10_000, 'EUR')], money(5_000, 'EUR')],
      [[money(600, 'CHF')], money(300, 'CHF')],
    ]);
  });
});

describe('the dated points of a booking', () => {
  const payment = (...steps: [number, number][]): Payment => ({
    depositPercent: 30,
    steps: steps.map(([daysBeforeArrival, percent]) => ({ daysBeforeArrival, percent })),
  });
  const deposit = { amount: money(100_000, 'EUR'), isPaid: true };
  const pointsOf = (paid: Payment, securityDeposit: typeof deposit | null, on = today) =>
    scheduleOf(
      { terms: { ...termsOf(from(), paid), securityDeposit: securityDeposit as never }, total: money(10_000, 'EUR') },
      { checkIn, checkOut: addDays(checkIn, 7), today: on },
    );

  it('stand in the order of their days, the deposit after what is paid on its day', () => {
    const points = pointsOf(payment([60, 50], [14, 80], [7, 100]), deposit);
    expect(points.find(({ kind }) => kind === 'securityDeposit')).toMatchObject({ isDueNow: false });
    expect(points.map(({ kind, date }) => [kind, date])).toEqual([
      ['prepayment', today],
      ['instalment', daysBefore(60)],
      ['instalment', daysBefore(14)],
      ['securityDeposit', daysBefore(14)],
      ['balance', daysBefore(7)],
      ['arrival', checkIn],
      ['departure', addDays(checkIn, 7)],
    ]);
  });

  it('of today are due at once, not so many days before arrival', () => {
    expect(
      duesOf([{ terms: { payment: payment([60, 50]) }, total: money(10_000, 'EUR') } as never], {
        checkIn,
        today: daysBefore(60),
      }),
    ).toMatchObject([
      { due: daysBefore(60), isDueNow: true, daysBeforeArrival: null, amount: money(5_000, 'EUR') },
      { due: checkIn, isAtHotel: true },
    ]);
  });

  it('have a deposit only where one is asked for, and today where its day has passed', () => {
    expect(pointsOf(payment([7, 100]), null).map(({ kind }) => kind)).not.toContain('securityDeposit');
    const late = daysBefore(5);
    expect(depositOn({ checkIn, today: late })).toBe(late);
    expect(pointsOf(payment([7, 100]), deposit, late)).toMatchObject([
      { kind: 'fullPayment', date: late, isDueNow: true },
      { kind: 'securityDeposit', date: late, isDueNow: true },
      { kind: 'arrival' },
      { kind: 'departure' },
    ]);
  });

  it('of nothing are none', () => {
    expect(duesOf([], stay)).toEqual([]);
    expect(paymentsOf([line(from(), 10_000)], stay)).toMatchObject([{ kind: 'fullPayment', date: checkIn }]);
  });
});

describe('terms of other shapes', () => {
  const kept = (days: number) =>
    cancellationOfPeriods([{ fromDaysPriorToArrival: days, feeInPercentOfBookingTotal: 20 }]);

  it('a fee from the booking on is one from a day before any arrival', () => {
    expect(kept(36_500)).toEqual(from([null, 20]));
    expect(kept(36_499)).toEqual(from([36_499, 20]));
  });

  it('refunds of nothing are non-refundable; two that are alike are one', () => {
    expect(cancellationOfRefunds([{ daysBeforeArrival: 30, percent: 0 }])).toEqual({ kind: 'nonRefundable' });
    const alike = [
      { daysBeforeArrival: 60, percent: 75 },
      { daysBeforeArrival: 30, percent: 75 },
    ];
    expect(cancellationOfRefunds(alike)).toEqual(from([null, 25], [29, 100]));
  });

  it('refunds hold in the order of their days, of two of one day the dearer for the guest', () => {
    const refunds = [
      { daysBeforeArrival: 14, percent: 50 },
      { daysBeforeArrival: 60, percent: 90 },
      { daysBeforeArrival: 14, percent: 40 },
    ];
    expect(cancellationOfRefunds(refunds)).toEqual(from([null, 10], [59, 60], [13, 100]));
    expect(cancellationOfRefunds(refunds.toReversed())).toEqual(from([null, 10], [59, 60], [13, 100]));
  });

  it('fees are read as refunds in the order of their days, and days without any are not named', () => {
    const refunds = [
      { daysBeforeArrival: 60, percent: 75 },
      { daysBeforeArrival: 14, percent: 50 },
    ];
    expect(refundsOf(from([13, 100], [null, 25], [59, 50]))).toEqual(refunds);
    expect(refundsOf(from([null, 25], [59, 50], [13, 100]))).toEqual(refunds);
    expect(refundsOf(from([59, 50], [13, 100], [null, 25]))).toEqual(refunds);
    expect(refundsOf(from())).toEqual([{ daysBeforeArrival: 0, percent: 100 }]);
    expect(refundsOf(from([null, 100], [30, 100]))).toEqual([]);
  });
});

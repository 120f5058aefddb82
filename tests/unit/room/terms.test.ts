import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { cancellationFee, feePercentOn, mergeTerms, timelineOf, wordsOf } from '@/lib/rates/room/rules/terms';
import type { TermsFacts } from '@/lib/rates/room/types';
import { CHECK_IN } from './facts';

const TODAY: PlainDate = '2026-11-22';
const total = money(482_050, 'EUR');
const daysBefore = (days: number) => addDays(CHECK_IN, -days);

const terms: TermsFacts = {
  depositPercent: 30,
  tranches: [{ cumulativePercentage: 60, daysPriorToArrival: 30 }],
  cancellationPeriods: [
    { fromDaysPriorToArrival: 3, feeInPercentOfBookingTotal: 100 },
    { fromDaysPriorToArrival: 30, feeInPercentOfBookingTotal: 35 },
    { fromDaysPriorToArrival: 14, feeInPercentOfBookingTotal: 50 },
  ],
  hasNoShowClause: true,
};

describe('cancelling', () => {
  test.each([
    [31, 0],
    [30, 35],
    [15, 35],
    [14, 50],
    [3, 100],
    [0, 100],
    [-2, 100],
  ])('%i days before arrival costs %i per cent', (days, percent) => {
    expect(feePercentOn(terms.cancellationPeriods, CHECK_IN, daysBefore(days))).toBe(percent);
  });

  test('costs everything where there are no periods, and is rounded half up', () => {
    expect(feePercentOn([], CHECK_IN, daysBefore(300))).toBe(100);
    expect(cancellationFee(terms, money(1_010, 'EUR'), CHECK_IN, daysBefore(20))).toEqual(money(354, 'EUR'));
  });

  test('has its last free day before the first period begins, while that lies ahead', () => {
    expect(timelineOf(terms, total, CHECK_IN, TODAY).freeUntil).toBe(daysBefore(31));
    expect(timelineOf(terms, total, CHECK_IN, daysBefore(31)).freeUntil).toBe(daysBefore(31));
    expect(timelineOf(terms, total, CHECK_IN, daysBefore(30)).freeUntil).toBeNull();
    expect(timelineOf({ ...terms, cancellationPeriods: [] }, total, CHECK_IN, TODAY)).toMatchObject({
      isRefundable: false,
      freeUntil: null,
      cancellation: [],
    });
  });

  test('is worded by the days', () => {
    expect([0, 1, 2].map((days) => wordsOf(days).key)).toEqual(['dayOfArrival', 'dayPrior', 'withinDays']);
  });
});

describe('paying', () => {
  test('deposit, tranches and the rest on arrival add up', () => {
    expect(timelineOf(terms, total, CHECK_IN, TODAY).payments).toEqual([
      { due: TODAY, percent: 30, amount: money(144_615, 'EUR') },
      { due: daysBefore(30), percent: 30, amount: money(144_615, 'EUR') },
      { due: CHECK_IN, percent: 40, amount: money(192_820, 'EUR') },
    ]);
  });

  test('is due today where it would have been due before', () => {
    expect(timelineOf(terms, total, CHECK_IN, daysBefore(5)).payments).toEqual([
      { due: daysBefore(5), percent: 60, amount: money(289_230, 'EUR') },
      { due: CHECK_IN, percent: 40, amount: money(192_820, 'EUR') },
    ]);
  });

  test('of a deposit of 100 per cent is one payment', () => {
    const payments = timelineOf({ ...terms, depositPercent: 100 }, total, CHECK_IN, TODAY).payments;
    expect(payments).toEqual([{ due: TODAY, percent: 100, amount: total }]);
  });

  test('adds up to the total whatever the shares', () => {
    const shares = fc.array(
      fc.record({
        cumulativePercentage: fc.integer({ min: 1, max: 100 }),
        daysPriorToArrival: fc.integer({ min: 0, max: 90 }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        shares,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 9_999_999 }),
        (tranches, depositPercent, amount) => {
          const { payments } = timelineOf(
            { ...terms, tranches, depositPercent },
            money(amount, 'EUR'),
            CHECK_IN,
            TODAY,
          );
          expect(payments.reduce((sum, payment) => sum + payment.amount.amount, 0)).toBe(amount);
          expect(payments.reduce((sum, payment) => sum + payment.percent, 0)).toBe(100);
        },
      ),
    );
  });
});

describe('several rooms', () => {
  const strict = {
    ...terms,
    depositPercent: 100,
    cancellationPeriods: [{ fromDaysPriorToArrival: 60, feeInPercentOfBookingTotal: 100 }],
  };
  const both = (second: TermsFacts, day = TODAY) =>
    mergeTerms(
      [
        { timeline: timelineOf(terms, total, CHECK_IN, day), total },
        { timeline: timelineOf(second, money(100_000, 'EUR'), CHECK_IN, day), total: money(100_000, 'EUR') },
      ],
      day,
    );

  test('are free until the earliest of their dates, their fees and payments added', () => {
    const day = daysBefore(90);
    expect(both(strict, day)).toEqual({
      freeUntil: daysBefore(61),
      cancellation: [
        { from: daysBefore(60), fee: money(100_000, 'EUR') },
        { from: daysBefore(30), fee: money(268_718, 'EUR') },
        { from: daysBefore(14), fee: money(341_025, 'EUR') },
        { from: daysBefore(3), fee: money(582_050, 'EUR') },
      ],
      payments: [
        { due: day, amount: money(244_615, 'EUR') },
        { due: daysBefore(30), amount: money(144_615, 'EUR') },
        { due: CHECK_IN, amount: money(192_820, 'EUR') },
      ],
    });
  });

  test('are not free at all with one that is non-refundable', () => {
    const merged = both({ ...strict, cancellationPeriods: [] });
    expect(merged.freeUntil).toBeNull();
    expect(merged.cancellation[0]).toEqual({ from: TODAY, fee: money(100_000, 'EUR') });
  });

  test('of two currencies are never added', () => {
    const francs = money(1, 'CHF');
    const stays = [total, francs].map((one) => ({ timeline: timelineOf(terms, one, CHECK_IN, TODAY), total: one }));
    expect(() => mergeTerms(stays, TODAY)).toThrow('terms.mixedCurrencies');
  });
});

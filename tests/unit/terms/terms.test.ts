import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { timelineOf } from '@/lib/rates/room/rules/timeline';
import {
  cancellationOfPeriods,
  cancellationOfRefunds,
  periodsOfCancellation,
  refundsOf,
  termsOfRate,
} from '@/lib/rates/terms/rules/convert';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import { feeOn, feesOf } from '@/lib/rates/terms/rules/fees';
import { mergeTerms } from '@/lib/rates/terms/rules/merge';
import type { StayTerms } from '@/lib/rates/terms/types';

const checkIn: PlainDate = '2027-03-06';
const today: PlainDate = '2026-11-22';
const total = money(482_050, 'EUR');
const stay = { checkIn, today };

const periods = (...pairs: [number, number][]) =>
  pairs.map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => {
    return { fromDaysPriorToArrival, feeInPercentOfBookingTotal };
  });
const terms = (...pairs: [number, number][]) =>
  termsOfRate({ depositPercent: 0, tranches: [] }, periods(...pairs), true);

describe('what a cancellation costs', () => {
  it('has a real date for every step, and the days as they were agreed', () => {
    const line = { terms: terms([14, 60], [30, 30], [3, 100]), total };
    const { freeUntil, spans } = feesOf([line], stay);
    expect(freeUntil).toBe('2027-02-03');
    expect(
      spans.map(({ from, until, fee, daysBeforeArrival }) => [from, until, fee?.amount, daysBeforeArrival]),
    ).toEqual([
      [today, '2027-02-03', 0, null],
      ['2027-02-04', '2027-02-19', 144_615, 30],
      ['2027-02-20', '2027-03-02', 289_230, 14],
      ['2027-03-03', null, 482_050, 3],
    ]);
    const later = feesOf([line], { checkIn, today: '2027-02-25' });
    expect(later).toMatchObject({ freeUntil: null, spans: [{ from: '2027-02-25' }, { from: '2027-03-03' }] });
  });

  it('words the day of arrival and the day before in words of their own', () => {
    const sold = terms([1, 50], [0, 100]);
    const cancellation = feesOf([{ terms: sold, total }], stay);
    const entries = timelineOf(
      { terms: sold, cancellation, payments: [], checkInDate: checkIn, priceTotal: total },
      today,
    );
    const wordings = entries.flatMap((entry) => (entry.kind === 'fee' ? [entry.wording.key] : []));
    expect(wordings).toEqual(['dayPrior', 'dayOfArrival']);
  });

  it('of two periods of one day the dearer, whichever was written first', () => {
    for (const both of [terms([30, 50], [30, 80]), terms([30, 80], [30, 50])]) {
      expect(feeOn([{ terms: both, total }], { checkIn, today: addDays(checkIn, -30) })?.fee.amount).toBe(385_640);
    }
  });

  it('is rounded half up once: of several rooms together, and the rooms share the cents', () => {
    const half = { terms: terms([365, 50]), total: money(33_333, 'EUR') };
    expect(feeOn([half], stay)?.fee.amount).toBe(16_667);
    expect(feeOn([half, half, half], stay)).toEqual({
      fee: money(50_000, 'EUR'),
      byLine: [money(16_667, 'EUR'), money(16_667, 'EUR'), money(16_666, 'EUR')],
    });
  });

  it('is everything of what is non-refundable, and nothing until arrival where nothing is agreed', () => {
    const none: StayTerms = { ...terms(), cancellation: { kind: 'nonRefundable' } };
    const all: StayTerms = { ...terms(), cancellation: { kind: 'periods', periods: [] } };
    expect(feesOf([{ terms: none, total }], stay)).toMatchObject({ isNonRefundable: true, freeUntil: null });
    expect(feesOf([{ terms: all, total }], stay)).toMatchObject({ isNonRefundable: false, freeUntil: checkIn });
    expect(feesOf([{ terms: none, total }], stay).spans).toMatchObject([{ from: today, until: null, fee: total }]);
    expect(feesOf([{ terms: all, total }], stay).spans).toMatchObject([{ from: today, fee: { amount: 0 } }]);
  });
});

describe('what is due when', () => {
  const tranches = [
    { cumulativePercentage: 50, daysPriorToArrival: 60 },
    { cumulativePercentage: 80, daysPriorToArrival: 30 },
    { cumulativePercentage: 100, daysPriorToArrival: 14 },
  ];
  const dues = (depositPercent: number, list: typeof tranches, from: PlainDate = today) =>
    duesOf([{ terms: termsOfRate({ depositPercent, tranches: list }, [], true), total }], { checkIn, today: from }).map(
      ({ due, amount, isDueNow, isAtHotel }) => [due, amount.amount, isDueNow, isAtHotel],
    );

  it('is a deposit, tranches by their day and the rest at the hotel, adding up to the total', () => {
    expect(dues(0, [])).toEqual([['2027-03-06', 482_050, false, true]]);
    expect(dues(100, [])).toEqual([[today, 482_050, true, false]]);
    expect(dues(30, tranches)).toEqual([
      [today, 144_615, true, false],
      ['2027-01-05', 96_410, false, false],
      ['2027-02-04', 144_615, false, false],
      ['2027-02-20', 96_410, false, false],
    ]);
    expect(dues(30, tranches, '2027-02-10')).toEqual([
      ['2027-02-10', 385_640, true, false],
      ['2027-02-20', 96_410, false, false],
    ]);
  });

  it('of several rooms is added up day by day', () => {
    const sold = (depositPercent: number, amount: number) => ({
      terms: termsOfRate({ depositPercent, tranches: [] }, [], true),
      total: money(amount, 'EUR'),
    });
    const all = duesOf([sold(50, 33_333), sold(50, 33_333), sold(0, 1_000)], stay);
    expect(all.map(({ due, amount, isAtHotel }) => [due, amount.amount, isAtHotel])).toEqual([
      [today, 33_333, false],
      [checkIn, 34_333, true],
    ]);
  });
});

describe('several rooms', () => {
  const line = (from: number | null, amount: number | null, currency = 'EUR') => ({
    terms: from === null ? termsOfRate({ depositPercent: 100, tranches: [] }, [], true) : terms([from, 50]),
    total: amount === null ? null : money(amount, currency),
  });

  it('are free until the earliest date, and their fees add up', () => {
    const merged = mergeTerms([line(33, 1_000), line(55, 6_000)], stay);
    expect(merged).toMatchObject({ freeUntil: '2027-01-09', isNonRefundable: false, isOnRequest: false });
    expect(merged.currencies[0]?.total).toEqual(money(7_000, 'EUR'));
    expect(merged.currencies[0]?.fees.map(({ from, until, fee }) => [from, until, fee?.amount])).toEqual([
      [today, '2027-01-09', 0],
      ['2027-01-10', '2027-01-31', 3_000],
      ['2027-02-01', null, 3_500],
    ]);
  });

  it('never add currencies, and one without refund or price says so for all', () => {
    const merged = mergeTerms([line(33, 1_000), line(null, 500, 'CHF'), line(33, null)], stay);
    expect(merged).toMatchObject({ freeUntil: null, isNonRefundable: true, isOnRequest: true });
    expect(merged.currencies.map((one) => one.total)).toEqual([money(1_000, 'EUR'), money(500, 'CHF')]);
  });
});

describe('terms of other shapes', () => {
  it('an empty list of the API is non-refundable, both ways', () => {
    expect(cancellationOfPeriods([])).toEqual({ kind: 'nonRefundable' });
    expect(periodsOfCancellation({ kind: 'nonRefundable' })).toEqual([]);
  });

  it('what gives everything back is no empty list there', () => {
    const listed = periodsOfCancellation({ kind: 'periods', periods: [] });
    expect(listed).toEqual(periods([0, 0]));
    const read = { ...terms(), cancellation: cancellationOfPeriods(listed) };
    expect(feesOf([{ terms: read, total }], stay)).toMatchObject({ isNonRefundable: false, freeUntil: checkIn });
  });

  it.each([
    [[]],
    [[{ daysBeforeArrival: 0, percent: 100 }]],
    [[{ daysBeforeArrival: 84, percent: 65 }]],
    [
      [
        { daysBeforeArrival: 61, percent: 75 },
        { daysBeforeArrival: 31, percent: 12.5 },
      ],
    ],
  ])('refunds %j become fees and are read back', (refunds) => {
    expect(refundsOf(cancellationOfRefunds(refunds))).toEqual(refunds);
  });
});

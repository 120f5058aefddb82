import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { cardFeeRatio, resolveTerms } from '@/lib/rates/property/rules/terms';
import { type Milestone, paymentsOf, scheduleOf } from '@/lib/rates/terms/rules/dues';
import { feeOn, feesOf, refundIn } from '@/lib/rates/terms/rules/fees';
import type { StayTerms } from '@/lib/rates/terms/types';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const silent = {
  creditCardFeeRatio: null,
  prepaymentRatio: null,
  paymentTerms: null,
  cancellationTerms: null,
  securityDeposit: null,
  securityDepositType: null,
};
const standard = resolveTerms(silent);
/** The variant of rule 5.1: 25 % at first, the balance 30 days before, the part payment kept from 61 days on. */
const variant = resolveTerms({
  ...silent,
  prepaymentRatio: 0.25,
  paymentTerms: [{ daysBeforeCheckIn: 30, paymentRatio: 1 }],
  cancellationTerms: [
    { daysBeforeCheckIn: 61, refundRatio: 0.75 },
    { daysBeforeCheckIn: 31, refundRatio: 0.25 },
  ],
});
const checkIn: PlainDate = '2027-03-06';
const checkOut: PlainDate = '2027-03-13';
const total = eur(6_200_000);
const daysBefore = (days: number): PlainDate => addDays(checkIn, -days);
const pay = (today: PlainDate, terms: StayTerms = standard) =>
  paymentsOf([{ terms, total }], { checkIn, today }).map(({ kind, date, amount, isDueNow }) => [
    kind,
    date,
    amount.amount,
    isDueNow,
  ]);

describe('resolved terms', () => {
  it('default to 35 %, 84 days, 65 % and 3 %', () => {
    expect(resolveTerms(silent)).toEqual({
      payment: { depositPercent: 35, steps: [{ daysBeforeArrival: 84, percent: 100 }] },
      cancellation: {
        kind: 'periods',
        periods: [
          { daysBeforeArrival: null, percent: 35 },
          { daysBeforeArrival: 83, percent: 100 },
        ],
      },
      hasNoShowClause: false,
      cardFeeRatio: 0.03,
      securityDeposit: null,
    });
  });

  it('keep zero, and take an empty list of refunds for non-refundable', () => {
    const terms = resolveTerms({ ...silent, prepaymentRatio: 0, cancellationTerms: [] });
    expect(terms.payment.depositPercent).toBe(0);
    expect(terms.cancellation).toEqual({ kind: 'nonRefundable' });
  });

  it('refuse shares outside 0 to 1, order steps, always reach the whole price, and of one day take the dearer', () => {
    const depositOf = (prepaymentRatio: number) => resolveTerms({ ...silent, prepaymentRatio }).payment.depositPercent;
    expect([depositOf(1.2), depositOf(-0.1)]).toEqual([35, 35]);
    const terms = resolveTerms({
      ...silent,
      paymentTerms: [
        { daysBeforeCheckIn: 30, paymentRatio: 0.8 },
        { daysBeforeCheckIn: 90, paymentRatio: 0.5 },
      ],
      cancellationTerms: [
        { daysBeforeCheckIn: 30, refundRatio: 0.2 },
        { daysBeforeCheckIn: 90, refundRatio: 0.9 },
        { daysBeforeCheckIn: 90, refundRatio: 0.8 },
      ],
    });
    expect(terms.payment.steps.map((step) => step.daysBeforeArrival)).toEqual([90, 30, 0]);
    expect(terms.cancellation).toEqual({
      kind: 'periods',
      periods: [
        { daysBeforeArrival: null, percent: 20 },
        { daysBeforeArrival: 89, percent: 80 },
        { daysBeforeArrival: 29, percent: 100 },
      ],
    });
  });

  it('block a deposit or take it', () => {
    const deposit = (type: 'blocked' | 'other' | null, amount = 1_000_000) =>
      resolveTerms({ ...silent, securityDeposit: eur(amount), securityDepositType: type }).securityDeposit;
    expect(deposit('blocked')).toEqual({ amount: eur(1_000_000), hold: 'blocked' });
    expect(deposit('other')?.hold).toBe('taken');
    expect(deposit(null)?.hold).toBe('taken');
    expect(deposit('blocked', 0)).toBeNull();
  });
});

describe('payment schedule', () => {
  it('is 35 % now and the balance 84 days before', () => {
    expect(pay('2026-11-20')).toEqual([
      ['prepayment', '2026-11-20', 2_170_000, true],
      ['balance', '2026-12-12', 4_030_000, false],
    ]);
  });

  it.each([
    [85, 2],
    [84, 1],
    [83, 1],
    [0, 1],
  ])('%i days before arrival: %i payment(s)', (days, count) => {
    const list = pay(daysBefore(days));
    expect(list).toHaveLength(count);
    if (count === 1) expect(list).toEqual([['fullPayment', daysBefore(days), 6_200_000, true]]);
  });

  it('of the variant is 25 % now and the balance one month before', () => {
    expect(pay('2026-11-20', variant)).toEqual([
      ['prepayment', '2026-11-20', 1_550_000, true],
      ['balance', '2027-02-04', 4_650_000, false],
    ]);
    expect(pay(daysBefore(30), variant)).toEqual([['fullPayment', daysBefore(30), 6_200_000, true]]);
  });

  it('has instalments, and adds passed ones to what is due now', () => {
    const terms = resolveTerms({
      ...silent,
      prepaymentRatio: 0.2,
      paymentTerms: [
        { daysBeforeCheckIn: 100, paymentRatio: 0.5 },
        { daysBeforeCheckIn: 60, paymentRatio: 1 },
      ],
    });
    expect(pay(daysBefore(120), terms).map(([kind, , amount]) => [kind, amount])).toEqual([
      ['prepayment', 1_240_000],
      ['instalment', 1_860_000],
      ['balance', 3_100_000],
    ]);
    expect(pay(daysBefore(80), terms).map(([kind, , amount]) => [kind, amount])).toEqual([
      ['prepayment', 3_100_000],
      ['balance', 3_100_000],
    ]);
  });

  it('calls what falls due on the day of booking a prepayment, whichever step asks for it', () => {
    const terms = resolveTerms({
      ...silent,
      prepaymentRatio: 0,
      paymentTerms: [
        { daysBeforeCheckIn: 100, paymentRatio: 0.5 },
        { daysBeforeCheckIn: 60, paymentRatio: 1 },
      ],
    });
    const [first] = paymentsOf([{ terms, total }], { checkIn, today: daysBefore(100) });
    expect(first).toMatchObject({ kind: 'prepayment', daysBeforeArrival: null, isDueNow: true });
  });

  it('always adds up to the total, in order, with nothing due in the past', () => {
    const ratio = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 10_000);
    const days = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        days,
        ratio,
        fc.array(fc.record({ daysBeforeCheckIn: days, paymentRatio: ratio }), { maxLength: 5 }),
        (amount, lead, prepaymentRatio, paymentTerms) => {
          const today = daysBefore(lead);
          const terms = resolveTerms({ ...silent, prepaymentRatio, paymentTerms });
          const list = paymentsOf([{ terms, total: eur(amount) }], { checkIn, today });
          expect(list.reduce((sum, one) => sum + one.amount.amount, 0)).toBe(amount);
          expect(list.every((one) => one.amount.amount > 0 && one.date >= today)).toBe(true);
          const dates = list.map(({ date }) => date);
          expect(dates).toEqual([...new Set(dates)].sort());
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('has the deposit two weeks before arrival, outside the total, then arrival and departure', () => {
    const terms: StayTerms = { ...standard, securityDeposit: { amount: eur(1_000_000), hold: 'blocked' } };
    const schedule = (today: PlainDate): Milestone[] => scheduleOf({ terms, total }, { checkIn, checkOut, today });
    expect(schedule('2026-11-20').map(({ kind, date }) => [kind, date])).toEqual([
      ['prepayment', '2026-11-20'],
      ['balance', '2026-12-12'],
      ['securityDeposit', '2027-02-20'],
      ['arrival', '2027-03-06'],
      ['departure', '2027-03-13'],
    ]);
    expect(schedule('2026-11-20')[2]).toMatchObject({ amount: eur(1_000_000), hold: 'blocked', isDueNow: false });
    expect(schedule(daysBefore(5)).map(({ kind, date }) => [kind, date])).toEqual([
      ['fullPayment', daysBefore(5)],
      ['securityDeposit', daysBefore(5)],
      ['arrival', checkIn],
      ['departure', checkOut],
    ]);
    expect(schedule(daysBefore(5))[1]).toMatchObject({ isDueNow: true });
  });
});

describe('cancellation', () => {
  const spansOn = (today: PlainDate, terms = standard) => feesOf([{ terms, total }], { checkIn, today }).spans;

  it('refunds 65 % up to 12 December, nothing from the 13th', () => {
    const refunds = spansOn('2026-11-20').map((span) => [span.from, span.until, refundIn(span, total).percent]);
    expect(refunds).toEqual([
      ['2026-11-20', '2026-12-12', 65],
      ['2026-12-13', null, 0],
    ]);
    expect(spansOn('2026-12-12')).toHaveLength(2);
    expect(spansOn('2026-12-13')).toHaveLength(1);
  });

  it.each([
    [standard, 85, 65],
    [standard, 84, 65],
    [standard, 83, 0],
    [variant, 61, 75],
    [variant, 60, 25],
    [variant, 31, 25],
    [variant, 30, 0],
    [variant, 0, 0],
  ] as const)('case %#: %i days before', (terms, days, percent) => {
    const typed: StayTerms = terms;
    const span = spansOn(daysBefore(days), typed)[0];
    expect(span && refundIn(span, total).percent).toBe(percent);
  });

  it('that gives everything back until the day of arrival costs nothing until then', () => {
    const terms = resolveTerms({ ...silent, cancellationTerms: [{ daysBeforeCheckIn: 0, refundRatio: 1 }] });
    const costs = (days: number) => feeOn([{ terms, total }], { checkIn, today: daysBefore(days) })?.fee.amount;
    expect([costs(200), costs(1), costs(0), costs(-1)]).toEqual([0, 0, 0, total.amount]);
    expect(feesOf([{ terms, total }], { checkIn, today: daysBefore(200) })).toMatchObject({
      isNonRefundable: false,
      freeUntil: checkIn,
    });
  });
});

describe('card fee', () => {
  it.each([
    [0, 0],
    [0.0275, 0.0275],
    [0.03, 0.03],
    [null, 0.03],
    [undefined, 0.03],
    [-1, 0.03],
    [Number.NaN, 0.03],
  ])('%j counts as %d', (value, ratio) => {
    expect(cardFeeRatio(value)).toBe(ratio);
    expect(resolveTerms({ ...silent, creditCardFeeRatio: value ?? null }).cardFeeRatio).toBe(ratio);
  });
});

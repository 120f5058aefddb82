import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import {
  cancellationSteps,
  cardFee,
  type Milestone,
  paymentSchedule,
  payments,
  refundOf,
} from '@/lib/rates/property/rules/payment';
import { cardFeeRatio, resolveTerms, type Terms } from '@/lib/rates/property/rules/terms';

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
/** The variant of specification 2 §9: 25 % at first, the balance 30 days before, the part payment kept from 61 days on. */
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
const pay = (today: PlainDate, terms: Terms = standard) =>
  payments({ total, checkIn, today, terms }).map(({ kind, date, amount, isDueNow }) => [
    kind,
    date,
    amount.amount,
    isDueNow,
  ]);

describe('resolved terms', () => {
  it('default to 35 %, 84 days, 65 % and 3 %', () => {
    expect(standard).toEqual({
      prepaymentRatio: 0.35,
      paymentSteps: [{ daysBeforeCheckIn: 84, paymentRatio: 1 }],
      cancellationSteps: [{ daysBeforeCheckIn: 84, refundRatio: 0.65 }],
      cardFeeRatio: 0.03,
      securityDeposit: null,
    });
  });

  it('keep zero and keep an empty list of cancellation steps', () => {
    const terms = resolveTerms({ ...silent, prepaymentRatio: 0, cancellationTerms: [] });
    expect(terms.prepaymentRatio).toBe(0);
    expect(terms.cancellationSteps).toEqual([]);
  });

  it('refuse shares outside 0 to 1, order steps, and always reach the whole price', () => {
    expect(resolveTerms({ ...silent, prepaymentRatio: 1.2 }).prepaymentRatio).toBe(0.35);
    expect(resolveTerms({ ...silent, prepaymentRatio: -0.1 }).prepaymentRatio).toBe(0.35);
    const terms = resolveTerms({
      ...silent,
      paymentTerms: [
        { daysBeforeCheckIn: 30, paymentRatio: 0.8 },
        { daysBeforeCheckIn: 90, paymentRatio: 0.5 },
      ],
      cancellationTerms: [
        { daysBeforeCheckIn: 30, refundRatio: 0.2 },
        { daysBeforeCheckIn: 90, refundRatio: 0.8 },
        { daysBeforeCheckIn: 90, refundRatio: 0.9 },
      ],
    });
    expect(terms.paymentSteps.map((step) => step.daysBeforeCheckIn)).toEqual([90, 30, 0]);
    expect(terms.cancellationSteps).toEqual([
      { daysBeforeCheckIn: 90, refundRatio: 0.9 },
      { daysBeforeCheckIn: 30, refundRatio: 0.2 },
    ]);
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
    const [first] = payments({ total, checkIn, today: daysBefore(100), terms });
    expect(first).toMatchObject({ kind: 'prepayment', daysBeforeCheckIn: null, isDueNow: true });
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
          const list = payments({ total: eur(amount), checkIn, today, terms });
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
    const deposit = { amount: eur(1_000_000), hold: 'blocked' } as const;
    const schedule = (today: PlainDate): Milestone[] =>
      paymentSchedule({ total, checkIn, checkOut, today, terms: standard, deposit });
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

  it('takes the deposit of the terms unless told that there is none', () => {
    const terms: Terms = { ...standard, securityDeposit: { amount: eur(5), hold: 'taken' } };
    const base = { total, checkIn, checkOut, today: '2026-11-20', terms } as const;
    expect(paymentSchedule(base).some(({ kind }) => kind === 'securityDeposit')).toBe(true);
    expect(paymentSchedule({ ...base, deposit: null }).some(({ kind }) => kind === 'securityDeposit')).toBe(false);
  });
});

describe('cancellation', () => {
  it('refunds 65 % up to 12 December, nothing from the 13th', () => {
    expect(cancellationSteps({ checkIn, terms: standard })).toEqual([
      { fromDate: null, untilDate: '2026-12-12', refundRatio: 0.65 },
      { fromDate: '2026-12-13', untilDate: null, refundRatio: 0 },
    ]);
    expect(cancellationSteps({ checkIn, terms: standard, today: '2026-12-12' })).toHaveLength(2);
    expect(cancellationSteps({ checkIn, terms: standard, today: '2026-12-13' })).toHaveLength(1);
  });

  it('of an empty list is non-refundable', () => {
    expect(cancellationSteps({ checkIn, terms: { cancellationSteps: [] } })).toEqual([
      { fromDate: null, untilDate: null, refundRatio: 0 },
    ]);
  });

  it.each([
    [standard, 85, 0.65],
    [standard, 84, 0.65],
    [standard, 83, 0],
    [variant, 61, 0.75],
    [variant, 60, 0.25],
    [variant, 31, 0.25],
    [variant, 30, 0],
    [variant, 0, 0],
  ] as const)('case %#: %i days before', (terms, days, ratio) => {
    const typed: Terms = terms;
    const span = cancellationSteps({ checkIn, terms: typed }).find(
      ({ fromDate, untilDate }) =>
        (fromDate === null || fromDate <= daysBefore(days)) && (untilDate === null || daysBefore(days) <= untilDate),
    );
    expect(span?.refundRatio).toBe(ratio);
  });

  it('splits the price into refund and fee without losing a cent', () => {
    expect(refundOf(total, 0.65)).toEqual({ refund: eur(4_030_000), fee: eur(2_170_000) });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const { refund, fee } = refundOf(eur(amount), percent / 100);
        expect(refund.amount + fee.amount).toBe(amount);
      }),
    );
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

  it('is charged, or says why not', () => {
    expect(cardFee({ subtotal: total, ratio: 0.0275, consumerEea: false })).toEqual({
      amount: eur(170_500),
      ratio: 0.0275,
      waived: null,
    });
    expect(cardFee({ subtotal: total, ratio: 0.03, consumerEea: true })).toEqual({
      amount: eur(0),
      ratio: 0,
      waived: 'eeaConsumerCard',
    });
    expect(cardFee({ subtotal: total, ratio: 0, consumerEea: true })).toEqual({
      amount: eur(0),
      ratio: 0,
      waived: 'noFee',
    });
  });
});

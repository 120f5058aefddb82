import { describe, expect, it } from 'vitest';
import {
  isPaymentPlan,
  isRefundPlan,
  type OwnTerms,
  ownTermsOf,
  previewOf,
  storedTermsOf,
} from '@/lib/rates/property/rules/own-terms';
import { termsFactsOf, termsOfFacts } from '@/lib/rates/property/rules/terms-facts';
import { propertyTermsSchema } from '@/lib/rates/property/schema';

const own: OwnTerms = {
  prepayment: 12.5,
  payments: [
    { days: 120, percent: 50 },
    { days: 30, percent: 100 },
  ],
  refunds: [
    { days: 120, percent: 100 },
    { days: 60, percent: 37.5 },
  ],
  deposit: { amount: 2500, hold: 'taken' },
};

describe('terms as an operator writes them', () => {
  it.each([
    own,
    { ...own, deposit: { amount: 800, hold: 'blocked' as const } },
    { ...own, prepayment: 100, payments: [{ days: 84, percent: 100 }], refunds: [], deposit: null },
  ])('become the terms of a property, and are read back as they were', (written) =>
    expect(ownTermsOf(previewOf(written, 'EUR'))).toEqual(written),
  );

  it.each([
    own,
    { ...own, refunds: [], deposit: null },
    { ...own, deposit: { amount: 2500.5, hold: 'blocked' as const } },
  ])('are read again out of the lines of a history, and nothing else is', (written) => {
    const facts = termsFactsOf(written);
    expect(termsOfFacts(facts)).toEqual(written);
    for (const other of [{ prepayment: '12' }, { payments: ['soon'] }, { refunds: null }, { deposit: 'much' }]) {
      expect(termsOfFacts({ ...facts, ...other })).toBeNull();
    }
  });

  it('are steps that come nearer to the arrival, payments asking for more, refunds giving less', () => {
    const plan = (prepayment: number, ...steps: [number, number][]) =>
      isPaymentPlan({ prepayment, payments: steps.map(([days, percent]) => ({ days, percent })) });
    expect([plan(35, [84, 100]), plan(0, [60, 50], [0, 100]), plan(100, [84, 100])]).toEqual([true, true, true]);
    expect([plan(35), plan(35, [84, 90]), plan(35, [84, 30], [20, 100]), plan(35, [20, 50], [84, 100])]).toEqual(
      Array(4).fill(false),
    );
    // Of one day, of one share, or less than before: none of them is another step.
    expect([
      plan(0, [84, 50], [84, 100]),
      plan(50, [84, 50], [20, 100]),
      plan(0, [84, 60], [30, 40], [0, 100]),
    ]).toEqual(Array(3).fill(false));
    const refunds = (...steps: [number, number][]) => isRefundPlan(steps.map(([days, percent]) => ({ days, percent })));
    expect([refunds(), refunds([90, 100], [30, 0])]).toEqual([true, true]);
    expect([refunds([90, 50], [30, 50]), refunds([30, 50], [90, 20]), refunds([30, 50], [30, 20])]).toEqual(
      Array(3).fill(false),
    );
  });

  it('keep a deposit by how it is taken, and none where there is none', () => {
    const kept = (deposit: OwnTerms['deposit']) => storedTermsOf({ ...own, deposit }, 'EUR').securityDepositType;
    expect([kept({ amount: 800, hold: 'blocked' }), kept({ amount: 800, hold: 'taken' }), kept(null)]).toEqual([
      'blocked',
      'other',
      null,
    ]);
  });

  it('are refused with the field that is wrong', () => {
    const wrong = { ...own, payments: [{ days: 30, percent: 90 }], refunds: [...own.refunds].reverse() };
    const issues = propertyTermsSchema.safeParse(wrong).error?.issues.map(({ path, message }) => `${path} ${message}`);
    expect(issues).toEqual(['payments paymentsUneven', 'refunds refundsUneven']);
  });
});

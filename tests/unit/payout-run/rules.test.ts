import { describe, expect, it } from 'vitest';
import { decide, latestRun, type RunGroup, statementMonthOf } from '@/lib/money/payout-run/rules';

const ready = { detailsSubmitted: true, currentlyDue: [] };
const group: RunGroup = { currency: 'EUR', amount: 5_000n, account: ready, isHeld: false };

describe('what a run does with an agency’s commission in one currency (rule 9.6)', () => {
  it('pays from 50 units, whatever the smallest coin of the currency is', () => {
    expect(decide(group)).toBe('pays');
    expect(decide({ ...group, amount: 4_999n })).toBe('belowMinimum');
    expect(decide({ ...group, currency: 'JPY', amount: 50n })).toBe('pays');
    expect(decide({ ...group, currency: 'JPY', amount: 49n })).toBe('belowMinimum');
    expect(decide({ ...group, amount: -100n })).toBe('belowMinimum');
  });

  it('pays only to an account with submitted details and nothing due', () => {
    expect(decide({ ...group, account: null })).toBe('noAccount');
    expect(decide({ ...group, account: { ...ready, detailsSubmitted: false } })).toBe('detailsMissing');
    expect(decide({ ...group, account: { ...ready, currentlyDue: ['external_account'] } })).toBe('detailsDue');
  });

  it('pays nothing that an admin holds, and says so before anything else', () => {
    expect(decide({ ...group, isHeld: true })).toBe('held');
    expect(decide({ ...group, amount: 1n, account: null, isHeld: true })).toBe('held');
  });
});

it('runs at six in the morning in Munich, in winter and in summer (rule 9.6)', () => {
  expect(latestRun(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11-15');
  expect(latestRun(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01');
  expect(latestRun(new Date('2027-07-15T03:59:59Z'))).toBe('2027-07-01');
  expect(latestRun(new Date('2027-07-15T04:00:00Z'))).toBe('2027-07-15');
  expect(latestRun(new Date('2027-01-14T12:00:00Z'))).toBe('2027-01-01');
});

it('finds the entries of a payout in the statement of its run, of the day it was paid, or in none', () => {
  const taken = { run: '2027-07-15', paidAt: null };
  expect(statementMonthOf({ ...taken, status: 'inPayout' })).toBe('2027-07');
  // Half past midnight in Munich.
  expect(statementMonthOf({ ...taken, status: 'paid', paidAt: '2027-07-31T22:30:00.000Z' })).toBe('2027-08');
  expect(statementMonthOf({ ...taken, status: 'returned', paidAt: '2027-07-16T08:00:00.000Z' })).toBeNull();
  expect(statementMonthOf({ status: 'open', run: null, paidAt: null })).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { colleaguesOf, decide, latestRun, partsOf, type RunGroup } from '@/lib/money/payout-run/rules';

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

it('shares a payout out among colleagues, and into what was earned and what was corrected, without a cent left', () => {
  const common = { reference: '', clientName: '', houseName: '', checkIn: '2026-09-10', checkOut: '2026-09-14' };
  const entry = (agentId: string, amount: number, { isCorrection = false, isReward = false } = {}) => {
    return {
      ...common,
      leadId: `${amount}`,
      agentId,
      agentName: agentId,
      earnedOn: null,
      amount,
      isCorrection,
      isReward,
      shares: [],
    };
  };
  const payout = {
    currency: 'EUR',
    entries: [
      entry('b', 0.1),
      entry('a', 921.44),
      entry('b', 0.2),
      entry('a', -117.6, { isCorrection: true }),
      entry('a', 250, { isReward: true }),
    ],
  };
  expect(colleaguesOf(payout)).toEqual([
    { agentId: 'a', name: 'a', amount: 1053.84, count: 3 },
    { agentId: 'b', name: 'b', amount: 0.3, count: 2 },
  ]);
  expect(partsOf(payout)).toEqual({ earned: 921.74, rewards: 250, corrections: -117.6 });
});

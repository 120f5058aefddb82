import { expect, it } from 'vitest';
import { monthOf, runOn } from '@/lib/money/ledger/rules/days';

it('pays on the 1st and 15th what is payable by then (rule 9.6)', () => {
  const runs = { '2027-04-01': '2027-04-01', '2027-04-02': '2027-04-15', '2027-04-15': '2027-04-15' } as const;
  for (const [payable, run] of Object.entries(runs)) expect(runOn(payable as '2027-04-01')).toBe(run);
  expect(runOn('2027-04-16')).toBe('2027-05-01');
  expect(runOn('2026-12-31')).toBe('2027-01-01');
});

it('knows where a month ends', () => {
  expect(monthOf('2027-02')).toEqual({ from: '2027-02-01', until: '2027-02-28' });
  expect(monthOf('2026-12')).toEqual({ from: '2026-12-01', until: '2026-12-31' });
});

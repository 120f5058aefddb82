import type { Money } from '@/lib/platform/money';
import { money } from '@/lib/platform/money';
import type { CommissionRate } from '../types';
import { divideHalfUp, shareOut } from './rounding';

/** The best of plan, the agency's agreement with the hotel and its verified programmes (decisions §4). */
export function bestCommission(
  planPercent: number,
  agreementPercent: number | null,
  programmes: readonly { programmeId: string; commissionPercent: number }[],
): CommissionRate {
  let best: CommissionRate = { percent: planPercent, source: { kind: 'plan' } };
  if (agreementPercent !== null && agreementPercent > best.percent) {
    best = { percent: agreementPercent, source: { kind: 'agreement' } };
  }
  for (const { programmeId, commissionPercent } of programmes) {
    if (commissionPercent > best.percent) {
      best = { percent: commissionPercent, source: { kind: 'programme', programmeId } };
    }
  }
  return best;
}

/**
 * Commission of several lines of one currency: the exact sum, rounded once, its cents given to the lines by largest
 * remainder. Throws a RangeError for mixed currencies.
 */
export function commissionOf(lines: readonly { total: Money; percent: number }[]): { total: Money; lines: Money[] } {
  const currency = lines[0]?.total.currency;
  if (currency === undefined || lines.some(({ total }) => total.currency !== currency)) {
    throw new RangeError('commission.mixedCurrencies');
  }
  const exact = lines.map(({ total, percent }) => BigInt(total.amount) * BigInt(Math.round(percent * 100)));
  const amount = divideHalfUp(
    exact.reduce((sum, part) => sum + part, 0n),
    10_000n,
  );
  return { total: money(amount, currency), lines: shareOut(amount, exact).map((part) => money(part, currency)) };
}

import { isNearShare, leftOf, sumOf } from '@/lib/platform/money-minor';
import type { MoneyLine } from '../types';

/** What was taken of lines with one percent. Without base and percent where no percent of anything comes to it. */
export type TakenShare = { base: bigint | null; percent: number | null; amount: bigint };

/** The odd cents of a sum lie on one line or another, now as before. */
const WITHIN = 2n;

/** What a line has more, or less, than what was taken of it before; null where its percent is another one since. */
function baseOf(now: MoneyLine | undefined, before: MoneyLine | undefined): MoneyLine | null {
  if (!now || (before && before.percent !== now.percent)) return null;
  return { percent: now.percent, base: leftOf(now.base, before?.base ?? 0n) };
}

/**
 * The amounts of lines by what they are a percent of, added up for each percent. `before`: what an earlier payout took was a
 * percent of; then it is the difference.
 */
export function sharesTaken(
  amounts: ReadonlyMap<number, bigint>,
  now: readonly MoneyLine[],
  before: readonly MoneyLine[] | null,
): TakenShare[] {
  const shares = new Map<number | null, TakenShare>();
  for (const [line, amount] of [...amounts].sort(([a], [b]) => a - b)) {
    if (amount === 0n) continue;
    const of = baseOf(now[line], before?.[line]);
    const isOf = of && isNearShare(amount, of, WITHIN);
    const percent = isOf ? of.percent : null;
    const share = shares.get(percent) ?? { base: isOf ? 0n : null, percent, amount: 0n };
    const base = sumOf([share.base, of?.base ?? 0n]);
    shares.set(percent, { base, percent, amount: sumOf([share.amount, amount]) });
  }
  return [...shares.values()];
}

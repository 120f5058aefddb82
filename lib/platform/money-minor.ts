import { basisPoints, exact, roundHalfUp, WHOLE } from './money-rounding';

// Minor units without their currency, as calendars, rate plans and the ledger keep them; those of one call are of one currency.

/** Added up; null as soon as one of them is not known. */
export function sumOf(amounts: readonly bigint[]): bigint;
export function sumOf(amounts: readonly (bigint | null)[]): bigint | null;
export function sumOf(amounts: readonly (bigint | null)[]): bigint | null {
  return amounts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0n);
}

/** What is left of an amount when so much of it is taken; below zero where that is more. */
export const leftOf = (amount: bigint, taken: bigint): bigint => amount - taken;

export function distanceOf(a: bigint, b: bigint): bigint {
  return a < b ? b - a : a - b;
}

type Counted = { amount: number; count?: number };

export function wholeSum(parts: readonly Counted[]): number {
  return parts.reduce((sum, { amount, count = 1 }) => sum + amount * count, 0);
}

/** All of an amount, and so many per cent more or less of it, which add up: in ten-thousandths. */
export function factorOf(percents: readonly number[]): number {
  return percents.reduce((factor, percent) => factor + basisPoints(percent), WHOLE);
}

/** Exact, in ten-thousandths of a minor unit: `roundedSum` makes an amount of it. Without a factor all of it counts. */
export function exactSum(parts: readonly (Counted & { factor?: number })[]): number {
  return parts.reduce((sum, { amount, count = 1, factor = WHOLE }) => sum + amount * count * factor, 0);
}

/** Rounded half up once. */
export function roundedSum(exactSums: readonly number[]): number {
  return roundHalfUp(
    exactSums.reduce((sum, one) => sum + one, 0),
    WHOLE,
  );
}

type ShareOf = { base: bigint; percent: number };

const exactShare = ({ base, percent }: ShareOf): bigint => base * exact(basisPoints(percent));

/** Whether these per cent of these amounts, added up, leave no part of a minor unit to round. */
export function isWholeShare(lines: readonly ShareOf[]): boolean {
  return sumOf(lines.map(exactShare)) % exact(WHOLE) === 0n;
}

/** Whether an amount is less than so many minor units away from being these per cent of it. */
export function isNearShare(amount: bigint, of: ShareOf, within: bigint): boolean {
  return distanceOf(exactShare(of), amount * exact(WHOLE)) < within * exact(WHOLE);
}

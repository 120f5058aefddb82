/** `numerator / denominator` to the nearest whole, half up. Throws a RangeError where the quotient would not be exact. */
export function roundHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator))
    throw new RangeError('money.notMinorUnits');
  const twice = 2n * BigInt(numerator) + BigInt(denominator);
  const by = 2n * BigInt(denominator);
  const floor = twice / by - (twice % by !== 0n && twice < 0n !== by < 0n ? 1n : 0n);
  return Number(floor);
}

/**
 * `total` in whole parts in proportion to `weights` (none negative), adding up to it exactly: what is left after rounding down
 * goes one by one to the largest remainders, the first of equal ones before the others (decisions §4).
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0));
  const parts = weights.map((weight, index) => {
    const share = BigInt(total) * BigInt(weight);
    return { index, whole: share / sum, remainder: share % sum };
  });
  let left = BigInt(total) - parts.reduce((all, { whole }) => all + whole, 0n);
  const amounts = parts.map(({ whole }) => Number(whole));
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { index } of byRemainder) {
    if (left <= 0n) break;
    amounts[index] = (amounts[index] ?? 0) + 1;
    left -= 1n;
  }
  return amounts;
}

/** Half up, away from zero, so that a refund is exactly the negative of the charge. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n;
  const rounded = ((negative ? -numerator : numerator) * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -rounded : rounded);
}

/**
 * A whole amount in parts that stand to each other as the weights do and add up to it: what is left over after rounding
 * down goes to the parts with the largest remainders (decisions §4). Weights that cancel out leave everything to the first.
 */
export function shareOut(amount: number, weights: readonly bigint[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (weights.length === 0) return [];
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => {
    const [numerator, denominator] = sum < 0n ? [-weight * BigInt(amount), -sum] : [weight * BigInt(amount), sum];
    const floor = numerator / denominator - (numerator % denominator < 0n ? 1n : 0n);
    return { floor, remainder: numerator - floor * denominator };
  });
  let left = amount - exact.reduce((all, { floor }) => all + Number(floor), 0);
  const parts = exact.map(({ floor }) => Number(floor));
  const order = exact
    .map((_, index) => index)
    .sort((a, b) => compare(exact[b]?.remainder, exact[a]?.remainder) || a - b);
  for (const index of order) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

function compare(a = 0n, b = 0n): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

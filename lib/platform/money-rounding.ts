/** An exact fraction. Decimals such as 0.0275 are taken as they are written, not as the nearest binary number. */
export type Fraction = { numerator: bigint; denominator: bigint };

export function fractionOf(value: number): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError('money.notANumber');
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match;
  const scale = decimals.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${decimals}`);
  return scale >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(scale) }
    : { numerator: digits * 10n ** BigInt(-scale), denominator: 1n };
}

/** A number that is no safe integer has lost digits before it came here: a RangeError. */
export function exact(value: number | bigint): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError('money.notMinorUnits');
  return BigInt(value);
}

/** Per cent as rates keep them have two decimals at most, so they count in whole ten-thousandths of one. */
export const WHOLE = 10_000;
export const basisPoints = (percent: number): number => Math.round(percent * 100);

/** A ratio as per cent, and back: two decimals of a per cent at most. */
export const percentOfRatio = (ratio: number): number => basisPoints(ratio * 100) / 100;
export const ratioOfPercent = (percent: number): number => basisPoints(percent) / WHOLE;

/** What is refunded of a fee, or kept of a refund. */
export const restOfPercent = (percent: number): number => (WHOLE - basisPoints(percent)) / 100;

/** Whether rates could keep it. */
export function hasTwoDecimals(percent: number): boolean {
  const { numerator, denominator } = fractionOf(percent);
  return (numerator * 100n) % denominator === 0n;
}

/**
 * The nearest whole number. A half goes away from zero, so that what is paid back is exactly the negative of what was paid.
 * `denominator` is positive.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const [over, under] = [exact(numerator), exact(denominator)];
  const whole = Number(((over < 0n ? -over : over) * 2n + under) / (under * 2n));
  if (!Number.isSafeInteger(whole)) throw new RangeError('money.notMinorUnits');
  return over < 0n && whole > 0 ? -whole : whole;
}

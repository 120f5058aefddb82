import type { AgencyTerms, HotelFacts, RatePlan } from '../types';
import { roundHalfUp, spread } from './rounding';

const WHOLE = 10_000;

/** The best of rate plan, the agency's agreement and its verified programmes (decisions §4), in per cent. */
export function commissionPercent(
  { programmes }: Pick<HotelFacts, 'programmes'>,
  { commissionPercent: ofPlan }: Pick<RatePlan, 'commissionPercent'>,
  { agreementPercent, verifiedProgrammes }: AgencyTerms,
): number {
  const ofProgrammes = programmes
    .filter(({ programmeId }) => verifiedProgrammes.includes(programmeId))
    .map(({ commissionPercent: percent }) => percent);
  return Math.max(ofPlan, agreementPercent ?? 0, ...ofProgrammes);
}

/**
 * Σ(price total × per cent), exact in minor units and rounded once; the cents go to the lines by largest remainder, so that
 * they add up to it. All lines are of one currency.
 */
export function commissionOf(lines: readonly { priceTotal: number; percent: number }[]): {
  total: number;
  lines: number[];
} {
  const exact = lines.map(({ priceTotal, percent }) => priceTotal * Math.round(percent * 100));
  const total = roundHalfUp(
    exact.reduce((sum, one) => sum + one, 0),
    WHOLE,
  );
  return { total, lines: spread(total, exact) };
}

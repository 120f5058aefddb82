import { sharesOf } from '@/lib/platform/money-arithmetic';
import type { AgencyTerms, HotelFacts, RatePlan } from '../types';

/** The best of rate plan, the agency's agreement and its verified programmes (rule 4.8), in per cent. */
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
 * Σ(price total × per cent) in minor units, rounded once, and what of it each line earns. A line on request (null) earns
 * nothing yet. All lines are of one currency.
 */
export function commissionOf(lines: readonly { priceTotal: number | bigint | null; commissionPercent: number }[]) {
  return sharesOf(lines.map(({ priceTotal, commissionPercent: percent }) => ({ amount: priceTotal ?? 0, percent })));
}

import { sharesOf } from '@/lib/platform/money-arithmetic';
import type { CommissionPercents } from '@/lib/rates/terms/types';
import type { AgencyAgreement, HotelFacts, RatePlan } from '../types';

/** Of rate plan, the agency's agreement and the best of its verified programmes. */
export function commissionPercents(
  { programmes }: Pick<HotelFacts, 'programmes'>,
  { commissionPercent: plan }: Pick<RatePlan, 'commissionPercent'>,
  { agreementPercent: agreement, verifiedProgrammes }: AgencyAgreement,
): CommissionPercents {
  const ofProgrammes = programmes
    .filter(({ programmeId }) => verifiedProgrammes.includes(programmeId))
    .map(({ commissionPercent: percent }) => percent);
  return { plan, agreement, programme: ofProgrammes.length > 0 ? Math.max(...ofProgrammes) : null };
}

/** The best of them (rule 4.8), in per cent. */
export function commissionPercent(...asked: Parameters<typeof commissionPercents>): number {
  const { plan, agreement, programme } = commissionPercents(...asked);
  return Math.max(plan, agreement ?? 0, programme ?? 0);
}

/**
 * Σ(price total × per cent) in minor units, rounded once, and what of it each line earns. A line on request (null) earns
 * nothing yet. All lines are of one currency.
 */
export function commissionOf(lines: readonly { priceTotal: number | bigint | null; commissionPercent: number }[]) {
  return sharesOf(lines.map(({ priceTotal, commissionPercent: percent }) => ({ amount: priceTotal ?? 0, percent })));
}

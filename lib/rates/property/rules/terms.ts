import type { SalesTerms } from '@/lib/catalogue/property/types';
import { percentOfRatio } from '@/lib/platform/money-rounding';
import { cancellationOfRefunds } from '../../terms/rules/convert';
import type { Payment, StayTerms } from '../../terms/types';

/** Where an operator says nothing: 35 % now, everything 84 days before; up to then 65 % refunded; card fee 3 %. */
export const defaultTerms = {
  prepaymentRatio: 0.35,
  paymentSteps: [{ daysBeforeCheckIn: 84, paymentRatio: 1 }],
  cancellationSteps: [{ daysBeforeCheckIn: 84, refundRatio: 0.65 }],
  cardFeeRatio: 0.03,
} as const;

/** The stored share, unless there is none or it is not between 0 and 1. */
function ratioOr(value: number | null, fallback: number): number {
  return value !== null && value >= 0 && value <= 1 ? value : fallback;
}

/** Rule 5.4: a value of 0 or more counts, so 0 is no fee; a missing or negative one is 3 %. */
export function cardFeeRatio(value: number | null | undefined): number {
  return value !== null && value !== undefined && value >= 0 ? value : defaultTerms.cardFeeRatio;
}

function paymentOf({ prepaymentRatio, paymentTerms }: Pick<SalesTerms, 'prepaymentRatio' | 'paymentTerms'>): Payment {
  const stored = paymentTerms?.length ? paymentTerms : defaultTerms.paymentSteps;
  const steps = [...stored]
    .sort((a, b) => b.daysBeforeCheckIn - a.daysBeforeCheckIn)
    .map((step) => ({ daysBeforeArrival: step.daysBeforeCheckIn, percent: percentOfRatio(step.paymentRatio) }));
  // A property has no desk to pay at: what no step asks for is due on the day of arrival.
  const isComplete = steps.some(({ percent }) => percent >= 100);
  return {
    depositPercent: percentOfRatio(ratioOr(prepaymentRatio, defaultTerms.prepaymentRatio)),
    steps: isComplete ? steps : [...steps, { daysBeforeArrival: 0, percent: 100 }],
  };
}

/**
 * What a property's sales information says, with the defaults where it is silent. An empty list of refunds is an operator who
 * gives nothing back. A property without sales information has no terms at all: do not call this.
 */
export function resolveTerms(
  sales: Pick<
    SalesTerms,
    | 'creditCardFeeRatio'
    | 'prepaymentRatio'
    | 'paymentTerms'
    | 'cancellationTerms'
    | 'securityDeposit'
    | 'securityDepositType'
  >,
): StayTerms {
  const { securityDeposit } = sales;
  return {
    payment: paymentOf(sales),
    cancellation: cancellationOfRefunds(
      (sales.cancellationTerms ?? defaultTerms.cancellationSteps).map(({ daysBeforeCheckIn, refundRatio }) => {
        return { daysBeforeArrival: daysBeforeCheckIn, percent: percentOfRatio(refundRatio) };
      }),
    ),
    hasNoShowClause: false,
    cardFeeRatio: cardFeeRatio(sales.creditCardFeeRatio),
    securityDeposit:
      securityDeposit && securityDeposit.amount > 0
        ? { amount: securityDeposit, hold: sales.securityDepositType === 'blocked' ? 'blocked' : 'taken' }
        : null,
  };
}

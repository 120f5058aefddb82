import type { SalesTerms } from '@/lib/catalogue/property/types';
import type { Money } from '@/lib/platform/money';

/** By that many days before arrival this share of the price has been paid in all (cumulative, 0 to 1). */
type PaymentStep = { daysBeforeCheckIn: number; paymentRatio: number };

/** Up to and including that day this share of the price is refunded (0 to 1). */
type CancellationStep = { daysBeforeCheckIn: number; refundRatio: number };

export type Terms = {
  /** Due when the booking is confirmed. */
  prepaymentRatio: number;
  /** From the earliest to the latest date; one of them reaches 1. */
  paymentSteps: PaymentStep[];
  /** From the earliest to the latest date; empty means non-refundable. */
  cancellationSteps: CancellationStep[];
  cardFeeRatio: number;
  securityDeposit: { amount: Money; hold: 'blocked' | 'taken' } | null;
};

/** Days before arrival on which the security deposit is taken or blocked (specification 2 §9: two weeks). */
export const SECURITY_DEPOSIT_DAYS = 14;

/** Specification 2 §9: 35 % now, everything 84 days before; up to then 65 % refunded; card fee 3 %. */
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

/** Decisions §5: a value of 0 or more counts, so 0 is no fee; a missing or negative one is 3 %. */
export function cardFeeRatio(value: number | null | undefined): number {
  return value !== null && value !== undefined && value >= 0 ? value : defaultTerms.cardFeeRatio;
}

function paymentStepsOf(stored: readonly PaymentStep[] | null): PaymentStep[] {
  const steps = stored?.length ? stored : defaultTerms.paymentSteps;
  const ordered = [...steps].sort((a, b) => b.daysBeforeCheckIn - a.daysBeforeCheckIn);
  // What no step asks for is due on the day of arrival, so that a schedule always adds up to the price.
  const isComplete = ordered.some(({ paymentRatio }) => paymentRatio >= 1);
  return isComplete ? ordered : [...ordered, { daysBeforeCheckIn: 0, paymentRatio: 1 }];
}

function cancellationStepsOf(stored: readonly CancellationStep[] | null): CancellationStep[] {
  const ordered = [...(stored ?? defaultTerms.cancellationSteps)].sort(
    (a, b) => b.daysBeforeCheckIn - a.daysBeforeCheckIn || b.refundRatio - a.refundRatio,
  );
  return ordered.filter((step, index) => step.daysBeforeCheckIn !== ordered[index - 1]?.daysBeforeCheckIn);
}

/**
 * What a property's sales information says, with the defaults where it is silent (decisions §5). An empty list of
 * cancellation steps stays empty: non-refundable. A property without sales information has no terms at all: do not call this.
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
): Terms {
  const { securityDeposit } = sales;
  return {
    prepaymentRatio: ratioOr(sales.prepaymentRatio, defaultTerms.prepaymentRatio),
    paymentSteps: paymentStepsOf(sales.paymentTerms),
    cancellationSteps: cancellationStepsOf(sales.cancellationTerms),
    cardFeeRatio: cardFeeRatio(sales.creditCardFeeRatio),
    securityDeposit:
      securityDeposit && securityDeposit.amount > 0
        ? { amount: securityDeposit, hold: sales.securityDepositType === 'blocked' ? 'blocked' : 'taken' }
        : null,
  };
}

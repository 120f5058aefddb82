import { fromUnits, money, toUnits } from '@/lib/platform/money';
import { ratioOfPercent as ratioOf } from '@/lib/platform/money-rounding';
import { refundsOf } from '../../terms/rules/convert';
import type { StayTerms } from '../../terms/types';
import { resolveTerms } from './terms';

/** So many days before arrival, so many per cent of the price. */
export type Step = { days: number; percent: number };

/** Terms as an operator writes them: per cent, and units of the currency. */
export type OwnTerms = {
  prepayment: number;
  /** What has been paid in all by then, from the earliest day to the last. */
  payments: Step[];
  /** What comes back up to then, from the earliest day to the last; none: non-refundable. */
  refunds: Step[];
  deposit: { amount: number; hold: 'blocked' | 'taken' } | null;
};

export const MOST_STEPS = 4;

const comeNearer = (steps: readonly Step[]) =>
  steps.every(({ days }, index) => index === 0 || days < (steps[index - 1]?.days ?? 0));

/** Each step comes nearer to the arrival and asks for more than what has been paid; the last one for everything. */
export function isPaymentPlan({ prepayment, payments }: Pick<OwnTerms, 'prepayment' | 'payments'>): boolean {
  const asked = [prepayment === 100 ? 0 : prepayment, ...payments.map(({ percent }) => percent)];
  const asksForMore = payments.every(({ percent }, index) => percent > (asked[index] ?? 0));
  return comeNearer(payments) && asksForMore && payments.at(-1)?.percent === 100;
}

/** Each step comes nearer to the arrival and gives less back. */
export function isRefundPlan(refunds: readonly Step[]): boolean {
  const givesLess = refunds.every(({ percent }, index) => percent < (refunds[index - 1]?.percent ?? 101));
  return comeNearer(refunds) && givesLess;
}

/** As they are stored; amounts are minor units. */
export function storedTermsOf({ prepayment, payments, refunds, deposit }: OwnTerms, currency: string) {
  return {
    prepaymentRatio: ratioOf(prepayment),
    paymentTerms: payments.map(({ days, percent }) => ({ daysBeforeCheckIn: days, paymentRatio: ratioOf(percent) })),
    cancellationTerms: refunds.map(({ days, percent }) => ({
      daysBeforeCheckIn: days,
      refundRatio: ratioOf(percent),
    })),
    securityDeposit: deposit && fromUnits(deposit.amount, currency).amount,
    securityDepositType: deposit && (deposit.hold === 'blocked' ? ('blocked' as const) : ('other' as const)),
  };
}

/** What they will say once they are saved. */
export function previewOf(own: OwnTerms, currency: string): StayTerms {
  const { securityDeposit, ...stored } = storedTermsOf(own, currency);
  const deposit = securityDeposit === null ? null : money(securityDeposit, currency);
  return resolveTerms({ ...stored, securityDeposit: deposit, creditCardFeeRatio: null });
}

const stepOf = ({ daysBeforeArrival: days, percent }: { daysBeforeArrival: number; percent: number }): Step => {
  return { days, percent };
};

/** Those that stand, with the defaults where nothing is stored. */
export function ownTermsOf({ payment, cancellation, securityDeposit }: StayTerms): OwnTerms {
  return {
    prepayment: payment.depositPercent,
    payments: payment.steps.map(stepOf),
    refunds: refundsOf(cancellation).map(stepOf),
    deposit: securityDeposit && {
      amount: toUnits(securityDeposit.amount.amount, securityDeposit.amount.currency),
      hold: securityDeposit.hold,
    },
  };
}

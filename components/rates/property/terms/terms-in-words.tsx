import { getTranslations } from 'next-intl/server';
import { formatMoney } from '@/lib/platform/money';
import { SECURITY_DEPOSIT_DAYS, type Terms } from '@/lib/rates/property/rules/terms';
import { Filled } from '../week/words';
import { formatPercent } from './percent';

/** The static text, made from the same data as the line of dates (decisions §5). */
export async function TermsInWords({ terms }: { terms: Terms }) {
  const t = await getTranslations('terms.words');
  const { prepaymentRatio, paymentSteps, cancellationSteps, securityDeposit } = terms;
  const payments = [
    prepaymentRatio >= 1
      ? t('everythingAtOnce')
      : prepaymentRatio > 0
        ? t('prepayment', { percent: formatPercent(prepaymentRatio) })
        : '',
    ...(prepaymentRatio >= 1 ? [] : paymentSteps).map(({ daysBeforeCheckIn: days, paymentRatio }) => {
      if (paymentRatio < 1) return t('step', { days, percent: formatPercent(paymentRatio) });
      return days > 0 ? t('last', { days }) : t('lastOnArrival');
    }),
  ];
  const refunds = cancellationSteps.filter(({ refundRatio }) => refundRatio > 0);
  const cancelling =
    refunds.length === 0
      ? [t('nonRefundable')]
      : [
          ...refunds.map(({ daysBeforeCheckIn, refundRatio }) =>
            t('cancel', { days: daysBeforeCheckIn, percent: formatPercent(refundRatio) }),
          ),
          t('cancelLater'),
        ];
  const deposit = securityDeposit
    ? t(securityDeposit.hold === 'blocked' ? 'depositBlocked' : 'depositTaken', {
        amount: '{amount}',
        days: SECURITY_DEPOSIT_DAYS,
      })
    : t('noDeposit');
  return (
    <div className="grid gap-y-3 text-pretty text-16">
      <p>{payments.filter(Boolean).join(' ')}</p>
      <p>{cancelling.join(' ')}</p>
      <p>
        <Filled text={deposit} values={{ amount: securityDeposit ? formatMoney(securityDeposit.amount) : '' }} />
      </p>
    </div>
  );
}

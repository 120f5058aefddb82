import type { getTranslations } from 'next-intl/server';
import type { Terms } from '@/lib/rates/property/rules/terms';
import { fill } from '../week/words';
import { formatPercent } from './percent';

type T = Awaited<ReturnType<typeof getTranslations<'terms.words'>>>;

/** Sentences with `{percent}`, `{days}` and `{amount}`, for servers and browsers alike. */
export function staticWordsOf(t: T) {
  const [percent, days, amount] = ['{percent}', '{days}', '{amount}'];
  return {
    prepayment: t('prepayment', { percent }),
    everythingAtOnce: t('everythingAtOnce'),
    step: t('step', { percent, days }),
    last: t('last', { days }),
    lastOnArrival: t('lastOnArrival'),
    cancel: t('cancel', { percent, days }),
    cancelLater: t('cancelLater'),
    nonRefundable: t('nonRefundable'),
    depositBlocked: t('depositBlocked', { amount, days }),
    depositTaken: t('depositTaken', { amount, days }),
    noDeposit: t('noDeposit'),
  };
}
export type StaticWords = ReturnType<typeof staticWordsOf>;

/** What is due and what comes back, as sentences without dates; of the deposit the sentence is yet to be filled. */
export function termsInWords(
  { prepaymentRatio, paymentSteps, cancellationSteps, securityDeposit }: Terms,
  words: StaticWords,
): { payments: string; cancelling: string; deposit: string } {
  const payments = [
    ...(prepaymentRatio >= 1 ? [words.everythingAtOnce] : []),
    ...(prepaymentRatio > 0 && prepaymentRatio < 1
      ? [fill(words.prepayment, { percent: formatPercent(prepaymentRatio) })]
      : []),
    ...(prepaymentRatio >= 1 ? [] : paymentSteps).map(({ daysBeforeCheckIn: days, paymentRatio }) => {
      if (paymentRatio < 1) return fill(words.step, { days, percent: formatPercent(paymentRatio) });
      return days > 0 ? fill(words.last, { days }) : words.lastOnArrival;
    }),
  ];
  const refunds = cancellationSteps
    .filter(({ refundRatio }) => refundRatio > 0)
    .map(({ daysBeforeCheckIn: days, refundRatio }) =>
      fill(words.cancel, { days, percent: formatPercent(refundRatio) }),
    );
  const deposit = securityDeposit
    ? words[securityDeposit.hold === 'blocked' ? 'depositBlocked' : 'depositTaken']
    : words.noDeposit;
  return {
    payments: payments.join(' '),
    cancelling: refunds.length === 0 ? words.nonRefundable : [...refunds, words.cancelLater].join(' '),
    deposit,
  };
}

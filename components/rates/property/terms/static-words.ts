import type { getTranslations } from '@/lib/platform/i18n/translations';
import { refundsOf } from '@/lib/rates/terms/rules/convert';
import type { StayTerms } from '@/lib/rates/terms/types';
import { fill } from '../week/words';
import { percentText } from './percent';

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
  { payment: { depositPercent, steps }, cancellation, securityDeposit }: StayTerms,
  words: StaticWords,
): { payments: string; cancelling: string; deposit: string } {
  const payments = [
    ...(depositPercent >= 100 ? [words.everythingAtOnce] : []),
    ...(depositPercent > 0 && depositPercent < 100
      ? [fill(words.prepayment, { percent: percentText(depositPercent) })]
      : []),
    ...(depositPercent >= 100 ? [] : steps).map(({ daysBeforeArrival: days, percent }) => {
      if (percent < 100) return fill(words.step, { days, percent: percentText(percent) });
      return days > 0 ? fill(words.last, { days }) : words.lastOnArrival;
    }),
  ];
  const refunds = refundsOf(cancellation).map(({ daysBeforeArrival: days, percent }) =>
    fill(words.cancel, { days, percent: percentText(percent) }),
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

import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Translator } from '@/lib/platform/i18n/translator';
import { formatMoney, formatNumber, type Money } from '@/lib/platform/money';
import { feesOf, refundIn } from '@/lib/rates/terms/rules/fees';
import type { StayTerms, TermsStay } from '@/lib/rates/terms/types';

type Cancelled = TermsStay & { terms: StayTerms; total: Money };

/** What comes back of a price, and until when. */
export function refundLines(
  { terms, total, checkIn, today }: Cancelled,
  { t, locale }: { t: Translator<'booking'>; locale: Locale },
): { label: string; value: string }[] {
  return feesOf([{ terms, total }], { checkIn, today }).spans.map((span, index) => {
    const { percent, amount } = refundIn(span, total);
    return {
      label: span.until
        ? t('cancel.until', { day: formatDay(span.until, locale) })
        : t(index === 0 ? 'cancel.always' : 'cancel.after'),
      value: amount?.amount
        ? t('cancel.refund', { percent: formatNumber(percent, 2), amount: formatMoney(amount) })
        : t('cancel.noRefund'),
    };
  });
}

import { getTranslations } from 'next-intl/server';
import { formatPercent } from '@/components/rates/property/terms/percent';
import { formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, type Money } from '@/lib/platform/money';
import { cancellationSteps, refundOf } from '@/lib/rates/property/rules/payment';
import type { Terms } from '@/lib/rates/property/rules/terms';
import { SummaryRows } from './rows';

type Props = {
  locale: Locale;
  brandName: string;
  checkIn: PlainDate;
  today: PlainDate;
  terms: Terms;
  total: Money;
  lessor: { name: string; address: string | null; terms: string };
};

/** What holds when a guest cannot come, that nothing can be withdrawn, and with whom the contract is. */
export async function TermsSummary({ locale, brandName, checkIn, today, terms, total, lessor }: Props) {
  const t = await getTranslations('booking');
  const spans = cancellationSteps({ checkIn, terms, today });
  const rows = spans.map(({ untilDate, refundRatio }, index) => ({
    label: untilDate
      ? t('cancel.until', { day: formatDay(untilDate, locale) })
      : t(index === 0 ? 'cancel.always' : 'cancel.after'),
    value:
      refundRatio > 0
        ? t('cancel.refund', {
            percent: formatPercent(refundRatio).replace(/\s*%$/, ''),
            amount: formatMoney(refundOf(total, refundRatio).refund),
          })
        : t('cancel.noRefund'),
  }));
  return (
    <>
      <h3 className="mt-12 mb-4 text-22">{t('cancel.heading')}</h3>
      <SummaryRows
        rows={[
          ...rows,
          { label: t('cancel.withdrawal'), value: t('cancel.noWithdrawal') },
          { label: t('cancel.contract'), value: t('cancel.contractText', { brand: brandName }) },
        ]}
      />
      <h3 className="mt-12 mb-4 text-22">{t('lessor.heading')}</h3>
      <div id="operator-terms">
        <SummaryRows
          rows={[
            { label: t('lessor.name'), value: [lessor.name, lessor.address].filter(Boolean).join('\n') },
            { label: t('lessor.terms'), value: lessor.terms },
          ]}
        />
      </div>
    </>
  );
}

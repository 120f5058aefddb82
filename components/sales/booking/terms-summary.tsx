import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Money } from '@/lib/platform/money';
import type { StayTerms } from '@/lib/rates/terms/types';
import { refundLines } from '@/lib/sales/booking/refund-lines';
import { SummaryRows } from './rows';

type Props = {
  locale: Locale;
  brandName: string;
  checkIn: PlainDate;
  today: PlainDate;
  terms: StayTerms;
  total: Money;
  lessor: { name: string; address: string | null; terms: string };
  /** Declined or cancelled: nothing can be cancelled any more. */
  isEnded?: boolean;
};

/** What holds when a guest cannot come, that nothing can be withdrawn, and with whom the contract is. */
export async function TermsSummary({ locale, brandName, checkIn, today, terms, total, lessor, isEnded }: Props) {
  const t = await getTranslations('booking');
  const rows = isEnded ? [] : refundLines({ terms, total, checkIn, today }, { t, locale });
  return (
    <>
      <h3 className="mt-12 mb-4 text-22">{t(isEnded ? 'cancel.contract' : 'cancel.heading')}</h3>
      <SummaryRows
        rows={[
          ...rows,
          ...(isEnded ? [] : [{ label: t('cancel.withdrawal'), value: t('cancel.noWithdrawal') }]),
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

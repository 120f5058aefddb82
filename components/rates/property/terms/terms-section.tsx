import './terms.css';
import { WideSection } from '@/components/catalogue/property/section';
import type { SalesTerms } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { WeekPage } from '../week/week';
import { WeekSlot } from '../week/your-week';
import { formatPercent } from './percent';
import { TermsInWords } from './terms-in-words';

type Props = { page: WeekPage; sales: SalesTerms | null; hasFreeWeeks: boolean };

export async function TermsSection({ page, sales, hasFreeWeeks }: Props) {
  const t = await getTranslations('terms');
  if (!page.terms || !sales) {
    return (
      <WideSection id="terms" title={t('title')}>
        <p className="lead">{t('missing')}</p>
        <a
          href={paths.enquireNow(page.address, page.locale)}
          rel="nofollow"
          className="quiet-link no-print mt-6 text-14"
        >
          {t('enquire')}
        </a>
      </WideSection>
    );
  }
  return (
    <WideSection id="terms" title={t('title')} hasLead>
      <WeekSlot part="terms">
        <p className="lead dated-terms-lead">{t(hasFreeWeeks ? 'leadChoose' : 'leadWords')}</p>
      </WeekSlot>
      <div className="grid-12 mt-14 gap-y-10 desk:mt-20">
        <div className="col-span-12 desk:col-span-6">
          <h3 className="mb-4 text-22">{t('wordsTitle')}</h3>
          <TermsInWords terms={page.terms.rules} />
        </div>
        <PaymentFacts sales={sales} cardFeeRatio={page.terms.rules.cardFeeRatio} locale={page.locale} />
      </div>
    </WideSection>
  );
}

async function PaymentFacts({
  sales,
  cardFeeRatio,
  locale,
}: {
  sales: SalesTerms;
  cardFeeRatio: number;
  locale: Locale;
}) {
  const t = await getTranslations('terms');
  const [method] = sales.acceptedPaymentMethods;
  const takesCards = sales.acceptedPaymentMethods.includes('creditCard');
  return (
    <div className="col-span-12 desk:col-span-5 desk:col-start-8">
      <dl className="border-line border-b">
        <div className="border-line border-t py-3.5">
          <dt className="text-13 text-soft">{t('payment')}</dt>
          <dd>{sales.acceptedPaymentMethods.length > 1 ? t('both') : method && t(method)}</dd>
        </div>
        {takesCards && (
          <div className="border-line border-t py-3.5">
            <dt className="text-13 text-soft">{t('cardFee')}</dt>
            <dd className="text-pretty">
              {cardFeeRatio === 0 ? t('noFee') : t('feeEea', { percent: formatPercent(cardFeeRatio) })}
            </dd>
          </div>
        )}
      </dl>
      <a href={paths.info('terms-and-conditions', locale)} className="quiet-link no-print mt-6 text-14">
        {t('conditions')}
      </a>
    </div>
  );
}

import '@/components/rates/property/terms/terms.css';
import { DatedTerms } from '@/components/rates/property/terms/dated-terms';
import { formatPercent } from '@/components/rates/property/terms/percent';
import { TermsInWords } from '@/components/rates/property/terms/terms-in-words';
import type { WeekPage } from '@/components/rates/property/week/week';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { AgencyCell, AgencyWeek } from '@/lib/rates/property/rules/agency-season';

export type TermsTabProps = {
  property: PropertyDetail;
  own: AgencySeasonProperty;
  page: WeekPage;
  level: string;
  chosen: { week: AgencyWeek; cell: AgencyCell } | null;
  /** The operator's own terms; null: it has published none. */
  operatorTerms: string | null;
};

/** Terms as an agency has to know them: of the chosen week with its days, in words, and how the house is paid. */
export async function TermsTab({ property, page, chosen, level, own, operatorTerms }: TermsTabProps) {
  const [t, terms, list] = await Promise.all([
    getTranslations('chalets.page'),
    getTranslations('terms'),
    getTranslations('chalets.list'),
  ]);
  const { salesTerms } = property;
  if (!page.terms || !salesTerms) return <p className="mt-6 max-w-[68ch]">{t('withoutTerms')}</p>;
  const { rules } = page.terms;
  const week = chosen &&
    chosen.cell.state !== 'sold' && {
      checkIn: chosen.week.checkIn,
      checkOut: chosen.week.checkOut,
      serviceLevel: level,
      state: 'available' as const,
      price: chosen.cell.price.state === 'priced' ? chosen.cell.price.price : null,
    };
  const [method] = salesTerms.acceptedPaymentMethods;
  return (
    <div className="grid gap-8 pt-6">
      {week ? <DatedTerms week={week} page={page} /> : <p className="text-soft">{t('termsLead')}</p>}
      <div className="grid gap-8 desk:grid-cols-2">
        <section>
          <h2 className="mb-3 text-18">{terms('wordsTitle')}</h2>
          <TermsInWords terms={rules} />
          {operatorTerms && (
            <>
              <h3 className="mt-6 mb-2 font-sans text-16 leading-6 font-bold tracking-normal">
                {t('operatorTerms', { operator: own.operator })}
              </h3>
              <p className="max-w-[68ch] whitespace-pre-line">{operatorTerms}</p>
            </>
          )}
        </section>
        <dl className="h-fit border-b border-line">
          <Fact name={list('operatedBy', { operator: own.operator })} text="" />
          {own.earned && (
            <Fact name={list('commission')} text={`${formatNumber(own.earned.commission)}\u00a0%`} isEarned />
          )}
          <Fact
            name={terms('payment')}
            text={salesTerms.acceptedPaymentMethods.length > 1 ? terms('both') : method ? terms(method) : '–'}
          />
          {salesTerms.acceptedPaymentMethods.includes('creditCard') && (
            <Fact
              name={terms('cardFee')}
              text={
                rules.cardFeeRatio === 0
                  ? terms('noFee')
                  : terms('feeEea', { percent: formatPercent(rules.cardFeeRatio) })
              }
            />
          )}
        </dl>
      </div>
    </div>
  );
}

function Fact({ name, text, isEarned }: { name: string; text: string; isEarned?: true }) {
  return (
    <div data-commission={isEarned} className="border-t border-line py-3">
      <dt className="text-13 text-soft">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

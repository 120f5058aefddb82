import { MoneySteps } from '@/components/money/ledger/money-steps';
import { MoneyWhy } from '@/components/money/ledger/money-why';
import { type Excluded, stepWords, whyWords } from '@/components/money/ledger/money-words';
import type { ShownLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money as moneyOf } from '@/lib/platform/money';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';

type Props = { lead: LeadDetail; money: ShownLeadMoney; locale: Locale };

function excludedOf({ markup, currency, locally, cardFee, terms }: LeadDetail): Excluded {
  return {
    markup: markup ? [moneyOf(Number(markup), currency)] : [],
    cityTax: locally.payableLocally,
    cardFee: cardFee ? [cardFee.fee] : [],
    securityDeposit: terms?.securityDeposit ? [terms.securityDeposit.amount] : [],
  };
}

/** What the lead earns, where that is, and why it is so much; nothing while nothing has been posted. */
export function LeadMoney({ lead, money, locale }: Props) {
  const t = translator(locale, 'money');
  const { state, total, currency, why, steps } = money;
  if (money.postings.length === 0) return null;
  return (
    <section aria-labelledby="lead-money" className="mt-6">
      <h3
        id="lead-money"
        className="mb-2 flex justify-between gap-4 font-sans text-16 leading-6 font-bold tracking-normal"
      >
        {t('title')}
        <span className="figures whitespace-nowrap">{formatMoney(moneyOf(Number(total), currency))}</span>
      </h3>
      <MoneySteps label={t('title')} reached={t('reached')} steps={stepWords(steps, locale)} />
      <p className="mt-2 text-12 text-soft">{t(state ? 'earnedWhen' : 'nothingLeft')}</p>
      {why && <MoneyWhy words={whyWords(money, why, excludedOf(lead), locale)} />}
    </section>
  );
}

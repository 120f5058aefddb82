import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, formatNumber, money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import type { Due } from '@/lib/rates/terms/types';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { dayWords } from '../lead-words';
import { Line } from '../panel/line';

type Props = { lead: LeadDetail; locale: Locale; today: PlainDate };

/** What is due when, the whole price below it, and last what is paid at the hotel and belongs to no sum. */
export async function LeadDues({ lead, locale, today }: Props) {
  const t = await getTranslations('leads.terms');
  const { terms, priceTotal, currency, cardFee } = lead;
  if (!terms || priceTotal === null) return null;
  const { dues, securityDeposit } = terms;
  const whole = cardFee?.total ?? money(Number(priceTotal), currency);
  const isBooked = lead.status === 'CONFIRMED_BOOKING';
  const dayOf = ({ due, isAtHotel }: Due) => {
    if (isAtHotel) return t('atHotel', { day: dayWords(due, locale) });
    return due === today && !isBooked ? t('today') : dayWords(due, locale);
  };
  return (
    <dl className="border-t border-line">
      {!isBooked && !dues.some(({ isDueNow }) => isDueNow) && <Line label={<b>{t('nothingToday')}</b>}>{null}</Line>}
      {dues.map((one) => (
        <Line
          key={`${one.due} ${one.isAtHotel}`}
          label={dayOf(one)}
          more={t('share', { percent: formatNumber(percentOf(one.amount.amount, whole.amount)) })}
        >
          <span className="whitespace-nowrap">{formatMoney(one.amount)}</span>
        </Line>
      ))}
      <Line label={t(cardFee ? 'sumWithCard' : 'sum')} isStrong>
        {formatMoney(whole)}
      </Line>
      <InLocalCurrency lead={lead} locale={locale} />
      {securityDeposit && (
        <Line label={t('deposit')} more={t(`hold.${securityDeposit.hold}`)}>
          <span className="whitespace-nowrap">{formatMoney(securityDeposit.amount)}</span>
        </Line>
      )}
      <CityTax lead={lead} />
    </dl>
  );
}

/** What the price was where the house stands, if that is another currency. */
async function InLocalCurrency({ lead: { locally, currency }, locale }: Omit<Props, 'today'>) {
  const t = await getTranslations('leads.terms');
  const { local } = locally;
  if (!local || local.price.currency === currency) return null;
  return (
    <Line label={t('local')} more={local.exchangedOn && t('localOn', { day: dayWords(local.exchangedOn, locale) })}>
      <span className="whitespace-nowrap">{formatMoney(local.price)}</span>
    </Line>
  );
}

async function CityTax({ lead: { locally } }: Pick<Props, 'lead'>) {
  const t = await getTranslations('leads.terms');
  return locally.payableLocally.map((tax) => (
    <Line key={tax.currency} label={t('cityTax')} more={t('cityTaxMore')}>
      <span className="whitespace-nowrap">{formatMoney(tax)}</span>
    </Line>
  ));
}

/** Of a booking whose dues have a table of their own: what is part of none of them. */
export function LeadLocally({ lead, locale }: Omit<Props, 'today'>) {
  return (
    <dl className="border-t border-line empty:hidden">
      <InLocalCurrency lead={lead} locale={locale} />
      <CityTax lead={lead} />
    </dl>
  );
}

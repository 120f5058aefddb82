import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, type Money } from '@/lib/platform/money';
import type { LeadLetter, PaymentPlan } from '@/lib/sales/lead/queries/letter';
import type { MailWords } from './enquiry-facts';
import type { Fact } from './letter';

/** What cancelling costs until which day, each step in a line. */
function cancelling({ fees, hasNoShowClause }: PaymentPlan, t: MailWords, locale: Locale): string {
  const when = (until: string | null, index: number) => {
    if (until) return index === 0 ? 'until' : 'thenUntil';
    if (index === 0) return 'always';
    return hasNoShowClause ? 'laterOrNoShow' : 'later';
  };
  return fees
    .map(({ until, fee }, index) =>
      t('cancelling', {
        when: when(until, index),
        day: until ? formatDay(until, locale) : '',
        fee: fee && fee.amount > 0 ? formatMoney(fee) : t('free'),
      }),
    )
    .join('\n');
}

/** What is paid at the hotel beside the price, and the price in its own currency. */
function localFacts(
  { local, payableLocally }: PaymentPlan['locally'],
  price: Money,
  t: MailWords,
  locale: Locale,
): Fact[] {
  const { exchangedOn } = local ?? {};
  return [
    ...(local && local.price.currency !== price.currency
      ? [
          {
            label: t('fact.localPrice'),
            value: exchangedOn
              ? t('exchanged', { amount: formatMoney(local.price), day: formatDay(exchangedOn, locale) })
              : formatMoney(local.price),
          },
        ]
      : []),
    ...payableLocally.map((tax) => ({
      label: t('fact.cityTax'),
      value: t('paidLocally', { amount: formatMoney(tax) }),
    })),
  ];
}

/** What is paid when of a booking, and what it costs to cancel it. */
export function planFacts({ plan, price }: LeadLetter, t: MailWords, locale: Locale): Fact[] {
  if (!plan || !price) return [];
  const { dues, securityDeposit, depositOn, locally } = plan;
  const day = (date: string) => formatDay(date, locale);
  const sum = (amount: Money) => formatMoney(amount);
  return [
    {
      label: t('fact.payments'),
      value: dues
        .map(({ amount, due, isDueNow, isAtHotel }) => {
          const when = isDueNow ? 'confirmation' : isAtHotel ? 'hotel' : 'day';
          return t('due', { amount: sum(amount), day: day(due), when });
        })
        .join('\n'),
    },
    ...(securityDeposit && depositOn
      ? [
          {
            label: t('fact.securityDeposit'),
            value: t('deposit', { amount: sum(securityDeposit.amount), day: day(depositOn) }),
          },
        ]
      : []),
    ...localFacts(locally, price, t, locale),
    { label: t('fact.cancelling'), value: cancelling(plan, t, locale) },
  ];
}

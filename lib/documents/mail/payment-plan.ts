import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, type Money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import type { LeadLetter } from '@/lib/sales/lead/queries/letter';
import type { MailWords } from './enquiry-facts';
import type { Fact } from './letter';

/** What a booking costs beside its price, what is paid when, and until when it can be cancelled for nothing. */
export function planFacts({ plan, price }: LeadLetter, t: MailWords, locale: Locale): Fact[] {
  if (!plan || !price) return [];
  const { dues, cardFee, securityDeposit, depositOn, freeUntil } = plan;
  const day = (date: string) => formatDay(date, locale);
  const sum = (amount: Money) => formatMoney(amount);
  return [
    ...(cardFee
      ? [
          { label: t('fact.cardFee'), value: sum(cardFee) },
          { label: t('fact.total'), value: sum(plus(price, cardFee)) },
        ]
      : []),
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
    { label: t('fact.freeUntil'), value: freeUntil ? day(freeUntil) : t('never') },
  ];
}

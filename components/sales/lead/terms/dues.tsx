import { cache } from 'react';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, formatNumber, money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import type { Due } from '@/lib/rates/terms/types';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { dayWords } from '../lead-words';
import { Lines, type LineWords } from '../panel/lines';

type Props = { lead: LeadDetail; locale: Locale; today: PlainDate };

/** What is due when, the whole price below it, and last what is paid at the hotel and belongs to no sum. */
export function LeadDues({ lead, locale, today }: Props) {
  const lines = dueLines(lead, locale, today);
  return lines && <Lines lines={lines} />;
}

/** The same, line by line; null without a price. */
export const dueLines = cache((lead: LeadDetail, locale: Locale, today: PlainDate): LineWords[] | null => {
  const t = translator(locale, 'leads.terms');
  const { terms, priceTotal, currency, cardFee } = lead;
  if (!terms || priceTotal === null) return null;
  const { dues, securityDeposit } = terms;
  const whole = cardFee?.total ?? money(Number(priceTotal), currency);
  const isBooked = lead.status === 'CONFIRMED_BOOKING';
  const dayOf = ({ due, isAtHotel }: Due) => {
    if (isAtHotel) return t('atHotel', { day: dayWords(due, locale) });
    return due === today && !isBooked ? t('today') : dayWords(due, locale);
  };
  const isNothingNow = !isBooked && !dues.some(({ isDueNow }) => isDueNow);
  return [
    ...(isNothingNow ? [{ label: t('nothingToday'), look: 'said' as const }] : []),
    ...dues.map((one): LineWords => {
      const share = t('share', { percent: formatNumber(percentOf(one.amount.amount, whole.amount)) });
      return { label: dayOf(one), more: share, value: formatMoney(one.amount), breaks: 'never' };
    }),
    { label: t(cardFee ? 'sumWithCard' : 'sum'), value: formatMoney(whole), look: 'strong' },
    ...localLines(lead, locale),
    ...(securityDeposit
      ? [
          {
            label: t('deposit'),
            more: t(`hold.${securityDeposit.hold}`),
            value: formatMoney(securityDeposit.amount),
            breaks: 'never' as const,
          },
        ]
      : []),
    ...taxLines(lead, locale),
  ];
});

/** What the price was where the house stands, if that is another currency. */
function localLines({ locally: { local }, currency }: LeadDetail, locale: Locale): LineWords[] {
  if (!local || local.price.currency === currency) return [];
  const t = translator(locale, 'leads.terms');
  const more = local.exchangedOn ? t('localOn', { day: dayWords(local.exchangedOn, locale) }) : undefined;
  return [{ label: t('local'), more, value: formatMoney(local.price), breaks: 'never' }];
}

function taxLines({ locally }: LeadDetail, locale: Locale): LineWords[] {
  const t = translator(locale, 'leads.terms');
  return locally.payableLocally.map((tax) => {
    return { label: t('cityTax'), more: t('cityTaxMore'), value: formatMoney(tax), breaks: 'never' };
  });
}

/** Of a booking whose dues have a table of their own: what is part of none of them. */
export function LeadLocally({ lead, locale }: Omit<Props, 'today'>) {
  const lines = [...localLines(lead, locale), ...taxLines(lead, locale)];
  return lines.length > 0 && <Lines lines={lines} />;
}

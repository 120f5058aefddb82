import { nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { roomWords, toldLines } from '@/lib/sales/lead/told-words';
import { amountOf, instantWords, priceOf, stayText, whoseOf } from '../lead-words';
import type { LineWords } from '../panel/lines';
import { dueLines } from '../terms/dues';
import { feeParts } from '../terms/fee-parts';
import { feesWords } from '../terms/fees';
import type { AsideWords } from './booking-aside';
import type { FactsWords } from './booking-facts';

type Facts = { lead: LeadDetail; locale: Locale; today: PlainDate };

const quantityText = (quantity: number) => (quantity > 1 ? `${quantity} × ` : '');

/** All that a booking binds to. */
export function factsWords({ lead, locale, today }: Facts): FactsWords {
  const [t, terms, leads] = [
    translator(locale, 'leads.booking'),
    translator(locale, 'leads.terms'),
    translator(locale, 'leads'),
  ];
  const pays = toldLines(lead.told, locale).filter(({ fact }) => fact === 'payer' || fact === 'method');
  const stay = `${stayText(lead, locale)}, ${leads('nights', { count: nightsBetween(lead.checkIn, lead.checkOut) })}`;
  const fees = feesWords(lead, locale);
  return {
    what: {
      title: t('what'),
      more: `${lead.hotelName}, ${stay}`,
      lines: lead.told.rooms.map((room): LineWords => {
        return {
          label: `${quantityText(room.quantity)}${[room.name, room.rate].filter(Boolean).join(', ')}`,
          more: roomWords(room, locale).join('. '),
          value: priceOf(leads, { priceTotal: room.priceTotal, currency: lead.currency }),
          breaks: 'never',
        };
      }),
    },
    due: fees && { title: terms('due'), lines: dueLines(lead, locale, today) },
    cancel: fees && {
      title: terms('cancel'),
      more: t('keptWithPrice'),
      bar: feeParts({ lead, locale, today }),
      fees,
      supplierCancels: t('supplierCancels', { of: lead.propertyId ? 'property' : 'hotel' }),
    },
    withoutPrice: t('withoutPrice'),
    pays: pays.length > 0 ? { title: t('pays'), lines: pays.map(({ label, value }) => ({ label, value })) } : null,
  };
}

type Aside = { lead: LeadDetail; isBinding: boolean; locale: Locale };

/** The house and its sum: what it gets, what the client pays, what is paid there, what it earns, and how sure it is. */
export function asideWords({ lead, isBinding, locale }: Aside): AsideWords {
  const t = translator(locale, 'leads');
  const { priceTotal, currency, markup, commission, locally, status } = lead;
  const of = whoseOf(lead);
  const price = priceTotal === null ? null : money(Number(priceTotal), currency);
  const figures = (label: string, value: string): LineWords => ({ label, value, breaks: 'figures' });
  const pays = (of: bigint) => formatMoney(plus(money(Number(priceTotal), currency), money(Number(of), currency)));
  return {
    house: lead.hotelName ?? '',
    place: lead.place,
    lines: [
      ...(lead.told.rooms.length > 1
        ? lead.told.rooms.map((room) =>
            figures(`${quantityText(room.quantity)}${room.name}`, priceOf(t, { ...room, currency })),
          )
        : []),
      { ...figures(t('booking.gets', of), priceOf(t, lead)), look: 'strong' },
      ...(price && markup
        ? [figures(t('booking.markup'), amountOf(markup, currency)), figures(t('booking.clientPays'), pays(markup))]
        : []),
      ...locally.payableLocally.map((tax) => figures(t('terms.cityTax'), formatMoney(tax))),
    ],
    earns:
      commission !== undefined && price
        ? { title: t('booking.earns'), label: t('yourCommission'), amount: amountOf(commission, currency) }
        : null,
    isBinding,
    note: isBinding
      ? t(status === 'CONFIRMED_OPTION' ? 'booking.heldOption' : 'booking.atOnce')
      : t('booking.request', { ...of, due: instantWords(t, lead.nextAnswerDue, locale, lead.timeZone) }),
  };
}

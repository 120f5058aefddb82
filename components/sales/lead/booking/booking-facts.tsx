import type { ReactNode } from 'react';
import type { PlainDate } from '@/lib/platform/dates';
import { nightsBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { numbered } from '@/lib/platform/numbered';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { roomWords, toldLines } from '@/lib/sales/lead/told-words';
import { priceOf, stayText } from '../lead-words';
import { Line } from '../panel/line';
import { LeadDues } from '../terms/dues';
import { FeeBar } from '../terms/fee-bar';
import { LeadFees } from '../terms/fees';

type Props = { lead: LeadDetail; locale: Locale; today: PlainDate };

/** All that a booking binds to, in the order in which it is decided: what, what is due when, what cancelling costs, who pays. */
export async function BookingFacts({ lead, locale, today }: Props) {
  const [t, terms, leads] = await Promise.all([
    getTranslations('leads.booking'),
    getTranslations('leads.terms'),
    getTranslations('leads'),
  ]);
  const pays = toldLines(lead.told, locale).filter(({ fact }) => fact === 'payer' || fact === 'method');
  const stay = `${stayText(lead, locale)}, ${leads('nights', { count: nightsBetween(lead.checkIn, lead.checkOut) })}`;
  return (
    <>
      <Part title={t('what')} more={`${lead.hotelName}, ${stay}`}>
        <dl className="border-t border-line">
          {numbered(lead.told.rooms).map(({ number, value: room }) => (
            <Line
              key={number}
              label={`${room.quantity > 1 ? `${room.quantity} × ` : ''}${[room.name, room.rate].filter(Boolean).join(', ')}`}
              more={roomWords(room, locale).join('. ')}
            >
              <span className="whitespace-nowrap">
                {priceOf(leads, { priceTotal: room.priceTotal, currency: lead.currency })}
              </span>
            </Line>
          ))}
        </dl>
      </Part>
      {lead.terms ? (
        <>
          <Part title={terms('due')}>
            <LeadDues lead={lead} locale={locale} today={today} />
          </Part>
          <Part title={terms('cancel')} more={t('keptWithPrice')}>
            <FeeBar lead={lead} locale={locale} today={today} />
            <LeadFees lead={lead} locale={locale} />
            <p className="mt-1.5 text-12 text-soft">
              {t('supplierCancels', { of: lead.propertyId ? 'property' : 'hotel' })}
            </p>
          </Part>
        </>
      ) : (
        <p className="mt-5 text-14">{t('withoutPrice')}</p>
      )}
      {pays.length > 0 && (
        <Part title={t('pays')}>
          <dl className="border-t border-line">
            {pays.map(({ label, value }) => (
              <Line key={label} label={label}>
                {value}
              </Line>
            ))}
          </dl>
        </Part>
      )}
    </>
  );
}

function Part({ title, more, children }: { title: string; more?: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h4 className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 font-sans text-16 leading-6 font-bold tracking-normal">
        {title} {more && <span className="text-12 font-normal text-soft">{more}</span>}
      </h4>
      {children}
    </section>
  );
}

import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { numbered } from '@/lib/platform/numbered';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { amountOf, instantWords, priceOf, whoseOf } from '../lead-words';
import { Line } from '../panel/line';

type Props = { lead: LeadDetail; isBinding: boolean; locale: Locale };

/** The house and its sum: what it gets, what the client pays, what is paid there, what it earns, and how sure it is. */
export async function BookingAside({ lead, isBinding, locale }: Props) {
  const t = await getTranslations('leads');
  const { picture, priceTotal, currency, markup, commission, locally, status } = lead;
  const of = whoseOf(lead);
  const price = priceTotal === null ? null : money(Number(priceTotal), currency);
  const note = !isBinding
    ? t('booking.request', { ...of, due: instantWords(t, lead.nextAnswerDue, locale, lead.timeZone) })
    : t(status === 'CONFIRMED_OPTION' ? 'booking.heldOption' : 'booking.atOnce');
  return (
    <>
      {picture && (
        <div className="h-[148px] overflow-hidden rounded-desk max-menu:hidden">
          <Picture picture={picture} sizes="296px" />
        </div>
      )}
      <p className="mt-4 font-serif text-22 leading-7 max-menu:mt-0">{lead.hotelName}</p>
      <p className="text-13 text-soft">{lead.place}</p>
      <dl className="mt-4 border-t border-line">
        {lead.told.rooms.length > 1 &&
          numbered(lead.told.rooms).map(({ number, value: room }) => (
            <Line key={number} label={room.quantity > 1 ? `${room.quantity} × ${room.name}` : room.name}>
              <span className="figures whitespace-nowrap">{priceOf(t, { ...room, currency })}</span>
            </Line>
          ))}
        <Line label={t('booking.gets', of)} isStrong>
          <span className="figures whitespace-nowrap">{priceOf(t, lead)}</span>
        </Line>
        {price && markup !== undefined && markup > 0n && (
          <>
            <Line label={t('booking.markup')}>
              <span className="figures whitespace-nowrap">{amountOf(markup, currency)}</span>
            </Line>
            <Line label={t('booking.clientPays')}>
              <span className="figures whitespace-nowrap">
                {formatMoney(plus(price, money(Number(markup), currency)))}
              </span>
            </Line>
          </>
        )}
        {locally.payableLocally.map((tax) => (
          <Line key={tax.currency} label={t('terms.cityTax')}>
            <span className="figures whitespace-nowrap">{formatMoney(tax)}</span>
          </Line>
        ))}
      </dl>
      {commission !== undefined && price && (
        <div className="mt-4 bg-main-light2 p-4">
          <p className="text-13 font-bold">{t('booking.earns')}</p>
          <p className="mt-1 flex justify-between gap-4">
            {t('yourCommission')}
            <strong className="figures whitespace-nowrap">{amountOf(commission, currency)}</strong>
          </p>
        </div>
      )}
      <p className={`mt-4 flex gap-2 text-13 ${isBinding ? 'text-positive' : 'text-soft'}`}>
        <Icon name={isBinding ? 'check' : 'request'} className="mt-0.5 size-4 shrink-0" />
        {note}
      </p>
    </>
  );
}

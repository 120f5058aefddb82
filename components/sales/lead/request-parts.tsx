import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { numbered } from '@/lib/platform/numbered';
import type { FreeNights } from '@/lib/sales/lead/queries/request-rows';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { roomWords } from '@/lib/sales/lead/told-words';
import { amountOf } from './lead-words';
import { momentText, totalText, totalWord, unitsText } from './request-words';

/** Rooms, their rates and what they come to; against the former price where the hotel is to honour that. */
export async function RequestFigures({ request, locale }: { request: SupplierRequest; locale: Locale }) {
  const t = await getTranslations('desk');
  const { told, currency, priceTotal, commission, formerPrice, offer } = request;
  return (
    <dl className="border-t border-line text-14">
      {numbered(told.rooms).map(({ number, value: room }) => (
        <div key={number} className="flex justify-between gap-4 border-b border-line-faint py-2">
          <dt>
            {room.quantity > 1 && `${room.quantity} × `}
            {room.name}
            <span className="block text-12 leading-4 text-soft">
              {[room.rate, ...roomWords(room, locale)].filter(Boolean).join('. ')}
            </span>
          </dt>
          <dd className="figures whitespace-nowrap">{totalText(t, { priceTotal: room.priceTotal, currency })}</dd>
        </div>
      ))}
      {formerPrice !== null && (
        <div className="flex justify-between gap-4 border-b border-line-faint py-2">
          <dt className="text-soft">{t('shown')}</dt>
          <dd className="figures whitespace-nowrap">{unitsText(formerPrice, currency)}</dd>
        </div>
      )}
      <div className="flex justify-between gap-4 border-b border-line py-2 text-16 font-bold">
        <dt>{request.change ? t('change.totalNow') : totalWord(t, request)}</dt>
        <dd className="figures whitespace-nowrap">{totalText(t, { priceTotal, currency })}</dd>
      </div>
      {priceTotal !== null && (
        <div className="flex justify-between gap-4 py-2 text-soft">
          <dt>{t('commissionYouPay')}</dt>
          <dd className="figures whitespace-nowrap">{amountOf(commission, currency)}</dd>
        </div>
      )}
      {offer && (
        <div className="flex justify-between gap-4 py-2 font-bold text-warning">
          <dt>{t('answer.counterOffer')}</dt>
          <dd className="figures whitespace-nowrap">{unitsText(offer.price, currency)}</dd>
        </div>
      )}
    </dl>
  );
}

/** How many units are left of each room type, night by night; one left is brown, none red, and both say it. */
const wholeNight = (free: number | null, isOwn = false) =>
  free ? (isOwn ? 'property.kept' : 'property.free') : 'property.taken';

export async function FreeGrid({ free, locale }: { free: readonly FreeNights[]; locale: Locale }) {
  const t = await getTranslations('desk');
  const tone = (left: number | null) => {
    if (left === null) return 'bg-sand text-soft';
    if (left <= 0) return 'bg-negative/10 text-negative';
    return left === 1 ? 'bg-sand text-warning' : 'bg-main-light2';
  };
  return (
    <section aria-label={t('free')} className="mt-4">
      <p className="text-12 leading-4 text-soft">{t('free')}</p>
      {free.map(({ roomId, name, isWhole, nights }) => (
        <div key={roomId} className="mt-2">
          <p className="text-13">{name}</p>
          <ul className="mt-1 flex flex-wrap gap-0.5">
            {nights.map(({ night, free: left, isOwn }) => (
              <li
                key={night}
                className={`min-w-10 rounded-[3px] px-1.5 py-1 text-center ${tone(isWhole ? (left ?? 0) * 2 : left)}`}
              >
                <span aria-hidden className="block text-12 leading-4">
                  {Number(night.slice(8))}
                </span>
                <strong aria-hidden className={isWhole ? 'text-12' : ''}>
                  {isWhole ? t(wholeNight(left, isOwn)) : (left ?? t('notLoaded'))}
                </strong>
                <span className="sr-only">
                  {t('freeOf', { room: name, count: left ?? -1, night: formatDay(night, locale) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The agency's sentence to the hotel. */
export function RequestMessage({ request, locale }: { request: SupplierRequest; locale: Locale }) {
  const { message } = request.told;
  if (!message) return null;
  return (
    <blockquote className="mt-4 border-l-2 border-accent pl-4 text-14 whitespace-pre-line">
      {message}
      <footer className="text-12 leading-4 text-soft">
        {request.agentName}, {momentText(request.askedAt, locale, request.timeZone)}
      </footer>
    </blockquote>
  );
}

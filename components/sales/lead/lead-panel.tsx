import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NearestFree } from '@/components/rates/property/agency/nearest-free';
import { PrintOffer } from '@/components/sales/offer/print-offer';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { paths } from '@/lib/platform/addresses/paths';
import { nightsBetween } from '@/lib/platform/dates';
import { getProperty } from '@/lib/rates/property/queries/detail';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { dueOf } from '@/lib/sales/lead/queries/leads';
import type { NearestRoom } from '@/lib/sales/lead/queries/nearest-room';
import { LeadActions } from './lead-actions';
import { LeadChange } from './lead-change';
import { deedLinks, deedSpecs } from './lead-deeds';
import { LeadHistory } from './lead-history';
import { LeadOffer } from './lead-offer';
import {
  amountOf,
  type Board,
  boardHref,
  dayWords,
  instantWords,
  leftOf,
  optionText,
  priceOf,
  stateOf,
  stayOf,
  urgencyClass,
  urgencyOf,
  whoseOf,
} from './lead-words';
import { durationText } from './request-words';

type LineProps = { label: ReactNode; more?: ReactNode; children: ReactNode; isStrong?: boolean };

function Line({ label, more, children, isStrong }: LineProps) {
  return (
    <div
      className={`flex justify-between gap-4 border-b border-line-faint py-2 ${isStrong ? 'text-16 font-bold' : ''}`}
    >
      <dt className={isStrong ? '' : 'text-soft'}>
        {label}
        {more && <span className="block text-12">{more}</span>}
      </dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

type NearestProps = { room: NearestRoom; lead: LeadDetail };

/** Beside a second option: what the hotel, or another one there, still has in the same nights. */
async function NearestRoomLine({ room, lead: { checkIn, checkOut, adults } }: NearestProps) {
  const t = await getTranslations('chalets.page');
  const query = { tab: 'rooms', checkInDate: checkIn, checkOutDate: checkOut, numAdults: String(adults) };
  return (
    <p className="mt-2 text-13">
      {t('nearestFree')}{' '}
      <Link
        href={paths.hotel(room.hotelId, query)}
        prefetch={false}
        className="font-bold text-main-ink underline underline-offset-4"
      >
        {room.name}
      </Link>
      {`, ${room.hotelName}`}
    </p>
  );
}

type Props = {
  lead: LeadDetail;
  board: Board;
  /** Whether the reader acts on leads, and whether their agency may book yet. */
  acts: boolean;
  canBook: boolean;
};

/** A lead beside the list: what it waits for, what can be done, its terms, and what happened. */
export async function LeadPanel({ lead, board, acts, canBook }: Props) {
  const [t, offers, sales, desk] = await Promise.all([
    getTranslations('leads'),
    getTranslations('offers'),
    getTranslations('hotel.sales'),
    getTranslations('desk'),
  ]);
  const { locale, now } = board;
  const due = dueOf(lead);
  const today = dayAt(now, lead.timeZone);
  const { waitsBehind } = lead;
  const isWaiting = waitsBehind !== null;
  const waitsFor = waitsBehind && lead.propertyId ? await getProperty(lead.propertyId, locale, today, true) : null;
  const children = lead.childrenAges.length;
  const dueLabel = () => {
    if (lead.status !== 'CONFIRMED_OPTION') return t('answerUntil', whoseOf(lead));
    return isWaiting ? t('laterUntil', { rank: lead.optionRank ?? 2 }) : t('firstUntil');
  };
  const booked = lead.status === 'CONFIRMED_BOOKING' && !lead.isClosed;
  return (
    <aside
      aria-label={`${t('detail')}: ${lead.clientName}`}
      className="min-w-0 text-14 wide:sticky wide:top-4 wide:max-h-[calc(100vh-32px)] wide:overflow-y-auto wide:border-l wide:border-line wide:pl-6"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="text-12 text-soft">
          {t('saved', { reference: lead.reference, day: dayWords(dayAt(lead.createdAt, lead.timeZone), locale) })}
        </p>
        <Link
          href={boardHref(board, { 'hotel-lead-id': undefined })}
          prefetch={false}
          scroll={false}
          className="inline-flex min-h-6 items-center gap-2 text-13"
        >
          <span className="wide:sr-only">{t('back')}</span>
          <Icon name="close" />
        </Link>
      </div>
      <h2 className="mt-1 font-sans text-22 leading-7 font-bold tracking-normal">{lead.clientName}</h2>
      <p className="text-soft">
        {t('party', { adults: lead.adults, children, ages: lead.childrenAges.join(', ') })}
        {' · '}
        {stateOf(t, lead)}
      </p>
      {lead.closedReason && <p className="mt-2">{t('closedBecause', { reason: lead.closedReason })}</p>}
      {due && due.kind !== 'freeUntil' && (
        <div className="mt-4 flex flex-wrap items-end justify-between gap-3 rounded-desk bg-main-light2 p-4">
          <p>
            <span className="block text-12 leading-4">{dueLabel()}</span>
            <strong>{instantWords(t, due.dueAt, locale, lead.timeZone)}</strong>
          </p>
          <p className="text-right">
            <span className="block text-12 leading-4">{t('hotelTime', whoseOf(lead))}</span>
            <strong className={urgencyClass[urgencyOf(due.dueAt, now)]}>{leftOf(t, due.dueAt, now)}</strong>
          </p>
          {lead.usualMinutes !== null && (
            <p className="w-full text-12 text-soft">
              {sales('usually', { time: durationText(desk, lead.usualMinutes) })}
            </p>
          )}
        </div>
      )}
      {acts && canBook && lead.offer && <LeadOffer lead={lead} offer={lead.offer} locale={locale} />}
      <p className="mt-2 text-13 text-soft empty:hidden">{optionText(lead, now, locale)}</p>
      {waitsBehind && (
        <p className="mt-2 text-13 text-soft">
          {t('waits')}
          {waitsBehind.endsAt && (
            <strong className="block text-warning">
              {t('firstEnds', {
                when: instantWords(t, waitsBehind.endsAt, locale, lead.timeZone),
                left: leftOf(t, waitsBehind.endsAt, now),
              })}
            </strong>
          )}
        </p>
      )}
      {waitsBehind?.room && <NearestRoomLine room={waitsBehind.room} lead={lead} />}
      {waitsFor && <NearestFree property={waitsFor} period={lead} includeDemos={false} locale={locale} today={today} />}
      {acts && (
        <div className="mt-3">
          {!canBook && <p className="mb-2 text-13 text-soft">{t('unverified')}</p>}
          <LeadActions
            key={lead._id}
            links={deedLinks(t, lead, locale, { canBook, today })}
            deeds={deedSpecs(t, lead, board, { canBook, today })}
            words={{
              no: t('deed.no'),
              reason: t('deed.reason'),
              checkIn: t('deed.checkIn'),
              checkOut: t('deed.checkOut'),
              moved: t('deed.moved', { was: '{was}', is: '{is}' }),
              onRequestNow: t('deed.onRequestNow'),
              accept: t('deed.accept'),
            }}
          />
        </div>
      )}
      {acts && lead.checkIn > today && !lead.isClosed && (
        <div className="mt-2 grid">
          <PrintOffer source={{ leads: [lead._id] }} label={offers('print')} />
        </div>
      )}
      <div className="mt-5 flex gap-4">
        {lead.picture && (
          <div className="h-[72px] w-[108px] shrink-0 overflow-hidden rounded-desk">
            <Picture picture={lead.picture} sizes="108px" />
          </div>
        )}
        <div className="min-w-0">
          <p className="font-serif text-18 leading-6">
            {lead.propertyHref ? (
              <Link href={lead.propertyHref} prefetch={false} className="hover:underline hover:underline-offset-4">
                {lead.hotelName}
              </Link>
            ) : (
              lead.hotelName
            )}
          </p>
          <p className="text-13 text-soft">{lead.place}</p>
          <p className="text-13">
            {stayOf(lead, locale)}, {t('nights', { count: nightsBetween(lead.checkIn, lead.checkOut) })}
          </p>
        </div>
      </div>
      {lead.change && <LeadChange change={lead.change} locale={locale} />}
      <dl className="mt-4 border-t border-line">
        {lead.serviceLevel && <Line label={t('serviceLevel')}>{lead.serviceLevel}</Line>}
        {lead.rooms.map(({ name, rate, quantity, priceTotal, guests }) => (
          <Line
            key={`${name} ${rate} ${guests}`}
            label={`${quantity > 1 ? `${quantity} × ` : ''}${name}, ${rate}`}
            more={guests.length > 0 && t('guests', { names: guests.join(', ') })}
          >
            <span className="whitespace-nowrap">{priceOf(t, { priceTotal, currency: lead.currency })}</span>
          </Line>
        ))}
        <Line label={t('total')} isStrong>
          {priceOf(t, lead)}
        </Line>
        {lead.commission !== undefined && lead.priceTotal !== null && (
          <Line label={t('yourCommission')}>{amountOf(lead.commission, lead.currency)}</Line>
        )}
        {lead.markup !== undefined && lead.markup > 0n && (
          <Line label={t('markup')}>{amountOf(lead.markup, lead.currency)}</Line>
        )}
        <Line label={t('freeUntilLine')}>{lead.freeUntil ? dayWords(lead.freeUntil, locale) : t('nonRefundable')}</Line>
        {booked && lead.fee !== null && <Line label={t('cancelToday')}>{amountOf(lead.fee, lead.currency)}</Line>}
        {lead.bookingReference && <Line label={t('bookingReference')}>{lead.bookingReference}</Line>}
        {lead.clientReference && <Line label={t('clientReference')}>{lead.clientReference}</Line>}
        {lead.agentName && <Line label={t('agent')}>{lead.agentName}</Line>}
        {lead.message && <Line label={t('message')}>{lead.message}</Line>}
      </dl>
      <LeadHistory lead={lead} locale={locale} />
    </aside>
  );
}

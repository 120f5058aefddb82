import { NearestFree } from '@/components/rates/property/agency/nearest-free';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { getProperty } from '@/lib/rates/property/queries/detail';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { dueOf } from '@/lib/sales/lead/queries/due';
import type { NearestRoom } from '@/lib/sales/lead/queries/nearest-room';
import { type Board, groundClass, instantWords, leftOf, urgencyClass, urgencyOf, whoseOf } from '../lead-words';
import { durationText } from '../request-words';

type Props = { lead: LeadDetail; board: Board };

/** What a lead waits for, and how long still; nothing where it waits for nothing. */
export function LeadDue({ lead, board: { locale, now } }: Props) {
  const [t, sales, desk] = [translator(locale, 'leads'), translator(locale, 'hotel.sales'), translator(locale, 'desk')];
  const due = dueOf(lead);
  if (!due || due.kind === 'freeUntil' || due.kind === 'payment') return null;
  const dueLabel = () => {
    if (due.kind === 'offerStands') return t('offerUntil', whoseOf(lead));
    if (due.kind === 'answerDue') return t('answerUntil', whoseOf(lead));
    return lead.waitsBehind ? t('laterUntil', { rank: lead.optionRank ?? 2 }) : t('firstUntil');
  };
  return (
    <div
      className={`mt-4 flex flex-wrap items-end justify-between gap-3 rounded-desk p-4 ${groundClass[urgencyOf(due.dueAt, now)]}`}
    >
      <p>
        <span className="block text-12 leading-4">{dueLabel()}</span>
        <strong>{instantWords(t, due.dueAt, locale, lead.timeZone)}</strong>
      </p>
      <p className="text-right">
        <span className="block text-12 leading-4">{t('hotelTime', whoseOf(lead))}</span>
        <strong className={urgencyClass[urgencyOf(due.dueAt, now)]}>{leftOf(t, due.dueAt, now)}</strong>
      </p>
      {lead.usualMinutes !== null && (
        <p className="w-full text-12 text-soft">{sales('usually', { time: durationText(desk, lead.usualMinutes) })}</p>
      )}
    </div>
  );
}

type BehindProps = Props & { waits: NonNullable<LeadDetail['waitsBehind']>; today: PlainDate };

/** Of a second option: when the first one ends, and what can be had instead. */
export async function LeadBehind({ lead, board: { locale, now }, waits, today }: BehindProps) {
  const t = translator(locale, 'leads');
  const property = lead.propertyId ? await getProperty(lead.propertyId, locale, today, true) : null;
  return (
    <>
      <p className="mt-2 text-13 text-soft">
        {t('waits')}
        {waits.endsAt && (
          <strong className="block text-warning">
            {t('firstEnds', {
              when: instantWords(t, waits.endsAt, locale, lead.timeZone),
              left: leftOf(t, waits.endsAt, now),
            })}
          </strong>
        )}
      </p>
      {waits.room && <NearestRoomLine room={waits.room} lead={lead} locale={locale} />}
      {property && <NearestFree property={property} period={lead} includeDemos={false} locale={locale} today={today} />}
    </>
  );
}

type NearestProps = { room: NearestRoom; lead: LeadDetail; locale: Locale };

/** Beside a second option: what the hotel, or another one there, still has in the same nights. */
function NearestRoomLine({ room, lead: { checkIn, checkOut, adults }, locale }: NearestProps) {
  const t = translator(locale, 'chalets.page');
  const query = { tab: 'rooms', checkInDate: checkIn, checkOutDate: checkOut, numAdults: String(adults) };
  return (
    <p className="mt-2 text-13">
      {t('nearestFree')}{' '}
      <a
        href={paths.hotel(room.hotelId, query)}
        data-soft
        className="font-bold text-main-ink underline underline-offset-4"
      >
        {room.name}
      </a>
      {`, ${room.hotelName}`}
    </p>
  );
}

import { getLocale } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { reservationHours } from '@/lib/catalogue/hotel/rules';
import type { HotelDetail } from '@/lib/catalogue/hotel/types';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { formatWeekday } from '@/lib/platform/dates';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** A Monday and the days after it. */
const week = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
] as const;

function nameOfDay(weekday: number, locale: Locale, form?: 'long'): string {
  return formatWeekday(week[weekday - 1], locale, form);
}

async function pageLocale(): Promise<Locale> {
  const locale = await getLocale();
  return isLocale(locale) ? locale : 'en';
}

type Props = { hotel: Pick<HotelDetail, 'countryId'>; now: Date };

/** Whether reservations answer now, by the hotel's clock. */
export async function ReservationState({ hotel, now }: Props) {
  const [t, locale] = await Promise.all([getTranslations('hotel.hours'), pageLocale()]);
  const zone = timeZoneOf(hotel.countryId);
  const { isOpen, localTime, opensOn } = reservationHours(now, zone);
  return (
    <p className="text-13">
      <span className={`inline-flex items-center gap-1.5 font-bold ${isOpen ? 'text-positive' : 'text-ink'}`}>
        {isOpen && <Icon name="check" />}
        {isOpen ? t('open') : t('closed', { day: nameOfDay(opensOn, locale, 'long') })}
      </span>
      <br />
      <span className="text-12 text-soft">{t('local', { time: localTime, zone })}</span>
    </p>
  );
}

/** The days of the week, those with hours in green, today said in words. */
export async function ReservationWeek({ hotel, now }: Props) {
  const [t, locale] = await Promise.all([getTranslations('hotel.hours'), pageLocale()]);
  const { weekday: today } = reservationHours(now, timeZoneOf(hotel.countryId));
  return (
    <div className="mt-4 max-w-[420px]">
      <ol className="grid grid-cols-7 gap-0.5 text-center text-12">
        {week.map((day, index) => {
          const isToday = index + 1 === today;
          const line = index === 6 ? 'border-line' : isToday ? 'border-positive' : 'border-positive/40';
          return (
            <li key={day} className={`border-t-3 pt-1.5 ${line} ${isToday ? 'font-bold' : 'text-soft'}`}>
              {nameOfDay(index + 1, locale)}
              {isToday && <span className="sr-only"> {t('today')}</span>}
            </li>
          );
        })}
      </ol>
      <p className="mt-2 text-12 text-soft">{t('week')}</p>
    </div>
  );
}

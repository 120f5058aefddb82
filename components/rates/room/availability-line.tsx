import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Refusal, RoomAvailability } from '@/lib/rates/room/types';

type Words = Awaited<ReturnType<typeof getTranslations<'roomRates'>>>;

function whyNot(refusal: Refusal, t: Words, locale: Locale): string {
  const day = (value: string) => formatDay(value, locale);
  switch (refusal.reason) {
    case 'occupancy':
      return t('refusal.occupancy', refusal.maximum);
    case 'closed':
      return refusal.opensOn ? t('refusal.closedUntil', { day: day(refusal.opensOn) }) : t('refusal.closed');
    case 'soldOut':
      return refusal.left > 0
        ? t('refusal.soldOutFewer', { left: refusal.left, day: day(refusal.night) })
        : t('refusal.soldOut', { day: day(refusal.night) });
    case 'closedToArrival':
      return refusal.nextArrival
        ? t('refusal.nextArrival', { day: day(refusal.nextArrival) })
        : t('refusal.closedToArrival');
    case 'minimumStay':
    case 'maximumStay':
      return t(`refusal.${refusal.reason}`, { nights: refusal.nights });
    case 'release':
      return t('refusal.release', { days: refusal.days });
    default:
      return t(`refusal.${refusal.reason}`);
  }
}

/** Whether a room can be had, and if not, why. */
export async function AvailabilityLine({ availability, locale }: { availability: RoomAvailability; locale: Locale }) {
  const t = await getTranslations('roomRates');
  if (availability.status === 'available') {
    return (
      <p className="flex items-center gap-1.5 text-13 font-bold text-positive">
        <Icon name="check" />
        {t('availability.available', { left: availability.left })}
      </p>
    );
  }
  if (availability.status === 'unavailable') {
    return <p className="text-13 font-bold">{whyNot(availability.refusal, t, locale)}</p>;
  }
  if (availability.reason === 'enquiryOnly') {
    return <p className="text-13 font-bold text-warning">{t('availability.confidential')}</p>;
  }
  return (
    <p className="text-13">
      <strong className="font-bold text-warning">{t('availability.onRequest')}</strong>{' '}
      <span className="text-soft">{t(`availability.${availability.reason}`)}</span>
    </p>
  );
}

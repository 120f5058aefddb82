import { Icon } from '@/components/ui/icon';
import type { Party } from '@/lib/catalogue/room/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { RoomAvailability } from '@/lib/rates/room/types';
import { refusalText } from './verdict-words';

type Props = {
  availability: RoomAvailability;
  /** Held by options of others alone: one may be second. */
  mayBeSecond?: boolean;
  locale: Locale;
  /** Who of the party would sleep here, where the others need rooms of their own. */
  fits?: Party;
};

/** Whether a room can be had, and if not, why. */
export async function AvailabilityLine({ availability, mayBeSecond = false, locale, fits }: Props) {
  const t = await getTranslations('roomRates');
  const who = fits && (
    <span className="text-13 font-normal text-ink">
      {t('fits', { adults: fits.adults, children: fits.childrenAges.length })}
    </span>
  );
  if (availability.status === 'available') {
    return (
      <p className="flex items-center gap-1.5 text-13 font-bold text-positive">
        <Icon name="check" />
        <span className="mr-3">{t('availability.available', { left: availability.left })}</span>
        {who}
      </p>
    );
  }
  if (mayBeSecond) {
    return (
      <p className="text-13">
        <strong className="font-bold text-warning">{t('second.held')}</strong>{' '}
        <span className="mr-3 text-soft">{t('second.place')}</span>
        {who}
      </p>
    );
  }
  if (availability.status === 'unavailable') {
    return <p className="text-13 font-bold">{refusalText(availability.refusal, t, locale)}</p>;
  }
  if (availability.reason === 'enquiryOnly') {
    return <p className="text-13 font-bold text-warning">{t('availability.confidential')}</p>;
  }
  return (
    <p className="text-13">
      <strong className="font-bold text-warning">{t('availability.onRequest')}</strong>{' '}
      <span className="mr-3 text-soft">{t(`availability.${availability.reason}`)}</span>
      {who}
    </p>
  );
}

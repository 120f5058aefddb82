import type { Party } from '@/lib/catalogue/room/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { RoomAvailability } from '@/lib/rates/room/types';
import type { AvailabilityWords } from './availability-line';
import { refusalText } from './verdict-words';

type Asked = {
  availability: RoomAvailability;
  /** Held by options of others alone: one may be second. */
  mayBeSecond?: boolean;
  /** Who of the party would sleep here, where the others need rooms of their own. */
  fits?: Party;
};

export function availabilityWords(
  { availability, mayBeSecond = false, fits }: Asked,
  locale: Locale,
): AvailabilityWords {
  const t = translator(locale, 'roomRates');
  const who = fits && { who: t('fits', { adults: fits.adults, children: fits.childrenAges.length }) };
  if (availability.status === 'available') {
    return { look: 'free', said: t('availability.available', { left: availability.left }), ...who };
  }
  if (mayBeSecond) return { look: 'onRequest', said: t('second.held'), more: t('second.place'), ...who };
  if (availability.status === 'unavailable') {
    return { look: 'refused', said: refusalText(availability.refusal, t, locale) };
  }
  if (availability.reason === 'enquiryOnly') {
    return { look: 'confidential', said: t('availability.confidential') };
  }
  return {
    look: 'onRequest',
    said: t('availability.onRequest'),
    more: t(`availability.${availability.reason}`),
    ...who,
  };
}

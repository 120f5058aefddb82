import { formatDay, formatWeekday } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { HotelRefusal, HotelVerdict } from '@/lib/rates/judge/types';

export type RoomRateWords = Awaited<ReturnType<typeof getTranslations<'roomRates'>>>;

/** Why not, in a few words: of a room, of a whole hotel, of a selection or a lead. */
export function refusalText(refusal: HotelRefusal, t: RoomRateWords, locale: Locale): string {
  const day = (value: Parameters<typeof formatDay>[0]) => `${formatWeekday(value, locale)} ${formatDay(value, locale)}`;
  switch (refusal.reason) {
    case 'occupancy':
    case 'notEnough':
      return t(`refusal.${refusal.reason}`, refusal.maximum);
    case 'fewerRooms':
      return t('refusal.fewerRooms', { left: refusal.left, count: refusal.count });
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
    case 'paymentProfile':
      return t('refusal.paymentProfile', { profile: t(`stay.profile.${refusal.paymentProfile}`) });
    default:
      return t(`refusal.${refusal.reason}`);
  }
}

/** What a hotel says that has no price at once. */
export async function verdictText(verdict: Exclude<HotelVerdict, { status: 'available' }>, locale: Locale) {
  const t = await getTranslations('roomRates');
  if (verdict.status === 'unavailable') return refusalText(verdict.refusal, t, locale);
  return verdict.isGroup ? t('group.title') : t('availability.onRequest');
}

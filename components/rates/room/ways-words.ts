import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { NearestFix } from '@/lib/rates/room/types';

/** Of the address of a room's own page: rates although a rule of the hotel stands in the way. */
export const exceptionWished = { exception: '1' } as const;

export type ExceptionWords = { href: string; label: string; text: string };

export function exceptionWords(href: string, room: string, locale: Locale): ExceptionWords {
  const t = translator(locale, 'roomRates.exception');
  return { href, label: t('of', { room }), text: t('ask') };
}

export type FixWords = { href: string; text: string };

type Asked = {
  fix: NearestFix | null;
  locale: Locale;
  /** Of the hotel's rooms. */
  nameOf: (roomId: string) => string | undefined;
  hrefs: {
    dates: (stay: { checkInDate: PlainDate; checkOutDate: PlainDate }) => string;
    quantity: (quantity: number) => string;
    room: (roomId: string) => string;
  };
};

/** The nearest change after which a room can be had; null: there is none. */
export function fixWords({ fix, locale, nameOf, hrefs }: Asked): FixWords | null {
  const t = translator(locale, 'roomRates.fix');
  if (!fix) return null;
  if (fix.kind === 'dates') {
    const { checkIn: checkInDate, checkOut: checkOutDate } = fix;
    const period = formatRange(checkInDate, checkOutDate, locale, { month: 'short', weekday: true });
    return { href: hrefs.dates({ checkInDate, checkOutDate }), text: t('dates', { period }) };
  }
  if (fix.kind === 'quantity') {
    return { href: hrefs.quantity(fix.quantity), text: t('quantity', { count: fix.quantity }) };
  }
  const name = nameOf(fix.roomId);
  return name ? { href: hrefs.room(fix.roomId), text: t('room', { room: name }) } : null;
}

import { compactButtonClass } from '@/components/ui/compact-button';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { NearestFix } from '@/lib/rates/room/types';

type Props = {
  fix: NearestFix;
  locale: Locale;
  /** Of the hotel's rooms. */
  nameOf: (roomId: string) => string | undefined;
  hrefs: {
    dates: (stay: { checkInDate: PlainDate; checkOutDate: PlainDate }) => string;
    quantity: (quantity: number) => string;
    room: (roomId: string) => string;
  };
};

/** The nearest change after which a room can be had, as one click. */
export async function FixLink({ fix, locale, nameOf, hrefs }: Props) {
  const t = await getTranslations('roomRates.fix');
  const link = (href: string, text: string) => (
    <a href={href} className={compactButtonClass('quiet', 'medium', 'max-desk:w-full')}>
      {text}
    </a>
  );
  if (fix.kind === 'dates') {
    const { checkIn: checkInDate, checkOut: checkOutDate } = fix;
    const period = formatRange(checkInDate, checkOutDate, locale, { month: 'short', weekday: true });
    return link(hrefs.dates({ checkInDate, checkOutDate }), t('dates', { period }));
  }
  if (fix.kind === 'quantity') return link(hrefs.quantity(fix.quantity), t('quantity', { count: fix.quantity }));
  const name = nameOf(fix.roomId);
  return name ? link(hrefs.room(fix.roomId), t('room', { room: name })) : null;
}

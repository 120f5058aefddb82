import { Icon } from '@/components/ui/icon';
import { formatRange } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { HotelStayFound } from '@/lib/rates/judge/queries';
import { verdictText } from './verdict-words';

/** Whether the party can stay in the chosen period, at the right of the hotel's name. */
export async function StayCorner({ found }: { found: Promise<HotelStayFound | null> }) {
  const stay = await found;
  if (!stay) return null;
  const { verdict, asked } = stay;
  const [t, search] = await Promise.all([getTranslations('roomRates'), getTranslations('hotelSearch')]);
  const period = formatRange(asked.checkIn, asked.checkOut, asked.locale, { month: 'short', weekday: true });
  const isAvailable = verdict.status === 'available';
  const what = ({ roomTypes, proposals: [proposal] = [] }: Extract<typeof verdict, { status: 'available' }>) =>
    proposal
      ? search('together', { count: proposal.rooms.length })
      : search(roomTypes === 1 ? 'roomType' : 'roomTypes', { count: roomTypes });
  return (
    <p className="text-13 desk:text-right">
      {isAvailable ? (
        <strong className="inline-flex items-center gap-1.5 font-bold text-positive">
          <Icon name="check" />
          {t('section.available')}
        </strong>
      ) : (
        <strong className="font-bold">{await verdictText(verdict, asked.locale)}</strong>
      )}
      <span className="block text-soft">{isAvailable ? [what(verdict), period].join(', ') : period}</span>
    </p>
  );
}

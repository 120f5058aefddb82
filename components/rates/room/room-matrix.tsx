import { paths } from '@/lib/platform/addresses/paths';
import { nightsBetween } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import type { RoomForParty } from '@/lib/rates/judge/queries';
import { arrangeRooms, type RateView } from '@/lib/rates/room/rules/arrange';
import { type MatrixAsked, matrixOf, roomsOf } from './matrix';
import { matrixWords } from './matrix-words';
import { columnWords } from './rate-words';
import { RoomList, type RoomSection } from './room-list';

type Props = MatrixAsked & { found: readonly RoomForParty[]; view: RateView };

/** Rooms × rates: what is free with every rate, what is asked for, and what is not there, each with its reason. */
export function RoomMatrix({ found, view, ...given }: Props) {
  const matrix = matrixOf(given);
  const { hotel, asked } = matrix;
  const { locale, canSeeCommission: seesCommission } = asked;
  const [t, selection] = [translator(locale, 'roomRates'), translator(locale, 'selection')];
  const { room, rates, ways } = matrixWords(matrix);
  const rooms = roomsOf(found, matrix);
  const { available, onRequest, second, unavailable } = arrangeRooms(rooms, view);
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const sections: RoomSection[] = [
    {
      title: t('section.available'),
      prices: t('pricesIn', { currency: rooms[0]?.billableCurrency ?? 'EUR', nights }),
      rooms: available.map((one) => ({ ...room(one), rates: rates(one) })),
    },
    {
      title: t('section.onRequest'),
      rooms: onRequest.map((one) => ({
        ...room(one),
        ...(!one.room.isEnquiryOnly && one.offers.length > 0 && { rates: rates(one) }),
        ask: true,
      })),
    },
    {
      title: t('section.second'),
      text: t('second.text'),
      rooms: second.map((one) => ({ ...room(one), rates: rates(one) })),
    },
    { title: t('section.unavailable'), rooms: unavailable.map((one) => ({ ...room(one), ...ways(one) })) },
  ];
  return (
    <RoomList
      words={{
        select: selection('select'),
        selectRate: selection('selectRate', { rate: '{rate}', room: '{room}' }),
        terms: t('timeline.title'),
        moreThere: matrix.moreThere,
        ask: { href: paths.hotel(hotel.id, { tab: 'enquiry' }), text: t('ask') },
        columns: columnWords({ locale, seesCommission }),
      }}
      empty={
        available.length + onRequest.length + second.length === 0 ? { title: t('empty'), why: t('emptyWhy') } : null
      }
      sections={sections.filter((section) => section.rooms.length > 0)}
      shared={matrix.shared}
    />
  );
}

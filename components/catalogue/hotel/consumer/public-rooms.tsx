import { WideSection } from '@/components/catalogue/property/section';
import { Picture } from '@/components/ui/picture';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import type { PublicRoom } from '@/lib/rates/room/rules/public-season';

/** As cards; further room types follow as lines. */
const CARDS = 6;
const SIZES = '(width >= 1568px) 464px, (width >= 800px) 31vw, 92vw';

type Props = { rooms: readonly RoomDetail[]; prices: readonly PublicRoom[] };

/** Every room type with the lowest price of the year. */
export async function PublicRooms({ rooms, prices }: Props) {
  const t = await getTranslations('hotelConsumer.rooms');
  const panel = await getTranslations('hotelConsumer.panel');
  if (rooms.length === 0) return null;
  const priceOf = new Map(prices.map((price) => [price.roomId, price]));
  const shown = rooms.map((room) => {
    const price = priceOf.get(room._id);
    return {
      room,
      facts: [
        t('size', { sqm: formatNumber(room.sizeSqmMin) }),
        room.numBedrooms > 1 && t('bedrooms', { count: room.numBedrooms }),
        room.viewsFromRoom[0],
        room.facilities[0],
      ].filter((fact) => typeof fact === 'string'),
      price: price?.from ? t('from', { price: formatMoney(toNearest(price.from.price)) }) : panel('onRequest'),
      guests: t('for', { guests: price?.guests ?? 2 }),
    };
  });
  return (
    <WideSection id="rooms" title={t('title')} hasLead>
      <p className="lead">{t('lead')}</p>
      <ul className="mt-8 grid gap-x-6 gap-y-12 pad:grid-cols-2 menu:grid-cols-3">
        {shown.slice(0, CARDS).map(({ room, facts, price, guests }) => (
          <li key={room._id}>
            {room.pictures[0] && (
              <div className="aspect-3/2 overflow-hidden bg-line">
                <Picture picture={room.pictures[0]} sizes={SIZES} />
              </div>
            )}
            <h3 className="mt-4 text-28">{room.name}</h3>
            <p className="mt-1 text-14 text-soft">{facts.join(' · ')}</p>
            <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-line border-t pt-3">
              <span className="figures whitespace-nowrap">{price}</span>
              <span className="text-13 text-soft">{guests}</span>
            </p>
          </li>
        ))}
      </ul>
      {shown.length > CARDS && (
        <ul className="mt-12 border-line border-b">
          {shown.slice(CARDS).map(({ room, facts, price, guests }) => (
            <li
              key={room._id}
              className="grid gap-x-6 border-line border-t py-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] desk:items-baseline"
            >
              <span className="serif text-22">{room.name}</span>
              <span className="text-14 text-soft">{facts.join(', ')}</span>
              <span className="figures whitespace-nowrap">{`${price} ${guests}`}</span>
            </li>
          ))}
        </ul>
      )}
    </WideSection>
  );
}

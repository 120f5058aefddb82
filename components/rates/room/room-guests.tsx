import { partyWords } from '@/components/form/party-words';
import { TextLink } from '@/components/shell/agency-page';
import { ageLimits, occupancyOf } from '@/lib/catalogue/hotel/rules';
import type { HotelDetail, RoomDetail } from '@/lib/catalogue/hotel/types';
import { fitsBeds } from '@/lib/catalogue/room/rules/occupancy';
import type { BedConfiguration } from '@/lib/catalogue/room/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { RatesOfRoom } from '@/lib/rates/room/queries/rates';
import { MOST_ROOMS } from '@/lib/rates/room/rules/party';
import type { HotelStay } from '@/lib/sales/search/hotel/schema';
import { RoomParty } from './room-party';
import { type PageQuery, shopOfQuery, stayOfQuery } from './rooms-of-stay';

/** A room of a hotel as an address asks for it. */
export type AskedRoom = {
  hotel: HotelDetail;
  room: RoomDetail;
  /** All of the hotel, for those that fit instead. */
  rooms: readonly RoomDetail[];
  stay: HotelStay;
  query: PageQuery;
  quantity: number;
  locale: Locale;
};

type Props = AskedRoom & {
  own: RatesOfRoom | undefined;
  /** The way its beds are made. */
  bed: string | null;
};

/** Rooms, guests and beds; against too many people the rooms that take them. */
export async function RoomGuests({ hotel, room, rooms, stay, query, quantity, locale, own, bed }: Props) {
  const [t, beds] = await Promise.all([getTranslations('roomRates'), getTranslations('hotel.rooms')]);
  const labelOf = (way: BedConfiguration) =>
    new Intl.ListFormat(locale).format(
      way.beds.map(({ bedType, isTwin }) =>
        isTwin ? t('shop.twin', { bed: beds(`bed.${bedType}`) }) : beds(`bed.${bedType}`),
      ),
    );
  const { pax, adults } = occupancyOf(room.beds);
  const fits = fitsBeds(room.beds, stay.party);
  const { adultFrom, child } = ageLimits(hotel.agePolicy);
  const { shop } = messages[locale].roomRates;
  const { adults: adultsWord, children, ageMissing } = partyWords(locale);
  const { fewer, more, age, bedsNote, notAvailable, failed } = shop;
  const availability = own?.availability;
  return (
    <>
      <h2 className="mb-4 text-16 leading-6">{t('shop.who')}</h2>
      <RoomParty
        hotelId={hotel._id}
        roomId={room._id}
        query={shopOfQuery(query)}
        quantity={quantity}
        party={stay.party}
        most={{ quantity: MOST_ROOMS, adults: Math.max(pax, stay.party.adults), children: pax }}
        hints={{
          rooms: availability?.status === 'available' ? t('shop.left', { left: availability.left }) : undefined,
          most: t('shop.most', { most: MOST_ROOMS }),
          adults: t('shop.adultsFrom', { age: adultFrom }),
          children: child ? t('shop.childrenFrom', child) : t('shop.noChildren'),
        }}
        beds={{
          chosen: bed ?? '',
          ways: (own?.offers[0]?.requestableBedConfigurations ?? []).map((way) => ({
            id: way.id,
            label: labelOf(way),
          })),
        }}
        oldestChild={child?.until ?? null}
        words={{
          ...{ rooms: shop.rooms, adults: adultsWord, children, ageMissing },
          ...{ fewer, more, age, beds: shop.beds, bedsNote, notAvailable, failed },
        }}
      />
      {!fits && (
        <InvalidOccupancy
          hotelId={hotel._id}
          text={t('shop.sleeps', { room: room.name, pax, adults })}
          rooms={rooms.filter((other) => other._id !== room._id && fitsBeds(other.beds, stay.party))}
          query={stayOfQuery(query)}
        />
      )}
    </>
  );
}

type InvalidProps = {
  hotelId: string;
  text: string;
  rooms: readonly RoomDetail[];
  query: Readonly<Record<string, string>>;
};

/** More people than sleep here: the most that do, and the rooms that take them. */
async function InvalidOccupancy({ hotelId, text, rooms, query }: InvalidProps) {
  const t = await getTranslations('roomRates.shop');
  return (
    <div role="alert" className="mt-4 rounded-desk border border-negative bg-surface p-4">
      <p className="font-bold text-negative">{t('invalid')}</p>
      <p className="mt-1">{text}</p>
      <p className="mt-3 text-13">{rooms.length > 0 ? t('fits') : t('noneFits')}</p>
      <ul className="mt-1 grid gap-1">
        {rooms.map((room) => (
          <li key={room._id}>
            <TextLink href={paths.roomShop(hotelId, room._id, query)}>{room.name}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

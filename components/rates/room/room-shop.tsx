import { getTranslations } from 'next-intl/server';
import { RoomCard } from '@/components/catalogue/hotel/room-card';
import { partyWords } from '@/components/form/party-words';
import { TextLink } from '@/components/shell/agency-page';
import { ageLimits, occupancyOf } from '@/lib/catalogue/hotel/rules';
import type { HotelDetail, RoomDetail } from '@/lib/catalogue/hotel/types';
import { fitsBeds } from '@/lib/catalogue/room/rules/occupancy';
import type { BedConfiguration } from '@/lib/catalogue/room/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { RatesAsked, RoomOffers } from '@/lib/rates/room/queries/offers';
import { toQuotedOffer } from '@/lib/rates/room/quote';
import { mayBeExcepted } from '@/lib/rates/room/rules/excepted';
import type { HotelStay } from '@/lib/sales/search/hotel/schema';
import { AddRooms } from './add-rooms';
import { AskException, exceptionWished } from './ask-exception';
import { AvailabilityLine } from './availability-line';
import { FixLink } from './fix-link';
import { RateRow } from './rate-row';
import { RoomParty } from './room-party';
import { type PageQuery, shopOfQuery, stayOfQuery } from './rooms-of-stay';
import { StayForm } from './stay-form';
import { TermsTimeline } from './terms-timeline';

/** The most of one room type that is asked for at once (beyond it is a group). */
const MOST_ROOMS = 8;

type Props = {
  hotel: HotelDetail;
  room: RoomDetail;
  /** All of the hotel, for those that fit instead. */
  rooms: readonly RoomDetail[];
  stay: HotelStay;
  query: PageQuery;
  quantity: number;
  today: PlainDate;
  locale: Locale;
  choosesPayment: boolean;
  /** Null: no period was chosen. */
  found: { asked: RatesAsked; offers: readonly RoomOffers[] } | null;
};

/** One room with its rates: who sleeps in it, how many of it, how its beds are made. */
export async function RoomShop({
  hotel,
  room,
  rooms,
  stay,
  query,
  quantity,
  today,
  locale,
  choosesPayment,
  found,
}: Props) {
  const [t, beds] = await Promise.all([getTranslations('roomRates'), getTranslations('hotel.rooms')]);
  const own = found?.offers.find(({ roomId }) => roomId === room._id);
  const offers = own?.offers ?? [];
  const isExcepted = found?.asked.isExceptionWished === true && own !== undefined && mayBeExcepted(own.availability);
  const ways = offers[0]?.requestableBedConfigurations ?? [];
  const chosen = ways.find(({ id }) => id === query.beds) ?? ways[0];
  const labelOf = (way: BedConfiguration) =>
    new Intl.ListFormat(locale).format(
      way.beds.map(({ bedType, isTwin }) =>
        isTwin ? t('shop.twin', { bed: beds(`bed.${bedType}`) }) : beds(`bed.${bedType}`),
      ),
    );
  const { pax, adults } = occupancyOf(room.beds);
  const { adultFrom, child } = ageLimits(hotel.agePolicy);
  const fits = fitsBeds(room.beds, stay.party);
  const { shop } = messages[locale].roomRates;
  const party = partyWords(locale);
  return (
    <div>
      <TextLink href={paths.hotel(hotel._id, { ...stayOfQuery(query), tab: 'rooms' })}>{t('shop.back')}</TextLink>
      <div className="mt-3 grid gap-6 menu:grid-cols-[minmax(0,1fr)_344px] menu:items-start">
        <aside className="rounded-desk border border-line bg-surface p-5 menu:sticky menu:top-4 menu:order-2">
          <h2 className="mb-4 text-16 leading-6">{t('shop.who')}</h2>
          <RoomParty
            hotelId={hotel._id}
            roomId={room._id}
            query={shopOfQuery(query)}
            quantity={quantity}
            party={stay.party}
            most={{ quantity: MOST_ROOMS, adults: Math.max(pax, stay.party.adults), children: pax }}
            hints={{
              adults: t('shop.adultsFrom', { age: adultFrom }),
              children: child ? t('shop.childrenFrom', child) : t('shop.noChildren'),
            }}
            beds={{ chosen: chosen?.id ?? '', ways: ways.map((way) => ({ id: way.id, label: labelOf(way) })) }}
            oldestChild={child?.until ?? null}
            words={{
              rooms: shop.rooms,
              adults: party.adults,
              children: party.children,
              fewer: shop.fewer,
              more: shop.more,
              age: shop.age,
              ageMissing: party.ageMissing,
              beds: shop.beds,
              bedsNote: shop.bedsNote,
              notAvailable: shop.notAvailable,
              failed: shop.failed,
            }}
          />
        </aside>
        <div className="min-w-0">
          {!found && (
            <div className="mb-6">
              <p className="mb-3 text-soft">{t('stay.choose')}</p>
              <StayForm
                action={paths.roomShop(hotel._id, room._id)}
                hotelId={hotel._id}
                roomId={room._id}
                today={today}
                stay={stay}
                isAdultsOnly={hotel.agePolicy.isAdultsOnlyHotel}
                choosesPayment={choosesPayment}
              />
            </div>
          )}
          {!fits && (
            <InvalidOccupancy
              hotelId={hotel._id}
              text={t('shop.sleeps', { room: room.name, pax, adults })}
              rooms={rooms.filter((other) => other._id !== room._id && fitsBeds(other.beds, stay.party))}
              query={stayOfQuery(query)}
            />
          )}
          <RoomCard
            room={room}
            availability={own && <AvailabilityLine {...own} locale={locale} />}
            isOpen
            offers={
              found &&
              own &&
              fits &&
              (own.availability.status !== 'unavailable' || own.mayBeSecond || isExcepted ? (
                <Rates
                  {...{ hotel, room, own, quantity, today, locale, isExcepted }}
                  asked={found.asked}
                  bed={chosen?.id ?? null}
                />
              ) : (
                <Refused {...{ hotel, room, rooms, own, query, locale }} />
              ))
            }
          />
        </div>
      </div>
    </div>
  );
}

type OwnProps = Pick<Props, 'hotel' | 'room' | 'locale'> & { own: RoomOffers };
type RatesProps = OwnProps &
  Pick<Props, 'quantity' | 'today'> & { asked: RatesAsked; bed: string | null; isExcepted: boolean };

/** The rates of the room; against a rule of the hotel with the words how the exception is asked for. */
async function Rates({ hotel, room, own, asked, quantity, bed, isExcepted, today, locale }: RatesProps) {
  const t = await getTranslations('roomRates');
  const { checkIn: checkInDate, checkOut: checkOutDate, paymentProfile } = asked;
  if (own.offers.length === 0) {
    return (
      <div className="mt-4">
        <p className="font-bold">{t('noOffers')}</p>
        <p className="text-13 text-soft">{t('noOffersWhy')}</p>
      </div>
    );
  }
  return (
    <>
      {isExcepted && <p className="mt-4 max-w-[68ch] text-14">{t('exception.text')}</p>}
      <ul aria-label={t('label', { name: room.name })} className="-mx-4 mt-4 desk:-mx-5">
        {own.offers.map((offer) => (
          <RateRow
            key={offer.id}
            offer={offer}
            today={today}
            locale={locale}
            seesCommission={asked.canSeeCommission}
            isFull
            terms={(entries) => <TermsTimeline {...{ entries, offer, today, locale }} />}
            action={
              room.isEnquiryOnly ? null : (
                <AddRooms
                  hotel={{ id: hotel._id, name: hotel.name }}
                  room={{ id: room._id, name: room.name }}
                  quantity={quantity}
                  offer={{ ...toQuotedOffer(offer, own.billableCurrency, asked), requestedBedConfiguration: bed }}
                  stay={{ checkInDate, checkOutDate, paymentProfile }}
                />
              )
            }
          />
        ))}
      </ul>
    </>
  );
}

/** Of a room that cannot be had: the nearest change after which it can, and the last way against a no. */
function Refused({ hotel, room, rooms, own, query, locale }: OwnProps & Pick<Props, 'rooms' | 'query'>) {
  const here = (changes: Record<string, string>) =>
    paths.roomShop(hotel._id, room._id, { ...shopOfQuery(query), ...changes });
  return (
    <>
      {own.nearestFix && (
        <FixLink
          fix={own.nearestFix}
          locale={locale}
          nameOf={(roomId) => rooms.find(({ _id }) => _id === roomId)?.name}
          hrefs={{
            dates: here,
            quantity: (count) => here({ quantity: String(count) }),
            room: (roomId) => paths.roomShop(hotel._id, roomId, stayOfQuery(query)),
          }}
        />
      )}
      {mayBeExcepted(own.availability) && !room.isEnquiryOnly && (
        <AskException href={here(exceptionWished)} room={room.name} />
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
    <div role="alert" className="mb-6 rounded-desk border border-negative bg-surface p-4">
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

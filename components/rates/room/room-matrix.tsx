import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RoomCard } from '@/components/catalogue/hotel/room-card';
import { SelectRoom } from '@/components/sales/selection/select-room';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { nightsBetween } from '@/lib/platform/dates';
import type { RoomForParty } from '@/lib/rates/judge/queries';
import type { RatesAsked } from '@/lib/rates/room/queries/offers';
import { toQuotedOffer } from '@/lib/rates/room/quote';
import { arrangeRooms, type RateView } from '@/lib/rates/room/rules/arrange';
import type { Offer } from '@/lib/rates/room/types';
import { AvailabilityLine } from './availability-line';
import { FixLink } from './fix-link';
import { matrixColumns, matrixColumnsWithoutCommission, RateRow } from './rate-row';

export type MatrixHotel = { id: string; name: string };

type Props = {
  hotel: MatrixHotel;
  rooms: readonly RoomDetail[];
  found: readonly RoomForParty[];
  asked: RatesAsked;
  view: RateView;
  /** What of the address goes on into the room's own. */
  query: Readonly<Record<string, string>>;
  deskHref: string | null;
};

type Found = RoomForParty & { room: RoomDetail };

/** Of the address of a room: those who would sleep in it, where that is not everybody. */
function queryOf(query: Readonly<Record<string, string>>, { isPart, party }: Pick<Found, 'isPart' | 'party'>) {
  if (!isPart) return query;
  const { numRooms: _, ...stay } = query;
  return {
    ...stay,
    numAdults: String(party.adults),
    numChildren: String(party.childrenAges.length),
    childrenAges: party.childrenAges.join(','),
  };
}

/** Rooms × rates: what is free with every rate, what is asked for, and what is not there, each with its reason. */
export async function RoomMatrix({ hotel, rooms, found, asked, view, query, deskHref }: Props) {
  const t = await getTranslations('roomRates');
  const known = new Map(rooms.map((room) => [room._id, room]));
  const joined = found.flatMap((one): Found[] => {
    const room = known.get(one.roomId);
    return room ? [{ ...one, room }] : [];
  });
  const { available, onRequest, second, unavailable } = arrangeRooms(joined, view);
  const unfiltered = new Map(joined.map(({ roomId, offers }) => [roomId, offers.length]));
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const currency = joined[0]?.billableCurrency ?? 'EUR';

  const rates = ({ room, offers, roomId, billableCurrency }: Found) => {
    if (offers.length === 0) return <NoRate isFiltered={(unfiltered.get(roomId) ?? 0) > 0} />;
    return (
      <ul aria-label={t('label', { name: room.name })} className="-mx-4 mt-4 desk:-mx-5">
        {offers.map((offer) => (
          <RateRow
            key={offer.id}
            offer={offer}
            today={asked.today}
            locale={asked.locale}
            seesCommission={asked.canSeeCommission}
            action={<RateAction hotel={hotel} room={room} offer={offer} currency={billableCurrency} asked={asked} />}
          />
        ))}
      </ul>
    );
  };
  const card = (one: Found, offers: ReactNode) => (
    <li key={one.roomId} id={`room-${one.roomId}`}>
      <RoomCard
        room={one.room}
        deskHref={deskHref}
        availability={
          <AvailabilityLine
            availability={one.availability}
            mayBeSecond={one.mayBeSecond}
            locale={asked.locale}
            fits={one.isPart ? one.party : undefined}
          />
        }
        shopHref={paths.roomShop(hotel.id, one.roomId, queryOf(query, one))}
        offers={offers}
      />
    </li>
  );

  return (
    <div className="grid gap-10">
      {available.length + onRequest.length + second.length === 0 && (
        <div>
          <h2 className="text-18 leading-6">{t('empty')}</h2>
          <p className="mt-1 text-soft">{t('emptyWhy')}</p>
        </div>
      )}
      {available.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.available')}</h2>
          <div
            aria-hidden="true"
            className={`${asked.canSeeCommission ? matrixColumns : matrixColumnsWithoutCommission} mt-3 px-5 py-2 text-12 text-soft max-menu:hidden!`}
          >
            <span>{t('pricesIn', { currency, nights })}</span>
            {(
              ['total', 'public', 'free', 'pay', ...(asked.canSeeCommission ? (['commission'] as const) : [])] as const
            ).map((column) => (
              <span key={column} className={column === 'free' || column === 'pay' ? '' : 'text-right'}>
                {t(`columns.${column}`)}
              </span>
            ))}
          </div>
          <p className="mt-2 text-12 text-soft menu:hidden">{t('pricesIn', { currency, nights })}</p>
          <ul className="mt-2 grid gap-4">{available.map((one) => card(one, rates(one)))}</ul>
        </section>
      )}
      {onRequest.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.onRequest')}</h2>
          <ul className="mt-3 grid gap-4">
            {onRequest.map((one) =>
              card(
                one,
                <>
                  {!one.room.isEnquiryOnly && one.offers.length > 0 && rates(one)}
                  <a
                    href={paths.hotel(hotel.id, { tab: 'enquiry' })}
                    className={compactButtonClass('quiet', 'medium', 'mt-4')}
                  >
                    {t('ask')}
                  </a>
                </>,
              ),
            )}
          </ul>
        </section>
      )}
      {second.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.second')}</h2>
          <p className="mt-1 max-w-[68ch] text-soft">{t('second.text')}</p>
          <ul className="mt-3 grid gap-4">{second.map((one) => card(one, rates(one)))}</ul>
        </section>
      )}
      {unavailable.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.unavailable')}</h2>
          <ul className="mt-3 grid gap-4">
            {unavailable.map((one) =>
              card(
                one,
                one.nearestFix && (
                  <FixLink
                    fix={one.nearestFix}
                    locale={asked.locale}
                    nameOf={(roomId) => known.get(roomId)?.name}
                    hrefs={{
                      dates: (dates) => paths.hotel(hotel.id, { ...query, tab: 'rooms', ...dates }),
                      quantity: (quantity) =>
                        paths.roomShop(hotel.id, one.roomId, { ...queryOf(query, one), quantity: String(quantity) }),
                      room: (roomId) => `#room-${roomId}`,
                    }}
                  />
                ),
              ),
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

async function NoRate({ isFiltered }: { isFiltered: boolean }) {
  const t = await getTranslations('roomRates');
  if (isFiltered) return <p className="mt-4 text-13 text-soft">{t('filtered')}</p>;
  return (
    <div className="mt-4">
      <p className="font-bold">{t('noOffers')}</p>
      <p className="text-13 text-soft">{t('noOffersWhy')}</p>
    </div>
  );
}

type ActionProps = { hotel: MatrixHotel; room: RoomDetail; offer: Offer; currency: string; asked: RatesAsked };

/** Takes the rate into the selection. */
export function RateAction({ hotel, room, offer, currency, asked }: ActionProps) {
  return (
    <SelectRoom
      hotel={hotel}
      room={{ id: room._id, name: room.name }}
      offer={toQuotedOffer(offer, currency, asked)}
      stay={{ checkInDate: asked.checkIn, checkOutDate: asked.checkOut, paymentProfile: asked.paymentProfile }}
      className="w-full"
    />
  );
}

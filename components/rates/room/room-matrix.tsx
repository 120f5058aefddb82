import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RoomCard } from '@/components/catalogue/hotel/room-card';
import { compactButtonClass } from '@/components/ui/compact-button';
import { LinkWaits } from '@/components/ui/link-waits';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { nightsBetween } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import { formatMoney, toUnits } from '@/lib/platform/money';
import type { RoomForParty } from '@/lib/rates/judge/queries';
import type { RatesAsked } from '@/lib/rates/room/queries/offers';
import { arrangeRooms, type RateView } from '@/lib/rates/room/rules/arrange';
import { mayBeExcepted } from '@/lib/rates/room/rules/excepted';
import { AskException, exceptionWished } from './ask-exception';
import { AvailabilityLine } from './availability-line';
import { FixLink } from './fix-link';
import { matrixColumns, RateHeads, RateRow } from './rate-row';
import { RateTerms } from './rate-terms';
import { RatesFrame, type SharedRates } from './rates-frame';
import { SelectRate } from './select-rate';

export type MatrixHotel = { id: string; name: string };

type Props = {
  hotel: MatrixHotel;
  rooms: readonly RoomDetail[];
  found: readonly RoomForParty[];
  asked: RatesAsked;
  view: RateView;
  /** What of the address goes on into the room's own. */
  query: Readonly<Record<string, string>>;
  /** How rooms and rates are sorted and filtered, as the address has it. */
  viewQuery: Readonly<Record<string, string>>;
  /** The room of which all rates are shown; of the others the first ones. */
  unfolded?: string;
  deskHref: string | null;
};

/** As many as a room's plans differ most by; the others open in place. */
const FIRST_RATES = 3;

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
export async function RoomMatrix(props: Props) {
  const { hotel, rooms, found, asked, view, query, viewQuery, unfolded, deskHref } = props;
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

  const { roomRates: words } = messages[asked.locale];
  const shared: SharedRates = {
    ...{ hotel, today: asked.today, locale: asked.locale },
    stay: { checkInDate: asked.checkIn, checkOutDate: asked.checkOut, paymentProfile: asked.paymentProfile },
    words: { ...words.timeline, moreThere: messages[asked.locale].hotel.rooms.open, failed: words.shop.failed },
  };
  const shopHref = (one: Found) => paths.roomShop(hotel.id, one.roomId, queryOf(query, one));
  const rates = (found: Found) => {
    const { room, roomId, offers, party } = found;
    if (offers.length === 0) return <NoRate isFiltered={(unfiltered.get(roomId) ?? 0) > 0} />;
    const shown = unfolded === roomId ? offers : offers.slice(0, FIRST_RATES);
    const taxes = offers[0]?.payableLocally ?? [];
    return (
      <RatesFrame
        shared={shared}
        room={{ id: roomId, name: room.name }}
        party={{ numAdults: party.adults, childrenAges: party.childrenAges }}
        href={shopHref(found)}
      >
        <ul aria-label={t('label', { name: room.name })} className="-mx-4 mt-4 desk:-mx-5">
          {shown.map((offer) => (
            <RateRow
              key={offer.id}
              offer={offer}
              today={asked.today}
              locale={asked.locale}
              seesCommission={asked.canSeeCommission}
              action={
                <SelectRate
                  id={offer.id}
                  rate={offer.rateName}
                  price={offer.priceTotal && toUnits(offer.priceTotal.amount, offer.priceTotal.currency)}
                />
              }
              terms={() => (
                <RateTerms id={offer.id} rate={offer.rateName} hasNoShowClause={offer.terms.hasNoShowClause} />
              )}
            />
          ))}
        </ul>
        <p className="flex flex-wrap justify-between gap-x-6 text-12 text-soft">
          {taxes.map(({ kind, amount }) => (
            <span key={kind}>{t('cityTax', { amount: formatMoney(amount) })}</span>
          ))}
          {shown.length < offers.length && (
            <Link
              href={paths.hotel(hotel.id, { ...query, ...viewQuery, tab: 'rooms', all: roomId })}
              scroll={false}
              prefetch={false}
              className="inline-flex min-h-6 items-center gap-1.5 text-13 font-bold text-main-ink hover:underline"
            >
              {t('allRates', { count: offers.length })}
              <span className="sr-only">{room.name}</span>
              <LinkWaits />
            </Link>
          )}
        </p>
      </RatesFrame>
    );
  };
  const card = (one: Found, offers: ReactNode, action?: ReactNode) => (
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
        shopHref={shopHref(one)}
        hasDetails={false}
        offers={offers}
        action={action}
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
          <RateHeads
            title={t('pricesIn', { currency, nights })}
            seesCommission={asked.canSeeCommission}
            className={`${matrixColumns} mt-3 py-2 pr-5 pl-9`}
          />
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
                !one.room.isEnquiryOnly && one.offers.length > 0 && rates(one),
                <a
                  href={paths.hotel(hotel.id, { tab: 'enquiry' })}
                  className={compactButtonClass('quiet', 'medium', 'max-desk:w-full')}
                >
                  {t('ask')}
                </a>,
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
                null,
                <>
                  {one.nearestFix && (
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
                  )}
                  {mayBeExcepted(one.availability) && !one.room.isEnquiryOnly && (
                    <AskException
                      href={paths.roomShop(hotel.id, one.roomId, { ...queryOf(query, one), ...exceptionWished })}
                      room={one.room.name}
                    />
                  )}
                </>,
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

'use client';

import { fill } from '@/components/form/types';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { nightsBetween, parsePlainDate } from '@/lib/platform/dates';
import { PICTURE_QUALITY, PICTURE_WIDTHS } from '@/lib/platform/media/sizes';
import { formatNumber } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import { type FilterValues, queryOf, stayValuesOf } from '@/lib/sales/search/hotel/address';
import type { SearchedHotelJson } from '@/lib/sales/search/hotel/representation';
import { useSetting } from './setting';
import { counted, nightlyText, priceText, proposalRooms, proposalTerms } from './words';

export const hotelHref = (id: string, values: FilterValues): string => paths.hotel(id, queryOf(stayValuesOf(values)));

const proposalHref = (id: string, values: FilterValues, number: number): string =>
  `${paths.hotel(id, { ...queryOf(stayValuesOf(values)), tab: 'rooms' })}#proposal-${number}`;

export function placeText({ location: { sector, city, country } }: SearchedHotelJson): string {
  return [...new Set([sector, city, country])].filter(Boolean).join(', ');
}

export function nightsOf({ checkInDate, checkOutDate }: FilterValues): number {
  const [from, to] = [checkInDate, checkOutDate].map((date) => parsePlainDate(date?.[0]));
  return from && to ? nightsBetween(from, to) : 0;
}

/** As wide as it is drawn; from its address alone, so that a page of hotels does without what makes pictures of others. */
export function HotelPicture({
  hotel,
  sizes,
  widths = PICTURE_WIDTHS.screens,
  isFirst,
}: {
  hotel: SearchedHotelJson;
  sizes: string;
  widths?: readonly number[];
  isFirst?: boolean;
}) {
  const [image] = hotel.images;
  if (!image) return <span className="block size-full bg-sand" />;
  const at = (width: number) => paths.encodedPicture(image.url, width, PICTURE_QUALITY);
  return (
    <img
      src={at(Math.max(...widths))}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      width={1200}
      height={800}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
      className="picture size-full object-cover"
    />
  );
}

type Props = { hotel: SearchedHotelJson; values: FilterValues; isFirst: boolean };

/** One hotel that can be had or asked for; the whole row leads to it. */
export function HotelRow({ hotel, values, isFirst }: Props) {
  const { words } = useSetting();
  const { hotelCategories } = words;
  const { category, keys, externalRatings, memberOfPrograms, statusLevel, isDemo } = hotel;
  const { bookingCom, tripAdvisorBubbles } = externalRatings;
  const facts = [
    hotelCategories[category as keyof typeof hotelCategories] ?? category,
    fill(words.keys, { count: formatNumber(keys) }),
    bookingCom !== null && fill(words.guestRating, { rating: formatNumber(bookingCom) }),
    tripAdvisorBubbles !== null && fill(words.tripAdvisor, { rating: formatNumber(tripAdvisorBubbles) }),
  ].filter((fact) => fact !== false);
  return (
    <article className="hotel-row">
      <div className="hotel-row-picture">
        <HotelPicture hotel={hotel} sizes="(width >= 800px) 228px, 100vw" isFirst={isFirst} />
      </div>
      <div className="hotel-row-identity">
        <h3 className="font-serif text-22 leading-7 font-normal">
          <a href={hotelHref(hotel._id, values)} data-soft className="hotel-row-link">
            {hotel.name}
          </a>
        </h3>
        <p className="text-soft">{placeText(hotel)}</p>
        <ul className="facts mt-1.5">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {(statusLevel !== null || isDemo) && (
          <p className="hotel-row-more mt-1 text-13 text-soft">
            {[statusLevel !== null && fill(words.certified, { level: statusLevel }), isDemo && words.demo]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {memberOfPrograms.length > 0 && (
          <ul className="hotel-row-more mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-2 text-12 text-soft">
            {memberOfPrograms.map(({ _id, name, logoInline }) => (
              <li key={_id} className="flex items-center gap-1.5">
                <img src={`data:image/svg+xml,${encodeURIComponent(logoInline)}`} alt="" className="size-5 shrink-0" />
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <AvailabilityMark hotel={hotel} />
      <Figures hotel={hotel} nights={nightsOf(values)} />
      <Proposals hotel={hotel} values={values} />
    </article>
  );
}

function AvailabilityMark({ hotel: { availability } }: { hotel: SearchedHotelJson }) {
  const { words } = useSetting();
  const { status, roomTypes, roomsLeft, supportsInstantBooking, isReseller, isGroup, proposals } = availability;
  const [proposal] = proposals ?? [];
  const notes = [
    isGroup && words.group,
    proposal && fill(words.together, { count: proposal.rooms.length }),
    status !== 'undated' && !proposal && !isGroup && counted(roomTypes, words.roomType, words.roomTypes),
    status === 'available' &&
      !proposal &&
      roomsLeft !== undefined &&
      roomsLeft <= 3 &&
      counted(roomsLeft, words.lastRoom, words.lastRooms),
    status === 'available' && supportsInstantBooking && words.instant,
    isReseller && words.reseller,
  ].filter((note) => typeof note === 'string');
  return (
    <div className="hotel-row-availability">
      {status === 'available' && (
        <p className="flex items-center gap-1.5 font-bold text-positive">
          <Icon name="check" />
          {words.available}
        </p>
      )}
      {status === 'onRequest' && (
        <p className="flex items-center gap-1.5 font-bold text-warning">
          <Icon name="request" />
          {words.onRequest}
        </p>
      )}
      {notes.length > 0 && <p className="text-13 text-soft desk:pl-[22px]">{notes.join(', ')}</p>}
    </div>
  );
}

/** Every combination of rooms for the whole party, with its one total, commission and terms; it leads to itself among the rooms. */
function Proposals({ hotel, values }: Pick<Props, 'hotel' | 'values'>) {
  const { words, locale } = useSetting();
  const { proposals = [] } = hotel.availability;
  if (proposals.length === 0) return null;
  return (
    <ol aria-label={words.proposals} className="hotel-row-proposals">
      {numbered(proposals).map(({ number, value: proposal }) => {
        const { priceTotal, currency, commission } = proposal;
        const rooms = proposalRooms(proposal, words);
        return (
          <li key={number}>
            <a href={proposalHref(hotel._id, values, number)} data-soft className="hotel-row-proposal">
              <span>{rooms}</span>
              <span>
                <strong className="font-bold whitespace-nowrap">{priceText(priceTotal, currency)}</strong>
                {commission !== undefined && `, ${words.commission} ${priceText(commission, currency)}`}
                {`, ${proposalTerms(proposal, words, locale)}`}
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function Figures({ hotel: { availability }, nights }: { hotel: SearchedHotelJson; nights: number }) {
  const { words } = useSetting();
  const { status, priceInfo, commission, proposals } = availability;
  const count = proposals?.[0]?.rooms.length;
  if (status === 'undated') return <div className="hotel-row-figures" />;
  if (!priceInfo)
    return (
      <div className="hotel-row-figures">
        <p className="text-soft">{words.noPrice}</p>
      </div>
    );
  const { billableCurrency, localCurrency, publicPrice, priceTotal } = priceInfo;
  const total = priceText(priceTotal, billableCurrency.currency);
  return (
    <div className="hotel-row-figures">
      <p className="text-12 text-soft">
        {count === undefined
          ? words.priceFrom
          : counted(nights, words.partyNight, words.partyNights, { rooms: String(count) })}
      </p>
      <p className="text-22 leading-7 font-bold whitespace-nowrap">
        {count === undefined ? nightlyText(billableCurrency.minimumNightlyPrice, billableCurrency.currency) : total}
      </p>
      {localCurrency && count === undefined && (
        <p className="text-12 text-soft">
          {fill(words.local, { price: nightlyText(localCurrency.minimumNightlyPrice, localCurrency.currency) })}
        </p>
      )}
      {count === undefined && (
        <p className="text-12 text-soft">{counted(nights, words.night, words.nights, { price: total })}</p>
      )}
      {publicPrice && (
        <p className="hotel-row-more text-12 text-soft">
          {fill(words.public, { price: priceText(publicPrice.priceTotal, publicPrice.currency) })}
        </p>
      )}
      {commission && (
        <p className="hotel-row-commission">
          <span className="text-12 text-soft">{words.commission}</span>
          <span className="font-bold whitespace-nowrap">{priceText(commission.amount, commission.currency)}</span>
          <span className="text-soft">{`${formatNumber(commission.percent)}\u00a0%`}</span>
        </p>
      )}
    </div>
  );
}

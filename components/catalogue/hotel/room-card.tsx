import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Prose } from '@/components/catalogue/content/prose';
import { Picture } from '@/components/ui/picture';
import { occupancyOf, squareFeet } from '@/lib/catalogue/hotel/rules';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { formatNumber } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import { Fact } from './accordion';
import { roomCategoryKey } from './names';

type Props = {
  room: RoomDetail;
  /** Whether it can be had in the chosen period. */
  availability?: ReactNode;
  /** Rates and buttons of the chosen period. */
  offers?: ReactNode;
  /** The room with its rates, as an address of its own. */
  shopHref?: string;
  /** Off where its own page has them. */
  hasDetails?: boolean;
  /** Shows everything about it at once. */
  isOpen?: boolean;
  /** Shown where links to the hotel desk are. */
  deskHref?: string | null;
};

function range(min: number, max: number, write: (value: number) => number = (value) => value): string {
  const [from, to] = [write(min), write(max)];
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}

/** A room type: what it is, for how many, and everything else on demand. */
export async function RoomCard(props: Props) {
  const { room, availability, offers, shopHref, hasDetails = true, isOpen = false, deskHref } = props;
  const t = await getTranslations('hotel.rooms');
  const [first, ...others] = room.pictures;
  const { pax, adults, standard, hasExtra } = occupancyOf(room.beds);
  const category = roomCategoryKey(room);
  const facts = [
    category ? t(`category.${category}`) : room.category,
    t('size', {
      sqm: range(room.sizeSqmMin, room.sizeSqmMax),
      sqft: range(room.sizeSqmMin, room.sizeSqmMax, squareFeet),
    }),
    t('bedrooms', { count: room.numBedrooms }),
    t('bathrooms', { count: room.numBathrooms }),
    ...(room.outdoorSpaceSqmMin === null
      ? []
      : [t('outdoor', { sqm: range(room.outdoorSpaceSqmMin, room.outdoorSpaceSqmMax ?? room.outdoorSpaceSqmMin) })]),
    ...(room.petsAllowed ? [t('pets')] : []),
  ];
  return (
    <article className="rounded-desk border border-line bg-surface p-4 desk:p-5">
      <div className="grid gap-x-5 gap-y-3 desk:grid-cols-[228px_1fr]">
        {first && (
          <div className="aspect-[3/2] overflow-hidden bg-line">
            <Picture picture={first} sizes="(width >= 800px) 228px, 100vw" />
          </div>
        )}
        <div className="min-w-0">
          <h2 className="font-serif text-22 font-normal">{room.name}</h2>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-13 text-soft">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <p className="mt-1 text-13">
            {t('fits', { count: pax, adults })}
            {hasExtra && `, ${t('extra', { count: pax - standard.pax })}`}
          </p>
          {room.viewsFromRoom.length > 0 && <p className="text-13 text-soft">{room.viewsFromRoom.join(', ')}</p>}
          {availability ? (
            <div className="mt-2">{availability}</div>
          ) : (
            room.isEnquiryOnly && <p className="mt-2 text-13 font-bold text-warning">{t('confidential')}</p>
          )}
          <p className="mt-2 flex flex-wrap gap-x-5 text-13 font-bold text-main-ink empty:hidden">
            {shopHref && (
              <a href={shopHref} className="inline-flex min-h-6 items-center hover:underline">
                {t('open')} <span className="sr-only">{room.name}</span>
              </a>
            )}
            {deskHref && (
              <a href={deskHref} className="inline-flex min-h-6 items-center hover:underline">
                {t('desk')}
              </a>
            )}
          </p>
        </div>
      </div>
      {offers}
      {hasDetails && <RoomDetails room={room} pictures={others} isOpen={isOpen} />}
    </article>
  );
}

type DetailsProps = { room: RoomDetail; pictures: RoomDetail['pictures']; isOpen: boolean };

async function RoomDetails({ room, pictures, isOpen }: DetailsProps) {
  const t = await getTranslations('hotel.rooms');
  return (
    <details open={isOpen} className="mt-3 border-t border-line-faint pt-3">
      <summary className="min-h-6 w-fit text-13 leading-6 font-bold text-main-ink hover:underline">
        {t('details')} <span className="sr-only">{room.name}</span>
      </summary>
      <div className="mt-3">
        <Prose markdown={room.descriptionMarkdown} />
        <dl className="mt-3">
          <Fact label={t('beds')}>
            <ul>
              {numbered(room.beds).map(({ number, value: { bedType, twinBedPossible } }) => (
                <li key={number}>{twinBedPossible ? t('twin', { bed: t(`bed.${bedType}`) }) : t(`bed.${bedType}`)}</li>
              ))}
            </ul>
          </Fact>
          {room.facilities.length > 0 && <Fact label={t('facilities')}>{room.facilities.join(', ')}</Fact>}
          {room.facilitiesMarkdown && (
            <Fact label={t('facilities')}>
              <Prose markdown={room.facilitiesMarkdown} />
            </Fact>
          )}
        </dl>
        {[
          { label: t('pictures'), shown: pictures },
          { label: t('plans'), shown: room.floorplans },
        ].map(({ label, shown }) =>
          shown.length > 0 ? (
            <ul key={label} aria-label={label} className="mt-4 grid grid-cols-2 gap-2 desk:grid-cols-4">
              {shown.map((picture) => (
                <li key={picture.src} className="aspect-[3/2] overflow-hidden bg-line">
                  <Picture picture={picture} sizes="(width >= 800px) 24vw, 48vw" />
                </li>
              ))}
            </ul>
          ) : null,
        )}
      </div>
    </details>
  );
}

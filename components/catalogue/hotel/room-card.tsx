import type { ReactNode } from 'react';
import { Prose } from '@/components/catalogue/content/prose';
import { Picture } from '@/components/ui/picture';
import { occupancyOf } from '@/lib/catalogue/hotel/rules';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { numbered } from '@/lib/platform/numbered';
import { Fact } from './accordion';
import { FactLine } from './fact-line';
import { roomFacts } from './room-facts';

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
  /** What is done about it, at the right of its name. */
  action?: ReactNode;
  /** Shown where links to the hotel desk are. */
  deskHref?: string | null;
};

/** A room type: what it is, for how many, and everything else on demand. */
export async function RoomCard(props: Props) {
  const { room, availability, offers, shopHref, hasDetails = true, action, deskHref } = props;
  const t = await getTranslations('hotel.rooms');
  const [first, ...others] = room.pictures;
  const { pax, adults, standard, hasExtra } = occupancyOf(room.beds);
  return (
    <article className="rounded-desk border border-line bg-surface p-4 desk:p-5">
      <div className="grid gap-x-5 gap-y-3 desk:grid-cols-[144px_minmax(0,1fr)_auto]">
        {first && (
          <div className="aspect-[3/2] self-start overflow-hidden bg-line">
            <Picture picture={first} sizes="(width >= 800px) 144px, 100vw" />
          </div>
        )}
        <div className="min-w-0">
          <h2 className="font-serif text-22 font-normal">{room.name}</h2>
          <p className="mt-1 text-13 text-soft">
            <FactLine facts={[...roomFacts(room, t), ...room.viewsFromRoom]} />
          </p>
          <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
            {availability ??
              (room.isEnquiryOnly && <p className="text-13 font-bold text-warning">{t('confidential')}</p>)}
            <p className="text-13">
              {t('fits', { count: pax, adults })}
              {hasExtra && `, ${t('extra', { count: pax - standard.pax })}`}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 desk:col-start-3 desk:flex-col desk:items-end">
          {shopHref && (
            <a href={shopHref} className={linkClass}>
              {t('open')} <span className="sr-only">{room.name}</span>
            </a>
          )}
          {action}
          {deskHref && (
            <a href={deskHref} className={linkClass}>
              {t('desk')}
            </a>
          )}
        </div>
      </div>
      {offers}
      {hasDetails && <RoomDetails room={room} pictures={others} />}
    </article>
  );
}

const linkClass = 'inline-flex min-h-6 items-center text-13 font-bold text-main-ink hover:underline';

type DetailsProps = { room: RoomDetail; pictures: RoomDetail['pictures'] };

async function RoomDetails({ room, pictures }: DetailsProps) {
  const t = await getTranslations('hotel.rooms');
  return (
    <details className="mt-3 border-t border-line-faint pt-3">
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

import { Prose } from '@/components/catalogue/content/prose';
import { FactLine } from '@/components/catalogue/hotel/fact-line';
import { roomFacts } from '@/components/catalogue/hotel/room-facts';
import { occupancyOf } from '@/lib/catalogue/hotel/rules';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { RatesOfRoom } from '@/lib/rates/room/queries/rates';
import { AvailabilityLine } from './availability-line';
import { availabilityWords } from './availability-words';
import { CloseRoom } from './close-room';

type HeadProps = {
  room: RoomDetail;
  locale: Locale;
  own: RatesOfRoom | undefined;
  /** To all rooms of the hotel. */
  back: string;
  /** Whether there is a rate to choose by keys. */
  hasKeys: boolean;
};

/** Name, facts and whether it is free, with the way back at the right. */
export async function RoomHead({ room, locale, own, back, hasKeys }: HeadProps) {
  const [t, facts] = await Promise.all([getTranslations('roomRates.shop'), getTranslations('hotel.rooms')]);
  return (
    <header className="flex items-start justify-between gap-6 border-b border-line px-4 py-3 desk:px-6">
      <div className="min-w-0">
        <h1 className="font-serif text-28">{room.name}</h1>
        <div className="mt-1 text-13 text-soft">
          <FactLine facts={[...roomFacts(room, facts), ...room.viewsFromRoom]} />
          <div className="mt-1">
            {own ? (
              <AvailabilityLine words={availabilityWords(own, locale)} />
            ) : (
              room.isEnquiryOnly && <strong className="font-bold text-warning">{facts('confidential')}</strong>
            )}
          </div>
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-4">
        {hasKeys && (
          <p aria-hidden="true" className="flex items-center gap-3 text-12 text-soft max-wide:hidden">
            {[
              ['↑ ↓', t('keys.rate')],
              ['Enter', t('keys.add')],
              ['Esc', t('keys.back')],
            ].map(([key, what]) => (
              <span key={key}>
                <kbd className="rounded-control border border-line-strong px-1.5 py-0.5 font-sans">{key}</kbd> {what}
              </span>
            ))}
          </p>
        )}
        <CloseRoom href={back} label={t('close')} />
      </div>
    </header>
  );
}

/** What the hotel says of it. */
export async function RoomText({ room }: Pick<HeadProps, 'room'>) {
  const t = await getTranslations('hotel.rooms');
  const { pax, adults, standard, hasExtra } = occupancyOf(room.beds);
  return (
    <>
      <div className="max-w-[68ch]">
        <Prose markdown={room.descriptionMarkdown} />
      </div>
      <p className="mt-3 text-13">
        {t('fits', { count: pax, adults })}
        {hasExtra && `, ${t('extra', { count: pax - standard.pax })}`}
      </p>
      <ul aria-label={t('facilities')} className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 text-13 desk:grid-cols-3">
        {room.facilities.map((facility) => (
          <li key={facility} className="flex gap-2 before:mt-2 before:size-1 before:shrink-0 before:bg-accent">
            {facility}
          </li>
        ))}
      </ul>
      {room.facilitiesMarkdown && (
        <div className="mt-3 max-w-[68ch]">
          <Prose markdown={room.facilitiesMarkdown} />
        </div>
      )}
    </>
  );
}

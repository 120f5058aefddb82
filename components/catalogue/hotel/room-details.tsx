import { Prose } from '@/components/catalogue/content/prose';
import { Picture } from '@/components/ui/picture';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import type { Translator } from '@/lib/platform/i18n/translator';
import { numbered } from '@/lib/platform/numbered';
import { Fact } from './accordion';

type Props = { room: RoomDetail; t: Translator<'hotel.rooms'> };

/** Everything else of a room, folded. */
export function RoomDetails({ room, t }: Props) {
  const [, ...pictures] = room.pictures;
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

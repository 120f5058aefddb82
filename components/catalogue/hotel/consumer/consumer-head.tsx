import { Prose } from '@/components/catalogue/content/prose';
import { Breadcrumbs } from '@/components/web/seo/breadcrumbs';
import { firstSentence, occupancyOf } from '@/lib/catalogue/hotel/rules';
import type { PublicHotel, RoomDetail } from '@/lib/catalogue/hotel/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Crumb } from '@/lib/web/seo/structured-data';
import { categoryKey } from '../names';

const FACILITIES_SHOWN = 3;

type Props = { hotel: PublicHotel; rooms: readonly RoomDetail[]; locale: Locale; crumbs: Crumb[] };

/** Name, place, key facts in one line, the first sentence and the text after it. */
export async function ConsumerHead({ hotel, rooms, locale, crumbs }: Props) {
  const t = await getTranslations('hotelConsumer');
  const { name, sector, city, country, description } = hotel;
  const category = categoryKey(hotel.category);
  const words = category ? t(`category.${category}`) : hotel.category;
  const opening = firstSentence({ ...description, bestFor: null });
  const rest = (opening && description.hotel?.slice(opening.length).trim()) || null;
  return (
    <>
      <h1 className="-ml-[0.03em] text-64 leading-[1.02] tracking-[-0.026em]">{name}</h1>
      <p className="mt-3 text-16 text-soft leading-6 first-letter:uppercase desk:mt-4 desk:text-18 desk:leading-7">
        {t('place', { category: words, place: [sector, city, country].filter(Boolean).join(', ') })}
      </p>
      <KeyFacts hotel={hotel} rooms={rooms} />
      <Breadcrumbs
        crumbs={crumbs}
        locale={locale}
        label={t('crumbs')}
        className="no-print mt-4 text-13 text-soft [&_a]:inline-block [&_a]:leading-6 [&_li]:leading-6"
      />
      {opening && (
        <p className="serif mt-9 max-w-[30em] text-pretty text-28 leading-[1.36] tracking-[-0.012em] desk:mt-12">
          {opening}
        </p>
      )}
      <div className="mt-6 max-w-[62ch] text-pretty *:not-first:mt-4">
        {[rest, description.bestFor, description.location, description.wellness].map(
          (text) => text && <Prose key={text} markdown={text} />,
        )}
      </div>
    </>
  );
}

async function KeyFacts({ hotel, rooms }: Pick<Props, 'hotel' | 'rooms'>) {
  const t = await getTranslations('hotelConsumer.facts');
  const guests = rooms.map(({ beds }) => occupancyOf(beds));
  const from = Math.min(...guests.map(({ standard }) => standard.pax));
  const to = Math.max(...guests.map(({ pax }) => pax));
  const facts = [
    t('rooms', { count: hotel.keys }),
    rooms.length > 0 && t('guests', { from, to }),
    hotel.facilities
      .slice(0, FACILITIES_SHOWN)
      .map(({ facility }) => facility)
      .join(', '),
    hotel.diningVenues.length > 0 && t('tables', { count: hotel.diningVenues.length }),
    hotel.distanceStrings[0],
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return (
    <ul
      aria-label={t('label')}
      className="mt-7 grid grid-cols-2 gap-x-4 border-line border-t desk:mt-10 desk:flex desk:flex-wrap desk:gap-x-8 desk:border-b desk:py-3"
    >
      {facts.map((fact) => (
        <li key={fact} className="border-line border-b py-3 leading-6 last:odd:col-span-2 desk:border-0 desk:py-1.5">
          {fact}
        </li>
      ))}
    </ul>
  );
}

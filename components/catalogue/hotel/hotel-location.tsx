import { getMapLabels } from '@/components/catalogue/map/map-labels';
import { packedPreview } from '@/components/catalogue/map/packed-preview';
import { ShownPreviewedMap } from '@/components/catalogue/when-shown';
import { directionWays, type PublicHotel } from '@/lib/catalogue/hotel/types';
import { getMapConfig } from '@/lib/catalogue/map/config';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import { Accordion } from './accordion';

/** Where the hotel stands: map, distances and ways there. Without coordinates there is no map (rule 7.1). */
export async function HotelLocation({ hotel, locale }: { hotel: PublicHotel; locale: Locale }) {
  const [t, labels] = await Promise.all([getTranslations('hotel.location'), getMapLabels(hotel.name)]);
  const { coordinates, closestAirport, directions, distanceStrings, city } = hotel;
  if (!coordinates && !directions && distanceStrings.length === 0) {
    return <Accordion title={t('title')} empty={labels.noLocation} />;
  }
  const pin = coordinates && {
    ...coordinates,
    id: hotel._id,
    name: hotel.name,
    href: paths.distribution(hotel._id),
    price: null,
    state: null,
    place: [hotel.sector, city].filter(Boolean).join(', '),
  };
  const airport =
    closestAirport && t('airport', { code: closestAirport.iataCode, km: formatNumber(closestAirport.distanceInKm) });
  return (
    <Accordion title={t('title')} essence={t('altitude', { place: city, metres: formatNumber(hotel.altitudeMetres) })}>
      <ShownPreviewedMap
        mode="locator"
        locale={locale}
        labels={labels}
        pins={pin ? [pin] : []}
        packed={pin && packedPreview([pin], () => city)}
        distances={[]}
        config={getMapConfig()}
        className="desk:min-h-[430px]"
      />
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-13 text-soft">
        {[...distanceStrings, ...(airport ? [airport] : [])].map((distance) => (
          <li key={distance}>{distance}</li>
        ))}
      </ul>
      {directions && (
        <dl className="mt-4 grid gap-x-8 gap-y-4 desk:grid-cols-2">
          {directionWays.map((way) => (
            <div key={way} className="border-t border-line-faint pt-3">
              <dt className="text-13 font-bold">{t(way)}</dt>
              <dd className="max-w-[66ch]">{directions[way]}</dd>
            </div>
          ))}
        </dl>
      )}
    </Accordion>
  );
}

import { getMapLabels } from '@/components/catalogue/map/map-labels';
import { MapOnDemand } from '@/components/catalogue/map/map-on-demand';
import { MapPreview } from '@/components/catalogue/map/map-preview';
import { WideSection } from '@/components/catalogue/property/section';
import { directionWays, type PublicHotel } from '@/lib/catalogue/hotel/types';
import { getMapConfig } from '@/lib/catalogue/map/config';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';

/** The map where the hotel's place is known, how far everything is, and the ways there. */
export async function WhereItStands({ hotel, locale }: { hotel: PublicHotel; locale: Locale }) {
  const [t, ways, labels] = await Promise.all([
    getTranslations('hotelConsumer.where'),
    getTranslations('hotel.location'),
    getMapLabels(hotel.name),
  ]);
  const { coordinates, closestAirport, directions, distanceStrings, city, sector } = hotel;
  const place = [sector, city].filter(Boolean).join(', ');
  const pin = coordinates && {
    ...coordinates,
    id: hotel._id,
    name: hotel.name,
    href: paths.distribution(hotel._id),
    price: null,
    state: null,
    place,
  };
  const airport =
    closestAirport && t('airport', { airport: closestAirport.iataCode, km: formatNumber(closestAirport.distanceInKm) });
  const distances = [...distanceStrings, ...(airport ? [airport] : [])];
  return (
    <WideSection title={t('title')} hasLead>
      <p className="lead">{t('lead', { place, metres: formatNumber(hotel.altitudeMetres) })}</p>
      {pin ? (
        <MapOnDemand
          mode="locator"
          locale={locale}
          labels={labels}
          pins={[pin]}
          preview={<MapPreview pins={[pin]} nameOf={() => city} />}
          distances={[]}
          config={getMapConfig()}
          className="no-print-map mt-8 desk:min-h-[430px]"
        />
      ) : (
        <p className="mt-8 text-soft">{labels.noLocation}</p>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-8 desk:grid-cols-2">
        <ul>
          {distances.map((distance) => (
            <li key={distance} className="border-line border-t py-2.5 leading-6">
              {distance}
            </li>
          ))}
        </ul>
        {directions && (
          <dl>
            {directionWays.map((way) => (
              <div
                key={way}
                className="gap-x-6 border-line border-t py-2.5 leading-6 desk:grid desk:grid-cols-[176px_1fr]"
              >
                <dt className="text-soft">{ways(way)}</dt>
                <dd className="text-pretty">{directions[way]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </WideSection>
  );
}

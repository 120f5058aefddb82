import { getMapLabels } from '@/components/catalogue/map/map-labels';
import { MapOnDemand } from '@/components/catalogue/map/map-on-demand';
import { MapPreview } from '@/components/catalogue/map/map-preview';
import { getMapConfig } from '@/lib/catalogue/map/config';
import { distanceText } from '@/lib/catalogue/property/distance-text';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import { WideSection } from './section';

/** Where the property stands, and how far everything is: on the map and in words. */
export async function Location({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const [t, labels] = await Promise.all([getTranslations('property.location'), getMapLabels(property.name)]);
  const textOf = distanceText(locale);
  const { _id, name, href, latitude, longitude, place, priceFrom, distances } = property;
  const pin = latitude !== null &&
    longitude !== null && {
      id: _id,
      name,
      latitude,
      longitude,
      href,
      price: priceFrom && formatMoney(priceFrom),
      state: null,
      place: [place.sector?.name, place.city.name].filter(Boolean).join(', '),
    };
  return (
    <WideSection id="location" title={t('title')}>
      <MapOnDemand
        mode="locator"
        locale={locale}
        labels={labels}
        pins={pin ? [pin] : []}
        preview={pin && <MapPreview pins={[pin]} nameOf={() => place.city.name} />}
        distances={distances.map((distance) => ({
          kind: distance.kind,
          label: distance.to,
          value: textOf(distance),
          metres: distance.metres,
          minutesOnFoot: distance.by === 'foot' ? distance.minutes : null,
          target: null,
        }))}
        config={getMapConfig()}
        className="no-print-map desk:min-h-[640px]"
      />
      {distances.length === 0 && <p className="mt-4 text-soft">{t('noDistances')}</p>}
    </WideSection>
  );
}

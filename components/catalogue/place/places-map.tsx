import { getMapLabels } from '@/components/catalogue/map/map-labels';
import { MapOnDemand } from '@/components/catalogue/map/map-on-demand';
import { MapPreview } from '@/components/catalogue/map/map-preview';
import { getMapConfig } from '@/lib/catalogue/map/config';
import type { MapPin } from '@/lib/catalogue/map/types';
import { destinationPath, destinationsOf, totalOf } from '@/lib/catalogue/place/rules';
import type { Country } from '@/lib/catalogue/place/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** The places, not the properties: one pin each, groups of villages at their middle. */
export async function PlacesMap({ countries, locale }: { countries: readonly Country[]; locale: Locale }) {
  const t = await getTranslations('destination');
  const labels = await getMapLabels(t('map.title'));
  const pins = countries.flatMap((country) =>
    destinationsOf(country).map((destination): MapPin => {
      const { id, name, cities, counts } = destination;
      const total = totalOf(counts);
      const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      return {
        id,
        name,
        latitude: middle(cities.map(({ latitude }) => latitude)),
        longitude: middle(cities.map(({ longitude }) => longitude)),
        href: destinationPath(destination, locale),
        price: null,
        state: null,
        place: [country.name, ...(total > 0 ? [t('houses', { count: total })] : [])].join(' · '),
      };
    }),
  );
  return (
    <MapOnDemand
      pins={pins}
      preview={
        <>
          <MapPreview pins={pins} nameOf={({ name }) => name} className="desk:hidden" />
          <MapPreview pins={pins} nameOf={({ name }) => name} pixels={800} className="max-desk:hidden" />
        </>
      }
      labels={{ ...labels, properties: t('map.places', { count: '{count}' }), viewProperty: t('map.view') }}
      locale={locale}
      mode="overview"
      config={getMapConfig()}
      className="h-[56vh] desk:h-[520px]"
    />
  );
}

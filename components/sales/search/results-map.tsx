import { getMapLabels } from '@/components/catalogue/map/map-labels';
import { MapOnDemand } from '@/components/catalogue/map/map-on-demand';
import { MapPreview } from '@/components/catalogue/map/map-preview';
import type { CardLabels } from '@/components/catalogue/property/property-card-view';
import { getMapConfig } from '@/lib/catalogue/map/config';
import type { MapPin } from '@/lib/catalogue/map/types';
import type { AvailabilityState, PropertyCard } from '@/lib/catalogue/property/types';
import type { Locale } from '@/lib/platform/i18n/locale';

type MapProperty = { property: PropertyCard; labels: CardLabels; href: string; state: AvailabilityState | null };

function toPins(properties: readonly MapProperty[]): MapPin[] {
  return properties.flatMap(({ property, labels, href, state }) => {
    const { latitude, longitude } = property;
    if (latitude === null || longitude === null) return [];
    return [
      {
        id: property._id,
        name: property.name,
        latitude,
        longitude,
        href,
        price: labels.price,
        state,
        place: labels.place,
      },
    ];
  });
}

/**
 * The properties of the list in their landscape; beside it, as high as the screen allows. It has its place by name: it is read
 * before the list, and must not stand in the list's column while the list is still on its way.
 */
export async function ResultsMap({ properties, locale }: { properties: readonly MapProperty[]; locale: Locale }) {
  const labels = await getMapLabels();
  const pins = toPins(properties);
  const cities = new Map(properties.map(({ property }) => [property._id, property.place.city.name]));
  return (
    <aside className="search-map no-print mb-10 menu:col-start-2 menu:row-start-1 menu:mb-0" id="map">
      <div className="menu:sticky menu:top-[112px]">
        <MapOnDemand
          pins={pins}
          preview={<MapPreview pins={pins} nameOf={({ id }) => cities.get(id) ?? ''} />}
          labels={labels}
          locale={locale}
          mode="overview"
          config={getMapConfig()}
          className="h-[70vh] menu:h-[calc(100vh-160px)] menu:max-h-[868px]"
        />
      </div>
    </aside>
  );
}

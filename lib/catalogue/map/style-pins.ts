import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import type { PinGroup } from './place';
import { markImages } from './style-labels';

export const pinSource = 'pins';

/** Added above all words, so the words make way. */
export const pinLayer: LayerSpecification = {
  id: 'pin-room',
  type: 'symbol',
  source: pinSource,
  layout: {
    'icon-image': markImages.room,
    'icon-size': ['get', 'size'],
    'icon-allow-overlap': true,
    'icon-padding': 0,
  },
};

/** The room every dot needs: a group's is 24 px, a property's 14. */
export function pinRooms(groups: readonly PinGroup[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: groups.map(({ longitude, latitude, pins }) => ({
      type: 'Feature',
      properties: { size: pins.length > 1 ? 1 : 0.6 },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

import type { MapPin } from '@/lib/catalogue/map/types';
import { MapPreviewDrawing } from './map-preview-drawing';
import { packedPreview } from './packed-preview';

type Props = {
  pins: readonly MapPin[];
  /** What a dot is called. */
  nameOf: (pin: MapPin) => string;
  /** About how wide it will be. */
  pixels?: number;
  className?: string;
};

/** The properties on a drawing of their valley or of the Alps, without script: what a list shows until somebody wants the map itself. */
export function MapPreview({ pins, nameOf, pixels, className = '' }: Props) {
  const packed = packedPreview(pins, nameOf, pixels);
  return packed && <MapPreviewDrawing packed={packed} className={className} />;
}

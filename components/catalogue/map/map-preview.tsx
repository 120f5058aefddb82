import { pack } from '@/components/ui/packed';
import { previewOf } from '@/lib/catalogue/map/preview';
import type { MapPin } from '@/lib/catalogue/map/types';
import { MapPreviewDrawing } from './map-preview-drawing';

type Props = {
  pins: readonly MapPin[];
  /** What a dot is called. */
  nameOf: (pin: MapPin) => string;
  /** About how wide it will be. */
  pixels?: number;
  className?: string;
};

/** The properties on a drawing of their valley or of the Alps, without script: what a list shows until somebody wants the map itself. */
export function MapPreview({ pins, nameOf, pixels = 400, className = '' }: Props) {
  const preview = previewOf(pins, nameOf, pixels);
  return preview && <MapPreviewDrawing packed={pack(preview)} className={className} />;
}

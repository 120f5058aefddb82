import { pack } from '@/components/ui/packed';
import { previewOf } from '@/lib/catalogue/map/preview';
import type { MapPin } from '@/lib/catalogue/map/types';

/** The drawing a map shows until it is wanted. `nameOf`: what a dot is called; `pixels`: about how wide it will be. */
export function packedPreview(pins: readonly MapPin[], nameOf: (pin: MapPin) => string, pixels = 400) {
  const preview = previewOf(pins, nameOf, pixels);
  return preview && pack(preview);
}

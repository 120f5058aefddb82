import { slugify } from '@/lib/platform/addresses/slug';
import type { PlaceOption } from './setting';

/** The place a text names: the one it was completed to, or one that is spelt as it, whatever its accents. */
export function placeOf(text: string | undefined, places: readonly PlaceOption[]): PlaceOption | null {
  if (!text) return null;
  const slug = slugify(text);
  return (
    places.find(({ name, id }) => name === text || id === text) ??
    places.find(({ name }) => slugify(name) === slug) ??
    null
  );
}

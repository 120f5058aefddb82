import 'server-only';
import { countryFromSegment, propertyTypeFromSegment } from '@/lib/platform/addresses/slug';
import { propertyKey } from './published';
import { getPublishedIndex } from './published-source';

export type PropertySegments = Record<'propertyType' | 'country' | 'city' | 'propertyName', string>;

/** The published property of an address as the router hands it on, in the words of either language; null for none. */
export async function findAddressedProperty(segments: PropertySegments): Promise<string | null> {
  const propertyType = propertyTypeFromSegment(segments.propertyType);
  const countryId = countryFromSegment(decodeURIComponent(segments.country));
  if (!propertyType || !countryId) return null;
  const [citySlug, slug] = [decodeURIComponent(segments.city), decodeURIComponent(segments.propertyName)];
  const index = await getPublishedIndex();
  return index.properties.get(propertyKey({ propertyType, countryId, citySlug, slug }))?.id ?? null;
}

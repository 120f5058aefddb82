import 'server-only';
import { countryFromSegment, propertyTypeFromSegment } from '@/lib/platform/addresses/slug';
import { db } from '@/lib/platform/db';

type Segments = { propertyType: string; country: string; city: string; slug: string };

/** The published property of an address, in the words of either language; null when there is none. */
export async function findPropertyAt({ propertyType, country, city, slug }: Segments): Promise<string | null> {
  const type = propertyTypeFromSegment(propertyType);
  const countryId = countryFromSegment(country);
  if (!type || !countryId) return null;
  const row = await db.property.findFirst({
    where: { propertyType: type, slug, cityId: city, city: { countryId }, status: 'published' },
    select: { id: true },
  });
  return row?.id ?? null;
}

import 'server-only';
import type { PropertyCard } from '@/lib/catalogue/property/types';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { PictureValue } from '@/lib/platform/media/types';
import { chooseApart, twinsAmong } from '../pictures';

/** Pictures of a property to choose another first one from. */
const CHOICE = 4;

/** The same properties, none with the first picture of a neighbour; asks the database once, and only if two have the same. */
export async function withPicturesApart<Property extends PropertyCard>(
  properties: readonly Property[],
  locale: Locale,
): Promise<Property[]> {
  const first = properties.map(({ thumbnail }) => thumbnail);
  const twins = twinsAmong(first);
  if (twins.length === 0) return [...properties];
  const rows = await db.propertyPicture.findMany({
    where: {
      propertyId: { in: properties.map(({ _id }) => _id) },
      isFloorplan: false,
      position: { gte: 1, lte: CHOICE },
    },
    select: { propertyId: true, ...pictureUseSelect },
    orderBy: { position: 'asc' },
  });
  const more = new Map<string, PictureValue[]>();
  for (const row of rows) {
    more.set(row.propertyId, [...(more.get(row.propertyId) ?? []), toPicture(row.picture, locale, row)]);
  }
  const chosen = chooseApart(first, (index) => more.get(properties[index]?._id ?? '') ?? []);
  return properties.map((property, index) => ({ ...property, thumbnail: chosen[index] ?? property.thumbnail }));
}

import 'server-only';
import type { PropertyCard } from '@/lib/catalogue/property/types';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { pictureSelect, toPicture } from '@/lib/platform/media/queries';
import type { PictureValue } from '@/lib/platform/media/types';
import { chooseApart, twinsAmong } from '../pictures';

/** Pictures of a house to choose another first one from. */
const CHOICE = 4;

/** The same houses, none with the first picture of a neighbour; asks the database once, and only if two have the same. */
export async function withPicturesApart<House extends PropertyCard>(
  houses: readonly House[],
  locale: Locale,
): Promise<House[]> {
  const first = houses.map(({ thumbnail }) => thumbnail);
  const twins = twinsAmong(first);
  if (twins.length === 0) return [...houses];
  const rows = await db.propertyPicture.findMany({
    where: {
      propertyId: { in: houses.map(({ _id }) => _id) },
      isFloorplan: false,
      position: { gte: 1, lte: CHOICE },
    },
    select: { propertyId: true, focusX: true, focusY: true, picture: { select: pictureSelect } },
    orderBy: { position: 'asc' },
  });
  const more = new Map<string, PictureValue[]>();
  for (const row of rows) {
    more.set(row.propertyId, [...(more.get(row.propertyId) ?? []), toPicture(row.picture, locale, row)]);
  }
  const chosen = chooseApart(first, (index) => more.get(houses[index]?._id ?? '') ?? []);
  return houses.map((house, index) => ({ ...house, thumbnail: chosen[index] ?? house.thumbnail }));
}

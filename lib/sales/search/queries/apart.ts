import 'server-only';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { pictureSelect, pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import { chooseApart, type LeadPicture, leadOf, tooCloseAmong } from '../pictures';
import type { FoundProperty } from '../types';

/** Pictures of a property to choose another first one from. */
const CHOICE = 6;

/** The same properties, their first pictures apart; asks the database once, and only if two are too close. */
export async function withPicturesApart(
  properties: readonly FoundProperty[],
  locale: Locale,
): Promise<FoundProperty[]> {
  const first = properties.map(({ thumbnail, lead }) => ({ picture: thumbnail, lead }));
  if (tooCloseAmong(first).length === 0) return [...properties];
  const rows = await db.propertyPicture.findMany({
    where: {
      propertyId: { in: properties.map(({ _id }) => _id) },
      isFloorplan: false,
      position: { gte: 1, lte: CHOICE },
    },
    select: { propertyId: true, ...pictureUseSelect, picture: { select: { ...pictureSelect, kind: true } } },
    orderBy: { position: 'asc' },
  });
  const more = new Map<string, LeadPicture[]>();
  for (const row of rows) {
    const picture = { picture: toPicture(row.picture, locale, row), lead: leadOf(row.picture.kind) };
    more.set(row.propertyId, [...(more.get(row.propertyId) ?? []), picture]);
  }
  const chosen = chooseApart(first, (index) => more.get(properties[index]?._id ?? '') ?? []);
  return properties.map((property, index) => ({ ...property, thumbnail: chosen[index] ?? property.thumbnail }));
}

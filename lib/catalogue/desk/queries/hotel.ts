import { descriptionParts } from '@/lib/catalogue/hotel/types';
import 'server-only';
import { z } from 'zod';
import { managesHotel } from '@/lib/people/access/hotel';
import { scoped } from '@/lib/people/scope';
import { contentVersion } from '@/lib/platform/content-version';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type HotelContent, type HotelText, houseTexts, type Words } from '../types';
import { managersSeen, picturesSeen, roomWordsOf, versioned } from '../versions';
import { pictureLineSelect, toPictureLine, wordsOf } from './picture-line';

const stored = z.object({ en: z.string(), de: z.string() });
/** Of hotel.description; a part nobody wrote is absent or null. */
export const storedPartsSchema = z.record(z.string(), stored.nullish());

const nothing: Words = { en: '', de: '' };

type TextRow = { description: unknown } & {
  [Name in (typeof houseTexts)[number] as `${Name}En` | `${Name}De`]: string | null;
};

/** Every text of a hotel as its desk shows it. */
export function hotelTextsOf(row: TextRow): Record<HotelText, Words> {
  const parts = storedPartsSchema.parse(row.description);
  return {
    ...(Object.fromEntries(descriptionParts.map((name) => [name, parts[name] ?? nothing])) as Record<
      (typeof descriptionParts)[number],
      Words
    >),
    ...(Object.fromEntries(houseTexts.map((name) => [name, wordsOf(row[`${name}En`], row[`${name}De`])])) as Record<
      (typeof houseTexts)[number],
      Words
    >),
  };
}

/** Everything the contact of a hotel may write of it; null for anybody else. */
export async function getHotelContent(viewer: Viewer, hotelId: string, locale: Locale): Promise<HotelContent | null> {
  if (!managesHotel(viewer, hotelId)) return null;
  return scoped(viewer, async (tx) => {
    const row = await tx.hotel.findUnique({
      where: { id: hotelId },
      include: {
        rooms: {
          where: { retiredAt: null },
          select: { id: true, nameEn: true, nameDe: true, descriptionEn: true, descriptionDe: true },
          orderBy: { position: 'asc' },
        },
        pictures: { select: pictureLineSelect, orderBy: { position: 'asc' } },
        salesManagers: {
          select: { id: true, fullName: true, email: true, languages: true },
          orderBy: { position: 'asc' },
        },
      },
    });
    if (!row) return null;
    const texts = hotelTextsOf(row);
    return {
      hotelId,
      hotelName: row.name,
      texts: versioned(texts),
      rooms: row.rooms.map((room) => {
        const words = roomWordsOf(room);
        return { _id: room.id, ...words, version: contentVersion(words) };
      }),
      pictures: row.pictures.map((use) => toPictureLine(use, locale)),
      picturesVersion: contentVersion(picturesSeen(row.pictures)),
      managers: row.salesManagers.map(({ id, ...manager }) => ({ _id: id, ...manager })),
      managersVersion: contentVersion(managersSeen(row.salesManagers)),
    };
  });
}

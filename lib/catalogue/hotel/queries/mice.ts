import 'server-only';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import { shownHotels } from '../listed';
import type { MiceSpace } from '../types';
import { nameOf } from './card';

/** The rooms for meetings and events of a hotel; none when the hotel is not there for this reader. */
export async function listMiceSpaces(hotelId: string, locale: Locale, includeDemos: boolean): Promise<MiceSpace[]> {
  const rows = await db.miceSpace.findMany({
    where: { hotelId, hotel: shownHotels(includeDemos) },
    include: {
      pictures: { select: pictureUseSelect, orderBy: { position: 'asc' } },
      configurations: { orderBy: { position: 'asc' } },
      equipment: { orderBy: { position: 'asc' } },
    },
    orderBy: { position: 'asc' },
  });
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    markdownDescription: inLanguage(locale, { en: row.descriptionEn, de: row.descriptionDe }),
    pictures: row.pictures.map((entry) => toPicture(entry.picture, locale, entry)),
    isIndoor: row.isIndoor,
    isOutdoor: row.isOutdoor,
    dimensions: {
      unitSystem: row.unitSystem === 'imperial' ? 'imperial' : 'metric',
      area: row.area.toNumber(),
      length: row.length.toNumber(),
      width: row.width.toNumber(),
      ceilingHeight: row.ceilingHeight?.toNumber() ?? null,
    },
    configurations: row.configurations.map((configuration) => ({
      name: nameOf(configuration, locale),
      type: configuration.type,
      maxOccupancy: configuration.maxOccupancy,
      markdownDescription: inLanguage(locale, { en: configuration.descriptionEn, de: configuration.descriptionDe }),
    })),
    equipment: row.equipment.map((entry) => ({ name: nameOf(entry, locale), quantity: entry.quantity })),
  }));
}

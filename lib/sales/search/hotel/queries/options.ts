import 'server-only';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { listProgrammes } from '@/lib/people/programme/queries';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import type { HotelFilterOptions } from '../types';

const TWELVE_HOURS = 12 * 60 * 60;
const options = createTaggedCache<HotelFilterOptions>({ most: 2, seconds: TWELVE_HOURS });

/**
 * What the filter offers besides categories: programmes shown in the search, the 13 facilities and the 26 of rooms; a retired
 * facility as long as somebody has it.
 */
export function listHotelFilterOptions(locale: Locale): Promise<HotelFilterOptions> {
  return options(locale, [hotelsTag], async () => {
    const isOffered = { retiredAt: null } as const;
    const ordered = { orderBy: { position: 'asc' } } as const;
    const [programmes, ofHotels, ofRooms] = await Promise.all([
      listProgrammes(true),
      db.hotelFacilityType.findMany({ where: { OR: [isOffered, { hotels: { some: {} } }] }, ...ordered }),
      db.roomFacilityType.findMany({ where: { OR: [isOffered, { rooms: { some: {} } }] }, ...ordered }),
    ]);
    const option = ({ id, nameEn, nameDe }: { id: string; nameEn: string; nameDe: string }) => ({
      id,
      name: inLanguage(locale, { en: nameEn, de: nameDe }),
    });
    return {
      programmes: programmes.map(({ _id: id, name }) => ({ id, name })),
      facilities: ofHotels.map(option),
      roomFacilities: ofRooms.map(option),
    };
  });
}

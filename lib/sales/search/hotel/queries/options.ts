import 'server-only';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { listProgrammes } from '@/lib/people/programme/queries';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import type { HotelFilterOptions } from '../types';

const TWELVE_HOURS = 12 * 60 * 60;
const facilities = createTaggedCache<Pick<HotelFilterOptions, 'facilities' | 'roomFacilities'>>({
  most: 2,
  seconds: TWELVE_HOURS,
});

function readFacilities(locale: Locale) {
  return facilities(locale, [hotelsTag], async () => {
    const ordered = { orderBy: { position: 'asc' } } as const;
    const [ofHotels, ofRooms] = await Promise.all([
      db.hotelFacilityType.findMany(ordered),
      db.roomFacilityType.findMany(ordered),
    ]);
    const option = ({ id, nameEn, nameDe }: { id: string; nameEn: string; nameDe: string }) => ({
      id,
      name: inLanguage(locale, { en: nameEn, de: nameDe }),
    });
    return { facilities: ofHotels.map(option), roomFacilities: ofRooms.map(option) };
  });
}

/** What the filter offers besides categories: programmes shown in the search, the 13 facilities and the 26 of rooms. */
export async function listHotelFilterOptions(locale: Locale): Promise<HotelFilterOptions> {
  const [programmes, known] = await Promise.all([listProgrammes(true), readFacilities(locale)]);
  return { programmes: programmes.map(({ _id: id, name }) => ({ id, name })), ...known };
}

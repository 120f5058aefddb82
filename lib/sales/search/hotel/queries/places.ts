import 'server-only';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { shownHotels } from '@/lib/catalogue/hotel/listed';
import { placesTag } from '@/lib/catalogue/place/keys';
import { slugify } from '@/lib/platform/addresses/slug';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { type HotelPlaces, placesOf } from '../destinations';

const TWELVE_HOURS = 12 * 60 * 60;
const places = createTaggedCache<HotelPlaces>({ most: 4, seconds: TWELVE_HOURS });

/** What a search of hotels can be for; a demonstration hotel is not among it unless it is shown. */
export function listHotelPlaces(locale: Locale, includeDemos: boolean): Promise<HotelPlaces> {
  return places(`${locale} ${includeDemos}`, [hotelsTag, placesTag], async () => {
    const named = { id: true, nameEn: true, nameDe: true } as const;
    const rows = await db.hotel.findMany({
      where: shownHotels(includeDemos),
      select: {
        id: true,
        name: true,
        city: { select: { ...named, country: { select: named } } },
        sector: { select: { id: true, name: true } },
      },
    });
    const inWords = ({ id, nameEn, nameDe }: { id: string; nameEn: string; nameDe: string }) => ({
      id,
      name: inLanguage(locale, { en: nameEn, de: nameDe }),
      words: [slugify(nameEn), slugify(nameDe)],
    });
    return placesOf(
      rows.map(({ city, ...row }) => ({ ...row, city: { ...inWords(city), country: inWords(city.country) } })),
      locale,
    );
  });
}

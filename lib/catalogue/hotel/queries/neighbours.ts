import 'server-only';
import { listedProperties } from '@/lib/catalogue/property/listed';
import { cardSelect, toCard } from '@/lib/catalogue/property/queries/card';
import type { PropertyCard } from '@/lib/catalogue/property/types';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { shownHotels } from '../listed';
import type { HotelCard } from '../types';
import { hotelCardSelect, toHotelCard } from './card';

const MOST = 3;

/** Other hotels for consumers and houses in the city of a hotel, hotels first. */
export async function listNeighbours(
  hotelId: string,
  locale: Locale,
  includeDemos: boolean,
): Promise<{ hotels: HotelCard[]; properties: PropertyCard[] }> {
  const city = { hotels: { some: { id: hotelId } } };
  const [hotels, properties] = await Promise.all([
    db.hotel.findMany({
      where: { ...shownHotels(includeDemos), isForConsumers: true, city, id: { not: hotelId } },
      select: hotelCardSelect,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: MOST,
    }),
    db.property.findMany({
      where: { ...listedProperties(includeDemos), city },
      select: cardSelect,
      orderBy: [{ priceFrom: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
      take: MOST,
    }),
  ]);
  return {
    hotels: hotels.map((row) => toHotelCard(row, locale)),
    properties: properties.map((row) => toCard(row, locale)),
  };
}

import 'server-only';
import type { AlpineSlug } from '@/lib/platform/addresses/pages';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { shownHotels } from '../listed';
import type { HotelCard, HotelLocations } from '../types';
import { hotelCardSelect, nameOf, toHotelCard } from './card';
import { hotelContentTags } from './detail';

const TWELVE_HOURS = 12 * 60 * 60;
const cards = createTaggedCache<HotelCard[]>({ most: 4, seconds: TWELVE_HOURS });
const consumerCards = createTaggedCache<HotelCard[]>({ most: 4, seconds: TWELVE_HOURS });
const locations = createTaggedCache<HotelLocations>({ most: 4, seconds: TWELVE_HOURS });

/** Every hotel by name. */
export function listHotels(locale: Locale, includeDemos: boolean): Promise<HotelCard[]> {
  return cards(`${locale} ${includeDemos}`, hotelContentTags, async () => {
    const rows = await db.hotel.findMany({
      where: shownHotels(includeDemos),
      select: hotelCardSelect,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    });
    return rows.map((row) => toHotelCard(row, locale));
  });
}

/** Hotels with a page for consumers (rule 7.2), by name. */
export function listConsumerHotels(locale: Locale, includeDemos: boolean): Promise<HotelCard[]> {
  return consumerCards(`${locale} ${includeDemos}`, hotelContentTags, async () => {
    const rows = await db.hotel.findMany({
      where: { ...shownHotels(includeDemos), isForConsumers: true },
      select: hotelCardSelect,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    });
    return rows.map((row) => toHotelCard(row, locale));
  });
}

/** Those of a place an alpine page speaks of: a city, a group of villages, a region or a country. */
export async function listConsumerHotelsAt(
  slug: AlpineSlug,
  locale: Locale,
  includeDemos: boolean,
): Promise<HotelCard[]> {
  const rows = await db.hotel.findMany({
    where: {
      ...shownHotels(includeDemos),
      isForConsumers: true,
      city: { OR: [{ id: slug }, { groupId: slug }, { regionId: slug }, { country: { slugDe: slug } }] },
    },
    select: hotelCardSelect,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => toHotelCard(row, locale));
}

/** Countries and cities that have hotels, each by name (rule 7.1). */
export function listHotelLocations(locale: Locale, includeDemos: boolean): Promise<HotelLocations> {
  return locations(`${locale} ${includeDemos}`, hotelContentTags, async () => {
    const hotels = { some: shownHotels(includeDemos) };
    const rows = await db.country.findMany({
      where: { cities: { some: { hotels } } },
      select: { nameEn: true, nameDe: true, cities: { where: { hotels }, select: { nameEn: true, nameDe: true } } },
    });
    const byName = new Intl.Collator(locale);
    const sorted = <Named extends { name: string }>(named: Named[]) =>
      named.sort((a, b) => byName.compare(a.name, b.name));
    return {
      countries: sorted(
        rows.map((row) => ({
          name: nameOf(row, locale),
          cities: sorted(row.cities.map((city) => ({ name: nameOf(city, locale) }))),
        })),
      ),
    };
  });
}

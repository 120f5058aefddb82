import 'server-only';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { hotelCardSelect, toHotelCard } from '@/lib/catalogue/hotel/queries/card';
import { hotelContentTags } from '@/lib/catalogue/hotel/queries/detail';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCacheOfMany, createTaggedCacheOfWords } from '@/lib/platform/tagged-cache';
import type { Viewer } from '@/lib/platform/viewer/types';
import { EVERYTHING, type Shown } from '../paging';
import { isOffered } from '../rules';
import type { FoundHotel, HotelAvailability, HotelPin, HotelSearchAnswer, SearchedHotel } from '../types';
import { countFilterOptions } from './counts';
import { findHotels, type HotelSearchAsked, type SearchBrand } from './find';

/** Rule 7.11. */
const roomNames = createTaggedCacheOfMany<{ en: string; de: string }>({ most: 4000, seconds: 5 * 60 });

async function readRoomNames(judged: Iterable<HotelAvailability>, locale: Locale): Promise<Map<string, string>> {
  const ids = new Set<string>();
  for (const availability of judged) {
    const proposals = availability.status === 'available' ? (availability.proposals ?? []) : [];
    for (const { roomId } of proposals.flatMap(({ rooms }) => rooms)) ids.add(roomId);
  }
  const names = await roomNames([...ids], [hotelsTag], async (missing) => {
    const rows = await db.room.findMany({
      where: { id: { in: [...missing] } },
      select: { id: true, nameEn: true, nameDe: true },
    });
    return new Map(rows.map(({ id, nameEn, nameDe }) => [id, { en: nameEn, de: nameDe }]));
  });
  return new Map([...names].map(([id, name]) => [id, inLanguage(locale, name)]));
}

const cards = createTaggedCacheOfWords<SearchedHotel>({ most: 400, seconds: 12 * 60 * 60 });

function readCards(hotelIds: readonly string[], locale: Locale): Promise<ReadonlyMap<string, SearchedHotel>> {
  return cards(locale, hotelIds, hotelContentTags, async (missing) => {
    const rows = await db.hotel.findMany({
      where: { id: { in: [...missing] } },
      select: { ...hotelCardSelect, keys: true, isReseller: true, supportsInstantBooking: true },
    });
    return new Map(
      rows.map((row) => {
        const { keys, isReseller, supportsInstantBooking } = row;
        return [row.id, { ...toHotelCard(row, locale), keys, isReseller, supportsInstantBooking }];
      }),
    );
  });
}

/**
 * The hotels that match, for this viewer, as their rooms stand now: so many of both lists as are shown, with the number of
 * all and of those with each option of the filter. Nothing of it is kept: it is of one agency, role, brand, language and moment.
 */
export async function searchHotels(
  viewer: Viewer,
  brand: SearchBrand,
  asked: HotelSearchAsked,
  shown: Shown = EVERYTHING,
): Promise<HotelSearchAnswer> {
  const isPaged = shown !== EVERYTHING;
  const [{ available, unavailable, judge }, counts] = await Promise.all([
    findHotels(viewer, brand, asked),
    isPaged ? countFilterOptions(asked.filter, asked) : null,
  ]);
  const listed = [...available.slice(0, shown.available), ...unavailable.slice(0, shown.unavailable)];
  const ids = listed.map(({ id }) => id);
  const [cards, judged] = await Promise.all([readCards(ids, asked.locale), judge(ids)]);
  const roomNames = await readRoomNames(judged.values(), asked.locale);
  const found = listed.flatMap(({ id, status }): FoundHotel[] => {
    const card = cards.get(id);
    const availability = status === 'undated' ? { status } : judged.get(id);
    return card && availability ? [{ ...card, availability }] : [];
  });
  return {
    available: found.filter(isOffered),
    unavailable: found.filter((one) => !isOffered(one)) as HotelSearchAnswer['unavailable'],
    totals: {
      available: available.length,
      onRequest: available.filter(({ status }) => status === 'onRequest').length,
      unavailable: unavailable.length,
    },
    counts,
    roomNames,
  };
}

/** All hotels of both lists, as a map shows them. */
export async function listHotelPins(viewer: Viewer, brand: SearchBrand, asked: HotelSearchAsked): Promise<HotelPin[]> {
  const { available, unavailable } = await findHotels(viewer, brand, asked);
  const found = [...available, ...unavailable];
  const rows = await db.hotel.findMany({
    where: { id: { in: found.map(({ id }) => id) }, latitude: { not: null }, longitude: { not: null } },
    select: { id: true, latitude: true, longitude: true, cityId: true },
  });
  const places = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, name, status, nightly }) => {
    const { latitude, longitude, cityId } = places.get(id) ?? {};
    if (typeof latitude !== 'number' || typeof longitude !== 'number' || cityId === undefined) return [];
    return [{ id, name, cityId, latitude, longitude, status, nightly }];
  });
}

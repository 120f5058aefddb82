import 'server-only';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { db, type Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCacheOfWords } from '@/lib/platform/tagged-cache';
import type { Prisma } from '@/prisma/generated/client';
import { hotelRatesTag } from '../keys';
import type { HotelFacts, RatePlan, RoomFacts } from '../types';
import { hotelFactsSelect, roomFactsSelect, toBed, toHotelFacts, toRatePlan } from './select';

/** What price and availability follow from beside the nights of rooms, with every season and closure that is known. */
export type RulesOfHotel = {
  isDemo: boolean;
  isRetired: boolean;
  hotel: HotelFacts;
  rooms: readonly Omit<RoomFacts, 'calendar'>[];
  /** Those of them that are sold no more. */
  retiredRooms: readonly string[];
  /** Words in the language that was asked for. */
  plans: readonly RatePlan[];
};

function byHotel<Row extends { hotelId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.hotelId);
    if (group) group.push(row);
    else groups.set(row.hotelId, [row]);
  }
  return groups;
}

/** As they stand at this moment. `ofRooms`: only room types that meet it. */
export async function readRules(
  hotelIds: readonly string[],
  locale: Locale,
  ofRooms: Prisma.RoomWhereInput | undefined,
  within: Transaction,
): Promise<Map<string, RulesOfHotel>> {
  const ofHotels = { hotelId: { in: [...hotelIds] } };
  const [hotels, rooms, plans] = await Promise.all([
    within.hotel.findMany({ where: { id: ofHotels.hotelId }, select: hotelFactsSelect }),
    within.room.findMany({
      where: { ...ofHotels, ...ofRooms },
      select: { ...roomFactsSelect, retiredAt: true },
      orderBy: { position: 'asc' },
    }),
    within.ratePlan.findMany({ where: ofHotels, orderBy: { position: 'asc' } }),
  ]);
  const roomsOf = byHotel(rooms);
  const plansOf = byHotel(plans);
  return new Map(
    hotels.map((row) => [
      row.id,
      {
        isDemo: row.isDemo,
        isRetired: row.retiredAt !== null,
        hotel: toHotelFacts(row),
        rooms: (roomsOf.get(row.id) ?? []).map(({ beds, extraAdultPrice, retiredAt: _retired, ...room }) => ({
          ...room,
          extraAdultPrice: Number(extraAdultPrice),
          beds: beds.map(toBed),
        })),
        retiredRooms: (roomsOf.get(row.id) ?? []).flatMap(({ id, retiredAt }) => (retiredAt === null ? [] : [id])),
        plans: (plansOf.get(row.id) ?? []).map((plan) => toRatePlan(plan, locale)),
      },
    ]),
  );
}

/** Rule 7.11. */
const kept = createTaggedCacheOfWords<RulesOfHotel>({ most: 400, seconds: 5 * 60 });

/** The same for pages: kept until a hotel, its rooms or what they are sold by change. */
export function keptRules(hotelIds: readonly string[], locale: Locale): Promise<ReadonlyMap<string, RulesOfHotel>> {
  return kept(locale, hotelIds, [hotelsTag, hotelRatesTag], (missing) => readRules(missing, locale, undefined, db));
}

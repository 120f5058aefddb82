import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { Party } from '@/lib/catalogue/room/types';
import type { PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { distanceOf } from '@/lib/platform/money-minor';
import { readRoomStates } from '@/lib/rates/room/queries/states';
import { Prisma } from '@/prisma/generated/client';

export type NearestRoom = {
  roomId: string;
  name: string;
  hotelId: string;
  hotelName: string;
  isOfSameHotel: boolean;
};

type Waiting = {
  hotelId: string;
  /** Optioned by somebody before. */
  roomIds: readonly string[];
  party: Party;
  checkIn: PlainDate;
  checkOut: PlainDate;
};

async function statesIn({ hotelId, party, checkIn, checkOut }: Waiting, now: Date) {
  const hotel = await db.hotel.findUnique({
    where: { id: hotelId },
    select: { cityId: true, isDemo: true, city: { select: { countryId: true } } },
  });
  if (!hotel) return [];
  const today = dayAt(now, timeZoneOf(hotel.city.countryId));
  return readRoomStates(
    { checkIn, checkOut, party, today, now },
    Prisma.sql`h.city_id = ${hotel.cityId} AND NOT h.is_reseller AND h.is_demo = ${hotel.isDemo}`,
  );
}

/** Whether the rooms themselves can be had. */
export async function isStillFree(waiting: Waiting, now: Date): Promise<boolean> {
  const states = await statesIn(waiting, now);
  const isFree = (id: string) => states.some(({ roomId, status }) => roomId === id && status === 'available');
  return waiting.roomIds.every(isFree);
}

/**
 * Beside a second option in a hotel: the room that can be had in the same nights, of the same hotel before others of its
 * city, nearest in price to what is waited for (rule 3.6). Null: there is none.
 */
export async function getNearestRoom(waiting: Waiting, locale: Locale, now: Date): Promise<NearestRoom | null> {
  const { hotelId, roomIds } = waiting;
  const states = await statesIn(waiting, now);
  const wanted = await db.room.findMany({ where: { id: { in: [...roomIds] } }, select: { basePrice: true } });
  const free = states.filter((one) => one.status === 'available' && !roomIds.includes(one.roomId));
  const rooms = await db.room.findMany({
    where: { id: { in: free.map(({ roomId }) => roomId) } },
    select: { id: true, nameEn: true, nameDe: true, hotelId: true, basePrice: true, hotel: { select: { name: true } } },
  });
  const [price = 0n] = wanted.map(({ basePrice }) => basePrice ?? 0n).sort((a, b) => (a > b ? -1 : 1));
  const distance = ({ basePrice }: (typeof rooms)[number]) => Number(distanceOf(basePrice ?? 0n, price));
  const [nearest] = rooms.sort(
    (a, b) =>
      Number(b.hotelId === hotelId) - Number(a.hotelId === hotelId) ||
      distance(a) - distance(b) ||
      (a.id < b.id ? -1 : 1),
  );
  return nearest
    ? {
        roomId: nearest.id,
        name: inLanguage(locale, { en: nearest.nameEn, de: nearest.nameDe }),
        hotelId: nearest.hotelId,
        hotelName: nearest.hotel.name,
        isOfSameHotel: nearest.hotelId === hotelId,
      }
    : null;
}

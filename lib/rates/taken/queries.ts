import 'server-only';
import { getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import { publishedProperties } from '@/lib/catalogue/property/listed';
import { clock } from '@/lib/platform/clock';
import { addDays } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { readObstacles } from '@/lib/rates/property/queries/stays';
import { readHotelRates } from '@/lib/rates/room/queries/facts';
import { nightsOfHouse, nightsOfRooms } from './rules/nights';
import type { NightSigns } from './rules/signs';

/** How far ahead a calendar knows which nights are taken. */
const DAYS_KNOWN = 400;

type NightsAsked = { locale: Locale; includeDemos: boolean; isForConsumers: boolean };

/** The nights of a hotel, or of one of its rooms; null where it is not there for this caller. */
export async function getHotelNights(
  { hotelId, roomId }: { hotelId: string; roomId?: string },
  { locale, includeDemos, isForConsumers }: NightsAsked,
): Promise<NightSigns | null> {
  if (isForConsumers && !(await getPublicHotel(hotelId, locale, { includeDemos, isForConsumers }))) return null;
  const time = await clock.business();
  const [today, now] = [time.today(), time.now()];
  const until = addDays(today, DAYS_KNOWN);
  const facts = await readHotelRates({ hotelId, roomId, checkIn: today, checkOut: until, now, locale, includeDemos });
  return facts && nightsOfRooms(facts.hotel, facts.rooms, { today, until });
}

/** The nights of a house; null where it is not there for this caller. */
export async function getPropertyNights(propertyId: string, includeDemos: boolean): Promise<NightSigns | null> {
  const where = { id: propertyId, ...publishedProperties(includeDemos) };
  if ((await db.property.count({ where })) === 0) return null;
  const time = await clock.business();
  const today = time.today();
  const obstacles = (await readObstacles([propertyId], time.now())).get(propertyId);
  return nightsOfHouse({ stays: [], blocks: [], ...obstacles }, { today, until: addDays(today, DAYS_KNOWN) });
}

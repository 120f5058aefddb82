import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { WITHOUT_AGENCY } from '@/lib/rates/room/queries/agency';
import { readHotelRates } from '@/lib/rates/room/queries/facts';
import { priceFrom } from '@/lib/sales/lead/queries/price';
import type { PricedSelection } from '@/lib/sales/lead/types';

const NIGHTS = 2;

export type InstantRoom = {
  hotelId: string;
  priced: PricedSelection;
  stay: { checkIn: PlainDate; checkOut: PlainDate };
  /** As a lead keeps its room. */
  room: { roomId: string; ratePlanId: string; adults: number; priceTotal: bigint | null; commissionPercent: number };
};

/** Two nights in a room of a hotel that books at once, which is the last one, so many times. */
export async function instantRooms(count: number, today: PlainDate, now: Date): Promise<InstantRoom[]> {
  const free = await db.$queryRaw<{ roomId: string; hotelId: string; night: Date }[]>`
    SELECT r.id AS "roomId", r.hotel_id AS "hotelId", n.night
    FROM room_night n JOIN room r ON r.id = n.room_id JOIN hotel h ON h.id = r.hotel_id
    WHERE h.supports_instant_booking AND NOT h.is_reseller AND n.night > ${addDays(today, 90)}::date
      AND extract(doy FROM n.night)::int % ${NIGHTS + 1} = 0 AND n.sold = 0 AND n.optioned = 0
    ORDER BY n.night, r.id`;
  const rooms: InstantRoom[] = [];
  for (const { roomId, hotelId, night } of free) {
    if (rooms.length === count) return rooms;
    const stay = { checkIn: fromDatabaseDay(night), checkOut: addDays(fromDatabaseDay(night), NIGHTS) };
    const found = await priced(hotelId, roomId, stay, { today, now });
    if (!found) continue;
    await db.roomNight.updateMany({
      where: { roomId, night: { gte: night, lt: toDatabaseDay(stay.checkOut) } },
      data: { allotment: 1, closed: 0 },
    });
    rooms.push(found);
  }
  throw new Error(`The demonstration has only ${rooms.length} such rooms.`);
}

async function priced(
  hotelId: string,
  roomId: string,
  stay: InstantRoom['stay'],
  { today, now }: { today: PlainDate; now: Date },
): Promise<InstantRoom | null> {
  const facts = await readHotelRates({ hotelId, roomId, locale: 'en', includeDemos: false, now, ...stay });
  const plan = facts?.plans.find(({ paymentProfiles }) => paymentProfiles.includes('ClientPays'));
  if (!facts || !plan) return null;
  const selected = { roomId, ratePlanId: plan.id, quantity: 1, adults: 2, childrenAges: [], bedConfiguration: null };
  const selection = { hotelId, ...stay, paymentProfile: 'ClientPays' as const, rooms: [selected] };
  const price = priceFrom(facts, WITHOUT_AGENCY, selection, today);
  const [line] = price.rooms;
  if (!price.isAvailable || price.priceTotal === null || !line) return null;
  const { priceTotal, commissionPercent } = line;
  return {
    hotelId,
    priced: price,
    stay,
    room: { roomId, ratePlanId: plan.id, adults: 2, priceTotal, commissionPercent },
  };
}

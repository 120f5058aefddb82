import 'server-only';
import { z } from 'zod';
import { readHotel } from '@/lib/catalogue/hotel/queries/detail';
import { readRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { inLanguage } from '@/lib/platform/i18n/locale';
import { boards } from '@/lib/rates/room/types';
import { paymentProfiles } from '@/lib/sales/lead/types';
import type { AlternativeContent } from '../content';
import { composeHotel } from '../rules/compose';

const day = z.custom<PlainDate>(isPlainDate);

/** What a snapshot of a hotel's rooms says, without what is earned (lib/sales/lead/queries/price writes it). */
const snapshotSchema = z.object({
  hotelId: z.string(),
  checkIn: day,
  checkOut: day,
  paymentProfile: z.enum(paymentProfiles),
  currency: z.string(),
  rooms: z.array(
    z.object({
      roomId: z.string(),
      ratePlanId: z.string(),
      quantity: z.int(),
      adults: z.int(),
      childrenAges: z.array(z.int()),
      priceTotal: z.int().nullable(),
      cancellationPeriods: z.array(
        z.object({ fromDaysPriorToArrival: z.int(), feeInPercentOfBookingTotal: z.number() }),
      ),
    }),
  ),
  lines: z.array(
    z.object({
      paymentPolicy: z.object({
        depositPercentage: z.number(),
        tranches: z.array(z.object({ cumulativePercentage: z.number(), daysPriorToArrival: z.int() })),
      }),
      payableLocally: z.array(z.object({ amount: z.object({ amount: z.int(), currency: z.string() }) })).default([]),
      hasNoShowClause: z.boolean(),
    }),
  ),
});
export type OfferedSnapshot = z.output<typeof snapshotSchema>;

const boardSchema = z.enum(boards);

export type Asked = {
  locale: Locale;
  /** Minor units. */
  markup: number;
  isFolded: boolean;
  today: PlainDate;
  heldUntil: Date | null;
};

/** A priced selection of a hotel in the words of one language, as a client is shown it. */
export async function contentOfSnapshot(tx: Transaction, content: unknown, asked: Asked): Promise<AlternativeContent> {
  const { locale } = asked;
  const snapshot = snapshotSchema.parse(content);
  const hotel = await readHotel(snapshot.hotelId, locale, tx);
  const found = await readRooms(snapshot.hotelId, locale, tx);
  if (!hotel || !found) throw new Error(`There is no hotel ${snapshot.hotelId}.`);
  const plans = await tx.ratePlan.findMany({
    where: { id: { in: snapshot.rooms.map(({ ratePlanId }) => ratePlanId) } },
    select: { id: true, board: true, amenitiesEn: true, amenitiesDe: true },
  });
  return composeHotel({
    hotel,
    rooms: found.rooms,
    plans: plans.map(({ id, board, amenitiesEn, amenitiesDe }) => ({
      id,
      board: boardSchema.parse(board),
      amenities: inLanguage(locale, { en: amenitiesEn, de: amenitiesDe }),
    })),
    snapshot,
    timeZone: timeZoneOf(hotel.countryId),
    ...asked,
  });
}

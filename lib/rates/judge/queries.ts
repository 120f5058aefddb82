import 'server-only';
import type { PaymentProfile } from '@/lib/brand/schema';
import type { Party } from '@/lib/catalogue/room/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readAgencyAgreement } from '@/lib/rates/room/queries/agency';
import { readHotelRates } from '@/lib/rates/room/queries/facts';
import { mayBeSecond, type RatesAsked, type RatesOfRoom } from '@/lib/rates/room/queries/rates';
import { nearestFix } from '@/lib/rates/room/rules/nearest-fix';
import { ratesOf } from '@/lib/rates/room/rules/rate';
import { judgeStay } from './rules/hotel';
import { fitsWhole } from './rules/parts';
import type { HotelVerdict } from './types';

/** A room type with its rates for those of the party who would sleep in it. */
export type RoomForParty = RatesOfRoom & {
  party: Party;
  /** The others need rooms of their own. */
  isPart: boolean;
};

/** A hotel for one party and period: the same verdict as in the search, and every room as it follows from it. */
export type HotelStayFound = { asked: RatesAsked; verdict: HotelVerdict; rooms: RoomForParty[] };

type Wanted = { numRooms: number | null; profiles: readonly PaymentProfile[] };

/** Null: not there for this caller. */
export async function getHotelStay(
  viewer: Viewer | null,
  hotelId: string,
  asked: RatesAsked,
  { numRooms, profiles }: Wanted,
): Promise<HotelStayFound | null> {
  const facts = await readHotelRates({ hotelId, ...asked });
  if (!facts) return null;
  const { hotel, rooms: all, plans, rates } = facts;
  const { checkIn, checkOut, party: everybody, today, paymentProfile, canSeeCommission } = asked;
  const agency = (await readAgencyAgreement(viewer, [hotelId], today))(hotelId);
  const audience = { paymentProfile, profiles, agency, rates, canSeeCommission };
  const stay = { checkIn, checkOut, party: everybody, today, quantity: 1 };
  const { verdict, rooms } = judgeStay(facts, stay, audience, numRooms);
  return {
    asked,
    verdict,
    rooms: rooms.map(({ room, part, decision, offers }) => {
      const own = { ...stay, party: part };
      const second = mayBeSecond(viewer, hotel, room, own);
      const isRefused = decision.status === 'unavailable' && !second;
      return {
        roomId: room.id,
        billableCurrency: hotel.billableCurrency,
        party: part,
        isPart: part !== everybody || !fitsWhole(room, everybody),
        availability: decision,
        mayBeSecond: second,
        nearestFix: isRefused ? nearestFix(hotel, all, room, own) : null,
        offers: isRefused ? [] : (offers ?? ratesOf(hotel, room, plans, own, audience)),
      };
    }),
  };
}

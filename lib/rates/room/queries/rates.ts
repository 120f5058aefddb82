import 'server-only';
import type { PaymentProfile } from '@/lib/brand/schema';
import { shownHotels } from '@/lib/catalogue/hotel/listed';
import type { Party } from '@/lib/catalogue/room/types';
import type { PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { decideRoom, isOnlyOptioned } from '../rules/availability';
import { mayBeExcepted } from '../rules/excepted';
import { nearestFix } from '../rules/nearest-fix';
import { ratesOf } from '../rules/rate';
import type { HotelFacts, NearestFix, RoomAvailability, RoomFacts, RoomRate, StayAsked } from '../types';
import { readAgencyAgreement } from './agency';
import { type HotelRates, readHotelRates } from './facts';

/** A stay, who asks, and on which terms. `canSeeCommission`: lib/people/access/agency, and not in client-safe mode. */
export type RatesAsked = {
  checkIn: PlainDate;
  checkOut: PlainDate;
  party: Party;
  quantity?: number;
  paymentProfile: PaymentProfile;
  /** To whom prices are quoted; null: to nobody who could want them honoured. */
  agencyId: string | null;
  canSeeCommission: boolean;
  /** Rates also of what cannot be had: the hotel is to be asked for an exception (rule 3.18). */
  isExceptionWished?: boolean;
  today: PlainDate;
  now: Date;
  locale: Locale;
  includeDemos: boolean;
};

export type RatesOfRoom = {
  roomId: string;
  /** The hotel's, also where a rate has no price. */
  billableCurrency: string;
  availability: RoomAvailability;
  /** The nearest stay that can be had; null where this one can, or where none is near. */
  nearestFix: NearestFix | null;
  /** Held by nothing but options of others, and sold by a hotel that gives options: a second one may wait behind them. */
  mayBeSecond: boolean;
  /** Of a room that is available or on request, or that one may be second or ask an exception for; priced where it has prices. */
  offers: RoomRate[];
};

function stayOf({ checkIn, checkOut, party, quantity = 1, today }: RatesAsked): StayAsked {
  return { checkIn, checkOut, party, quantity, today };
}

/** Options are for agencies, and no reseller gives any. */
export function mayBeSecond(viewer: Viewer | null, hotel: HotelFacts, room: RoomFacts, stay: StayAsked): boolean {
  return viewer !== null && !hotel.isReseller && isOnlyOptioned(hotel, room, stay);
}

const isExcepted = (availability: RoomAvailability, { isExceptionWished = false }: RatesAsked) =>
  isExceptionWished && mayBeExcepted(availability);

async function ratesOfRooms(viewer: Viewer | null, facts: HotelRates, asked: RatesAsked): Promise<RatesOfRoom[]> {
  const { hotel, rooms, plans, rates } = facts;
  const { paymentProfile, canSeeCommission } = asked;
  const agency = (await readAgencyAgreement(viewer, [hotel.id], asked.today))(hotel.id);
  const stay = stayOf(asked);
  return rooms.map((room) => {
    const availability = decideRoom(hotel, room, stay);
    const second = mayBeSecond(viewer, hotel, room, stay);
    const isRefused = availability.status === 'unavailable' && !second;
    return {
      roomId: room.id,
      billableCurrency: hotel.billableCurrency,
      availability,
      mayBeSecond: second,
      nearestFix: isRefused ? nearestFix(hotel, rooms, room, stay) : null,
      offers:
        isRefused && !isExcepted(availability, asked)
          ? []
          : ratesOf(hotel, room, plans, stay, { paymentProfile, agency, rates, canSeeCommission }),
    };
  });
}

/** Every room of a hotel in its order, with whether and at which rates it can be had. Null: not there for this caller. */
export async function getHotelRates(
  viewer: Viewer | null,
  hotelId: string,
  asked: RatesAsked,
): Promise<RatesOfRoom[] | null> {
  const facts = await readHotelRates({ hotelId, ...asked });
  return facts && ratesOfRooms(viewer, facts, asked);
}

/** Null: there is no such room for this caller. */
export async function hotelOfRoom(roomId: string, includeDemos: boolean): Promise<string | null> {
  const row = await db.room.findFirst({
    where: { id: roomId, retiredAt: null, hotel: shownHotels(includeDemos) },
    select: { hotelId: true },
  });
  return row?.hotelId ?? null;
}

/** One room; its nearest fix is other dates or fewer rooms. Null: not there for this caller. */
export async function getRoomRates(
  viewer: Viewer | null,
  roomId: string,
  asked: RatesAsked,
): Promise<RatesOfRoom | null> {
  const hotelId = await hotelOfRoom(roomId, asked.includeDemos);
  const facts = hotelId && (await readHotelRates({ hotelId, roomId, ...asked }));
  if (!facts) return null;
  const [room] = await ratesOfRooms(viewer, facts, asked);
  return room ?? null;
}

/** How many of a room type can be had for these nights, whoever sleeps in them (rule 4.3). */
export async function getRoomQuantity(
  roomId: string,
  asked: Omit<RatesAsked, 'party' | 'paymentProfile' | 'agencyId' | 'canSeeCommission'>,
): Promise<{ available: boolean; maxAvailableQuantity: number } | null> {
  const hotelId = await hotelOfRoom(roomId, asked.includeDemos);
  const facts = hotelId && (await readHotelRates({ hotelId, roomId, ...asked }));
  const [room] = facts ? facts.rooms : [];
  if (!facts || !room) return null;
  const { checkIn, checkOut, today, quantity = 1 } = asked;
  const one = { checkIn, checkOut, today, party: { adults: 1, childrenAges: [] }, quantity: 1 };
  const decision = decideRoom(facts.hotel, room, one);
  const left = decision.status === 'available' ? decision.left : 0;
  return { available: left >= quantity, maxAvailableQuantity: left };
}

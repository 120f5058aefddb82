import type { PaymentProfile } from '@/lib/brand/schema';
import type { HotelCard } from '@/lib/catalogue/hotel/types';
import type { Party } from '@/lib/catalogue/room/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import type { Board, HotelFacts, Offer, RatePlan, Refusal, RoomFacts } from '@/lib/rates/room/types';
import type { HotelCategory, RoomCategory } from './categories';

/** Specification 1 §3, with the party that travels. Lists are not empty; a field that is not there limits nothing. */
export type HotelFilter = {
  /** Both or neither: one date alone searches nothing. */
  checkInDate?: PlainDate;
  checkOutDate?: PlainDate;
  destination?: string;
  paymentProfile: PaymentProfile;
  hotelCategories?: HotelCategory[];
  roomCategories?: RoomCategory[];
  programIds?: string[];
  maxKeys?: number;
  facilities?: string[];
  roomFacilities?: string[];
  party: Party;
  /** So many rooms and no other number; above eight it is a group. */
  numRooms?: number;
};

/** What a word turned out to be: hotels of these cities, of one part of one of them, or one alone. */
export type HotelDestination = {
  id: string;
  name: string;
  countryId: string;
  cityIds: string[];
  sectorId: string | null;
  hotelId: string | null;
};

/** Of the rate from which a stay is to be had. Absent in whole where commission may not be seen. */
export type FromCommission = { percent: number; amount: Money };

/** The lowest price of the room types that decide. */
export type PriceFrom = {
  total: Money;
  minimumNightlyPrice: Money;
  /** Null: the same currency, or no rate of exchange. */
  localNightlyPrice: Money | null;
  publicPrice: { priceTotal: Money; averageNightlyPrice: Money } | null;
  board: Board;
  commission?: FromCommission;
};

/** Why not: as a room's rules say it, or that no rate is sold with this payment profile. */
export type HotelRefusal = Refusal | { reason: 'paymentProfile'; paymentProfile: PaymentProfile };

/** The change after which it can be had, and from which price. */
export type HotelFix = { priceFrom: Money | null } & (
  | { kind: 'dates'; checkIn: PlainDate; checkOut: PlainDate; shiftDays: number; nights: number }
  | { kind: 'paymentProfile'; paymentProfile: PaymentProfile }
);

/** Everything one hotel is judged by. `rooms`: those that the filter leaves. */
export type JudgedHotel = { hotel: HotelFacts; rooms: readonly RoomFacts[]; plans: readonly RatePlan[] };

/** Rooms of one hotel for the whole party: one total, one commission, the terms of all merged. */
export type PartyProposal = {
  /** Each at its least rate. */
  rooms: { roomId: string; party: Party; offer: Offer }[];
  total: Money;
  /** The earliest of all rooms; null where one cannot be cancelled free of charge any more. */
  freeUntil: PlainDate | null;
  isNonRefundable: boolean;
  /** Absent where commission may not be seen. */
  commission?: Money;
};

export type HotelAvailability =
  /** Nobody asked for dates. */
  | { status: 'undated' }
  | {
      status: 'available';
      roomTypes: number;
      left: number;
      priceFrom: PriceFrom;
      /** Where no one room sleeps the party, or several were asked for: the cheapest first. */
      proposals?: PartyProposal[];
    }
  /** `isGroup`: more rooms than are sold at once; the hotel is asked. */
  | { status: 'onRequest'; roomTypes: number; priceFrom: PriceFrom | null; isGroup?: boolean }
  | { status: 'unavailable'; refusal: HotelRefusal; nearestFix: HotelFix | null };

export type SearchedHotel = HotelCard & {
  keys: number;
  isReseller: boolean;
  supportsInstantBooking: boolean;
};

export type FoundHotel<Availability extends HotelAvailability = HotelAvailability> = SearchedHotel & {
  availability: Availability;
};

export type UnavailableHotel = FoundHotel<Extract<HotelAvailability, { status: 'unavailable' }>>;
export type OfferedHotel = FoundHotel<Exclude<HotelAvailability, { status: 'unavailable' }>>;

/** Of both lists as much as is shown; `totals`: of all of both. */
export type HotelSearchAnswer = {
  available: OfferedHotel[];
  unavailable: UnavailableHotel[];
  totals: { available: number; unavailable: number };
};

/** What of a hotel its place in a list depends on. Without a price, or where nobody may see it: null. */
export type HotelInShort = {
  id: string;
  name: string;
  status: HotelAvailability['status'];
  nightly: Money | null;
  commission: Money | null;
};

/** A hotel on the map. */
export type HotelPin = Omit<HotelInShort, 'commission'> & { cityId: string; latitude: number; longitude: number };

export type FilterOption = { id: string; name: string };

/** What the filter offers besides categories. */
export type HotelFilterOptions = {
  programmes: FilterOption[];
  facilities: FilterOption[];
  roomFacilities: FilterOption[];
};

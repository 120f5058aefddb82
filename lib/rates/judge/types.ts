import type { PaymentProfile } from '@/lib/brand/schema';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { Party } from '@/lib/catalogue/room/types';
import type { IsoWeekday, PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import type {
  Board,
  HotelFacts,
  RatePlan,
  Refusal,
  RoomAvailability,
  RoomFacts,
  RoomRate,
} from '@/lib/rates/room/types';

/** Of the rate from which a stay is to be had. Absent in whole where commission may not be seen. */
export type FromCommission = { percent: number; amount: Money };

/** The lowest price of the room types that decide; of several rooms together the one of all of them. */
export type PriceFrom = {
  total: Money;
  minimumNightlyPrice: Money;
  /** Null: the same currency, or no rate of exchange. */
  localNightlyPrice: Money | null;
  publicPrice: { priceTotal: Money; averageNightlyPrice: Money } | null;
  board: Board;
  commission?: FromCommission;
};

/**
 * Why a whole party cannot stay: as a room's rules say it, that no rate is sold with this payment profile, that what is free
 * sleeps too few of them, or that fewer rooms are free than were asked for.
 */
export type HotelRefusal =
  | Refusal
  | { reason: 'paymentProfile'; paymentProfile: PaymentProfile }
  | { reason: 'notEnough'; maximum: { pax: number; adults: number } }
  | { reason: 'fewerRooms'; left: number; count: number };

/** The change after which it can be had, and from which price. */
export type HotelFix = { priceFrom: Money | null } & (
  | { kind: 'dates'; checkIn: PlainDate; checkOut: PlainDate; shiftDays: number; nights: number }
  | { kind: 'paymentProfile'; paymentProfile: PaymentProfile }
);

/** Everything one hotel is judged by. `rooms`: those that are asked for, in the hotel's order. */
export type JudgedHotel = { hotel: HotelFacts; rooms: readonly RoomFacts[]; plans: readonly RatePlan[] };

/** Rooms of one hotel for the whole party: one total, one commission, the terms of all merged. */
export type PartyProposal = {
  rooms: { roomId: string; party: Party; offer: RoomRate }[];
  total: Money;
  /** The earliest of all rooms; null where one cannot be cancelled free of charge any more. */
  freeUntil: PlainDate | null;
  isNonRefundable: boolean;
  /** Absent where commission may not be seen. */
  commission?: Money;
};

/** Whether a whole party can stay in a hotel. */
export type HotelVerdict =
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

/** One room type, and what of the party is to sleep in it: everybody, or as many as fit where several rooms are needed. */
export type RoomOfParty = {
  room: RoomFacts;
  part: Party;
  decision: RoomAvailability;
  /** Its rates for them, where the verdict asked for them already. */
  offers?: RoomRate[];
};

/** Why a stay cannot be had as it is asked for. */
export type DateRule =
  | { rule: 'past' }
  /** The beds do not suffice, or children may not come. */
  | { rule: 'party' }
  | { rule: 'closed'; opensOn: PlainDate | null }
  /** `held`: by an option of somebody else, which may end. */
  | { rule: 'sold' | 'held'; nights: Period[] }
  | { rule: 'arrival'; weekdays: IsoWeekday[] }
  | { rule: 'departure' }
  | { rule: 'fewestNights' | 'mostNights'; nights: number }
  | { rule: 'release'; days: number }
  /** A stay of the house begins on that day, with other lengths. */
  | { rule: 'lengths'; nights: number[] };

/** `roomId`: the room whose rule it is; null: of the whole house. */
export type BrokenRule = DateRule & { roomId: string | null };

/** `held`: everything else is right, and one may be second. Against `impossible` there is only an exception. */
export type Judgement = { state: 'available' | 'onRequest' | 'held' | 'impossible'; broken: BrokenRule[] };

/** So many rooms of one type, and who sleeps in each of them. */
export type WantedRoom = { roomId: string; quantity: number; adults: number; childrenAges: readonly number[] };

/** The change after which chosen rooms can all be had. `roomId`: the type that cannot be had as it is chosen. */
export type SelectionFix =
  | { kind: 'quantity'; roomId: string; quantity: number }
  | { kind: 'room'; roomId: string; otherId: string }
  | ({ kind: 'dates' } & Period);

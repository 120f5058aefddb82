import type { PaymentProfile } from '@/lib/brand/schema';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { Bed, BedConfiguration, Party } from '@/lib/catalogue/room/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import type { Due, FeeSteps, StayTerms } from '../terms/types';

// What is known --------------------------------------------------------------------------------------------------------

/** One night of one room type. Amounts are minor units of the hotel's billable currency. */
export type Night = {
  night: PlainDate;
  allotment: number;
  closed: number;
  sold: number;
  /** Options that have not lapsed. */
  optioned: number;
  /** Null: no price loaded. */
  price: number | null;
  minStay: number;
  maxStay: number | null;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  releaseDays: number;
};

/** Nights by their day; a day without one has nothing loaded. */
export type RoomCalendar = ReadonlyMap<PlainDate, Night>;

export type RoomFacts = {
  id: string;
  hotelId: string;
  beds: readonly Bed[];
  isOnRequest: boolean;
  isEnquiryOnly: boolean;
  /** Guests the price of a night covers. */
  includedGuests: number;
  extraAdultPrice: number;
  calendar: RoomCalendar;
};

export type SeasonKind =
  | 'opening'
  | 'festive'
  | 'january'
  | 'february'
  | 'march'
  | 'spring'
  | 'summer'
  | 'betweenSeasons';
export type ClosureReason = 'season' | 'renovation' | 'privateEvent' | 'maintenance';

/** Nights [startsOn, endsOn). */
export type Season = {
  kind: SeasonKind;
  startsOn: PlainDate;
  endsOn: PlainDate;
  levelPercent: number;
  depositPercent: number | null;
};
export type Closure = { roomId: string | null; startsOn: PlainDate; endsOn: PlainDate; reason: ClosureReason };
export type Tax = { kind: string; amount: number; fromAge: number; maxNights: number | null };
export type ChildBand = { fromAge: number; toAge: number; amount: number };

/** What all rooms of a hotel share. */
export type HotelFacts = {
  id: string;
  isReseller: boolean;
  supportsInstantBooking: boolean;
  isAdultsOnly: boolean;
  billableCurrency: string;
  localCurrency: string;
  weekendPercent: number;
  childBands: readonly ChildBand[];
  taxes: readonly Tax[];
  seasons: readonly Season[];
  closures: readonly Closure[];
  /** Commission of the programmes the hotel is in, in per cent. */
  programmes: readonly { programmeId: string; commissionPercent: number }[];
};

export type RatePlanKind = 'flexible' | 'semiFlexible' | 'nonRefundable' | 'halfBoard' | 'programme' | 'package';
export const boards = ['roomOnly', 'breakfast', 'halfBoard', 'fullBoard'] as const;
export type Board = (typeof boards)[number];
export type Modifier =
  | { kind: 'longStay'; fromNights: number; percent: number }
  | { kind: 'earlyBooking'; fromDays: number; percent: number };

/** Words are of one language; percentages have at most two decimals. */
export type RatePlan = {
  id: string;
  kind: RatePlanKind;
  name: string;
  description: string;
  policy: string | null;
  board: Board;
  boardAdultPrice: number;
  boardChildPrice: number;
  adjustmentPercent: number;
  modifiers: readonly Modifier[];
  publicAdjustmentPercent: number | null;
  isPriced: boolean;
  paymentProfiles: readonly PaymentProfile[];
  programmeId: string | null;
  amenities: string | null;
  commissionPercent: number;
  terms: StayTerms;
};

/** What the asking agency brings: its agreement with the hotel in force today, and its verified programmes. */
export type AgencyAgreement = { agreementPercent: number | null; verifiedProgrammes: readonly string[] };

export type ExchangeRates = ReadonlyMap<string, { eurPerUnit: number; asOf: PlainDate }>;

/** A stay somebody asks for; half-open [checkIn, checkOut). `quantity`: rooms of this type. */
export type StayAsked = Period & { party: Party; quantity: number; today: PlainDate };

// What is answered ---------------------------------------------------------------------------------------------------------

/** A stay that can be had instead. */
export type NearestFix =
  | ({ kind: 'dates'; shiftDays: number; nights: number } & Period)
  | { kind: 'room'; roomId: string }
  | { kind: 'quantity'; quantity: number };

/** Why a stay cannot be had (rule 4.13): the same function that decides says it. */
export type Refusal =
  | { reason: 'past' }
  | { reason: 'adultsOnly' }
  | { reason: 'occupancy'; maximum: { pax: number; adults: number } }
  | { reason: 'closed'; night: PlainDate; closure: ClosureReason | null; opensOn: PlainDate | null }
  | { reason: 'soldOut'; night: PlainDate; left: number }
  | { reason: 'closedToArrival'; nextArrival: PlainDate | null }
  | { reason: 'closedToDeparture' }
  | { reason: 'minimumStay'; nights: number }
  | { reason: 'maximumStay'; nights: number }
  | { reason: 'release'; days: number };

export type RoomAvailability =
  | { status: 'available'; left: number }
  | { status: 'onRequest'; reason: 'marked' | 'nothingLoaded' | 'enquiryOnly' }
  | { status: 'unavailable'; refusal: Refusal };

/** Why a price is what it is, in the order in which it came about. Amounts are of the whole stay, before percentages. */
export type PriceReason =
  | { kind: 'season'; season: SeasonKind; nights: number; levelPercent: number }
  | { kind: 'weekend'; nights: number; percent: number }
  | { kind: 'extraAdults'; count: number; amount: number }
  | { kind: 'child'; age: number; amount: number }
  | { kind: 'plan'; percent: number }
  | { kind: 'longStay'; fromNights: number; percent: number }
  | { kind: 'earlyBooking'; fromDays: number; percent: number }
  | { kind: 'board'; board: Board; amount: number }
  | { kind: 'programme'; programmeId: string };

export type StayPrice = {
  total: Money;
  averageNightlyPrice: Money;
  /** Adds up to the total exactly. */
  nights: { night: PlainDate; amount: number }[];
  /** Null: not known in public. */
  publicTotal: Money | null;
  reasons: PriceReason[];
};

/** Rule 7.1: absent, not null, for whoever may not see it. */
export type RateCommission = { commissionLevelForPartner: number; commission: Money | null };

/** One room at one rate plan for one stay (rule 7.1). */
export type RoomRate = Partial<RateCommission> & {
  /** The rate plan's. */
  id: string;
  kind: RatePlanKind;
  rateName: string;
  rateDescription: string;
  ratePolicy: string | null;
  board: Board;
  /** Null: to be enquired about; everything that follows from it is null too. */
  priceTotal: Money | null;
  averageNightlyPrice: Money | null;
  nights: { night: PlainDate; amount: number }[];
  localPrice: (Money & { averageNightlyPrice: Money; exchangedOn: PlainDate | null }) | null;
  publicPrice: { priceTotal: Money; averageNightlyPrice: Money } | null;
  /** Paid at the hotel, in its local currency; part of no total and of no commission. */
  payableLocally: { kind: string; amount: Money }[];
  reasons: PriceReason[];
  amenitiesMarkdown: string | null;
  /** With what the season asks for beyond the plan. */
  terms: StayTerms;
  /** Of one room, as if it were booked today; none without a price. */
  payments: Due[];
  cancellation: FeeSteps;
  requestableBedConfigurations: BedConfiguration[];
  roomId: string;
  hotelId: string;
  checkInDate: PlainDate;
  checkOutDate: PlainDate;
  numAdults: number;
  numChildren: number;
  childrenAges: readonly number[];
};

/** One room of each type for one party. */
export type StatesAsked = Period & { party: Party; today: PlainDate; now: Date };

/** A room type as the search's projection has it: `decideRoom` in few words. */
export type RoomState = {
  hotelId: string;
  roomId: string;
  status: RoomAvailability['status'];
  /** Why it is not available; null where it is. */
  reason: Refusal['reason'] | 'marked' | 'nothingLoaded' | 'enquiryOnly' | null;
  /** Prices of the nights, in minor units of the hotel's billable currency; null unless available. */
  nightsPrice: number | null;
};

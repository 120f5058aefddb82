import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';

export type PaymentProfile = 'ClientPays' | 'AgencyPaysStandAloneRate' | 'AgencyPaysPackageRate';

/** Plain data the rules judge by. Amounts are minor units of the hotel's billable currency unless named otherwise. */
export type NightFacts = {
  night: PlainDate;
  allotment: number;
  closed: number;
  sold: number;
  optioned: number;
  /** Null: no price loaded. */
  price: number | null;
  minStay: number;
  maxStay: number | null;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  /** Not to be requested later than that many days before arrival. */
  releaseDays: number;
};

export type BedFacts = { isInStandardOccupancy: boolean; maxPax: number; maxAdults: number };

export type RoomFacts = {
  beds: readonly BedFacts[];
  isEnquiryOnly: boolean;
  isOnRequest: boolean;
  /** Guests the price of a night covers. */
  includedGuests: number;
  /** For each adult beyond them, a night. */
  extraAdultPrice: number;
};

export type ChildBand = { fromAge: number; toAge: number; amount: number };

/** Paid at the hotel in its local currency: part of no total and of no commission (decisions §4). */
export type HotelTax = { kind: string; amount: number; fromAge: number; maxNights: number | null };

export type HotelFacts = {
  billableCurrency: string;
  localCurrency: string;
  isAdultsOnly: boolean;
  maxInfantAge: number | null;
  /** Null: the default of 16. */
  maxChildAge: number | null;
  childBands: readonly ChildBand[];
  taxes: readonly HotelTax[];
};

export type RateModifier =
  | { kind: 'longStay'; fromNights: number; percent: number }
  | { kind: 'earlyBooking'; fromDays: number; percent: number };

export type PaymentTranche = { cumulativePercentage: number; daysPriorToArrival: number };
export type CancellationPeriod = { fromDaysPriorToArrival: number; feeInPercentOfBookingTotal: number };

export type RatePlanFacts = {
  boardAdultPrice: number;
  boardChildPrice: number;
  adjustmentPercent: number;
  modifiers: readonly RateModifier[];
  /** Null: what anybody pays in public is not known. */
  publicAdjustmentPercent: number | null;
  isPriced: boolean;
  paymentProfiles: readonly PaymentProfile[];
  programmeId: string | null;
  commissionPercent: number;
};

export type TermsFacts = {
  depositPercent: number;
  tranches: readonly PaymentTranche[];
  /** Empty: non-refundable. */
  cancellationPeriods: readonly CancellationPeriod[];
  hasNoShowClause: boolean;
};

export type Party = { adults: number; childrenAges: readonly number[] };

/** Nights [checkIn, checkOut) asked for on `today`, the hotel's day. */
export type StayRequest = { checkIn: PlainDate; checkOut: PlainDate; party: Party; today: PlainDate };

export type Unavailability =
  | { code: 'arrivalInPast' }
  | { code: 'adultsOnly' }
  | { code: 'occupancy'; maxPax: number; maxAdults: number }
  | { code: 'closed'; from: PlainDate; until: PlainDate }
  | { code: 'soldOut'; nights: PlainDate[]; left: number }
  | { code: 'minStay'; nights: number }
  | { code: 'maxStay'; nights: number }
  | { code: 'closedToArrival' }
  | { code: 'closedToDeparture' }
  | { code: 'release'; days: number };

export type RoomAvailability =
  | { status: 'available'; maxQuantity: number }
  | { status: 'onRequest'; reason: { code: 'enquiryOnly' | 'onRequest' | 'notLoaded' } }
  | { status: 'unavailable'; reason: Unavailability };

/** The smallest change of dates that makes the room available (B9). */
export type NearestFix = { kind: 'move' | 'extend' | 'shorten'; checkIn: PlainDate; checkOut: PlainDate };

/** What a total is made of; the amounts add up to it. */
export type PriceLine =
  | { kind: 'nights'; nights: number; amount: number }
  | { kind: 'extraAdults'; count: number; nights: number; amount: number }
  | { kind: 'child'; age: number; nights: number; amount: number }
  | { kind: 'board'; nights: number; amount: number }
  | { kind: 'adjustment' | 'longStay' | 'earlyBooking'; percent: number; amount: number };

export type StayPrice = {
  total: Money;
  averageNightly: Money;
  lines: PriceLine[];
  /** Of each night before supplements. */
  nights: { night: PlainDate; amount: number }[];
  publicTotal: Money | null;
  publicAverageNightly: Money | null;
  /** Paid at the hotel. */
  taxes: { kind: string; total: Money }[];
};

export type CommissionSource = { kind: 'plan' } | { kind: 'agreement' } | { kind: 'programme'; programmeId: string };

export type CommissionRate = { percent: number; source: CommissionSource };

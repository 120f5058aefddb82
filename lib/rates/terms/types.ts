import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';

/** By so many days before arrival so many per cent of the price have been paid in all. 0 is the day of arrival. */
export type PaidBy = { daysBeforeArrival: number; percent: number };

/** `depositPercent` is due at booking: 100 is everything. What no step asks for is paid at the hotel. */
export type Payment = { depositPercent: number; steps: readonly PaidBy[] };

/**
 * From that many days before arrival on a cancellation costs so many per cent, until the next one. 0 is the day of arrival, -1
 * the day after it; null: from the booking on.
 */
export type FeeFrom = { daysBeforeArrival: number | null; percent: number };

/**
 * Non-refundable is said aloud: a list without periods means that everything comes back, and the two must never be taken for
 * each other.
 */
export type Cancellation = { kind: 'nonRefundable' } | { kind: 'periods'; periods: readonly FeeFrom[] };

/** Kept back on a card, or paid, until the guests have left; part of no price. */
export type SecurityDeposit = { amount: Money; hold: 'blocked' | 'taken' };

/** What a stay is sold under, in a hotel or a property. Per cent have two decimals at most. */
export type StayTerms = {
  payment: Payment;
  cancellation: Cancellation;
  hasNoShowClause: boolean;
  securityDeposit: SecurityDeposit | null;
  /** Of a payment by card, as a fraction of one. */
  cardFeeRatio: number;
};

/** What a supplier offered, in per cent; the best of them counts (rule 4.8). Null: the agency has none. */
export type CommissionPercents = { plan: number; agreement: number | null; programme: number | null };

/** The day of arrival, and the one on which somebody asks: both are days of the place. */
export type TermsStay = { checkIn: PlainDate; today: PlainDate };

/** One of the things a booking consists of: rooms of one rate, or a property. Null: its price is on request. */
export type TermsLine<Total extends Money | null = Money | null> = {
  terms: Pick<StayTerms, 'payment' | 'cancellation'>;
  total: Total;
};

export type PricedLine = TermsLine<Money>;

export type Due = {
  due: PlainDate;
  amount: Money;
  /** Its day has come, so it is paid with the booking. */
  isDueNow: boolean;
  isAtHotel: boolean;
  /** Null: due with the booking. */
  daysBeforeArrival: number | null;
};

/** What a line has of a fee, to the cent: the lines of one fee add up to it. */
export type FeeOfLine = { percent: number; fee: Money | null };

/** Days in which a cancellation costs the same; both belong to it. `until` null: to the end. */
export type FeeSpan = {
  from: PlainDate;
  until: PlainDate | null;
  /** Of the price; of several lines in whole per cent, for people to read. */
  percent: number;
  /** Null: no price to take it of. */
  fee: Money | null;
  byLine: FeeOfLine[];
  /** As it was agreed, for a sentence; null: from the booking on. */
  daysBeforeArrival: number | null;
};

export type FeeSteps = {
  isNonRefundable: boolean;
  /** The last day on which it costs nothing; null: that has passed, or there is none. */
  freeUntil: PlainDate | null;
  /** One after the other from today on. */
  spans: FeeSpan[];
};

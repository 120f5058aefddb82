import type { PlainDate } from '@/lib/platform/dates';
import type { StayTerms } from '@/lib/rates/terms/types';

export const leadStatuses = [
  'INTEREST',
  'REQUESTED_OPTION',
  'CONFIRMED_OPTION',
  'DECLINED_OPTION',
  'EXPIRED_OPTION',
  'CANCELLED_OPTION',
  'REQUESTED_BOOKING',
  'CONFIRMED_BOOKING',
  'DECLINED_BOOKING',
  'CANCELLED_BOOKING',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadEventTypes = [
  'interest',
  'requestedOption',
  'confirmedOption',
  'declinedOption',
  'expiredOption',
  'cancelledOption',
  'requestedBooking',
  'confirmedBooking',
  'declinedBooking',
  'cancelledBooking',
] as const;
export type LeadEventType = (typeof leadEventTypes)[number];

/** An agent of the agency, whoever answers for the hotel or property, or the product itself. */
export const leadActors = ['agent', 'supplier', 'system'] as const;
export type LeadActor = (typeof leadActors)[number];

export const paymentProfiles = ['ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate'] as const;
export type PaymentProfile = (typeof paymentProfiles)[number];

export const cardMemberTypes = ['platinum', 'centurion'] as const;
export type CardMemberType = (typeof cardMemberTypes)[number];

/** What an agent asks to have priced: one entry for every room type, rate plan and party. */
export type Selection = {
  hotelId: string;
  /** Under which it was saved; absent: that of whoever asks. */
  brandId?: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  paymentProfile: PaymentProfile;
  rooms: SelectedRoom[];
};

export type SelectedRoom = {
  roomId: string;
  ratePlanId: string;
  quantity: number;
  adults: number;
  childrenAges: number[];
  bedConfiguration: string | null;
};

/** A whole property for a period; without a service level its price is on request. */
export type PropertySelection = {
  propertyId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  serviceLevel: string | null;
};

/** What a lead is of: exactly one of the two. */
export type LeadTarget = { hotelId: string | null; propertyId: string | null };

/** For whom a link of a mail answers: a hotel, or an operator. */
export type LinkSide = { hotelId: string; operatorId: null } | { hotelId: null; operatorId: string };

/** What a price promises of one room, in minor units, all its units together; null: on request. */
export type PromisedRoom = {
  priceTotal: bigint | null;
  commissionPercent: number;
  /** As they are kept with the price. */
  terms: StayTerms;
};
export type PricedRoom = SelectedRoom & PromisedRoom;

/** What a snapshot keeps: everything the price followed from. Values of JSON only, so that it can be hashed. */
export type SnapshotContent = { [name: string]: Json };
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A property has one promise, of all of it. */
export type PricedSelection<Room extends PromisedRoom = PromisedRoom> = {
  currency: string;
  /** Null as soon as one room is on request. */
  priceTotal: bigint | null;
  /** Every room can be had at this moment, by all its rules. */
  isAvailable: boolean;
  /** In the order they were selected. */
  rooms: Room[];
  /** Beside the rooms' promises: lines per night, rate plans, exchange rate. */
  content: SnapshotContent;
};

export { STOREFRONT } from '@/lib/people/agency/types';

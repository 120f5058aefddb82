import type { PaymentProfile } from '@/lib/brand/schema';

/** The filter in an address and in the API: one name, one spelling. Lists are separated by commas, or repeated as a form sends them. */
export const hotelFilterFields = [
  'checkInDate',
  'checkOutDate',
  'destination',
  'paymentProfile',
  'hotelCategories',
  'roomCategories',
  'programIds',
  'maxKeys',
  'facilities',
  'roomFacilities',
  'numAdults',
  'numChildren',
  'childrenAges',
  'numRooms',
] as const;
export type HotelFilterField = (typeof hotelFilterFields)[number];

export type HotelSearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export const paymentProfiles = [
  'ClientPays',
  'AgencyPaysStandAloneRate',
  'AgencyPaysPackageRate',
] as const satisfies readonly PaymentProfile[];

export const MOST_ADULTS = 24;
export const MOST_CHILDREN = 12;
/** Above eight a party is a group, which is enquired about. */
export const MOST_ROOMS = 24;
/** The oldest child any hotel knows; each hotel has its own bands below it. */
export const OLDEST_CHILD = 17;

export const hotelOrders = ['price', 'name', 'commission'] as const;
export type HotelOrder = (typeof hotelOrders)[number];

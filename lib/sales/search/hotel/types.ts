import type { PaymentProfile } from '@/lib/brand/schema';
import type { HotelCard } from '@/lib/catalogue/hotel/types';
import type { Party } from '@/lib/catalogue/room/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import type { HotelVerdict } from '@/lib/rates/judge/types';
import type { ListField, RefiningField } from './fields';
import type { Values } from './values';

/** Rule 7.10, with the party that travels. Lists are not empty; a field that is not there limits nothing. */
export type HotelFilter = {
  /** Both or neither: one date alone searches nothing. */
  checkInDate?: PlainDate;
  checkOutDate?: PlainDate;
  destination?: string;
  paymentProfile: PaymentProfile;
  party: Party;
  /** So many rooms and no other number; above eight it is a group. */
  numRooms?: number;
} & { [Field in RefiningField]?: Field extends ListField ? Values[Field][] : Values[Field] };

/** What a word turned out to be: hotels of these cities, of one part of one of them, or one alone. */
export type HotelDestination = {
  id: string;
  name: string;
  countryId: string;
  cityIds: string[];
  sectorId: string | null;
  hotelId: string | null;
};

/** `undated`: nobody asked for dates. */
export type HotelAvailability = { status: 'undated' } | HotelVerdict;

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

/** How many hotels of both lists there are with an option, by field and option; an option that is not here has none. */
export type FilterCounts = { [Field in ListField]?: Record<string, number> };

/** Of both lists as much as is shown; `totals`: of all of both. */
export type HotelSearchAnswer = {
  available: OfferedHotel[];
  unavailable: UnavailableHotel[];
  /** Null where all of both lists is asked for, which is no page of a search. */
  counts: FilterCounts | null;
  /** `available`: all that can be had or asked for; `onRequest`: those of them that are only asked for. */
  totals: { available: number; onRequest: number; unavailable: number };
  /** Of the rooms that are proposed together. */
  roomNames: ReadonlyMap<string, string>;
};

/** What of a hotel its place in a list depends on. Without a price, or where nobody may see it: null. */
export type HotelInShort = {
  id: string;
  name: string;
  status: HotelAvailability['status'];
  nightly: Money | null;
  /** What the party pays for its stay, in one room or in several. */
  total: Money | null;
  commission: Money | null;
};

/** A hotel on the map. */
export type HotelPin = Omit<HotelInShort, 'commission' | 'total'> & {
  cityId: string;
  latitude: number;
  longitude: number;
};

export type FilterOption = { id: string; name: string };

/** What the filter offers besides categories. */
export type HotelFilterOptions = {
  programmes: FilterOption[];
  facilities: FilterOption[];
  roomFacilities: FilterOption[];
};

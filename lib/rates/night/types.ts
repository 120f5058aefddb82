import type { IsoWeekday, PlainDate } from '@/lib/platform/dates';
import type { Night } from '../room/types';

/** What a hotel decides about a night of a room type; what is sold and optioned follows from its guests. */
export const nightFields = [
  'allotment',
  'closed',
  'price',
  'minStay',
  'maxStay',
  'closedToArrival',
  'closedToDeparture',
  'releaseDays',
] as const;
export type NightField = (typeof nightFields)[number];
export type NightValues = Pick<Night, NightField>;

/** What is to become of every night of a range; what is absent stays. Prices are minor units. */
export type NightsChange = {
  price?: number;
  /** Instead of one price: each night's own by so many per cent, to the whole unit of the currency. */
  raised?: { percent: number; currency: string };
  /** Rooms to sell. */
  allotment?: number;
  /** Rooms of those that are closed. */
  closed?: number;
  minStay?: number;
  maxStay?: number | null;
  releaseDays?: number;
  /** On these one may arrive, on others not. */
  arrivalWeekdays?: readonly IsoWeekday[];
};

/** A night with its room, as an edit keeps it. */
export type NightRow = NightValues & { roomId: string; night: PlainDate };

export type CalendarRoom = {
  id: string;
  name: string;
  units: number;
  includedGuests: number;
  isEnquiryOnly: boolean;
  isOnRequest: boolean;
  /** One a day from the first day on; null: nothing loaded. */
  nights: (Night | null)[];
};

/** A plan that has a price: what it makes of the price of a night for the guests it covers. */
export type CalendarPlan = { id: string; name: string; adjustmentPercent: number; boardAdultPrice: number };

export type NightEditLine = { id: string; rooms: string[]; from: PlainDate; until: PlainDate; nights: number };

export type RoomCalendarPage = {
  hotelId: string;
  hotelName: string;
  currency: string;
  today: PlainDate;
  from: PlainDate;
  days: number;
  rooms: CalendarRoom[];
  plans: CalendarPlan[];
  /** Saved interests in these nights; `agency` is a number and nothing else. */
  interests: { roomId: string; checkIn: PlainDate; checkOut: PlainDate; agency: number }[];
  /** Grows with every edit and undo: who saw another one is told to look again. */
  revision: number;
  lastEdit: NightEditLine | null;
};

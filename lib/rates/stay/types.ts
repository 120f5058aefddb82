import type { PlainDate } from '@/lib/platform/dates';

/** Units of the currency a changed price may be rounded to. */
export const roundings = [1, 10, 50, 100, 500] as const;

export const changeKinds = ['percent', 'amount', 'close', 'open', 'ownerUse', 'endOwnerUse', 'length'] as const;

/** Nights a stay that is offered anew may have. */
export const LENGTHS = { least: 2, most: 28 } as const;

/** What is to become of the stays of a range, or of its nights. Amounts are units of the currency. */
export type StayChange =
  | { kind: 'percent'; serviceLevels: string[]; percent: number; roundTo: (typeof roundings)[number] }
  | { kind: 'amount'; serviceLevels: string[]; amount: number }
  | { kind: 'close' | 'open' | 'ownerUse' | 'endOwnerUse' }
  | { kind: 'length'; nights: number; roundTo: (typeof roundings)[number] };

type Period = { checkIn: PlainDate; checkOut: PlainDate };
export type EditedRate = { serviceLevel: string; amount: number | null };
/** A stay as its operator edits it; amounts are minor units. */
export type EditedStay = Period & { id: string; available: boolean; rates: EditedRate[] };
/** Nights somebody has: sold, optioned, or the owner's own. */
export type StayHold = Period & {
  id: string;
  kind: 'booking' | 'confirmedOption' | 'ownerBlock';
  /** When an option ends, ISO 8601. */
  expiresAt: string | null;
};

/** The stays of one property that begin in the weeks of the calendar. */
export type PropertyStays = {
  id: string;
  name: string;
  currency: string;
  timeZone: string;
  /** Null where they are not known. */
  beds: { adults: number; children: number } | null;
  serviceLevels: string[];
  stays: EditedStay[];
  holds: StayHold[];
  /** Nights of requests that wait for an answer. */
  asked: Period[];
  /** Nights of saved interests, by agency; not whose. */
  interests: (Period & { agency: number })[];
  /** Grows with every edit and undo: who saw another one is told to look again. */
  revision: number;
};

export type LastStayEdit = {
  id: string;
  propertyId: string;
  name: string;
  at: string;
  from: PlainDate;
  until: PlainDate;
};

/** Several properties of an operator, week by week. */
export type CalendarOfStays = {
  /** All that may be shown. */
  choice: { id: string; name: string }[];
  properties: PropertyStays[];
  today: PlainDate;
  /** Saturdays. */
  weeks: PlainDate[];
  /** The newest of the shown properties that is not taken back. */
  lastEdit: LastStayEdit | null;
};

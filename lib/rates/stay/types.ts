import type { PlainDate } from '@/lib/platform/dates';

/** Units of the currency a changed price may be rounded to. */
export const roundings = [1, 10, 50, 100, 500] as const;

export const changeKinds = ['percent', 'amount', 'close', 'open', 'ownerUse', 'endOwnerUse'] as const;

/** What is to become of the stays of a range, or of its nights. Amounts are units of the currency. */
export type StayChange =
  | { kind: 'percent'; serviceLevels: string[]; percent: number; roundTo: (typeof roundings)[number] }
  | { kind: 'amount'; serviceLevels: string[]; amount: number }
  | { kind: 'close' | 'open' | 'ownerUse' | 'endOwnerUse' };

type Period = { checkIn: PlainDate; checkOut: PlainDate };
export type EditedRate = { serviceLevel: string; amount: number | null };
/** A stay as its operator edits it; amounts are minor units. */
export type EditedStay = Period & { id: string; available: boolean; rates: EditedRate[] };
/** Nights somebody has: sold, optioned, or the owner's own. */
export type StayHold = Period & { id: string; kind: 'booking' | 'confirmedOption' | 'ownerBlock' };

/** Half a year of one property. */
export type StayCalendar = {
  properties: { id: string; name: string }[];
  propertyId: string;
  currency: string;
  today: PlainDate;
  from: PlainDate;
  until: PlainDate;
  serviceLevels: string[];
  stays: EditedStay[];
  holds: StayHold[];
  /** Grows with every edit and undo: who saw another one is told to look again. */
  revision: number;
  lastEdit: { id: string; from: PlainDate; until: PlainDate } | null;
};

import type { PlainDate } from '@/lib/platform/dates';

/** Half-open: [checkIn, checkOut). */
export type Period = { checkIn: PlainDate; checkOut: PlainDate };

/** A period the operator lets as a whole. */
export type StayFact = Period & {
  id: string;
  /** false: sold. Options and bookings made here are not in this flag, they arrive as blocks. */
  available: boolean;
  /** Minor units of `currency` for the whole stay; a level that is absent is not offered, null is a price on request. */
  rates: Readonly<Record<string, number | null>>;
  currency: string;
};

/** Inventory that is held. An option counts only while the clock says it has not expired: the caller leaves out the others. */
export type BlockFact = Period & { kind: 'booking' | 'confirmedOption' | 'ownerBlock' };

/** Everything a decision about one property needs. `today` is the property's own calendar day. */
export type AvailabilityFacts = { stays: readonly StayFact[]; blocks: readonly BlockFact[]; today: PlainDate };

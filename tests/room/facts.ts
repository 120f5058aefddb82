import type { Party } from '@/lib/catalogue/room/types';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { HotelAudience } from '@/lib/rates/judge/rules/hotel';
import type { HotelFacts, Night, RatePlan, RoomFacts, StayAsked } from '@/lib/rates/room/types';

/** A Saturday; nights are loaded from a fortnight before it until four weeks after. */
export const ARRIVAL: PlainDate = '2027-01-09';
export const DEPARTURE: PlainDate = '2027-01-16';
const FIRST = addDays(ARRIVAL, -14);
const LOADED = 42;

export const party = (adults: number, ...childrenAges: number[]): Party => ({ adults, childrenAges });

/** A week of one room for the party, six weeks ahead. */
export function week(of: Party, changes: Partial<StayAsked> = {}): StayAsked {
  return { checkIn: ARRIVAL, checkOut: DEPARTURE, today: '2026-12-01', quantity: 1, party: of, ...changes };
}

export function hotel(changes: Partial<HotelFacts> = {}): HotelFacts {
  return {
    ...{ id: 'hotel', isReseller: false, supportsInstantBooking: false, isAdultsOnly: false },
    ...{ billableCurrency: 'EUR', localCurrency: 'EUR', weekendPercent: 100 },
    ...{ childBands: [], taxes: [], seasons: [], closures: [], programmes: [] },
    ...changes,
  };
}

export type Nights = Record<PlainDate, Partial<Night>>;
type RoomChanges = Partial<Omit<RoomFacts, 'calendar' | 'beds'>> & {
  /** Of every night. */
  night?: Partial<Night>;
  /** Of some of them, by their day. */
  nights?: Nights;
};

/** A room type that sleeps so many, of them so many adults: two are left each night, for 100.00 whoever sleeps there. */
export function room(id: string, pax: number, adults: number, changes: RoomChanges = {}): RoomFacts {
  const { night: every, nights, ...facts } = changes;
  const calendar = Array.from({ length: LOADED }, (_, index): Night => {
    const night = addDays(FIRST, index);
    return {
      ...{ night, allotment: 2, closed: 0, sold: 0, optioned: 0, price: 10_000, minStay: 1, maxStay: null },
      ...{ closedToArrival: false, closedToDeparture: false, releaseDays: 0 },
      ...every,
      ...nights?.[night],
    };
  });
  const sleeps = [{ maxPax: pax, maxAdults: adults }];
  return {
    ...{ id, hotelId: 'hotel', isOnRequest: false, isEnquiryOnly: false, includedGuests: 9, extraAdultPrice: 0 },
    beds: [{ bedType: 'kingSizeBed', isInStandardOccupancy: true, twinBedPossible: false, sleeps }],
    ...facts,
    calendar: new Map(calendar.map((one) => [one.night, one])),
  };
}

/** The same for some days, one after the other. */
export function on(from: PlainDate, count: number, changes: Partial<Night>): Nights {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [addDays(from, index), changes]));
}

/** Free of charge until the 1st of January (eight days before the arrival), then 80 per cent. */
export function plan(id = 'flexible', changes: Partial<RatePlan> = {}): RatePlan {
  return {
    ...{ id, kind: 'flexible', name: id, description: id, policy: null, board: 'breakfast', amenities: null },
    ...{ boardAdultPrice: 0, boardChildPrice: 0, adjustmentPercent: 0, modifiers: [], publicAdjustmentPercent: null },
    ...{ isPriced: true, paymentProfiles: ['ClientPays'], programmeId: null, commissionPercent: 10 },
    terms: {
      payment: { depositPercent: 0, steps: [] },
      cancellation: { kind: 'periods', periods: [{ daysBeforeArrival: 7, percent: 80 }] },
      ...{ hasNoShowClause: false, securityDeposit: null, cardFeeRatio: 0 },
    },
    ...changes,
  };
}

/** A fifth cheaper, and nothing comes back. */
export function nonRefundable(changes: Partial<RatePlan> = {}): RatePlan {
  const { terms } = plan();
  return plan('nonRefundable', {
    adjustmentPercent: -20,
    terms: { ...terms, cancellation: { kind: 'nonRefundable' } },
    ...changes,
  });
}

/** A client pays; the agency may pay instead, by itself or as part of a package. */
export const audience: HotelAudience = {
  paymentProfile: 'ClientPays',
  profiles: ['AgencyPaysPackageRate', 'AgencyPaysStandAloneRate'],
  agency: { agreementPercent: null, verifiedProgrammes: [] },
  rates: new Map(),
  canSeeCommission: true,
};

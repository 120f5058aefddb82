import type { PlainDate } from '@/lib/platform/dates';
import type { BedFacts, HotelFacts, NightFacts, RatePlanFacts, RoomFacts } from '@/lib/rates/room/types';

/** A Saturday. */
export const CHECK_IN: PlainDate = '2027-01-09';

export function bed(maxPax: number, maxAdults: number, isInStandardOccupancy = true): BedFacts {
  return { isInStandardOccupancy, maxPax, maxAdults };
}

export const hotelFacts: HotelFacts = {
  billableCurrency: 'EUR',
  localCurrency: 'EUR',
  isAdultsOnly: false,
  maxInfantAge: 2,
  maxChildAge: 12,
  childBands: [],
  taxes: [],
};

export const roomFacts: RoomFacts = {
  beds: [bed(2, 2), bed(1, 1, false)],
  isEnquiryOnly: false,
  isOnRequest: false,
  includedGuests: 2,
  extraAdultPrice: 9_000,
};

export const planFacts: RatePlanFacts = {
  boardAdultPrice: 0,
  boardChildPrice: 0,
  adjustmentPercent: 0,
  modifiers: [],
  publicAdjustmentPercent: null,
  isPriced: true,
  paymentProfiles: ['ClientPays'],
  programmeId: null,
  commissionPercent: 10,
};

export function night(date: PlainDate, changes: Partial<NightFacts> = {}): NightFacts {
  return {
    night: date,
    allotment: 2,
    closed: 0,
    sold: 0,
    optioned: 0,
    price: 50_000,
    minStay: 1,
    maxStay: null,
    closedToArrival: false,
    closedToDeparture: false,
    releaseDays: 0,
    ...changes,
  };
}

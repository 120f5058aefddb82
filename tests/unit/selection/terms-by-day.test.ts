import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import { toRateJson } from '@/lib/rates/room/representation';
import { rateOf } from '@/lib/rates/room/rules/rate';
import { timelineOf } from '@/lib/rates/room/rules/timeline';
import type { HotelFacts, RatePlan, RoomFacts } from '@/lib/rates/room/types';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';
import { termsByDay } from '@/lib/sales/selection/rules/terms';
import { selectedRateSchema } from '@/lib/sales/selection/schema';

const today: PlainDate = '2026-11-22';
const arrival: PlainDate = '2027-03-06';
const hotel: HotelFacts = {
  ...{ id: 'hotel', isReseller: false, supportsInstantBooking: false, isAdultsOnly: false },
  ...{ billableCurrency: 'EUR', localCurrency: 'EUR', weekendPercent: 100 },
  ...{ childBands: [], taxes: [], closures: [], programmes: [] },
  // Asks for more than the plan: the answer's terms have it, too.
  seasons: [{ kind: 'march', startsOn: '2027-03-01', endsOn: '2027-04-01', levelPercent: 100, depositPercent: 25 }],
};
const night = {
  ...{ night: arrival, allotment: 2, closed: 0, sold: 0, optioned: 0, price: 123_450, minStay: 1, maxStay: null },
  ...{ closedToArrival: false, closedToDeparture: false, releaseDays: 0 },
};
const room: RoomFacts = {
  ...{ id: 'room', hotelId: 'hotel', beds: [], isOnRequest: false, isEnquiryOnly: false },
  ...{ includedGuests: 2, extraAdultPrice: 0, calendar: new Map([[arrival, night]]) },
};
const plan: Omit<RatePlan, 'terms'> = {
  ...{ id: 'plan', kind: 'flexible', name: 'Flexible', description: '', policy: 'As agreed.', board: 'breakfast' },
  ...{ boardAdultPrice: 0, boardChildPrice: 0, adjustmentPercent: 0, modifiers: [], publicAdjustmentPercent: null },
  ...{ paymentProfiles: ['ClientPays'], programmeId: null, amenities: null, commissionPercent: 10 },
  isPriced: true,
};
const audience = {
  ...({ paymentProfile: 'ClientPays', rates: new Map(), canSeeCommission: false } as const),
  agency: { agreementPercent: null, verifiedProgrammes: [] },
};
const periods = (...all: [number, number][]) =>
  all.map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => {
    return { fromDaysPriorToArrival, feeInPercentOfBookingTotal };
  });

describe('terms that are asked for when they are opened', () => {
  const tranches = [{ cumulativePercentage: 70, daysPriorToArrival: 30 }];
  it.each([
    { name: 'steps', terms: termsOfRate({ depositPercent: 10, tranches }, periods([30, 50], [7, 100]), true) },
    { name: 'non-refundable', terms: termsOfRate({ depositPercent: 100, tranches: [] }, [], false) },
    { name: 'free to the end', terms: termsOfRate({ depositPercent: 0, tranches: [] }, periods([0, 0]), false) },
    { name: 'from the booking on', terms: termsOfRate({ depositPercent: 0, tranches }, periods([200, 12.5]), true) },
  ])('say day by day what the server says: $name', ({ terms }) => {
    const stay = {
      checkIn: arrival,
      checkOut: '2027-03-07',
      party: { adults: 2, childrenAges: [] },
      quantity: 1,
      today,
    };
    const offer = rateOf(hotel, room, { ...plan, terms }, { ...stay, checkOut: '2027-03-07' }, audience);
    const answered = selectedRateSchema.parse(toRateJson(offer, 'EUR', null));
    const { hasNoShowClause } = terms;
    expect(termsByDay(answered, { arrival, today, hasNoShowClause })).toEqual(timelineOf(offer, today));
    expect(answered.ratePolicy).toBe('As agreed.');
  });
});

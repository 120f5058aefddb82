import fc from 'fast-check';
import type { Bed, Party } from '@/lib/catalogue/room/types';
import { addDays, fromEpochDay, type PlainDate } from '@/lib/platform/dates';
import type { HotelFacts, Night, RatePlan, RoomFacts, StayAsked } from '@/lib/rates/room/types';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';

/** A small calendar around one month, so that every rule bites often. */
const FIRST = fromEpochDay(20_850);
const DAYS = 40;

const bedArbitrary: fc.Arbitrary<Bed> = fc
  .constantFrom<[Bed['bedType'], number, number, boolean]>(
    ['kingSizeBed', 2, 2, true],
    ['singleBed', 1, 1, true],
    ['sofaBed', 2, 1, true],
    ['extraBed', 1, 0, false],
  )
  .map(([bedType, maxPax, maxAdults, isInStandardOccupancy]) => ({
    bedType,
    isInStandardOccupancy,
    sleeps: [{ maxPax, maxAdults }],
    twinBedPossible: bedType === 'kingSizeBed',
  }));

/** Forty numbers out of one (a linear congruential generator, its high bits). */
function seedsFrom(seed: number): number[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return Array.from({ length: DAYS }, () => next() * 2 ** 21 + (next() >>> 11));
}

/** One night out of one number, digit by digit: forty records of eleven arbitraries would take most of the time. */
function nightOf(seed: number, index: number): Night | null {
  let left = seed;
  const digit = (base: number): number => {
    const value = left % base;
    left = Math.floor(left / base);
    return value;
  };
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value => values[digit(values.length)] ?? values[0];
  if (digit(30) === 1) return null;
  const allotment = 1 + digit(4);
  const used = Math.min(pick([0, 0, 0, 0, 0, 0, 0, 0, 1, 4]), allotment);
  const isOptioned = digit(2) === 1;
  const minStay = pick([1, 1, 1, 3, 7]);
  const maxStay = pick([null, null, null, 7, 10]);
  return {
    night: addDays(FIRST, index),
    allotment,
    closed: Math.min(pick([0, 0, 0, 0, 0, 0, 0, 0, 0, 4]), allotment),
    sold: isOptioned ? 0 : used,
    optioned: isOptioned ? used : 0,
    price: digit(30) === 1 ? null : 1 + digit(300_000),
    minStay,
    maxStay: maxStay === null ? null : Math.max(maxStay, minStay),
    closedToArrival: digit(12) === 1,
    closedToDeparture: digit(8) === 1,
    releaseDays: pick([0, 0, 7]),
  };
}

export const roomArbitrary: fc.Arbitrary<RoomFacts> = fc
  .record({
    beds: fc.array(bedArbitrary, { minLength: 1, maxLength: 4 }),
    isOnRequest: fc.constantFrom(false, false, false, false, true),
    isEnquiryOnly: fc.constantFrom(false, false, false, false, false, true),
    includedGuests: fc.integer({ min: 1, max: 3 }),
    extraAdultPrice: fc.integer({ min: 0, max: 20_000 }),
    seed: fc.nat(),
  })
  .map(({ seed, ...room }) => ({
    ...room,
    id: 'room',
    hotelId: 'hotel',
    calendar: new Map(
      seedsFrom(seed)
        .map(nightOf)
        .flatMap((night) => (night ? [[night.night, night] as const] : [])),
    ),
  }));

export const hotelArbitrary: fc.Arbitrary<HotelFacts> = fc
  .record({
    isAdultsOnly: fc.constantFrom(false, false, false, true),
    infant: fc.integer({ min: 0, max: 3 }),
    child: fc.integer({ min: 4, max: 16 }),
    childAmount: fc.integer({ min: 1, max: 9_999 }),
  })
  .map(({ isAdultsOnly, infant, child, childAmount }) => ({
    id: 'hotel',
    isReseller: false,
    supportsInstantBooking: false,
    isAdultsOnly,
    billableCurrency: 'EUR',
    localCurrency: 'EUR',
    weekendPercent: 100,
    childBands: [
      { fromAge: 0, toAge: infant, amount: 0 },
      { fromAge: infant + 1, toAge: child, amount: childAmount },
    ],
    taxes: [],
    seasons: [],
    closures: [],
    programmes: [],
  }));

const percentArbitrary = fc.integer({ min: -3_000, max: 3_000 }).map((points) => points / 100);

export const planArbitrary: fc.Arbitrary<RatePlan> = fc
  .record({
    adjustmentPercent: percentArbitrary,
    boardAdultPrice: fc.constantFrom(0, 6_500, 12_345),
    boardChildPrice: fc.constantFrom(0, 3_250),
    publicAdjustmentPercent: fc.option(percentArbitrary),
    isPriced: fc.constantFrom(true, true, true, true, false),
    longStay: fc.option(fc.record({ fromNights: fc.integer({ min: 1, max: 9 }), percent: percentArbitrary })),
    earlyBooking: fc.option(fc.record({ fromDays: fc.integer({ min: 0, max: 30 }), percent: percentArbitrary })),
  })
  .map(({ longStay, earlyBooking, ...plan }) => ({
    id: 'plan',
    kind: 'flexible',
    name: 'Flexible',
    description: 'd',
    policy: null,
    board: 'breakfast',
    ...plan,
    modifiers: [
      ...(longStay ? [{ kind: 'longStay' as const, ...longStay }] : []),
      ...(earlyBooking ? [{ kind: 'earlyBooking' as const, ...earlyBooking }] : []),
    ],
    paymentProfiles: ['ClientPays'],
    programmeId: null,
    amenities: null,
    commissionPercent: 10,
    terms: termsOfRate({ depositPercent: 0, tranches: [] }, [], true),
  }));

export const partyArbitrary: fc.Arbitrary<Party> = fc.record({
  adults: fc.constantFrom(0, 1, 1, 2, 2, 4),
  childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
});

/** Today lies mostly before the stay, and stays mostly within the nights there are. */
export const askedArbitrary: fc.Arbitrary<StayAsked> = fc
  .record({
    offset: fc.integer({ min: 0, max: DAYS - 1 }),
    nights: fc.constantFrom(1, 2, 3, 7, 7, 10),
    party: partyArbitrary,
    quantity: fc.constantFrom(1, 1, 1, 2, 3),
    daysAhead: fc.constantFrom(-1, 3, 7, 60, 60),
  })
  .map(({ offset, nights, party, quantity, daysAhead }) => {
    const checkIn: PlainDate = addDays(FIRST, offset);
    return { checkIn, checkOut: addDays(checkIn, nights), party, quantity, today: addDays(checkIn, -daysAhead) };
  });

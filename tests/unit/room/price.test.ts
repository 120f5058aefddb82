import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { nightsOf } from '@/lib/rates/room/rules/availability';
import { bestCommission, commissionOf } from '@/lib/rates/room/rules/commission';
import { isPlanOffered, priceStay } from '@/lib/rates/room/rules/price';
import type { HotelFacts, RatePlanFacts, RoomFacts, StayRequest } from '@/lib/rates/room/types';
import { bed, CHECK_IN, hotelFacts, night, planFacts, roomFacts } from './facts';
import { priceSlowly } from './slow-price';

const ages = fc.array(fc.integer({ min: 0, max: 18 }), { maxLength: 4 });
const cents = fc.integer({ min: 0, max: 20_000 });

const cases = fc.record({
  hotel: fc.record({
    maxInfantAge: fc.option(fc.integer({ min: 0, max: 3 })),
    maxChildAge: fc.option(fc.integer({ min: 5, max: 17 })),
    bands: fc.array(cents, { maxLength: 3 }),
    tax: fc.option(
      fc.record({
        amount: cents,
        fromAge: fc.integer({ min: 0, max: 18 }),
        maxNights: fc.option(fc.integer({ min: 1, max: 9 })),
      }),
    ),
  }),
  room: fc.record({ includedGuests: fc.integer({ min: 1, max: 4 }), extraAdultPrice: cents }),
  plan: fc.record({
    boardAdultPrice: cents,
    boardChildPrice: cents,
    adjustmentPercent: fc.integer({ min: -3000, max: 2000 }).map((hundredths) => hundredths / 100),
    modifiers: fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('longStay' as const),
          fromNights: fc.integer({ min: 2, max: 8 }),
          percent: fc.integer({ min: -20, max: 0 }),
        }),
        fc.record({
          kind: fc.constant('earlyBooking' as const),
          fromDays: fc.integer({ min: 10, max: 90 }),
          percent: fc.integer({ min: -20, max: 0 }),
        }),
      ),
      { maxLength: 3 },
    ),
    publicAdjustmentPercent: fc.option(fc.integer({ min: -10, max: 30 })),
  }),
  prices: fc.array(fc.integer({ min: 1_000, max: 900_099 }), { minLength: 1, maxLength: 12 }),
  adults: fc.integer({ min: 1, max: 5 }),
  childrenAges: ages,
  ahead: fc.integer({ min: 0, max: 120 }),
});

function factsOf(generated: typeof cases extends fc.Arbitrary<infer Case> ? Case : never) {
  const hotel: HotelFacts = {
    ...hotelFacts,
    maxInfantAge: generated.hotel.maxInfantAge,
    maxChildAge: generated.hotel.maxChildAge,
    childBands: generated.hotel.bands.map((amount, index) => ({ fromAge: index * 5, toAge: index * 5 + 4, amount })),
    taxes: generated.hotel.tax ? [{ kind: 'cityTax', ...generated.hotel.tax }] : [],
  };
  const room: RoomFacts = { ...roomFacts, ...generated.room, beds: [bed(9, 9)] };
  const plan: RatePlanFacts = { ...planFacts, ...generated.plan };
  const nights = generated.prices.map((price, index) => night(addDays(CHECK_IN, index), { price }));
  const request: StayRequest = {
    checkIn: CHECK_IN,
    checkOut: addDays(CHECK_IN, nights.length),
    party: { adults: generated.adults, childrenAges: generated.childrenAges },
    today: addDays(CHECK_IN, -generated.ahead),
  };
  return { hotel, room, plan, nights, request };
}

describe('the price of a stay', () => {
  test('is that of a calculation written night by night and guest by guest', () => {
    fc.assert(
      fc.property(cases, (generated) => {
        const { hotel, room, plan, nights, request } = factsOf(generated);
        const price = priceStay(hotel, room, plan, nightsOf(nights), request);
        const slow = priceSlowly(hotel, room, plan, nights, request);
        expect(price?.total.amount).toBe(slow.total);
        expect(price?.publicTotal?.amount ?? null).toBe(slow.publicTotal);
        expect(price?.taxes.map(({ total }) => total.amount)).toEqual(slow.taxes);
        expect(price?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(slow.total);
      }),
      { numRuns: 1000 },
    );
  });

  test('is rounded once, half up', () => {
    const nights = [1, 1, 1].map((price, index) => night(addDays(CHECK_IN, index), { price: price * 10_050 }));
    const request = {
      checkIn: CHECK_IN,
      checkOut: addDays(CHECK_IN, 3),
      party: { adults: 2, childrenAges: [] },
      today: CHECK_IN,
    };
    // 301.50 less 1 % is 298.485; rounded by night it would be 298.50.
    const price = priceStay(hotelFacts, roomFacts, { ...planFacts, adjustmentPercent: -1 }, nightsOf(nights), request);
    expect(price?.total).toEqual(money(29_849, 'EUR'));
  });

  test('is missing where a night has none or the plan is sold on request', () => {
    const nights = [night(CHECK_IN), night(addDays(CHECK_IN, 1), { price: null })];
    const request = {
      checkIn: CHECK_IN,
      checkOut: addDays(CHECK_IN, 2),
      party: { adults: 2, childrenAges: [] },
      today: CHECK_IN,
    };
    expect(priceStay(hotelFacts, roomFacts, planFacts, nightsOf(nights), request)).toBeNull();
    const one = { ...request, checkOut: addDays(CHECK_IN, 1) };
    expect(priceStay(hotelFacts, roomFacts, planFacts, nightsOf(nights), one)?.total.amount).toBe(50_000);
    expect(priceStay(hotelFacts, roomFacts, { ...planFacts, isPriced: false }, nightsOf(nights), one)).toBeNull();
  });

  test('of a package or a programme is offered to nobody else', () => {
    const none = new Set<string>();
    const packaged = { paymentProfiles: ['AgencyPaysPackageRate'] as const, programmeId: null };
    expect(isPlanOffered(packaged, 'AgencyPaysPackageRate', none)).toBe(true);
    expect(isPlanOffered(packaged, 'AgencyPaysStandAloneRate', none)).toBe(false);
    const members = { paymentProfiles: ['ClientPays'] as const, programmeId: 'larix' };
    expect(isPlanOffered(members, 'ClientPays', none)).toBe(false);
    expect(isPlanOffered(members, 'ClientPays', new Set(['larix']))).toBe(true);
  });
});

describe('commission', () => {
  test('is the best of plan, agreement and verified programmes', () => {
    const programmes = [{ programmeId: 'larix', commissionPercent: 14 }];
    expect(bestCommission(10, null, [])).toEqual({ percent: 10, source: { kind: 'plan' } });
    expect(bestCommission(10, 10, [])).toEqual({ percent: 10, source: { kind: 'plan' } });
    expect(bestCommission(10, 12, [])).toEqual({ percent: 12, source: { kind: 'agreement' } });
    expect(bestCommission(10, 12, programmes)).toEqual({
      percent: 14,
      source: { kind: 'programme', programmeId: 'larix' },
    });
    expect(bestCommission(15, 12, programmes)).toEqual({ percent: 15, source: { kind: 'plan' } });
  });

  test('is the exact sum rounded once, and its lines add up to it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ amount: fc.integer({ min: 0, max: 10_000_000 }), percent: fc.integer({ min: 0, max: 2000 }) }),
          { minLength: 1, maxLength: 8 },
        ),
        (rooms) => {
          const lines = rooms.map(({ amount, percent }) => ({ total: money(amount, 'EUR'), percent: percent / 100 }));
          const { total, lines: shares } = commissionOf(lines);
          const hundredThousandths = rooms.reduce((sum, { amount, percent }) => sum + amount * percent, 0);
          expect(total.amount).toBe(Math.floor((hundredThousandths * 2 + 10_000) / 20_000));
          expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.amount);
          for (const [index, { amount, percent }] of rooms.entries()) {
            expect(Math.abs((shares[index]?.amount ?? Number.NaN) - (amount * percent) / 10_000)).toBeLessThan(1);
          }
        },
      ),
    );
    expect(() =>
      commissionOf([
        { total: money(1, 'EUR'), percent: 10 },
        { total: money(1, 'CHF'), percent: 10 },
      ]),
    ).toThrow();
  });
});

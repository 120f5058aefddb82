import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, fromEpochDay, type PlainDate, toEpochDay } from '@/lib/platform/dates';
import { judgeHotel } from '@/lib/rates/judge/rules/hotel';
import { readRatesOfHotels } from '@/lib/rates/room/queries/facts';
import { type HotelState, type HotelStatesAsked, readHotelStates } from '@/lib/rates/room/queries/hotel-states';
import { priceOf } from '@/lib/sales/search/hotel/rules';
import type { HotelAvailability } from '@/lib/sales/search/hotel/types';
import { Prisma } from '@/prisma/generated/client';
import { createProgrammes } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';
import { sized, sizedCases } from '@/tests/setup/size';

const TODAY: PlainDate = '2026-11-22';
const NOW = new Date('2026-11-22T09:00:00Z');
const hotels = ['alpha', 'beta', 'gamma', 'delta'];

const bed = { isInStandardOccupancy: true, twinBedPossible: false };
const kingSize = { ...bed, bedType: 'kingSizeBed' as const, maxPax: 2, maxAdults: 2 };
const sofa = { ...bed, bedType: 'sofaBed' as const, maxPax: 2, maxAdults: 1 };

/** Hotels that differ in everything a price and a refusal follow from. */
beforeAll(async () => {
  await createPlaces();
  await createProgrammes();
  await createHotel('alpha', { weekendPercent: 108 });
  await createHotel('beta', { isAdultsOnly: true, billableCurrency: 'CHF', localCurrency: 'CHF' });
  await createHotel('gamma');
  await createHotel('delta');
  for (const hotelId of ['alpha', 'gamma', 'delta']) {
    await ownerDb.childBand.createMany({
      data: [
        { hotelId, fromAge: 0, toAge: 2, amount: 0n },
        { hotelId, fromAge: 3, toAge: 11, amount: 4_501n },
      ],
    });
  }
  for (const [index, hotel] of hotels.entries()) {
    const price = 48_300n + BigInt(index) * 7_100n;
    await createRoom(hotel, `${hotel}-a`, { basePrice: price });
    await createRoom(hotel, `${hotel}-b`, {
      basePrice: price - 5_000n,
      beds: [kingSize, sofa],
      extraAdultPrice: 9_999n,
    });
    if (index !== 2) await createRoom(hotel, `${hotel}-c`, { units: 1, beds: [kingSize, kingSize], includedGuests: 3 });
  }
  await createRoom('gamma', 'gamma-d', { isOnRequest: true, beds: [kingSize, kingSize] });
  await createRoom('delta', 'delta-e', { isEnquiryOnly: true });
  await createRatePlan('alpha', 'alpha-1', {
    adjustmentPercent: -7.25,
    modifiers: [
      { kind: 'longStay', fromNights: 5, percent: -10 },
      { kind: 'earlyBooking', fromDays: 90, percent: -4.5 },
    ],
  });
  await createRatePlan('alpha', 'alpha-2', {
    boardAdultPrice: 2_500n,
    boardChildPrice: 1_250n,
    adjustmentPercent: -20,
  });
  await createRatePlan('beta', 'beta-1', { isPriced: false });
  await createRatePlan('beta', 'beta-2', { paymentProfiles: ['AgencyPaysStandAloneRate'] });
  await createRatePlan('gamma', 'gamma-1', { kind: 'programme', programmeId: 'first', adjustmentPercent: -30 });
  await createRatePlan('gamma', 'gamma-2', { adjustmentPercent: 3.33 });
  await createRatePlan('delta', 'delta-1');
  await ownerDb.$executeRaw`UPDATE room_night SET max_stay = 5, release_days = 80 WHERE night BETWEEN '2027-01-20' AND '2027-01-31'`;
  await ownerDb.$executeRaw`UPDATE room_night SET min_stay = 4 WHERE night BETWEEN '2027-02-10' AND '2027-03-31'`;
  await ownerDb.$executeRaw`UPDATE room_night SET closed_to_departure = extract(isodow FROM night) = 2,
    closed_to_arrival = extract(isodow FROM night) = 5 WHERE night > '2027-03-01'`;
  await ownerDb.$executeRaw`DELETE FROM room_night WHERE night IN ('2027-01-15', '2027-03-20') AND room_id LIKE '%-b'`;
  await ownerDb.$executeRaw`UPDATE room_night SET closed = allotment WHERE night BETWEEN '2027-02-01' AND '2027-02-04' AND room_id LIKE 'delta%'`;
  const booked = { units: 1, kind: 'booking' as const };
  await ownerDb.roomHold.createMany({
    data: [
      ...hotels.map((hotel) => ({
        roomId: `${hotel}-a`,
        from: '2027-01-06',
        until: '2027-01-12',
        ...booked,
        units: 2,
      })),
      ...hotels.map((hotel) => ({
        roomId: `${hotel}-b`,
        from: '2027-01-08',
        until: '2027-01-14',
        ...booked,
        units: 2,
      })),
      { roomId: 'alpha-c', from: '2027-01-09', until: '2027-01-10', ...booked },
      { roomId: 'alpha-b', from: '2027-02-20', until: '2027-02-27', ...booked },
    ].map(({ from, until, ...hold }) => ({ ...hold, checkIn: toDatabaseDay(from), checkOut: toDatabaseDay(until) })),
  });
  // Lapsed an hour ago, and nobody has released it.
  await ownerDb.roomHold.create({
    data: {
      roomId: 'alpha-a',
      checkIn: toDatabaseDay('2027-02-20'),
      checkOut: toDatabaseDay('2027-02-27'),
      units: 2,
      kind: 'confirmedOption',
      expiresAt: new Date('2026-11-22T08:00:00Z'),
    },
  });
});

const FIRST = toEpochDay('2027-01-01');
const search: fc.Arbitrary<HotelStatesAsked> = fc
  .record({
    day: fc.oneof(fc.integer({ min: -3, max: 30 }), fc.integer({ min: 0, max: 120 })),
    nights: fc.constantFrom(1, 2, 3, 5, 7, 10),
    adults: fc.constantFrom(1, 2, 2, 2, 3, 4, 5),
    childrenAges: fc.constantFrom<number[]>([], [], [], [1], [4], [15, 2], [3, 9]),
    paymentProfile: fc.constantFrom('ClientPays', 'ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate'),
    verifiedProgrammes: fc.constantFrom<string[]>([], ['first']),
  })
  .map(({ day, nights, adults, childrenAges, ...asked }) => {
    const checkIn = fromEpochDay(FIRST + day);
    const party = { adults, childrenAges };
    return { ...asked, checkIn, checkOut: addDays(checkIn, nights), party, today: TODAY, now: NOW };
  });

async function judgeAll(asked: HotelStatesAsked, isProjected: boolean): Promise<Map<string, HotelAvailability>> {
  const { checkIn, checkOut, party, paymentProfile, verifiedProgrammes } = asked;
  const facts = await readRatesOfHotels(hotels, { ...asked, locale: 'en', includeDemos: true, isProjected });
  return new Map(
    facts.map(({ hotel, rooms, plans, rates }) => {
      const agency = { agreementPercent: null, verifiedProgrammes };
      const audience = { paymentProfile, profiles: ['ClientPays' as const], agency, rates, canSeeCommission: true };
      const stay = { checkIn, checkOut, party, quantity: 1, today: TODAY };
      return [hotel.id, judgeHotel({ hotel, rooms, plans }, stay, audience)];
    }),
  );
}

const asState = ({ outcome, total }: HotelState) => `${outcome} ${total}`;
function asJudged(judged: HotelAvailability | undefined): string {
  if (!judged) return 'none';
  return `${judged.status} ${(judged.status !== 'unavailable' && priceOf(judged)?.total.amount) || null}`;
}

describe('the search of hotels by the projection', () => {
  it('says of every hotel what its nights and rates say, to the minor unit', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(search, async (asked) => {
        const judged = await judgeAll(asked, false);
        const states = await readHotelStates(asked, Prisma.sql`true`);
        expect(states.map(({ hotelId }) => hotelId).sort()).toEqual([...hotels].sort());
        for (const state of states) {
          seen.add(state.outcome);
          if (state.outcome === 'open') continue;
          const said = state.outcome === 'unavailable' ? 'unavailable null' : asState(state);
          expect(said).toBe(asJudged(judged.get(state.hotelId)));
        }
      }),
      sizedCases(120, 2_000),
    );
    expect([...seen].sort()).toEqual(['available', 'onRequest', 'open', 'unavailable']);
  }, 120_000);

  it('finds reasons, nearest changes and proposals as the nights do', async () => {
    await fc.assert(
      fc.asyncProperty(search, async (asked) => {
        const [ofNights, projected] = await Promise.all([judgeAll(asked, false), judgeAll(asked, true)]);
        expect(Object.fromEntries(projected)).toEqual(Object.fromEntries(ofNights));
      }),
      { numRuns: sized(120, 2_000) },
    );
  }, 120_000);
});

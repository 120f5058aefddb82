import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsBeds } from '@/lib/catalogue/room/rules/occupancy';
import { spread } from '@/lib/platform/money-arithmetic';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import { nearestStay } from '@/lib/rates/room/rules/nearest-fix';
import { priceStay } from '@/lib/rates/room/rules/price';
import type { RoomAvailability } from '@/lib/rates/room/types';
import { askedArbitrary, hotelArbitrary, partyArbitrary, planArbitrary, roomArbitrary } from '@/tests/room/arbitraries';
import { decide, sleeps, total } from '@/tests/room/reference';
import { sized, sizedCases } from '@/tests/setup/size';

const numRuns = sized(1_500, 50_000);

const inShort = (decision: RoomAvailability) =>
  decision.status === 'unavailable' ? decision.refusal.reason : decision.status;

describe('a stay, against rules written down a second time', () => {
  it('is had or refused for the same reason', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(hotelArbitrary, roomArbitrary, askedArbitrary, (hotel, room, asked) => {
        const decided = inShort(decideRoom(hotel, room, asked));
        seen.set(decided, (seen.get(decided) ?? 0) + 1);
        expect(decided).toBe(decide(hotel, room, asked));
      }),
      // More than elsewhere: the rarest answer is given to one stay in some hundred.
      sizedCases(4_500, 150_000),
    );
    // Every answer has been asked for, and none of them decided nearly all.
    expect([...seen.keys()].sort()).toEqual([
      'adultsOnly',
      'available',
      'closed',
      'closedToArrival',
      'closedToDeparture',
      'maximumStay',
      'minimumStay',
      'occupancy',
      'onRequest',
      'past',
      'release',
      'soldOut',
    ]);
  });

  it('costs the same, to the minor unit', () => {
    fc.assert(
      fc.property(hotelArbitrary, roomArbitrary, planArbitrary, askedArbitrary, (hotel, room, plan, asked) => {
        const price = priceStay(hotel, room, plan, asked);
        expect(price && BigInt(price.total.amount)).toBe(total(hotel, room, plan, asked));
        if (price) expect(price.nights.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total.amount);
      }),
      { numRuns },
    );
  });

  it('sleeps the same parties', () => {
    fc.assert(
      fc.property(roomArbitrary, partyArbitrary, (room, party) => {
        expect(fitsBeds(room.beds, party)).toBe(sleeps(room, party.adults, party.childrenAges.length));
      }),
      { numRuns },
    );
  });

  it('has a nearest fix that can really be had, and no nearer one', () => {
    let found = 0;
    fc.assert(
      fc.property(hotelArbitrary, roomArbitrary, askedArbitrary, (hotel, room, asked) => {
        const fix = nearestStay(hotel, room, asked);
        if (fix?.kind !== 'dates') return;
        found += 1;
        const shifted = { ...asked, checkIn: fix.checkIn, checkOut: fix.checkOut };
        expect(decide(hotel, room, shifted)).toBe('available');
      }),
      { numRuns: Math.round(numRuns / 4) },
    );
    expect(found).toBeGreaterThan(numRuns / 100);
  });
});

it('spreads a total over parts without losing or adding a cent', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), weights, (all, parts) => {
      const amounts = spread(all, parts);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(all);
      const sum = parts.reduce((one, other) => one + other, 0);
      if (sum === 0) return;
      for (const [index, amount] of amounts.entries()) {
        expect(Math.abs(amount - (all * (parts[index] ?? 0)) / sum)).toBeLessThan(1.000_001);
      }
    }),
  );
});

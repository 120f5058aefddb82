import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/platform/dates';
import { priceStay } from '@/lib/rates/room/rules/price';
import { leastFrom, publicRooms, publicSeasons } from '@/lib/rates/room/rules/public-season';
import type { HotelFacts, Night, RatePlan, RoomFacts } from '@/lib/rates/room/types';
import { hotelArbitrary, planArbitrary, roomArbitrary } from '@/tests/room/arbitraries';
import { sizedCases } from '@/tests/setup/size';

/** Every public price of a night that can be had, the slow way. */
function pricesOf(
  hotel: HotelFacts,
  room: RoomFacts,
  plans: readonly RatePlan[],
  nights: readonly Night[],
  guests: number,
) {
  return nights.flatMap(({ night }) =>
    plans.flatMap((plan) => {
      const asked = { checkIn: night, checkOut: addDays(night, 1), quantity: 1, today: night };
      const price = priceStay(hotel, room, plan, { ...asked, party: { adults: guests, childrenAges: [] } });
      return price?.publicTotal ? [price.publicTotal.amount] : [];
    }),
  );
}

const days = { from: '2000-01-01', until: '2099-01-01' } as const;

describe('what a hotel costs in public', () => {
  it('is the lowest price of a night that is free and open, at a plan that is for everybody', () => {
    let priced = 0;
    fc.assert(
      fc.property(hotelArbitrary, roomArbitrary, fc.array(planArbitrary, { maxLength: 4 }), (hotel, room, plans) => {
        const [shown] = publicRooms({ hotel, plans, rooms: [room] }, days);
        if (!shown) throw new Error('A room is missing.');
        const isSold = !room.isOnRequest && !room.isEnquiryOnly;
        const open = [...room.calendar.values()].filter(
          ({ night, allotment, closed, sold, optioned }) =>
            allotment > closed + sold + optioned &&
            !hotel.closures.some(
              (one) => (one.roomId ?? room.id) === room.id && one.startsOn <= night && night < one.endsOn,
            ),
        );
        const known = plans.filter((plan) => plan.programmeId === null && plan.paymentProfiles.includes('ClientPays'));
        const prices = isSold ? pricesOf(hotel, room, known, open, shown.guests) : [];
        if (prices.length > 0) priced += 1;
        expect(shown.from?.price.amount ?? null).toBe(prices.length > 0 ? Math.min(...prices) : null);
      }),
      sizedCases(400, 10_000),
    );
    expect(priced).toBeGreaterThan(20);
  });

  it('is told by season, each as far as it lies ahead, and never a price of another one', () => {
    fc.assert(
      fc.property(hotelArbitrary, roomArbitrary, planArbitrary, (hotel, room, plan) => {
        const plans = [{ ...plan, programmeId: null, paymentProfiles: ['ClientPays' as const] }];
        const from = hotel.seasons[0]?.startsOn ?? '2027-01-01';
        const ahead = { from: addDays(from, 3), until: addDays(from, 200) };
        const rows = publicSeasons({ hotel, plans }, room, ahead);
        for (const row of rows) {
          expect(row.startsOn >= ahead.from && row.endsOn <= ahead.until && row.startsOn < row.endsOn).toBe(true);
          const [alone] = publicRooms({ hotel, plans, rooms: [room] }, { from: row.startsOn, until: row.endsOn });
          expect(row.from).toEqual(alone?.from);
          expect(row.shortestStay === null).toBe(row.from === null);
        }
      }),
      sizedCases(300, 5_000),
    );
  });

  it('begins with the least of all rooms', () => {
    const room = (roomId: string, amount: number | null) => ({
      roomId,
      guests: 2,
      from: amount === null ? null : { price: { amount, currency: 'EUR' }, board: 'breakfast' as const },
    });
    expect(leastFrom([room('a', 500), room('b', null), room('c', 300)])?.roomId).toBe('c');
    expect(leastFrom([room('b', null)])).toBeNull();
  });
});

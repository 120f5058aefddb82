import { describe, expect, it } from 'vitest';
import type { Party } from '@/lib/catalogue/room/types';
import { type HotelAudience, judgeHotel, judgeStay } from '@/lib/rates/judge/rules/hotel';
import type { HotelVerdict, JudgedHotel } from '@/lib/rates/judge/types';
import type { Night, Refusal, RoomFacts } from '@/lib/rates/room/types';
import { ARRIVAL, audience, DEPARTURE, hotel, on, party, plan, room, week } from '@/tests/room/facts';

const two = party(2);

type Asked = Partial<JudgedHotel> & { of?: Party; as?: Partial<HotelAudience>; numRooms?: number | null };

/** Everybody in one room, unless it says otherwise. */
function judge(rooms: RoomFacts[], { of = two, as, numRooms = 1, ...changes }: Asked = {}): HotelVerdict {
  const judged = { hotel: hotel(), plans: [plan()], rooms, ...changes };
  return judgeHotel(judged, week(of), { ...audience, ...as }, numRooms);
}
const priceOf = (verdict: HotelVerdict) => ('priceFrom' in verdict ? verdict.priceFrom : null);
const double = (id: string, night: Partial<Night> = {}, nights = {}) => room(id, 2, 2, { night, nights });

/** Rule 4.3: a hotel is as its best room for the party is. */
describe('a hotel with a room for everybody', () => {
  it('counts the room types that are free and all that are left of them', () => {
    const rooms = [
      double('two'),
      double('gone', {}, on(ARRIVAL, 1, { sold: 2 })),
      double('three', { allotment: 3 }),
      room('single', 1, 1),
    ];
    expect(judge(rooms)).toMatchObject({ status: 'available', roomTypes: 2, left: 5 });
    expect(judge(rooms, { numRooms: null })).toMatchObject({ status: 'available', roomTypes: 2, left: 5 });
    expect(judge(rooms, { numRooms: null })).not.toHaveProperty('proposals');
  });

  it('is priced from the least rate of a free room, with board and public price of that rate', () => {
    const rooms = [
      double('dear', { price: 20_000 }),
      double('gone', { price: 5_000 }, on(ARRIVAL, 1, { sold: 2 })),
      double('cheap'),
    ];
    const plans = [
      plan(),
      plan('halfBoard', { board: 'halfBoard', adjustmentPercent: -10, publicAdjustmentPercent: 0 }),
    ];
    expect(judge(rooms, { plans })).toEqual({
      ...{ status: 'available', roomTypes: 2, left: 4 },
      priceFrom: {
        total: { amount: 63_000, currency: 'EUR' },
        minimumNightlyPrice: { amount: 9_000, currency: 'EUR' },
        localNightlyPrice: null,
        publicPrice: {
          priceTotal: { amount: 70_000, currency: 'EUR' },
          averageNightlyPrice: { amount: 10_000, currency: 'EUR' },
        },
        board: 'halfBoard',
        commission: { percent: 10, amount: { amount: 6_300, currency: 'EUR' } },
      },
    });
  });

  it('tells the price of a night in the local currency too, where that is another one and its rate is known', () => {
    const rates = new Map([['CHF', { eurPerUnit: 0.5, asOf: '2026-11-30' as const }]]);
    const local = (localCurrency: string, known: HotelAudience['rates']) =>
      priceOf(judge([double('double')], { hotel: hotel({ localCurrency }), as: { rates: known } }))?.localNightlyPrice;
    expect(local('CHF', rates)).toEqual({ amount: 20_000, currency: 'CHF' });
    expect(local('CHF', new Map())).toBeNull();
    expect(local('EUR', rates)).toBeNull();
  });

  it('is told with the rates of each room that is free, and of no other', () => {
    const judged = {
      hotel: hotel(),
      plans: [plan(), plan('halfBoard')],
      rooms: [double('a'), double('gone', { sold: 2 })],
    };
    expect(
      judgeStay(judged, week(two), audience).rooms.map(({ room: { id }, offers }) => [id, offers?.length]),
    ).toEqual([
      ['a', 2],
      ['gone', undefined],
    ]);
  });

  it('says nothing of commission where it may not be seen', () => {
    expect(priceOf(judge([double('double')]))).toHaveProperty('commission');
    expect(priceOf(judge([double('double')], { as: { canSeeCommission: false } }))).not.toHaveProperty('commission');
  });
});

/** Rule 4.7: a missing price is a state of its own. */
describe('a hotel that is asked', () => {
  const unpriced = [plan('flexible', { isPriced: false })];
  const onRequest = room('suite', 2, 2, { isOnRequest: true, night: { price: 30_000 } });

  it('has a room that is free and has no price', () => {
    expect(judge([double('free'), room('single', 1, 1)], { plans: unpriced })).toEqual({
      ...{ status: 'onRequest', roomTypes: 1, priceFrom: null },
    });
  });

  it('has a room on request, priced from what that would cost', () => {
    const rooms = [onRequest, double('gone', { sold: 2, price: 1_000 })];
    const verdict = judge(rooms);
    expect(verdict).toMatchObject({ status: 'onRequest', roomTypes: 1, priceFrom: { total: { amount: 210_000 } } });
    expect(judge([onRequest, double('free')], { plans: unpriced })).toMatchObject({ roomTypes: 2, priceFrom: null });
  });

  it('is not asked for a free room that is not sold with this payment profile', () => {
    const plans = [plan('agency', { paymentProfiles: ['AgencyPaysPackageRate'] })];
    expect(judge([onRequest, double('free')], { plans })).toMatchObject({ status: 'onRequest', roomTypes: 1 });
    expect(judge([double('free')], { plans })).toMatchObject({ status: 'unavailable' });
    // One plan that is sold is enough.
    expect(judge([double('free')], { plans: [...plans, ...unpriced] })).toMatchObject({ status: 'onRequest' });
  });
});

describe('a hotel that is free and not sold with this payment profile', () => {
  const alone = plan('alone', { paymentProfiles: ['AgencyPaysStandAloneRate'] });
  const inPackage = plan('package', { paymentProfiles: ['AgencyPaysPackageRate'], adjustmentPercent: 10 });
  // Neither what is gone nor two singles are what one room costs.
  const rooms = [
    double('gone', { price: 1_000, sold: 2 }),
    double('free'),
    room('single', 1, 1, { night: { price: 9 } }),
  ];
  const refusal = { reason: 'paymentProfile', paymentProfile: 'ClientPays' };

  it.each([
    ['the first that is offered, not the cheapest', [alone, inPackage], 'AgencyPaysPackageRate', 77_000],
    ['the next one where the first has no rate', [alone], 'AgencyPaysStandAloneRate', 70_000],
    [
      'the next one where the first has no price',
      [alone, { ...inPackage, isPriced: false }],
      'AgencyPaysStandAloneRate',
      70_000,
    ],
  ] as const)('is had with %s', (_, plans, paymentProfile, amount) => {
    const nearestFix = { kind: 'paymentProfile', paymentProfile, priceFrom: { amount, currency: 'EUR' } };
    expect(judge(rooms, { plans })).toEqual({ status: 'unavailable', refusal, nearestFix });
  });

  it('is had with none of them where the asker may not switch', () => {
    const verdict = judge(rooms, { plans: [alone], as: { profiles: ['AgencyPaysPackageRate'] } });
    expect(verdict).toEqual({ status: 'unavailable', refusal, nearestFix: null });
  });
});

/** Rule 4.13: whatever cannot be had gives its reason and the nearest fix. */
describe('the reason of a hotel', () => {
  // One adult with a child: they need one room together.
  const family = party(1, 6);
  const small = (id: string, pax: number, adults: number) => room(id, pax, adults);
  const refused: [Refusal['reason'], RoomFacts][] = [
    ['closedToArrival', double('a', {}, on(ARRIVAL, 1, { closedToArrival: true }))],
    ['closedToDeparture', double('b', {}, on(DEPARTURE, 1, { closedToDeparture: true }))],
    ['minimumStay', double('c', { minStay: 8 })],
    ['maximumStay', double('d', { maxStay: 6 })],
    ['release', double('e', { releaseDays: 60 })],
    ['soldOut', double('f', { sold: 2 })],
    ['closed', double('g', { closed: 2 })],
    ['occupancy', small('h', 1, 1)],
  ];

  it.each(refused.map(([reason, one], index) => [reason, one, refused.slice(index + 1)] as const))(
    '%s is said before all that is harder to cure',
    (reason, one, harder) => {
      const rooms = [...harder.map(([, other]) => other).reverse(), one];
      expect(judge(rooms, { of: family })).toMatchObject({ status: 'unavailable', refusal: { reason } });
    },
  );

  it('is the largest room where all are too small, whichever stands first', () => {
    const rooms = [small('double', 2, 2), small('nursery', 3, 1), small('triple', 3, 2), small('single', 1, 1)];
    expect(judge(rooms, { of: party(2, 3, 5) })).toEqual({
      ...{ status: 'unavailable', nearestFix: null },
      refusal: { reason: 'occupancy', maximum: { pax: 3, adults: 2 } },
    });
    // Nobody may sleep with the second child in another room.
    expect(judge([small('double', 2, 2)], { of: party(1, 3, 5), numRooms: null })).toMatchObject({
      ...{ refusal: { reason: 'occupancy', maximum: { pax: 2, adults: 2 } }, nearestFix: null },
    });
    expect(judge([])).toMatchObject({ refusal: { reason: 'occupancy', maximum: { pax: 0, adults: 0 } } });
  });

  it('is that it takes no children, in one room or several', () => {
    for (const numRooms of [null, 1, 2]) {
      const verdict = judge([double('a')], { of: party(2, 6), hotel: hotel({ isAdultsOnly: true }), numRooms });
      expect(verdict).toMatchObject({ status: 'unavailable', refusal: { reason: 'adultsOnly' } });
    }
  });

  it('is told with every room as it was asked for everybody', () => {
    const judged = { hotel: hotel(), plans: [plan()], rooms: [room('single', 1, 1), double('gone', { sold: 2 })] };
    const { rooms } = judgeStay(judged, week(family), audience);
    expect(rooms.map(({ room: { id }, part, decision }) => [id, part, decision.status])).toEqual([
      ['single', family, 'unavailable'],
      ['gone', family, 'unavailable'],
    ]);
  });
});

describe('the nearest dates of a hotel', () => {
  const noArrival = (id: string, from: `${number}-${number}-${number}`, days: number, price = 10_000) =>
    double(id, { price }, on(from, days, { closedToArrival: true }));
  const fixOf = (rooms: RoomFacts[], changes: Asked = {}) => {
    const verdict = judge(rooms, changes);
    return verdict.status === 'unavailable' ? verdict.nearestFix : verdict.status;
  };
  const dayBefore = { kind: 'dates', shiftDays: -1, nights: 7, checkIn: '2027-01-08', checkOut: '2027-01-15' };

  it('are those of the room that has to move least, and cost what that room costs', () => {
    const later = noArrival('later', '2027-01-07', 4, 5_000);
    const sooner = noArrival('sooner', ARRIVAL, 1);
    for (const rooms of [
      [later, sooner],
      [sooner, later],
    ]) {
      expect(fixOf(rooms)).toEqual({ ...dayBefore, priceFrom: { amount: 70_000, currency: 'EUR' } });
    }
  });

  it('are of as near ones those with fewer nights, then those of the room that stands first', () => {
    const longer = double('longer', {}, { [ARRIVAL]: { closedToArrival: true }, '2027-01-08': { minStay: 9 } });
    const nextDay = noArrival('nextDay', '2027-01-08', 2, 20_000);
    const after = { shiftDays: 1, nights: 7, priceFrom: { amount: 140_000 } };
    expect(fixOf([longer, nextDay])).toMatchObject(after);
    expect(fixOf([nextDay, longer])).toMatchObject(after);
    expect(fixOf([longer])).toMatchObject({ shiftDays: -1, nights: 9 });
    const asNear = [noArrival('first', ARRIVAL, 1, 30_000), noArrival('second', ARRIVAL, 1)];
    expect(fixOf(asNear)).toMatchObject({ ...dayBefore, priceFrom: { amount: 210_000 } });
    expect(fixOf(asNear.toReversed())).toMatchObject({ ...dayBefore, priceFrom: { amount: 70_000 } });
  });

  it('are known without a price too', () => {
    const plans = [plan('flexible', { isPriced: false })];
    expect(fixOf([noArrival('double', ARRIVAL, 1)], { plans })).toEqual({ ...dayBefore, priceFrom: null });
  });

  it('are none where no room is free within a fortnight', () => {
    expect(fixOf([double('gone', { sold: 2 })])).toBeNull();
  });
});

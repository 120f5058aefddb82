import { describe, expect, it } from 'vitest';
import type { Party } from '@/lib/catalogue/room/types';
import { type HotelAudience, judgeStay } from '@/lib/rates/judge/rules/hotel';
import type { HotelVerdict, JudgedHotel } from '@/lib/rates/judge/types';
import type { Night, RoomFacts, StayAsked } from '@/lib/rates/room/types';
import { ARRIVAL, audience, hotel, type Nights, nonRefundable, on, party, plan, room, week } from '@/tests/room/facts';

const four = party(4);

type Asked = Partial<JudgedHotel> & {
  of?: Party;
  as?: Partial<HotelAudience>;
  numRooms?: number | null;
  stay?: Partial<StayAsked>;
};

/** Four adults, in however many rooms, unless it says otherwise. */
function judge(rooms: RoomFacts[], { of = four, as, numRooms = null, stay, ...changes }: Asked = {}) {
  const judged = { hotel: hotel(), plans: [plan()], rooms, ...changes };
  return judgeStay(judged, week(of, stay), { ...audience, ...as }, numRooms);
}
const verdictOf = (...asked: Parameters<typeof judge>): HotelVerdict => judge(...asked).verdict;
const fixOf = (...asked: Parameters<typeof judge>) => {
  const verdict = verdictOf(...asked);
  return verdict.status === 'unavailable' ? verdict.nearestFix : verdict.status;
};
const double = (id: string, night: Partial<Night> = {}, nights: Nights = {}) => room(id, 2, 2, { night, nights });
/** The last one of its kind. */
const one = (id: string, price = 10_000, nights: Nights = {}) => double(id, { allotment: 1, price }, nights);
const gone = (id: string, night: Partial<Night> = {}) => double(id, { sold: 2, ...night });
const quad = (night: Partial<Night> = {}) => room('quad', 4, 4, { night });
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const unpriced = [plan('flexible', { isPriced: false })];

describe('how many rooms are judged', () => {
  const roomsOf = (verdict: HotelVerdict) =>
    verdict.status === 'available' ? (verdict.proposals?.map(({ rooms }) => rooms.length) ?? 'one') : verdict.status;

  it.each([
    ['no number: one room where one does', [quad(), double('a')], four, null, 'one'],
    ['no number: as many as it takes', [double('a')], four, null, [2]],
    ['one: never several', [double('a')], four, 1, 'unavailable'],
    ['one: where one does', [quad(), double('a')], four, 1, 'one'],
    ['two: two, although one would do', [quad(), double('a')], four, 2, [2]],
    ['two, of two who would fit in one', [double('a')], party(2), 2, [2]],
    ['three: not four in two', [double('a'), double('b')], four, 3, [3]],
    ['no number, of one adult: a child sleeps nowhere alone', [double('a')], party(1, 4, 6), null, 'unavailable'],
  ] as const)('%s', (_, rooms, of, numRooms, proposed) => {
    expect(roomsOf(verdictOf([...rooms], { of, numRooms }))).toEqual(proposed);
  });
});

describe('a party in several rooms of a hotel', () => {
  it('is told the price, rooms and commission of all of them together', () => {
    const plans = [plan('flexible', { publicAdjustmentPercent: 10 })];
    const verdict = verdictOf([one('a'), one('b', 15_000)], { plans });
    expect(verdict).toMatchObject({ status: 'available', roomTypes: 2, left: 2 });
    // What one room costs in public is not the price of all.
    expect('priceFrom' in verdict && verdict.priceFrom).toEqual({
      total: euros(175_000),
      minimumNightlyPrice: euros(10_000),
      localNightlyPrice: null,
      publicPrice: null,
      board: 'breakfast',
      commission: { percent: 10, amount: euros(17_500) },
    });
    expect(verdictOf([double('a')])).toMatchObject({ roomTypes: 1, left: 2, priceFrom: { total: euros(140_000) } });
  });

  it('is told the per cent of all of them, to one decimal', () => {
    const withBoard = nonRefundable({ boardAdultPrice: 4_000, commissionPercent: 15 });
    const single = (id: string, price: number) => room(id, 1, 1, { night: { price, allotment: 1 } });
    // 15 per cent of 280.00 and 10 of 50.00 are 47.00 of 330.00 a night.
    const verdict = verdictOf([single('large', 30_000), single('small', 5_000)], {
      ...{ of: party(2), plans: [plan(), withBoard] },
    });
    expect(verdict).toMatchObject({ priceFrom: { commission: { percent: 14.2, amount: euros(7 * 4_700) } } });
  });

  it('may bring children, unless the hotel takes adults alone', () => {
    const family = room('family', 3, 2);
    const adultsOnly = { hotel: hotel({ isAdultsOnly: true }) };
    expect(verdictOf([family], { of: party(4, 5, 8) }).status).toBe('available');
    expect(verdictOf([family], { of: four, ...adultsOnly }).status).toBe('available');
    expect(verdictOf([family], { of: party(4, 5, 8), ...adultsOnly })).toMatchObject({
      status: 'unavailable',
      refusal: { reason: 'adultsOnly' },
      nearestFix: null,
    });
  });

  it('is told nothing of commission where it may not be seen', () => {
    const verdict = verdictOf([double('a')], { as: { canSeeCommission: false } });
    expect(verdict.status).toBe('available');
    expect('priceFrom' in verdict && verdict.priceFrom).not.toHaveProperty('commission');
  });

  it('is told no price of a night of a room that it cannot have', () => {
    const rooms = [gone('gone', { price: 1_000 }), room('asked', 2, 2, { isOnRequest: true, night: { price: 2_000 } })];
    expect(verdictOf([...rooms, one('a'), one('b', 15_000)])).toMatchObject({
      status: 'available',
      priceFrom: { total: euros(175_000), minimumNightlyPrice: euros(10_000) },
    });
  });

  it('finds each room as the first proposal fills it, and the others for what of the party they take', () => {
    const partsOf = (rooms: RoomFacts[], changes: Asked) =>
      judge(rooms, changes).rooms.map(({ room: { id }, part, decision }) => [id, part.adults, decision.status]);
    // Three adults: two in the cheapest double and one in the other, although that takes two as well.
    const rooms = [one('dear', 20_000), one('cheap'), gone('gone')];
    expect(partsOf(rooms, { of: party(3) })).toEqual([
      ['dear', 1, 'available'],
      ['cheap', 2, 'available'],
      ['gone', 2, 'unavailable'],
    ]);
    expect(partsOf([double('a'), double('b', { price: 20_000 }), quad()], { numRooms: 4 })).toEqual([
      ['a', 1, 'available'],
      ['b', 1, 'available'],
      ['quad', 1, 'available'],
    ]);
  });
});

describe('a hotel that is asked for several rooms', () => {
  const asked = (id: string, pax: number) => room(id, pax, pax, { isOnRequest: true });

  it('has the rooms, and no price for them', () => {
    const rooms = [double('a'), asked('suite', 2), gone('gone')];
    const answer = { status: 'onRequest', roomTypes: 2, priceFrom: null };
    expect(verdictOf(rooms, { plans: unpriced })).toEqual(answer);
    // One plan that is sold is enough.
    const agency = plan('agency', { paymentProfiles: ['AgencyPaysPackageRate'] });
    expect(verdictOf(rooms, { plans: [agency, ...unpriced] })).toEqual(answer);
  });

  it('has some of them, and says itself how many there are of a room on request', () => {
    const answer = { status: 'onRequest', roomTypes: 1, priceFrom: null };
    expect(verdictOf([one('a'), asked('suite', 2)])).toEqual(answer);
    expect(verdictOf([asked('suite', 2)])).toEqual(answer);
    expect(verdictOf([asked('single', 1)])).toEqual(answer);
  });

  it('is not asked where even with them not everybody had a bed', () => {
    // Five adults in two rooms: a double and as many singles as there may be sleep three.
    expect(verdictOf([double('a'), asked('single', 1)], { of: party(5), numRooms: 2 })).toMatchObject({
      status: 'unavailable',
      refusal: { reason: 'notEnough', maximum: { pax: 4, adults: 4 } },
    });
  });
});

describe('several rooms that are free and not sold with this payment profile', () => {
  const refusal = { reason: 'paymentProfile', paymentProfile: 'ClientPays' };
  const alone = plan('alone', { paymentProfiles: ['AgencyPaysStandAloneRate'] });

  it('are had with the first other one that has a price for all of them', () => {
    const nearestFix = {
      kind: 'paymentProfile',
      paymentProfile: 'AgencyPaysStandAloneRate',
      priceFrom: euros(140_000),
    };
    expect(verdictOf([double('a')], { plans: [alone] })).toEqual({ status: 'unavailable', refusal, nearestFix });
    // Four rooms were asked for, and four are priced.
    const inFour = verdictOf([double('a'), double('b')], { plans: [alone], numRooms: 4 });
    expect(inFour).toMatchObject({ refusal, nearestFix: { priceFrom: euros(280_000) } });
  });

  it('are had with none where the asker may not switch', () => {
    expect(fixOf([double('a')], { plans: [alone], as: { profiles: [] } })).toBeNull();
  });
});

/** Rule 4.6: more than eight rooms are a group, which enquires. */
describe('a group', () => {
  const group = (roomTypes: number) => ({ status: 'onRequest', roomTypes, priceFrom: null, isGroup: true });

  it('asks the hotel for rooms of all its types, wherever one of them is free', () => {
    expect(verdictOf([gone('gone'), double('a')], { of: party(17) })).toEqual(group(2));
    expect(verdictOf([double('a')], { of: party(9), numRooms: 9 })).toEqual(group(1));
  });

  it('is refused as anybody is where no room is free', () => {
    expect(verdictOf([gone('a'), gone('b')], { of: party(17) })).toMatchObject({
      status: 'unavailable',
      refusal: { reason: 'soldOut' },
    });
  });

  it('is nobody who needs eight rooms, and only finds too few of them free', () => {
    expect(verdictOf([double('a')], { of: party(16) })).toMatchObject({
      status: 'unavailable',
      refusal: { reason: 'notEnough', maximum: { pax: 4, adults: 4 } },
    });
  });
});

describe('why several rooms cannot be had', () => {
  it('is that those which are free sleep too few', () => {
    const rooms = [one('a'), room('single', 1, 1, { night: { allotment: 1 } }), gone('gone')];
    const refusal = { reason: 'notEnough', maximum: { pax: 3, adults: 3 } };
    expect(verdictOf(rooms)).toMatchObject({ status: 'unavailable', refusal });
    expect(judge(rooms).rooms.map(({ part }) => part.adults)).toEqual([2, 1, 2]);
  });

  it('is the beds of so many rooms as were asked for, not of all that are free', () => {
    const single = room('single', 1, 1, { night: { allotment: 8 } });
    expect(verdictOf([single], { of: party(5), numRooms: 2 })).toMatchObject({
      refusal: { reason: 'notEnough', maximum: { pax: 2, adults: 2 } },
    });
  });

  it('is the beds of no more rooms than have an adult to sleep in them', () => {
    const doubles = double('a', { allotment: 8 });
    expect(verdictOf([doubles], { of: party(2, 3, 5, 7, 9) })).toMatchObject({
      refusal: { reason: 'notEnough', maximum: { pax: 4, adults: 4 } },
    });
  });

  it('is the number of rooms where fewer are free than were asked for, however many sleep in them', () => {
    expect(verdictOf([double('a'), one('b'), gone('gone')], { numRooms: 4 })).toMatchObject({
      status: 'unavailable',
      refusal: { reason: 'fewerRooms', left: 3, count: 4 },
    });
    expect(verdictOf([room('quad', 4, 4, { night: { allotment: 1 } }), gone('gone')], { numRooms: 2 })).toMatchObject({
      refusal: { reason: 'fewerRooms', left: 1, count: 2 },
    });
  });

  it('is the nearest reason of any room where none of them is free', () => {
    expect(verdictOf([gone('a'), double('b', { minStay: 8 })])).toMatchObject({
      status: 'unavailable',
      refusal: { reason: 'minimumStay', nights: 8 },
    });
  });

  it('is the reason of those that are refused, beside one on request that would not do', () => {
    const single = room('single', 1, 1, { isOnRequest: true });
    expect(verdictOf([single, gone('a')], { of: party(5), numRooms: 2 })).toMatchObject({
      status: 'unavailable',
      refusal: { reason: 'soldOut', left: 0 },
    });
  });

  it('is what stands in the way of the one room for all, unless so many rooms were asked for', () => {
    const large = room('quad', 4, 4, { nights: on(ARRIVAL, 1, { sold: 2 }) });
    expect(verdictOf([large, one('a')])).toMatchObject({
      refusal: { reason: 'soldOut' },
      nearestFix: { kind: 'dates', shiftDays: 1, priceFrom: euros(70_000) },
    });
    expect(verdictOf([large, one('a')], { numRooms: 2 })).toMatchObject({
      refusal: { reason: 'fewerRooms', left: 1, count: 2 },
      nearestFix: { kind: 'dates', shiftDays: 1, priceFrom: euros(140_000) },
    });
  });
});

describe('the nearest dates of several rooms together', () => {
  const soldAtFirst = on(ARRIVAL, 2, { sold: 1 });
  const noArrival = { [ARRIVAL]: { closedToArrival: true } };
  const twoLater = { kind: 'dates', shiftDays: 2, nights: 7, checkIn: '2027-01-11', checkOut: '2027-01-18' };

  it('are those nearest on which all of them are free, for what all cost', () => {
    const rooms = [one('a'), one('b', 15_000, soldAtFirst)];
    expect(fixOf(rooms)).toEqual({ ...twoLater, priceFrom: euros(175_000) });
  });

  it('are known without a price too', () => {
    const rooms = [one('a'), one('b', 15_000, soldAtFirst)];
    expect(fixOf(rooms, { plans: unpriced })).toEqual({ ...twoLater, priceFrom: null });
  });

  it('count on one room of each kind: how many more are left is known of the nights asked for alone', () => {
    // Two of the cheap one are left on the other days, and one is counted on.
    const cheap = double('a', { allotment: 5, sold: 3 }, on(ARRIVAL, 2, { sold: 4 }));
    expect(fixOf([cheap, one('b', 15_000, soldAtFirst)])).toEqual({ ...twoLater, priceFrom: euros(175_000) });
    expect(fixOf([cheap])).toBeNull();
  });

  it('are longer where that is what a room lacks, on the same day before another one', () => {
    const asLong = { kind: 'dates', shiftDays: 0, nights: 9, checkIn: ARRIVAL, checkOut: '2027-01-18' };
    const withoutNights = { ...room('unloaded', 2, 0), calendar: new Map() };
    const rooms = [one('a'), one('b', 15_000, { [ARRIVAL]: { minStay: 9 } }), withoutNights];
    expect(fixOf(rooms)).toEqual({ ...asLong, priceFrom: euros(225_000) });
  });

  it('keep the nights that were asked for where only a room they do without wants more', () => {
    const rooms = [one('a'), one('b', 15_000, noArrival), room('single', 1, 1, { night: { minStay: 10 } })];
    expect(fixOf(rooms)).toEqual({
      ...{ kind: 'dates', shiftDays: -1, nights: 7, checkIn: '2027-01-08', checkOut: '2027-01-15' },
      priceFrom: euros(175_000),
    });
  });

  it('are those on which as many rooms as were asked for are free', () => {
    const threeLater = on(ARRIVAL, 3, { sold: 1 });
    const rooms = [one('a'), one('b', 15_000, soldAtFirst), one('c', 20_000, threeLater)];
    expect(fixOf(rooms, { numRooms: 2 })).toMatchObject({ shiftDays: 2, priceFrom: euros(175_000) });
    expect(fixOf(rooms, { numRooms: 3 })).toMatchObject({ shiftDays: 3, priceFrom: euros(315_000) });
  });

  it('are none within a fortnight where one of them never is', () => {
    expect(fixOf([one('a'), gone('b')])).toBeNull();
  });
});

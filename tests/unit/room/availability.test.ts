import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import { judgeRoom, nearestFix, nightsOf } from '@/lib/rates/room/rules/availability';
import { fits, needsExtraBed } from '@/lib/rates/room/rules/occupancy';
import type { NightFacts, StayRequest, Unavailability } from '@/lib/rates/room/types';
import { bed, CHECK_IN, hotelFacts, night, roomFacts } from './facts';

const TODAY: PlainDate = '2026-12-01';
const couple = { adults: 2, childrenAges: [] };

function stay(nights: number, changes: Partial<StayRequest> = {}): StayRequest {
  return { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, nights), party: couple, today: TODAY, ...changes };
}

/** Four weeks around the arrival, some nights changed by their distance from it. */
function weeks(changes: Record<number, Partial<NightFacts>> = {}) {
  const days = Array.from({ length: 56 }, (_, index) => index - 28);
  return nightsOf(days.map((day) => night(addDays(CHECK_IN, day), changes[day])));
}

describe('whether a room can be had', () => {
  test.each<[string, Parameters<typeof weeks>[0], StayRequest, Unavailability]>([
    ['arrival yesterday', {}, stay(3, { today: addDays(CHECK_IN, 1) }), { code: 'arrivalInPast' }],
    [
      'three adults and a child in three beds',
      {},
      stay(3, { party: { adults: 3, childrenAges: [4] } }),
      { code: 'occupancy', maxPax: 3, maxAdults: 3 },
    ],
    [
      'a closed night, with the whole closure',
      { 1: { closed: 2 }, 2: { closed: 2 }, 3: { closed: 2 } },
      stay(2),
      { code: 'closed', from: addDays(CHECK_IN, 1), until: addDays(CHECK_IN, 4) },
    ],
    [
      'a night sold and optioned',
      { 1: { sold: 1, optioned: 1 } },
      stay(3),
      { code: 'soldOut', nights: [addDays(CHECK_IN, 1)], left: 0 },
    ],
    [
      'a night of which one is closed and one sold',
      { 0: { closed: 1, sold: 1 } },
      stay(1),
      { code: 'soldOut', nights: [CHECK_IN], left: 0 },
    ],
    [
      'too short for the arrival night',
      { 0: { minStay: 5 }, 1: { minStay: 9 } },
      stay(4),
      { code: 'minStay', nights: 5 },
    ],
    ['too long for the arrival night', { 0: { maxStay: 3 } }, stay(4), { code: 'maxStay', nights: 3 }],
    ['no arrival that day', { 0: { closedToArrival: true } }, stay(4), { code: 'closedToArrival' }],
    ['no departure that day', { 4: { closedToDeparture: true } }, stay(4), { code: 'closedToDeparture' }],
    ['asked for too late', { 0: { releaseDays: 40 } }, stay(4), { code: 'release', days: 40 }],
  ])('%s', (_, changes, request, reason) => {
    expect(judgeRoom(hotelFacts, roomFacts, weeks(changes), request)).toEqual({ status: 'unavailable', reason });
  });

  test('rules of other nights do not count, nor does the night after departure', () => {
    const changes = { 1: { minStay: 9, closedToArrival: true, closedToDeparture: true }, 4: { sold: 2, closed: 0 } };
    expect(judgeRoom(hotelFacts, roomFacts, weeks(changes), stay(4))).toEqual({ status: 'available', maxQuantity: 2 });
    expect(judgeRoom(hotelFacts, roomFacts, weeks(), stay(4, { today: CHECK_IN })).status).toBe('available');
    const released = weeks({ 0: { releaseDays: 39 } });
    expect(judgeRoom(hotelFacts, roomFacts, released, stay(4)).status).toBe('available');
  });

  test('as many rooms as the fullest night has left', () => {
    const nights = weeks({ 2: { sold: 1 } });
    expect(judgeRoom(hotelFacts, roomFacts, nights, stay(4))).toEqual({ status: 'available', maxQuantity: 1 });
    expect(judgeRoom(hotelFacts, roomFacts, nights, stay(4), 2).status).toBe('unavailable');
  });

  test('on request where it is marked so, confidential or not loaded, but not while closed', () => {
    const judge = (room: object, changes = {}) =>
      judgeRoom(hotelFacts, { ...roomFacts, ...room }, weeks(changes), stay(2));
    expect(judge({ isOnRequest: true })).toEqual({ status: 'onRequest', reason: { code: 'onRequest' } });
    expect(judge({ isEnquiryOnly: true })).toEqual({ status: 'onRequest', reason: { code: 'enquiryOnly' } });
    expect(judge({}, { 1: { price: null } })).toEqual({ status: 'onRequest', reason: { code: 'notLoaded' } });
    expect(judge({ isOnRequest: true }, { 1: { closed: 2 } }).status).toBe('unavailable');
    const nothing = judgeRoom(hotelFacts, roomFacts, new Map(), stay(2));
    expect(nothing).toEqual({ status: 'onRequest', reason: { code: 'notLoaded' } });
  });

  test('no children in a hotel for adults', () => {
    const party = { adults: 2, childrenAges: [12] };
    const judged = judgeRoom({ ...hotelFacts, isAdultsOnly: true }, roomFacts, weeks(), stay(2, { party }));
    expect(judged).toEqual({ status: 'unavailable', reason: { code: 'adultsOnly' } });
  });
});

describe('the nearest change', () => {
  const fixOf = (changes: Parameters<typeof weeks>[0], request: StayRequest) => {
    const nights = weeks(changes);
    const judged = judgeRoom(hotelFacts, roomFacts, nights, request);
    return judged.status === 'unavailable' ? nearestFix(hotelFacts, roomFacts, nights, request, judged.reason) : judged;
  };
  const from = (days: number) => addDays(CHECK_IN, days);

  test('of a stay that is too short is a longer one, of one too long a shorter one', () => {
    expect(fixOf({ 0: { minStay: 10 } }, stay(7))).toEqual({ kind: 'extend', checkIn: CHECK_IN, checkOut: from(10) });
    expect(fixOf({ 0: { maxStay: 5 } }, stay(7))).toEqual({ kind: 'shorten', checkIn: CHECK_IN, checkOut: from(5) });
  });

  test('of a closed arrival is the next day that is open', () => {
    const closed = { closedToArrival: true };
    expect(fixOf({ '-1': closed, 0: closed, 1: closed }, stay(7))).toEqual({
      kind: 'move',
      checkIn: from(2),
      checkOut: from(9),
    });
  });

  test('of a stay sold in its last third is an earlier departure, else other dates', () => {
    expect(fixOf({ 6: { sold: 2 } }, stay(7))).toEqual({ kind: 'shorten', checkIn: CHECK_IN, checkOut: from(6) });
    expect(fixOf({ 1: { sold: 2 } }, stay(7))).toEqual({ kind: 'move', checkIn: from(2), checkOut: from(9) });
  });

  test('does not exist for a party that has no beds', () => {
    expect(fixOf({}, stay(2, { party: { adults: 4, childrenAges: [] } }))).toBeNull();
  });

  test('can always be had, and never lies in the past', () => {
    const state = fc.record({
      sold: fc.integer({ min: 0, max: 2 }),
      minStay: fc.integer({ min: 1, max: 7 }),
      maxStay: fc.option(fc.integer({ min: 2, max: 9 })),
      closedToArrival: fc.boolean(),
      closedToDeparture: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(state, { minLength: 56, maxLength: 56 }),
        fc.integer({ min: 1, max: 9 }),
        (states, length) => {
          const nights = weeks(Object.fromEntries(states.map((one, index) => [index - 28, one])));
          const request = stay(length, { today: addDays(CHECK_IN, -2) });
          const judged = judgeRoom(hotelFacts, roomFacts, nights, request);
          if (judged.status !== 'unavailable') return;
          const fix = nearestFix(hotelFacts, roomFacts, nights, request, judged.reason);
          if (!fix) return;
          expect(judgeRoom(hotelFacts, roomFacts, nights, { ...request, ...fix }).status).toBe('available');
          expect(nightsBetween(fix.checkIn, fix.checkOut)).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('beds', () => {
  test('everybody has one, adults only where adults sleep', () => {
    const family = [bed(2, 2), bed(2, 0)];
    expect(fits(family, { adults: 2, childrenAges: [4, 6] }, hotelFacts)).toBe(true);
    expect(fits(family, { adults: 3, childrenAges: [4] }, hotelFacts)).toBe(false);
    expect(fits(family, { adults: 2, childrenAges: [4, 6, 8] }, hotelFacts)).toBe(false);
    expect(fits(family, { adults: 0, childrenAges: [] }, hotelFacts)).toBe(false);
    // Thirteen is an adult where children are twelve at most.
    expect(fits(family, { adults: 2, childrenAges: [13] }, hotelFacts)).toBe(false);
    expect(fits(family, { adults: 2, childrenAges: [13] }, { ...hotelFacts, maxChildAge: null })).toBe(true);
  });

  test('an extra bed is needed beyond the standard ones', () => {
    expect(needsExtraBed(roomFacts.beds, couple, hotelFacts)).toBe(false);
    expect(needsExtraBed(roomFacts.beds, { adults: 2, childrenAges: [5] }, hotelFacts)).toBe(true);
  });
});

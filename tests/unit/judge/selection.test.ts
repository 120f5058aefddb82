import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { fewestNights, judgeSelection, nearestStays } from '@/lib/rates/judge/rules/selection';
import type { BrokenRule, Judgement } from '@/lib/rates/judge/types';
import type { HotelFacts, Night, RoomFacts } from '@/lib/rates/room/types';

/** A Saturday; the weeks around it are loaded. */
const arrival: PlainDate = '2027-01-09';
const stay = { checkIn: arrival, checkOut: '2027-01-16', today: '2026-12-01' } as const;
const open = { allotment: 2, closed: 0, sold: 0, optioned: 0, price: 10_000 };
const free = { minStay: 1, maxStay: null, closedToArrival: false, closedToDeparture: false, releaseDays: 0 };

type Changes = Record<PlainDate, Partial<Night>>;
const room = (changes: Changes = {}, id = 'double'): RoomFacts => ({
  ...{ id, hotelId: 'hotel', isOnRequest: false, isEnquiryOnly: false, includedGuests: 2, extraAdultPrice: 0 },
  beds: [
    {
      ...{ bedType: 'kingSizeBed', isInStandardOccupancy: true, twinBedPossible: true },
      sleeps: [{ maxPax: 2, maxAdults: 2 }],
    },
  ],
  calendar: new Map(
    Array.from({ length: 42 }, (_, index) => {
      const night = addDays('2026-12-28', index);
      return [night, { night, ...open, ...free, ...changes[night] }];
    }),
  ),
});
const hotel = (closures: HotelFacts['closures'] = []) => ({ isAdultsOnly: false, closures }) as unknown as HotelFacts;
const two = { adults: 2, childrenAges: [] };
const judged = (rooms: RoomFacts[], wanted: object = {}, of = hotel(), on: typeof stay | object = {}) =>
  judgeSelection(
    { hotel: of, rooms },
    rooms.map(({ id }) => ({ roomId: id, quantity: 1, ...two, ...wanted })),
    { ...stay, ...on },
  );
const every = (day: Partial<Night>): Changes =>
  Object.fromEntries(Array.from({ length: 42 }, (_, index) => [addDays('2026-12-28', index), day]));

describe('what stands in the way of chosen rooms', () => {
  it('is told by the rule, of the room whose rule it is', () => {
    const broken = (arriving: Partial<Night>) => judged([room({ [arrival]: arriving })]).broken;
    expect(broken({ minStay: 8 })).toEqual([{ rule: 'fewestNights', nights: 8, roomId: 'double' }]);
    expect(broken({ maxStay: 6 })).toEqual([{ rule: 'mostNights', nights: 6, roomId: 'double' }]);
    expect(broken({ releaseDays: 60 })).toEqual([{ rule: 'release', days: 60, roomId: 'double' }]);
    expect(judged([room({ [stay.checkOut]: { closedToDeparture: true } })]).broken).toEqual([
      { rule: 'departure', roomId: 'double' },
    ]);
    expect(judged([room()], { adults: 3 }).broken).toEqual([{ rule: 'party', roomId: 'double' }]);
  });

  it('is all of it, not only what weighs most', () => {
    const { state, broken } = judged([room({ [arrival]: { minStay: 8, releaseDays: 60, sold: 2 } })]);
    expect(state).toBe('impossible');
    expect(broken.map(({ rule }) => rule)).toEqual(['sold', 'fewestNights', 'release']);
  });

  it('names the weekdays on which the room takes guests around that day', () => {
    const shut = every({ closedToArrival: true });
    const some = { ...shut, '2027-01-06': {}, '2027-01-10': {}, '2027-01-13': {}, '2027-01-16': {} };
    expect(judged([room(some)]).broken).toEqual([{ rule: 'arrival', weekdays: [3, 7], roomId: 'double' }]);
    expect(judged([room(shut)]).broken).toEqual([{ rule: 'arrival', weekdays: [], roomId: 'double' }]);
    // Days before the calendar begins are nobody's promise.
    const first = { checkIn: '2026-12-28', checkOut: '2027-01-04' };
    expect(judged([room(shut)], {}, hotel(), first).broken).toMatchObject([{ weekdays: [] }]);
  });

  it('names the nights that are gone, one after the other as one period', () => {
    const gone = { '2027-01-09': { sold: 2 }, '2027-01-10': { closed: 1, sold: 1 }, '2027-01-13': { sold: 2 } };
    expect(judged([room(gone)])).toEqual({
      state: 'impossible',
      broken: [
        {
          ...{ rule: 'sold', roomId: 'double' },
          nights: [
            { checkIn: '2027-01-09', checkOut: '2027-01-11' },
            { checkIn: '2027-01-13', checkOut: '2027-01-14' },
          ],
        },
      ],
    });
  });

  it('is an option only where nothing is sold: then of those nights alone', () => {
    const optioned = { '2027-01-11': { optioned: 2 } };
    const night = { checkIn: '2027-01-11', checkOut: '2027-01-12' };
    expect(judged([room(optioned)])).toEqual({
      state: 'held',
      broken: [{ rule: 'held', nights: [night], roomId: 'double' }],
    });
    const both = { ...optioned, '2027-01-14': { sold: 2 } };
    expect(judged([room(both)]).broken).toEqual([
      { rule: 'sold', nights: [{ checkIn: '2027-01-14', checkOut: '2027-01-15' }], roomId: 'double' },
    ]);
  });

  it('said of the whole house is said once, of each room once for each', () => {
    const closed = { [arrival]: { closed: 2 } };
    const season = [{ roomId: null, startsOn: '2027-01-01', endsOn: '2027-01-10', reason: 'season' }] as const;
    const rooms = [room(closed), room(closed, 'suite')];
    expect(judged(rooms, {}, hotel(season)).broken).toEqual([{ rule: 'closed', opensOn: '2027-01-10', roomId: null }]);
    expect(judged(rooms, {}, hotel(), { today: '2027-01-10' }).broken).toEqual([{ rule: 'past', roomId: null }]);
    const late = { [arrival]: { releaseDays: 60 } };
    expect(judged([room(late), room(late, 'suite')]).broken.map(({ roomId }) => roomId)).toEqual(['double', 'suite']);
  });

  it('is nothing where the hotel answers itself: for what has no price, or is not sold any more', () => {
    expect(judged([room()])).toEqual({ state: 'available', broken: [] });
    expect(judged([room({ [arrival]: { price: null } })])).toEqual({ state: 'onRequest', broken: [] });
    const gone = [{ roomId: 'gone', quantity: 1, ...two }];
    expect(judgeSelection({ hotel: hotel(), rooms: [room()] }, gone, stay)).toEqual({ state: 'onRequest', broken: [] });
  });
});

describe('stays near one that cannot be had', () => {
  const broken = (...rules: Omit<BrokenRule, 'roomId'>[]): Judgement => {
    return { state: 'impossible', broken: rules.map((rule) => ({ ...rule, roomId: null })) as BrokenRule[] };
  };

  it('have the fewest nights that all of the rooms ask for', () => {
    expect(fewestNights(broken({ rule: 'fewestNights', nights: 5 } as never), 3)).toBe(5);
    const both = broken({ rule: 'fewestNights', nights: 5 } as never, { rule: 'fewestNights', nights: 7 } as never);
    expect(fewestNights(both, 3)).toBe(7);
    expect(fewestNights(broken({ rule: 'lengths', nights: [2, 7, 14] } as never), 3)).toBe(7);
    expect(fewestNights(broken({ rule: 'lengths', nights: [2] } as never), 3)).toBeNull();
    expect(fewestNights(broken({ rule: 'departure' }), 3)).toBeNull();
  });

  const facts = (changes: Changes) => ({ hotel: hotel(), rooms: [room(changes)] });
  const nearest = (changes: Changes) =>
    nearestStays(
      stay,
      (period) => judgeSelection(facts(changes), [{ roomId: 'double', quantity: 1, ...two }], { ...stay, ...period }),
      ({ state }) => state !== 'impossible',
    ).map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`);

  it('are three, the nearest first and of two as near the earlier', () => {
    expect(nearest({ [arrival]: { closedToArrival: true } })).toEqual([
      ...['2027-01-08 2027-01-15', '2027-01-10 2027-01-17', '2027-01-07 2027-01-14'],
    ]);
  });

  it('are longer where that is what is missing', () => {
    expect(nearest({ [arrival]: { minStay: 9 } })[0]).toBe('2027-01-09 2027-01-18');
  });

  it('are none that only the hotel could answer', () => {
    expect(nearest(every({ price: null }))).toEqual([]);
    expect(nearest(every({ sold: 2 }))).toEqual([]);
  });
});

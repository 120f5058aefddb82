import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import type { Night, RoomFacts } from '@/lib/rates/room/types';
import { nightsOfHouse, nightsOfRooms } from '@/lib/rates/taken/rules/nights';
import {
  lastDepartureFrom,
  mayArriveOn,
  type NightSigns,
  signOf,
  signsAmong,
  withOwnNights,
} from '@/lib/rates/taken/rules/signs';

const today: PlainDate = '2027-01-01';
const until = addDays(today, 10);

const night = (index: number, other: Partial<Night> = {}): [PlainDate, Night] => {
  const day = addDays(today, index);
  const usual = { allotment: 2, closed: 0, sold: 0, optioned: 0, price: 100_00, minStay: 3, maxStay: null };
  return [
    day,
    { night: day, ...usual, closedToArrival: false, closedToDeparture: false, releaseDays: 0, ...other } as Night,
  ];
};

const room = (id: string, nights: Record<number, Partial<Night>>) =>
  ({
    id,
    beds: [{ sleeps: [{ maxPax: 2, maxAdults: 2 }] }],
    isEnquiryOnly: false,
    isOnRequest: false,
    calendar: new Map(Array.from({ length: 30 }, (_, index) => night(index, nights[index]))),
  }) as unknown as RoomFacts;

const hotel = { closures: [], isAdultsOnly: false };
const rooms = [
  room('double', {
    1: { sold: 2 },
    2: { optioned: 2 },
    3: { closed: 2 },
    4: { closedToArrival: true },
    5: { releaseDays: 9 },
    6: { sold: 2 },
  }),
];

describe('nights of a hotel', () => {
  it('are those of the room, whatever length of stay they ask for', () => {
    expect(nightsOfRooms(hotel, rooms, { today, until })).toEqual({ from: today, nights: 'fshcaasfff' });
  });

  it('are as its best room has them', () => {
    const more = [...rooms, room('suite', { 1: { optioned: 2 }, 3: { sold: 2 }, 4: { sold: 2 } })];
    expect(nightsOfRooms(hotel, more, { today, until }).nights).toBe('fhfsafffff');
  });

  it('are without arrival where nobody arrives, whether or not an option holds them', () => {
    const held = [room('single', { 0: { optioned: 2, closedToArrival: true }, 1: { optioned: 2, releaseDays: 9 } })];
    expect(nightsOfRooms(hotel, held, { today, until }).nights).toBe('aaffffffff');
  });

  it('refuse an arrival exactly where the judge refuses every length from that day', () => {
    const known = nightsOfRooms(hotel, rooms, { today, until });
    const party = { adults: 1, childrenAges: [] };
    for (let index = 0; index < 7; index += 1) {
      const checkIn = addDays(today, index);
      const lengths = Array.from({ length: 12 }, (_, nights) => addDays(checkIn, nights + 1));
      const relaxed = rooms.map((one) => ({
        ...one,
        calendar: new Map([...one.calendar].map(([day, of]) => [day, { ...of, optioned: 0, minStay: 1 }])),
      }));
      const isPossible = lengths.some((checkOut) =>
        relaxed.some(
          (one) => decideRoom(hotel, one, { checkIn, checkOut, today, quantity: 1, party }).status !== 'unavailable',
        ),
      );
      expect([checkIn, mayArriveOn(known, checkIn)]).toEqual([checkIn, isPossible]);
    }
  });
});

describe('nights of a house', () => {
  const week = (from: number, to: number) => ({ checkIn: addDays(today, from), checkOut: addDays(today, to) });
  const facts = {
    stays: [{ ...week(1, 3), available: false }],
    blocks: [
      { ...week(4, 5), kind: 'confirmedOption' as const },
      { ...week(6, 8), kind: 'booking' as const },
      { ...week(-3, 1), kind: 'ownerBlock' as const },
    ],
  };

  it('are sold, held by an option, or free, as the judge says of each', () => {
    const known = nightsOfHouse(facts, { today, until });
    expect(known.nights).toBe('sssfhfssff');
    const asked = Array.from({ length: 10 }, (_, index) => week(index, index + 1));
    const stays = facts.stays.map((stay) => ({ ...stay, id: 'week', rates: {}, currency: 'EUR' }));
    const judged = asked.map((one) => decideAvailability(one, { ...facts, stays, today }).state === 'sold');
    expect(judged).toEqual(Array.from(known.nights, (letter) => letter !== 'f'));
  });

  it('leave what the lead holds itself to the lead', () => {
    const known = nightsOfHouse(facts, { today, until });
    expect(withOwnNights(known, week(6, 8)).nights).toBe('sssfhfffff');
    // From its arrival to the night before its departure, sold or held.
    expect(withOwnNights(known, week(4, 7)).nights).toBe('sssffffsff');
    expect(withOwnNights({ from: today, nights: 'caf' }, week(0, 3)).nights).toBe('caf');
  });
});

describe('a calendar that knows its nights', () => {
  const known: NightSigns = { from: today, nights: 'ffhfsaf' };
  it('lets nobody arrive on a taken night or where nobody arrives, and lets a stay end on the taken day', () => {
    const arrivals = Array.from({ length: 7 }, (_, index) => mayArriveOn(known, addDays(today, index)));
    expect(arrivals).toEqual([true, true, true, true, false, false, true]);
    expect(lastDepartureFrom(known, today)).toBe(addDays(today, 4));
    expect(lastDepartureFrom(known, addDays(today, 6))).toBeNull();
  });

  it('takes what is not known for free, and names only the signs there are', () => {
    expect(signOf(known, addDays(today, 700))).toBe('free');
    expect(signOf(known, addDays(today, -1))).toBe('free');
    expect(signsAmong(known)).toEqual(['sold', 'held', 'noArrival']);
  });
});

import { describe, expect, it } from 'vitest';
import { areAllPlaced, isGroup, largestOf, mostIn, partOf, roomsOfParty } from '@/lib/rates/judge/rules/parts';
import { MOST_ROOMS } from '@/lib/rates/room/rules/party';
import { hotel, party, room, week } from '@/tests/room/facts';

const single = room('single', 1, 1);
const double = room('double', 2, 2);
/** Two adults and two children, the children in places of their own. */
const family = room('family', 4, 2);
/** Three places, one of them an adult's. */
const nursery = room('nursery', 3, 1);
const bunks = room('bunks', 2, 0);

describe('the part of a party that one of several rooms takes', () => {
  it.each([
    // Of rooms in a number that was asked for: its share, rounded up, as far as the beds suffice.
    ['half of four adults', double, party(4), 2, party(2)],
    ['the bigger half of five, who sleep in three beds', room('triple', 3, 3), party(5), 2, party(3)],
    ['no more adults than it has places for', double, party(5), 2, party(2)],
    ['no more adults than its share, were there more places', room('quad', 4, 4), party(4), 2, party(2)],
    ['its share of the children beside its adults', family, party(4, 4, 9, 12), 2, party(2, 12, 9)],
    ['the oldest first where not all of its share fit', room('triple', 3, 2), party(4, 4, 12, 9), 2, party(2, 12)],
    ['a child in a bed that no adult may have', nursery, party(4, 7, 3), 2, party(1, 7)],
    // In whatever number: as many as fit while one adult is left for another room.
    ['all adults but one', room('quad', 4, 4), party(4), null, party(3)],
    ['one of two', double, party(2), null, party(1)],
    ['one who travels alone with children', family, party(1, 2, 5, 8, 11), null, party(1, 11, 8, 5)],
    ['as many adults as it has places for', double, party(7), null, party(2)],
    ['all children that fit, the oldest first', family, party(3, 1, 10, 6), null, party(2, 10, 6)],
  ] as const)('is %s', (_, of, travelling, count, part) => {
    const ages = Object.freeze([...travelling.childrenAges]);
    expect(partOf(of, { ...travelling, childrenAges: ages }, count)).toEqual(part);
  });

  it('is nobody where an adult has no place: no child sleeps without one', () => {
    expect(partOf(bunks, party(2, 5, 7), null)).toBeNull();
    expect(partOf(bunks, party(2, 5, 7), 2)).toBeNull();
  });

  it('is asked of each room, and everybody where one room is wanted or nobody has a place', () => {
    const rooms = [double, bunks];
    const four = week(party(4));
    const parts = (way: 'one' | { count: number | null }) =>
      roomsOfParty({ hotel: hotel(), rooms }, four, way).map(({ room: { id }, part, decision }) => {
        return [id, part.adults, decision.status];
      });
    expect(parts('one')).toEqual([
      ['double', 4, 'unavailable'],
      ['bunks', 4, 'unavailable'],
    ]);
    expect(parts({ count: 4 })).toEqual([
      ['double', 1, 'available'],
      ['bunks', 4, 'unavailable'],
    ]);
  });
});

/** Rule 4.6: more than eight rooms are a group, which enquires. */
describe('a group', () => {
  it('is who asks for more rooms than are sold at once, however few they are', () => {
    expect(isGroup(party(9), [double], MOST_ROOMS + 1)).toBe(true);
    expect(isGroup(party(9), [double], MOST_ROOMS)).toBe(false);
    // The number that was asked for decides, and not the one that would be needed.
    expect(isGroup(party(40), [double], 2)).toBe(false);
  });

  it.each([
    ['sixteen adults fill eight doubles', party(16), [double], false],
    ['the seventeenth needs a ninth', party(17), [double], true],
    ['the largest room counts, not the smallest', party(17), [single, family, single], true],
    ['sixteen adults and sixteen children fill eight family rooms', party(16, ...Array(16).fill(5)), [family], false],
    ['one more child does not fit', party(16, ...Array(17).fill(5)), [family], true],
    ['nine adults do not sleep in eight rooms with one adult in each', party(9), [nursery], true],
    ['eight of them do', party(8), [nursery], false],
    ['places of adults and places of all are those of the roomiest of each', party(16), [nursery, double], false],
    ['where no adult can sleep nobody is a group', party(17), [bunks], false],
    ['a hotel without rooms says nothing of it', party(17), [], false],
  ])('%s', (_, travelling, rooms, is) => {
    expect(isGroup(travelling, rooms, null)).toBe(is);
  });
});

describe('the beds there are', () => {
  it('are in one room those of the largest, and of two as large of the one with more places for adults', () => {
    const quad = room('quad', 4, 4);
    expect(largestOf([double, family, single])).toEqual({ pax: 4, adults: 2 });
    expect(largestOf([family, quad, double])).toEqual({ pax: 4, adults: 4 });
    expect(largestOf([quad, family])).toEqual({ pax: 4, adults: 4 });
    // A child's place counts: three who may sleep there are more than two adults.
    expect(largestOf([double, nursery])).toEqual({ pax: 3, adults: 1 });
    expect(largestOf([])).toEqual({ pax: 0, adults: 0 });
  });

  it('are of all rooms together those that are left of each', () => {
    expect(mostIn([{ room: double, left: 2 }], 8)).toEqual({ pax: 4, adults: 4 });
    const two = [
      { room: double, left: 1 },
      { room: family, left: 2 },
    ];
    expect(mostIn(two, 8)).toEqual({ pax: 10, adults: 6 });
    expect(mostIn([], 8)).toEqual({ pax: 0, adults: 0 });
  });

  it('are of so many rooms, and of no more than are sold at once, the largest of them', () => {
    const free = [
      { room: single, left: 20 },
      { room: nursery, left: 1 },
      { room: room('triple', 3, 3), left: 1 },
      { room: family, left: 5 },
    ];
    expect(mostIn(free, 20)).toEqual({ pax: 5 * 4 + 2 * 3 + 1, adults: 5 * 2 + 3 + 1 + 1 });
    expect(mostIn([{ room: double, left: 20 }], 20)).toEqual({ pax: 16, adults: 16 });
    expect(mostIn(free, 2)).toEqual({ pax: 8, adults: 4 });
    // Of rooms as large, those that sleep more adults.
    const asLarge = [
      { room: family, left: 8 },
      { room: room('quad', 4, 4), left: 2 },
    ];
    expect(mostIn(asLarge, 8)).toEqual({ pax: 32, adults: 6 * 2 + 2 * 4 });
  });
});

describe('everybody has a bed', () => {
  const all = (of: typeof double, left: number) => ({ id: of.id, beds: of.beds, left });

  it.each([
    ['in as many rooms as are left', party(4), [all(double, 2)], null, true],
    ['not in one less', party(4), [all(double, 1)], null, false],
    ['in rooms of several kinds', party(3, 8), [all(double, 1), all(nursery, 1)], null, true],
    ['not where a child would sleep alone', party(1, 8, 9), [all(double, 2)], null, false],
    ['not in another number of rooms than was asked for', party(4), [all(double, 2)], 3, false],
    ['not as a group', party(17), [all(double, 20)], null, false],
    ['not where nothing is free', party(2), [], null, false],
  ])('%s', (_, travelling, rooms, count, are) => {
    expect(areAllPlaced(travelling, rooms, count)).toBe(are);
  });
});

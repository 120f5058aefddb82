import { describe, expect, it } from 'vitest';
import { HOTEL_FACILITIES, ROOM_FACILITIES } from '@/prisma/reference/hotel-vocabulary';

/** What `1 << bit` still holds in PostgreSQL's integer without its sign. */
const LAST_BIT = 30;

/** In the order of their bits, as they are kept with hotels and rooms: none of them may ever move. */
const KEPT = {
  hotel:
    'spa indoorPool outdoorPool sauna fitnessRoom restaurant bar skiInSkiOut skiRoom kidsClub concierge valetParking meetingRooms',
  room: 'balcony terrace garden fireplace bathtub rainShower doubleVanity separateToilet underfloorHeating airConditioning privateSauna privatePool hotTub kitchen espressoMachine minibar desk safe wirelessInternet television soundSystem walkInWardrobe sittingArea connectingDoor stepFreeAccess babyCot',
};

describe.each([
  ['hotels', HOTEL_FACILITIES, KEPT.hotel],
  ['rooms', ROOM_FACILITIES, KEPT.room],
])('the bits of the facilities of %s', (_, facilities, kept) => {
  const bits = Object.values(facilities).map(({ bit }) => bit);

  it('belong to one facility each and fit into the column', () => {
    expect(new Set(bits).size).toBe(bits.length);
    expect(bits.filter((bit) => !Number.isInteger(bit) || bit < 0 || bit > LAST_BIT)).toEqual([]);
  });

  it('do not move: a new one takes a bit behind all that are kept', () => {
    const inOrder = Object.entries(facilities).sort(([, a], [, b]) => a.bit - b.bit);
    expect(inOrder.map(([id]) => id).join(' ')).toMatch(new RegExp(`^${kept}\\b`));
    expect(inOrder.map(([, { bit }]) => bit)).toEqual(inOrder.map((_, index) => index));
  });
});

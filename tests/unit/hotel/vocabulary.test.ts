import { describe, expect, it } from 'vitest';
import { HOTEL_FACILITIES, ROOM_FACILITIES } from '@/prisma/reference/hotel-vocabulary';

/** What `1 << bit` still holds in PostgreSQL's integer without its sign. */
const LAST_BIT = 30;

/** As they were first kept with hotels and rooms: none of them may ever move. */
const KEPT = {
  hotel: { spa: 0, sauna: 3, skiInSkiOut: 7, meetingRooms: 12 },
  room: { balcony: 0, bathtub: 4, kitchen: 13, babyCot: 25 },
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

  it('do not move', () => {
    expect(Object.fromEntries(Object.entries(facilities).map(([id, { bit }]) => [id, bit]))).toMatchObject(kept);
  });
});

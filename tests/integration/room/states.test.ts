import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, fromEpochDay, type PlainDate, toEpochDay } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { releaseRooms, takeRooms } from '@/lib/rates/room/commands';
import { readHotelRates } from '@/lib/rates/room/queries/facts';
import { readRoomStates } from '@/lib/rates/room/queries/states';
import { readStatesOfNights } from '@/lib/rates/room/queries/states-of-nights';
import type { StatesAsked } from '@/lib/rates/room/types';
import { Prisma } from '@/prisma/generated/client';
import { createHotel, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';
import { decide } from '@/tests/room/reference';
import { sized, sizedCases } from '@/tests/setup/size';

const TODAY: PlainDate = '2026-11-22';
const NOW = new Date('2026-11-22T09:00:00Z');
const everywhere = Prisma.sql`true`;

const ids = ['a', 'b', 'c', 'd', 'e'].flatMap((room) => [`open-${room}`, `adults-${room}`]);

beforeAll(async () => {
  await createPlaces();
  await createHotel('open');
  await createHotel('adults', { isAdultsOnly: true });
  await ownerDb.closure.create({
    data: {
      hotelId: 'open',
      startsOn: toDatabaseDay('2027-04-10'),
      endsOn: toDatabaseDay('2027-05-01'),
      reason: 'season',
    },
  });
  const bed = { isInStandardOccupancy: true, twinBedPossible: false };
  const kingSize = { ...bed, bedType: 'kingSizeBed' as const, maxPax: 2, maxAdults: 2 };
  const sofa = { ...bed, bedType: 'sofaBed' as const, maxPax: 2, maxAdults: 1 };
  for (const hotel of ['open', 'adults']) {
    await createRoom(hotel, `${hotel}-a`);
    await createRoom(hotel, `${hotel}-b`, { beds: [kingSize, sofa] });
    await createRoom(hotel, `${hotel}-c`, { units: 1, beds: [kingSize, kingSize] });
    await createRoom(hotel, `${hotel}-d`, { isOnRequest: true });
    await createRoom(hotel, `${hotel}-e`, { isEnquiryOnly: true });
  }
  await ownerDb.$executeRaw`UPDATE room_night SET max_stay = 5, release_days = 80 WHERE night BETWEEN '2027-01-20' AND '2027-01-31'`;
  await ownerDb.$executeRaw`UPDATE room_night SET min_stay = 4 WHERE night BETWEEN '2027-02-10' AND '2027-03-31'`;
  await ownerDb.$executeRaw`UPDATE room_night SET closed_to_departure = extract(isodow FROM night) = 2,
    closed_to_arrival = extract(isodow FROM night) = 5 WHERE night > '2027-03-01'`;
  await ownerDb.$executeRaw`DELETE FROM room_night WHERE night IN ('2027-01-15', '2027-03-20') AND room_id LIKE '%-b'`;
  await ownerDb.$executeRaw`UPDATE room_night SET price = NULL WHERE night = '2027-02-16' AND room_id LIKE '%-a'`;
  const lapsed = new Date('2026-11-22T08:00:00Z');
  const running = new Date('2026-11-24T17:00:00Z');
  for (const [room, checkIn, checkOut, expiresAt] of [
    ['c', '2027-01-05', '2027-01-12', running],
    ['b', '2027-02-20', '2027-02-27', lapsed],
    ['a', '2027-03-03', '2027-03-08', running],
  ] as const) {
    await ownerDb.roomHold.createMany({
      data: ['open', 'adults'].map((hotel) => ({
        roomId: `${hotel}-${room}`,
        checkIn: toDatabaseDay(checkIn),
        checkOut: toDatabaseDay(checkOut),
        units: room === 'c' ? 1 : 2,
        kind: 'confirmedOption' as const,
        expiresAt,
      })),
    });
  }
});

const FIRST = toEpochDay('2026-11-15');
const stay: fc.Arbitrary<StatesAsked> = fc
  .record({
    day: fc.oneof(fc.integer({ min: 0, max: 170 }), fc.integer({ min: 0, max: 420 })),
    nights: fc.constantFrom(1, 2, 3, 4, 5, 7, 7, 10, 14),
    adults: fc.constantFrom(1, 2, 2, 2, 3, 4),
    childrenAges: fc.constantFrom<number[]>([], [], [], [4], [3, 9, 15]),
  })
  .map(({ day, nights, adults, childrenAges }) => {
    const checkIn = fromEpochDay(FIRST + day);
    return { checkIn, checkOut: addDays(checkIn, nights), party: { adults, childrenAges }, today: TODAY, now: NOW };
  });

/** `H01-1 minimumStay`, `H01-2 12345`. */
const inShort = (rows: readonly { roomId: string; reason: string | null; nightsPrice: number | null }[]) =>
  rows.map(({ roomId, reason, nightsPrice }) => `${roomId} ${reason ?? nightsPrice}`).sort();

describe('the projection of the search', () => {
  it('says of every room what its nights say', async () => {
    const seen = new Set<string | null>();
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(stay, async (asked) => {
        const projected = await readRoomStates(asked, everywhere);
        const ofNights = await readStatesOfNights(asked, ids);
        expect(inShort(projected)).toEqual(inShort(ofNights));
        for (const { reason } of projected) seen.add(reason);
        compared += projected.length;
      }),
      sizedCases(250, 5_000),
    );
    expect(compared).toBe(sized(250, 5_000) * ids.length);
    expect([...seen].map(String)).toEqual(
      expect.arrayContaining([
        'adultsOnly',
        'closed',
        'enquiryOnly',
        'minimumStay',
        'null',
        'occupancy',
        'past',
        'soldOut',
      ]),
    );
  }, 120_000);

  it('and the rules written down a second time say the same', async () => {
    const hotel = 'open';
    await fc.assert(
      fc.asyncProperty(stay, async (asked) => {
        const states = await readRoomStates(asked, Prisma.sql`h.id = ${hotel}`);
        const facts = await readHotelRates({ hotelId: hotel, ...asked, locale: 'en', includeDemos: true });
        if (!facts) throw new Error('no hotel');
        const expected = facts.rooms.map(
          (room) => `${room.id} ${decide(facts.hotel, room, { ...asked, quantity: 1 })}`,
        );
        const found = states.map(
          ({ roomId, status, reason }) => `${roomId} ${status === 'unavailable' ? reason : status}`,
        );
        expect(found.sort()).toEqual(expected.sort());
      }),
      { numRuns: sized(60, 1_000) },
    );
  }, 120_000);

  it('follows what is taken and given back', async () => {
    const asked: StatesAsked = {
      checkIn: '2027-03-24',
      checkOut: '2027-03-29',
      party: { adults: 2, childrenAges: [] },
      today: TODAY,
      now: NOW,
    };
    const [room] = (await readRoomStates(asked, everywhere)).filter(({ status }) => status === 'available');
    if (!room) throw new Error('nothing is free');
    const one = Prisma.sql`p.room_id = ${room.roomId}`;
    const left = await db.roomNight.findMany({
      where: { roomId: room.roomId, night: { gte: toDatabaseDay(asked.checkIn), lt: toDatabaseDay(asked.checkOut) } },
    });
    const units = Math.min(
      ...left.map(({ allotment, closed, sold, optioned }) => allotment - closed - sold - optioned),
    );
    const { checkIn, checkOut } = asked;
    const hold = { roomId: room.roomId, units, kind: 'booking' as const, checkIn, checkOut };
    const clock = { now: () => NOW };
    const ids = await scoped('system', (tx) => takeRooms(tx, [hold], clock), LONG_TRANSACTION);
    expect((await readRoomStates(asked, one)).map(({ reason }) => reason)).toEqual(['soldOut']);
    await scoped('system', (tx) => releaseRooms(tx, ids, clock), LONG_TRANSACTION);
    expect(await readRoomStates(asked, one)).toEqual([room]);
  });
});

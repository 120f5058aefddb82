import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { bookHeldRooms, extendHeldRooms, type NewRoomHold, releaseRooms, takeRooms } from '@/lib/rates/room/commands';
import { createHotel, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';
import { untilSomeoneWaits } from '@/tests/setup/blocked';
import { sized } from '@/tests/setup/size';

const now = new Date('2026-12-01T09:00:00Z');
const week = { checkIn: '2027-03-06', checkOut: '2027-03-13' } as const;
const booking: NewRoomHold = { roomId: 'last', units: 1, kind: 'booking', ...week };
const option: NewRoomHold = { ...booking, kind: 'confirmedOption', expiresAt: new Date('2026-12-03T17:00:00Z') };
const at = (time: string) => ({ now: () => new Date(time) });

const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => scoped('system', work, LONG_TRANSACTION);
const take = (holds: readonly NewRoomHold[] = [booking], clock = { now: () => now }, options = {}) =>
  inTransaction((tx) => takeRooms(tx, holds, clock, options));

const outcomeOf = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    (error) => (error instanceof AppError ? `${error.code} ${error.status}` : String(error)),
  );

/** Sold and optioned of the room's nights of the week, each pair once. */
async function counted(roomId = 'last'): Promise<string[]> {
  const nights = await db.roomNight.findMany({
    where: { roomId, night: { gte: new Date(week.checkIn), lt: new Date(week.checkOut) } },
  });
  return [...new Set(nights.map(({ sold, optioned }) => `${sold} sold, ${optioned} optioned`))];
}

const freeNights = async (roomId = 'last') => {
  const [row] = await ownerDb.$queryRaw<{ free: number }[]>`
    SELECT bit_count(free)::int AS free FROM room_projection WHERE room_id = ${roomId}`;
  return row?.free;
};

beforeAll(async () => {
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'last', { units: 1 });
  await createRoom('hotel', 'pair');
  await createRoom('hotel', 'bare', { basePrice: null });
  await ownerDb.roomNight.deleteMany({ where: { roomId: 'bare' } });
});

beforeEach(async () => {
  await ownerDb.roomHold.updateMany({ where: { releasedAt: null }, data: { releasedAt: now } });
});

describe('taking rooms', () => {
  it('counts in the nights and in the projection, in the same transaction', async () => {
    const [id = ''] = await take();
    expect([await counted(), await freeNights()]).toEqual([['1 sold, 0 optioned'], 358]);
    await expect(
      inTransaction(async (tx) => {
        await releaseRooms(tx, [id], { now: () => now });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect([await counted(), await freeNights()]).toEqual([['1 sold, 0 optioned'], 358]);
    await inTransaction((tx) => releaseRooms(tx, [id], { now: () => now }));
    expect([await counted(), await freeNights()]).toEqual([['0 sold, 0 optioned'], 365]);
  });

  it('takes all rooms or none', async () => {
    await take([{ ...booking, roomId: 'pair', units: 2 }]);
    expect(await outcomeOf(take([booking, { ...booking, roomId: 'pair' }]))).toBe('roomsTaken 409');
    expect(await counted()).toEqual(['0 sold, 0 optioned']);
    expect(await outcomeOf(take([{ ...booking, units: 2 }]))).toBe('roomsTaken 409');
  });

  it('gives nights that nobody loaded only where the hotel itself confirms', async () => {
    const bare = { ...booking, roomId: 'bare' };
    expect(await outcomeOf(take([bare]))).toBe('roomsTaken 409');
    expect(await outcomeOf(take([bare], { now: () => now }, { givesUnloaded: true }))).toBe('taken');
  });

  it('an option that has lapsed by the clock holds nothing, and cannot be booked or extended any more', async () => {
    const [id = ''] = await take([option]);
    expect([await counted(), await outcomeOf(take())]).toEqual([['0 sold, 1 optioned'], 'roomsTaken 409']);
    const later = at('2026-12-03T17:00:00Z');
    expect(await outcomeOf(inTransaction((tx) => bookHeldRooms(tx, [id], later)))).toBe('holdEnded 409');
    expect(await outcomeOf(inTransaction((tx) => extendHeldRooms(tx, [id], new Date('2026-12-09'), later)))).toBe(
      'holdEnded 409',
    );
    expect(await outcomeOf(take([booking], later))).toBe('taken');
    expect(await counted()).toEqual(['1 sold, 0 optioned']);
  });

  it('where one of several holds is not there, none of them is booked, extended or given back', async () => {
    const [id = ''] = await take([option]);
    const until = new Date('2026-12-09T17:00:00Z');
    const deeds = [
      (tx: Transaction) => bookHeldRooms(tx, [id, 'nothing'], { now: () => now }),
      (tx: Transaction) => extendHeldRooms(tx, [id, 'nothing'], until, { now: () => now }),
      (tx: Transaction) => releaseRooms(tx, [id, 'nothing'], { now: () => now }),
    ];
    for (const deed of deeds) expect(await outcomeOf(inTransaction(deed))).toBe('notFound 404');
    expect(await counted()).toEqual(['0 sold, 1 optioned']);
  });

  it('an option becomes a booking of the same nights, or ends later', async () => {
    const [id = ''] = await take([option]);
    const until = new Date('2026-12-09T17:00:00Z');
    await inTransaction((tx) => extendHeldRooms(tx, [id], until, { now: () => now }));
    expect(await db.roomProjection.findUnique({ where: { roomId: 'last' }, select: { lapsesAt: true } })).toEqual({
      lapsesAt: until,
    });
    await inTransaction((tx) => bookHeldRooms(tx, [id], at('2026-12-05T09:00:00Z')));
    expect(await counted()).toEqual(['1 sold, 0 optioned']);
    expect(await db.roomProjection.findUnique({ where: { roomId: 'last' }, select: { lapsesAt: true } })).toEqual({
      lapsesAt: null,
    });
  });

  it('reads business time after it has waited for the room', async () => {
    await take([option]);
    let time = now;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const blocking = inTransaction(async (tx) => {
      await tx.$executeRaw`SELECT lock_rooms(ARRAY['last'])`;
      await held;
    });
    const taking = outcomeOf(take([booking], { now: () => time }));
    time = new Date('2026-12-04T09:00:00Z');
    release();
    await blocking;
    expect(await taking).toBe('taken');
  });
});

const TAKERS = 50;
const race = () => Promise.all(Array.from({ length: TAKERS }, () => outcomeOf(take())));
const countOf = (outcomes: readonly string[], outcome: string) => outcomes.filter((one) => one === outcome).length;

describe('the last room', () => {
  it('asked for by fifty at once goes to exactly one, and the others are told', async () => {
    for (let run = 0; run < sized(2, 20); run++) {
      await ownerDb.roomHold.updateMany({ where: { releasedAt: null }, data: { releasedAt: now } });
      const outcomes = await race();
      expect([countOf(outcomes, 'taken'), countOf(outcomes, 'roomsTaken 409')]).toEqual([1, TAKERS - 1]);
      expect(await counted()).toEqual(['1 sold, 0 optioned']);
    }
  }, 120_000);

  // Last in the file: it takes the guards away, one after the other.
  it('is oversold without the lock and the check, and by neither of them alone', async () => {
    await ownerDb.$executeRaw`CREATE OR REPLACE FUNCTION lock_rooms(asked text[]) RETURNS void LANGUAGE sql AS 'SELECT'`;
    expect([await takenByTwo(), await counted()]).toEqual([1, ['1 sold, 0 optioned']]);
    await ownerDb.roomHold.updateMany({ where: { releasedAt: null }, data: { releasedAt: now } });
    await ownerDb.$executeRaw`ALTER TABLE room_night DROP CONSTRAINT room_night_never_oversold`;
    expect([await takenByTwo(), await counted()]).toEqual([2, ['2 sold, 0 optioned']]);
  }, 60_000);
});

/** The second taker reads the nights while the first has taken them and not yet committed; how many of the two succeed. */
async function takenByTwo(): Promise<number> {
  let second: Promise<string> | undefined;
  await inTransaction(async (tx) => {
    await takeRooms(tx, [booking], { now: () => now });
    second = outcomeOf(take());
    await untilSomeoneWaits();
  });
  return 1 + Number((await second) === 'taken');
}

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { placeHold } from '@/lib/rates/hold/commands';
import { takeRooms } from '@/lib/rates/room/commands';
import { createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, viewerOf } from '@/tests/factories/user';

const now = new Date('2026-12-01T09:00:00Z');
const nights = { checkIn: toDatabaseDay('2027-03-06'), checkOut: toDatabaseDay('2027-03-13') };

type Team = Awaited<ReturnType<typeof createTeam>> & { roomLead: string; houseLead: string };
let own: Team;
let other: Team;
let viewers: Record<
  'own' | 'other' | 'stranger' | 'admin' | 'hotel' | 'operator' | 'anotherHotel' | 'anotherOperator',
  Viewer
>;

async function createFurnishedTeam(): Promise<Team> {
  const team = await createTeam();
  const asks = {
    agencyId: team.agency.id,
    userId: team.agent.id,
    hotelId: 'hotel',
    roomId: 'room',
    ratePlanId: 'plan',
  };
  const [room, house] = [await createLead(asks), await createLead(asks)];
  return { ...team, roomLead: room.id, houseLead: house.id };
}

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createHotel('another');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  await createProperty({ id: 'house' });
  await createProperty({ id: 'second' });
  await ownerDb.operator.create({ data: { id: 'elsewhere', name: 'Elsewhere', email: 'e@x.example' } });
  own = await createFurnishedTeam();
  other = await createFurnishedTeam();
  const person = async (of: object) => viewerOf(await createUser({ role: 'operator', ...of }));
  viewers = {
    own: await viewerOf(own.agent),
    other: await viewerOf(other.agent),
    // A scope opened for an agency this person does not belong to.
    stranger: { ...(await viewerOf(other.agent)), agency: (await viewerOf(own.agent)).agency },
    admin: await viewerOf(await createUser({ role: 'admin' })),
    hotel: await person({ hotelId: 'hotel' }),
    operator: await person({ operatorId: 'operator' }),
    anotherHotel: await person({ hotelId: 'another' }),
    anotherOperator: await person({ operatorId: 'elsewhere' }),
  };
});

/** A confirmed option of our agency in house and hotel, and nights of the house that its owner keeps. */
beforeEach(() =>
  asOwner(async (tx) => {
    await tx.leadRoom.updateMany({ data: { holdId: null } });
    // The nights count what is released, not what is deleted.
    await tx.roomHold.updateMany({ where: { releasedAt: null }, data: { releasedAt: now } });
    await tx.roomHold.deleteMany();
    await tx.lead.update({
      where: { id: own.houseLead },
      data: { ...{ hotelId: null, propertyId: 'house', status: 'CONFIRMED_BOOKING' }, ...nights },
    });
    await tx.propertyHold.deleteMany();
    await tx.propertyHold.create({
      data: { id: 'sold', propertyId: 'house', kind: 'booking', leadId: own.houseLead, ...nights },
    });
    const later = { checkIn: toDatabaseDay('2027-05-01'), checkOut: toDatabaseDay('2027-05-08') };
    await tx.propertyHold.create({ data: { id: 'kept', propertyId: 'house', kind: 'ownerBlock', ...later } });
    await tx.roomHold.create({ data: { id: 'rooms', roomId: 'room', units: 1, kind: 'booking', ...nights } });
    await tx.leadRoom.updateMany({ where: { leadId: own.roomLead }, data: { holdId: 'rooms' } });
  }),
);

class Undone extends Error {}

/** How many rows a statement changes in a scope, taken back at once. */
async function changedBy(scope: Viewer | 'system', sql: string): Promise<number> {
  let rows = 0;
  const attempt = scoped(scope, async (tx) => {
    rows = await tx.$executeRawUnsafe(sql);
    throw new Undone();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return rows;
}

it('a property’s nights are given back by whoever has the lead, by its operator and by the product', async () => {
  const release = 'UPDATE property_hold SET released_at = now()';
  const changed: Record<string, number> = { system: await changedBy('system', release) };
  for (const [who, viewer] of Object.entries(viewers)) changed[who] = await changedBy(viewer, release);
  expect(changed).toEqual({
    ...{ system: 2, own: 1, other: 0, stranger: 0, admin: 2, operator: 2 },
    ...{ hotel: 0, anotherHotel: 0, anotherOperator: 0 },
  });
});

it('a hotel’s nights are given back by whoever has the lead, by the hotel and by the product', async () => {
  const release = 'UPDATE room_hold SET released_at = now()';
  const changed: Record<string, number> = { system: await changedBy('system', release) };
  for (const [who, viewer] of Object.entries(viewers)) changed[who] = await changedBy(viewer, release);
  expect(changed).toEqual({
    ...{ system: 1, own: 1, other: 0, stranger: 0, admin: 1, hotel: 1 },
    ...{ operator: 0, anotherHotel: 0, anotherOperator: 0 },
  });
});

it('nobody takes nights for somebody else’s lead, or of a house that is not theirs', async () => {
  const hold = (leadId: string | null) => (tx: Transaction) =>
    tx.propertyHold.create({
      data: { propertyId: 'second', kind: leadId ? 'booking' : 'ownerBlock', leadId, ...nights },
    });
  const refused = /row-level security/;
  for (const viewer of [viewers.other, viewers.stranger, viewers.hotel, viewers.anotherOperator]) {
    await expect(scoped(viewer, hold(own.houseLead))).rejects.toThrow(refused);
    await expect(scoped(viewer, hold(null))).rejects.toThrow(refused);
  }
  await scoped(viewers.operator, hold(null));
  const rooms = (tx: Transaction) =>
    tx.roomHold.create({ data: { roomId: 'room', units: 1, kind: 'booking', ...nights } });
  const outsiders = [viewers.stranger, viewers.operator, viewers.anotherHotel];
  for (const viewer of outsiders) await expect(scoped(viewer, rooms)).rejects.toThrow(refused);
  await scoped(viewers.hotel, rooms);
});

it('nights of a lapsed option that nobody has given back are free for any agency all the same', async () => {
  const lapsed = { kind: 'confirmedOption', expiresAt: new Date(now.getTime() - 1000), ...nights } as const;
  await ownerDb.propertyHold.create({ data: { id: 'lapsed', propertyId: 'second', ...lapsed } });
  await ownerDb.roomHold.create({ data: { id: 'lapsedRooms', roomId: 'room', units: 1, ...lapsed } });
  const stay = { checkIn: '2027-03-06', checkOut: '2027-03-13', kind: 'booking' } as const;
  const clock = { now: () => now };
  await scoped(viewers.operator, (tx) => placeHold(tx, { propertyId: 'second', ...stay, kind: 'ownerBlock' }, clock));
  const taken = { roomId: 'room', units: 1, ...stay };
  await scoped(viewers.other, (tx) => takeRooms(tx, [taken], clock, { givesUnloaded: true }));
  expect((await ownerDb.propertyHold.findUniqueOrThrow({ where: { id: 'lapsed' } })).releasedAt).toEqual(now);
  expect((await ownerDb.roomHold.findUniqueOrThrow({ where: { id: 'lapsedRooms' } })).releasedAt).toEqual(now);
});

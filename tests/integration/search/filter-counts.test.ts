import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as route } from '@/app/api/available-hotels/route';
import type { ListField } from '@/lib/sales/search/hotel/fields';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createCity, createPlaces } from '@/tests/factories/place';
import { signIn } from '@/tests/factories/user';
import { beginBusinessTime } from '@/tests/setup/own-database';

const options: Record<ListField, readonly string[]> = {
  hotelCategories: ['4 Star', '5 Star', '5 Star Palace'],
  roomCategories: ['Room', 'Suite', 'Villa / Chalet'],
  programIds: ['first', 'second'],
  facilities: ['spa', 'pool', 'kids'],
  roomFacilities: ['fireplace', 'balcony'],
};
const HOTELS = 12;
/** Of a list every so many-th, so that each option has another mixture of hotels. */
const some = (list: readonly string[], index: number) => list.filter((_, at) => (index * 7 + at * 5) % (at + 2) === 0);
const one = (list: readonly string[], index: number) => list[index % list.length] ?? '';

let cookie: string;

async function createMixture(index: number): Promise<void> {
  const id = `h${index}`;
  const { hotelCategories, roomCategories, programIds, facilities, roomFacilities } = options;
  await createHotel(id, {
    category: one(hotelCategories, index),
    keys: 10 + index * 8,
    ...(index % 4 === 0 && { cityId: 'zuers' }),
  });
  for (const room of [0, 1]) {
    await createRoom(id, `${id}-${room}`, { category: one(roomCategories, index * 2 + room * 3 + (index % 2)) });
    await ownerDb.roomFacility.createMany({
      data: some(roomFacilities, index + room).map((facilityId) => ({ roomId: `${id}-${room}`, facilityId })),
    });
  }
  await createRatePlan(id, `${id}-flexible`, index % 3 === 0 ? { paymentProfiles: ['AgencyPaysStandAloneRate'] } : {});
  await ownerDb.hotelProgramme.createMany({
    data: some(programIds, index).map((programmeId, position) => ({
      ...{ hotelId: id, programmeId, position, benefits: [], commissionPercent: 12 },
    })),
  });
  await ownerDb.hotelFacility.createMany({
    data: some(facilities, index).map((facilityId, position) => ({ hotelId: id, facilityId, position })),
  });
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
  await beginBusinessTime('2026-11-22T10:00:00Z');
  await createBrand('default');
  await createPlaces();
  await createCity('zuers', 'AT', { nameEn: 'Zürs', nameDe: 'Zürs' });
  const named = (ids: readonly string[]) => ids.map((id, position) => ({ id, nameEn: id, nameDe: id, position }));
  await ownerDb.hotelFacilityType.createMany({ data: named(options.facilities) });
  await ownerDb.roomFacilityType.createMany({ data: named(options.roomFacilities) });
  await createProgrammes();
  for (let index = 0; index < HOTELS; index += 1) await createMixture(index);
  const team = await createTeam();
  cookie = (await signIn(team.agent)).cookie;
});

async function search(chosen: Record<string, string>) {
  const query = new URLSearchParams({ shown: '12', ...chosen });
  const { status, body } = await callApi(route, { cookie, query: `/available-hotels?${query}` });
  expect(status).toBe(200);
  return body;
}

const stay = { checkInDate: '2027-03-06', checkOutDate: '2027-03-13', numAdults: '2' };

describe('counts beside the options of the filter of hotels', () => {
  it.each<Record<string, string>>([
    {},
    { destination: 'AT', ...stay },
    { destination: 'zuers' },
    { hotelCategories: '4 Star,5 Star' },
    { roomCategories: 'Suite', maxKeys: '80' },
    { programIds: 'first', facilities: 'spa' },
    { facilities: 'spa,pool', hotelCategories: '5 Star' },
    { roomFacilities: 'balcony', roomCategories: 'Room,Suite' },
    { destination: 'lech', ...stay, roomFacilities: 'fireplace,balcony', programIds: 'second,first' },
  ])('say how many are listed with each of them, beside %j', async (chosen) => {
    const { counts } = await search(chosen);
    for (const [field, ids] of Object.entries(options) as [ListField, string[]][]) {
      for (const id of ids) {
        // Of categories and programmes one is enough: another one takes its place. Facilities are wanted all.
        const isAll = field === 'facilities' || field === 'roomFacilities';
        const wanted = isAll && chosen[field] ? `${chosen[field]},${id}` : id;
        const { totals } = await search({ ...chosen, [field]: wanted });
        expect([field, id, counts[field]?.[id] ?? 0]).toEqual([field, id, totals.available + totals.unavailable]);
      }
    }
  });

  it('differ from option to option, so that this test sees them', async () => {
    const { counts } = await search({});
    const all = Object.values(counts as Record<string, Record<string, number>>).flatMap((ofField) =>
      Object.values(ofField),
    );
    expect(new Set(all).size).toBeGreaterThan(4);
  });

  it('are not told of a place that is none, and not where all of both lists are asked for', async () => {
    expect((await search({ destination: 'atlantis' })).counts).toEqual({});
    expect((await callApi(route, { cookie, query: '/available-hotels' })).body.counts).toBeUndefined();
  });
});

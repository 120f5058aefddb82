import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as bring } from '@/app/api/manage/[kind]/[id]/pictures/route';
import { POST as publish } from '@/app/api/manage/[kind]/[id]/publish/route';
import { POST as retire } from '@/app/api/manage/[kind]/[id]/retire/route';
import { GET as read, PATCH as save } from '@/app/api/manage/[kind]/[id]/route';
import { POST as undo } from '@/app/api/manage/[kind]/[id]/undo/route';
import { getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import type { ManagedJson } from '@/lib/catalogue/manage/schema';
import { scoped } from '@/lib/people/scope';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createHotel, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';

const words = (en: string, de = en) => ({ en, de });
let people: Record<'admin' | 'contact' | 'other' | 'operator', TestUser>;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  for (const id of ['mine', 'theirs']) {
    await createHotel(id);
    await createRoom(id, `${id}-room`);
  }
  await createProperty({ id: 'p', isListed: true });
  await ownerDb.facility.create({ data: { id: 'pool', nameEn: 'Pool', nameDe: 'Pool', position: 0 } });
  people = {
    admin: await createUser({ role: 'admin', firstName: 'Anton', lastName: 'Reiter' }),
    contact: await createUser({ role: 'operator', hotelId: 'mine', firstName: 'Sylvie', lastName: 'Arnaud' }),
    other: await createUser({ role: 'operator', hotelId: 'theirs' }),
    operator: await createUser({ role: 'operator', operatorId: 'operator' }),
  };
  for (const [who, person] of Object.entries(people)) cookies[who] = (await signIn(person)).cookie;
});

type Who = keyof typeof people;
type Thing = readonly [kind: string, id: string];

const call = (who: Who, handler: ApiHandler, [kind, id]: Thing, more: object = {}) =>
  callApi(handler, { cookie: cookies[who], params: { kind, id }, ...more });
const seen = async (who: Who, thing: Thing): Promise<ManagedJson> => (await call(who, read, thing)).body;

async function now(who: Who, handler: ApiHandler, thing: Thing, body: object = {}) {
  const { version } = await seen('admin', thing);
  return call(who, handler, thing, { method: 'POST', body: { version, ...body } });
}

const hotel = ['hotels', 'mine'] as const;
const room = ['rooms', 'mine-room'] as const;
const property = ['properties', 'p'] as const;
const sofa = { bedType: 'sofaBed', maxPax: 1, maxAdults: 1, isInStandardOccupancy: false, twinBedPossible: false };
const venue = { name: 'Stube', type: 'bar', michelinStars: 0, description: words('d'), openingHours: words('o') };

describe('a desk', () => {
  it.each([
    ['contact', hotel, { checkInStart: '16:00', diningVenues: [venue], isPhotoIdRequired: true }],
    ['contact', room, { sizeSqmMax: 44, beds: [sofa], facilities: words('A bath', 'Ein Bad') }],
    ['operator', property, { bathrooms: 6, facilityIds: ['pool'] }],
  ] as const)(
    '%s edits the facts of %j, with the history and the way back of the house',
    async (who, thing, values) => {
      const before = (await seen(who, thing)).values;
      const saved = await now(who, save, thing, { values, isPublished: true });
      expect([saved.status, saved.text]).toEqual([200, expect.stringContaining(thing[1])]);
      for (const reader of [who, 'admin'] as const) {
        const { values: shown, history } = await seen(reader, thing);
        expect(shown).toMatchObject(values);
        expect(history[0]).toMatchObject({ deed: 'changed', isPublished: true });
      }
      expect((await now(who, undo, thing)).status).toBe(200);
      expect((await seen(who, thing)).values).toEqual(before);
    },
  );

  it('keeps a draft, publishes it, and what it publishes is read by agencies', async () => {
    await now('contact', save, hotel, { values: { checkOutEnd: '11:30' } });
    const told = async () => (await getPublicHotel('mine', 'en', { includeDemos: false }))?.checkOut;
    expect(JSON.stringify(await told())).not.toContain('11:30');
    expect((await now('contact', publish, hotel)).status).toBe(200);
    expect(JSON.stringify(await told())).toContain('11:30');
    expect((await seen('admin', hotel)).history[0]?.by.name).toBe('Sylvie Arnaud');
  });

  it('is told nothing of what is the house’s, and changes nothing of it', async () => {
    await now('admin', save, hotel, { values: { chain: 'Secret', checkInEnd: '22:00' }, isPublished: true });
    const { values, history } = await seen('contact', hotel);
    expect(Object.keys(values)).not.toContain('chain');
    expect(JSON.stringify(history)).not.toContain('Secret');
    // Who of the house it was is the house's, too.
    expect(history[0]).toMatchObject({ changes: [{ field: 'checkInEnd' }], by: { name: 'our team', actingFor: null } });
    const refused = await now('contact', save, hotel, { values: { chain: 'Mine' } });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['values.chain']]);
    // The last change is not the desk's alone.
    expect((await now('contact', undo, hotel)).body.code).toBe('catalogueOfHouse');
  });

  it('publishes its part while a draft of the house waits, which keeps what its writer had found', async () => {
    const found = (await seen('admin', hotel)).values;
    await now('admin', save, hotel, { values: { chain: 'Draft', checkInEnd: '23:30', checkInMinAge: 21 } });
    // The draft of the house is neither read nor published nor taken back by the desk.
    expect(await seen('contact', hotel)).toMatchObject({ draft: [], values: { checkInEnd: found.checkInEnd } });
    expect((await now('contact', publish, hotel)).body.code).toBe('catalogueUnchanged');
    expect((await now('contact', save, hotel, { values: { checkInEnd: '21:00' } })).body.code).toBe('catalogueOfHouse');
    const values = { checkInEnd: '21:00', checkOutEnd: '10:30', checkInMinAge: 21 };
    expect((await now('contact', save, hotel, { values, isPublished: true })).status).toBe(200);

    const { values: shown, draft, history } = await seen('admin', hotel);
    expect(shown).toMatchObject({ ...values, chain: found.chain });
    expect(draft).toEqual([
      { field: 'chain', before: found.chain, after: 'Draft' },
      { field: 'checkInEnd', before: '21:00', after: '23:30', found: found.checkInEnd },
    ]);
    expect(history.slice(0, 2).map(({ by, isPublished }) => [by.name, isPublished])).toEqual([
      ['Anton Reiter', false],
      ['Sylvie Arnaud', true],
    ]);
    // The desk takes back its own, and the draft goes on saying what it said.
    expect((await now('contact', undo, hotel)).status).toBe(200);
    expect((await seen('contact', hotel)).values).toMatchObject({ checkInEnd: found.checkInEnd });
    await now('admin', save, hotel, { values: { name: 'Hotel' } });
    expect((await now('admin', publish, hotel)).status).toBe(200);
    expect((await seen('admin', hotel)).values).toMatchObject({ chain: 'Draft', checkInEnd: '23:30' });
  });

  it.each([
    ['contact', ['hotels', 'theirs']],
    ['contact', ['rooms', 'theirs-room']],
    ['contact', property],
    ['contact', ['operators', 'operator']],
    ['other', hotel],
    ['operator', hotel],
    ['operator', room],
  ] as const)('%s finds no %j', async (who, thing) => {
    expect((await call(who, read, thing)).status).toBe(404);
    for (const handler of [save, publish, undo]) {
      const body = handler === save ? { values: { sizeSqmMax: 99 } } : {};
      expect((await now(who, handler, thing, body)).status).toBe(404);
    }
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#11494b' } });
    const bytes = new Uint8Array(await picture.jpeg().toBuffer());
    expect((await call(who, bring, thing, { method: 'POST', body: bytes })).status).toBe(404);
  });

  it('retires nothing', async () => {
    expect((await now('contact', retire, hotel, { address: 'removed' })).status).toBe(403);
  });
});

it('pictures of rooms are the hotel’s own or the house’s, never another hotel’s', async () => {
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#11494b' } });
  const body = new Uint8Array(await drawn.jpeg().toBuffer());
  const brought = async (who: Who, thing: Thing) => (await call(who, bring, thing, { method: 'POST', body })).body._id;
  const shown = async (who: Who, thing: Thing, picture: string) => {
    const pictures = [{ picture, alt: words('A room', 'Ein Zimmer'), focusX: 50, focusY: 50 }];
    return (await now(who, save, thing, { values: { pictures }, isPublished: true })).status;
  };
  const theirs = await brought('other', ['rooms', 'theirs-room']);
  expect(await shown('other', ['rooms', 'theirs-room'], theirs)).toBe(200);
  expect(await shown('contact', room, theirs)).not.toBe(200);
  expect(await shown('contact', room, await brought('contact', room))).toBe(200);
  expect(await shown('contact', room, await brought('admin', room))).toBe(200);
});

it('the database itself keeps one desk from another', async () => {
  const viewer = await viewerOf(people.other);
  const told = { descriptionEn: 'd', descriptionDe: 'd', openingHoursEn: 'o', openingHoursDe: 'o' };
  await ownerDb.diningVenue.create({ data: { ...told, hotelId: 'mine', position: 0, name: 'Stube', type: 'bar' } });
  await ownerDb.propertyFacility.create({ data: { propertyId: 'p', facilityId: 'pool' } });
  const outcome = (sql: string) => scoped(viewer, (tx) => tx.$executeRawUnsafe(sql)).catch((error) => String(error));
  expect(await outcome(`DELETE FROM bed WHERE room_id = 'mine-room'`)).toBe(0);
  expect(await outcome(`DELETE FROM dining_venue WHERE hotel_id = 'mine'`)).toBe(0);
  expect(await outcome(`DELETE FROM property_facility WHERE property_id = 'p'`)).toBe(0);
  expect(await outcome(`INSERT INTO room_facility (room_id, facility_id) VALUES ('mine-room', 'x')`)).toMatch(
    /row-level security/,
  );
  expect(await scoped(viewer, (tx) => tx.managedVersion.count({ where: { entityId: 'mine' } }))).toBe(0);
});

import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { POST as bring } from '@/app/api/manage/[kind]/[id]/pictures/route';
import { GET as read, PATCH as save } from '@/app/api/manage/[kind]/[id]/route';
import { POST as undo } from '@/app/api/manage/[kind]/[id]/undo/route';
import { getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import type { ManagedJson } from '@/lib/catalogue/manage/schema';
import { getCountries } from '@/lib/catalogue/place/queries';
import { callApi } from '@/tests/factories/api';
import { createHotel, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, signIn } from '@/tests/factories/user';

const words = (en: string, de = en) => ({ en, de });
const deadline = { timeout: 5_000, interval: 10 };
let cookie: string;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('h');
  await createRoom('h', 'r');
  await createProperty({ id: 'p', isListed: true });
  for (const [position, id] of ['sauna', 'pool'].entries()) {
    const data = { id, nameEn: id, nameDe: id, position };
    await ownerDb.hotelFacilityType.create({ data });
    await ownerDb.roomFacilityType.create({ data });
  }
  const post = { id: 'post', hotelId: 'h', textEn: 'a', textDe: 'b', postedAt: new Date(0) };
  await ownerDb.inspirationPost.create({ data: post });
  cookie = (await signIn(await createUser({ role: 'admin' }))).cookie;
});

const managed = async (kind: string, id: string): Promise<ManagedJson> =>
  (await callApi(read, { cookie, params: { kind, id } })).body;

async function now(handler: typeof save, kind: string, id: string, body: object = {}) {
  const { version } = await managed(kind, id);
  return callApi(handler, { method: 'POST', cookie, params: { kind, id }, body: { version, ...body } });
}

async function shown(kind: string, id: string, values: object) {
  const saved = await now(save, kind, id, { values, isPublished: true });
  expect([saved.status, saved.text]).toEqual([200, expect.stringContaining(id)]);
}

async function brought(kind: string, id: string): Promise<string> {
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#11494b' } });
  const body = new Uint8Array(await drawn.jpeg().toBuffer());
  const answer = await callApi(bring, { method: 'POST', cookie, params: { kind, id }, body });
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('/media/own/')]);
  return answer.body._id;
}

it.each([
  ['countries', 'AT'],
  ['places', 'lech'],
])('%s have one picture: another takes its place, with its own words there, and gives it back', async (kind, id) => {
  const place = async () => {
    const [country] = await getCountries('de', true);
    return (kind === 'countries' ? country : country?.cities[0])?.picture;
  };
  const { pictures: before } = (await managed(kind, id)).values;
  expect(before).toEqual([{ picture: 'picture', alt: words('A chalet', 'Ein Haus'), focusX: 50, focusY: 50 }]);
  const [one, two] = [await brought(kind, id), await brought(kind, id)];
  const line = { picture: one, alt: words('A pass', 'Ein Pass'), focusX: 20, focusY: 80 };
  await shown(kind, id, { pictures: [line] });
  expect((await managed(kind, id)).values.pictures).toEqual([line]);
  const src = `/media/own/${one}.webp`;
  await expect.poll(place, deadline).toMatchObject({ src, alt: 'Ein Pass', focusX: 20, focusY: 80 });
  await now(undo, kind, id);
  expect((await managed(kind, id)).values.pictures).toEqual(before);
  await expect.poll(place, deadline).toMatchObject({ src: '/media/picture.avif', alt: 'Ein Haus' });
  for (const pictures of [[], [line, { ...line, picture: two }], [{ ...line, picture: 'no' }]]) {
    const refused = await now(save, kind, id, { values: { pictures }, isPublished: true });
    expect([refused.status, Object.keys(refused.body.errors)[0]]).toEqual([422, expect.stringContaining('pictures')]);
  }
});

it.each([
  ['hotels', 'h'],
  ['rooms', 'r'],
  ['properties', 'p'],
  ['inspiration', 'post'],
])('pictures of %s are brought, put in order, told in both languages, taken out and put back', async (kind, id) => {
  const { pictures: before } = (await managed(kind, id)).values;
  const [one, two] = [await brought(kind, id), await brought(kind, id)];
  // Brought, it is on no page yet.
  expect((await managed(kind, id)).values.pictures).toEqual(before);
  const focus = kind === 'inspiration' ? { focusX: 50, focusY: 50 } : { focusX: 10, focusY: 90 };
  const line = (picture: string, alt: object) => ({ picture, alt, ...focus });
  const both = [line(two, words('Snow', 'Schnee')), line(one, words('Lake', 'See'))];
  await shown(kind, id, { pictures: both });
  const { values, pictures } = await managed(kind, id);
  expect(values.pictures).toEqual(both);
  expect(pictures[two]).toMatchObject({ src: `/media/own/${two}.webp`, width: 600 });
  await shown(kind, id, { pictures: [both[1]] });
  expect((await managed(kind, id)).values.pictures).toEqual([both[1]]);
  await now(undo, kind, id);
  expect((await managed(kind, id)).values.pictures).toEqual(both);
  const twice = await now(save, kind, id, { values: { pictures: [both[0], both[0]] }, isPublished: true });
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['values.pictures.1.picture']]);
  const strange = await now(save, kind, id, { values: { pictures: [line('no', words(''))] }, isPublished: true });
  expect(Object.keys(strange.body.errors)).toEqual(['values.pictures.0.picture']);
});

it('nothing that shows no pictures takes one', async () => {
  const answer = await callApi(bring, {
    ...{ method: 'POST', cookie, params: { kind: 'operators', id: 'operator' } },
    body: new Uint8Array(
      await sharp({ create: { width: 600, height: 400, channels: 3, background: '#11494b' } })
        .jpeg()
        .toBuffer(),
    ),
  });
  expect(answer.status).toBe(404);
});

it('beds and facilities of a room are what was said of them, and what it sleeps follows', async () => {
  const wide = { bedType: 'kingSizeBed', maxPax: 2, maxAdults: 2, isInStandardOccupancy: true, twinBedPossible: true };
  const sofa = { bedType: 'sofaBed', maxPax: 2, maxAdults: 1, isInStandardOccupancy: false, twinBedPossible: false };
  const { beds: before } = (await managed('rooms', 'r')).values;
  await shown('rooms', 'r', { beds: [wide, sofa], facilityIds: ['sauna', 'pool'] });
  const sleeps = async () => (await ownerDb.roomProjection.findUniqueOrThrow({ where: { roomId: 'r' } })).maxPax;
  expect(await sleeps()).toBe(4);
  const [room] = (await listRooms('h', 'en', true)) ?? [];
  expect(room?.beds).toMatchObject([{ bedType: 'kingSizeBed' }, { bedType: 'sofaBed' }]);
  expect(await ownerDb.roomFacility.count({ where: { roomId: 'r' } })).toBe(2);
  const errors = async (values: object) =>
    Object.keys((await now(save, 'rooms', 'r', { values, isPublished: true })).body.errors ?? {});
  expect(await errors({ beds: [wide, { ...sofa, maxAdults: 3 }] })).toEqual(['values.beds.1.maxAdults']);
  expect(await errors({ beds: [{ ...wide, maxPax: null }] })).toEqual(['values.beds.0.maxPax']);
  expect(await errors({ beds: [] })).toEqual(['values.beds']);
  expect(await errors({ facilityIds: ['nothing'] })).toEqual(['values.facilityIds']);
  await now(undo, 'rooms', 'r');
  expect((await managed('rooms', 'r')).values).toMatchObject({ beds: before, facilityIds: [] });
  expect(await sleeps()).toBe(2);
});

it('restaurants, facilities and times of a hotel are read where agencies read them', async () => {
  const venue = { name: 'Stube', type: 'restaurant', michelinStars: 1 };
  const told = { description: words('Twelve seats', 'Zwölf Plätze'), openingHours: words('from 7 pm', 'ab 19 Uhr') };
  const sauna = { facilityId: 'sauna', priceText: words('free', 'frei'), description: words('') };
  await shown('hotels', 'h', { diningVenues: [{ ...venue, ...told }], facilityList: [sauna], checkInStart: '15:00' });
  const hotel = await getPublicHotel('h', 'de', { includeDemos: false });
  expect(hotel).toMatchObject({
    diningVenues: [{ name: 'Stube', michelinStars: 1 }],
    facilities: [{ facility: 'sauna' }],
  });
  const errors = async (values: object) =>
    Object.keys((await now(save, 'hotels', 'h', { values, isPublished: true })).body.errors ?? {});
  expect(await errors({ facilityList: [sauna, sauna] })).toEqual(['values.facilityList.1.facilityId']);
  expect(await errors({ facilityList: [{ ...sauna, facilityId: 'x' }] })).toEqual(['values.facilityList.0.facilityId']);
  expect(await errors({ diningVenues: [{ ...venue, ...told, openingHours: words('from 7 pm', '') }] })).toEqual([
    'values.diningVenues.0.openingHours.de',
  ]);
  await now(undo, 'hotels', 'h');
  expect((await managed('hotels', 'h')).values).toMatchObject({
    diningVenues: [],
    facilityList: [],
    checkInStart: null,
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { POST as publish } from '@/app/api/manage/[kind]/[id]/publish/route';
import { POST as retire } from '@/app/api/manage/[kind]/[id]/retire/route';
import { GET as read, PATCH as save } from '@/app/api/manage/[kind]/[id]/route';
import { POST as undo } from '@/app/api/manage/[kind]/[id]/undo/route';
import { POST as create, GET as list } from '@/app/api/manage/[kind]/route';
import { getContentsBelow } from '@/lib/catalogue/content/queries';
import { getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { createManaged } from '@/lib/catalogue/manage/commands/create';
import { creations } from '@/lib/catalogue/manage/creations';
import { listManaged } from '@/lib/catalogue/manage/queries';
import { createdSchema, type ManagedJson } from '@/lib/catalogue/manage/schema';
import type { ManagedKind } from '@/lib/catalogue/manage/types';
import { scoped } from '@/lib/people/scope';
import { propertyKey } from '@/lib/web/routing/published';
import { getPublishedIndex } from '@/lib/web/routing/published-source';
import { createProgrammes } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel } from '@/tests/factories/hotel';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';

const deadline = { timeout: 5_000, interval: 10 };
const words = (en: string, de = en) => ({ en, de });
let cookie: string;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createProgrammes();
  await createHotel('h');
  cookie = (await signIn(await createUser({ role: 'admin', firstName: 'Anton', lastName: 'Reiter' }))).cookie;
});

type Asked = { values: Record<string, unknown>; address?: string };

/** Of each kind what begins it, and what it needs to be published. */
const samples: Record<ManagedKind, { first: Asked; rest: Record<string, unknown> }> = {
  hotels: {
    first: { values: { name: 'Hôtel Süd', cityId: 'lech', currency: 'CHF' } },
    rest: { category: '5 Star', keys: 12, reservationEmail: 'a@sued.example', reservationPhone: '+43 1' },
  },
  rooms: {
    first: { values: { hotelId: 'h', name: words('Suite', ''), units: 3 } },
    rest: {
      ...{ name: words('Suite'), description: words('d'), category: 'Suite', sizeSqmMin: 30, sizeSqmMax: 40 },
      ...{ numBedrooms: 1, numBathrooms: 1 },
      beds: [{ bedType: 'queenSizeBed', maxPax: 2, maxAdults: 2, isInStandardOccupancy: true, twinBedPossible: false }],
    },
  },
  properties: {
    first: {
      values: {
        ...{ name: 'Chalet Tann', bedrooms: 4, bathrooms: 3, squareMetres: 200, propertyType: 'chalet' },
        ...{ cityId: 'lech', operatorId: 'operator', rentalChannelId: 'channel', commissionPercent: 10 },
        currency: 'EUR',
      },
    },
    rest: {
      ...{ opening: words('o'), summary: words('s'), description: words('d') },
      pictures: [{ picture: 'picture', alt: words('A chalet', 'Ein Chalet'), focusX: 40, focusY: 60 }],
    },
  },
  operators: { first: { values: { name: 'Tann Vermietung' } }, rest: { email: 'a@tann.example' } },
  channels: { first: { values: { name: 'Direct Tann' } }, rest: {} },
  programmes: { first: { values: { name: 'Tann Circle' } }, rest: { summary: words('s'), benefits: words('a\nb') } },
  facilities: {
    first: { values: { list: 'property', name: words('Wine cellar', '') } },
    rest: { name: words('Wine cellar', 'Weinkeller') },
  },
  countries: {
    first: { values: { countryId: 'SI' } },
    rest: {
      ...{ name: words('Slovenia', 'Slowenien'), summary: words('s'), introduction: words('i') },
      pictures: [{ picture: 'picture', alt: words('A lake', 'Ein See'), focusX: 30, focusY: 70 }],
    },
  },
  places: {
    first: { values: { name: words('Zürs'), countryId: 'AT' } },
    rest: {
      ...{ tagline: words('t'), summary: words('s'), introduction: words('i'), latitude: 47, longitude: 10 },
      ...{ altitudeMetres: 1700, airportCode: 'INN', airportName: words('Innsbruck'), airportMinutes: 90 },
      pictures: [{ picture: 'picture', alt: words('A street', 'Eine Gasse'), focusX: 30, focusY: 70 }],
    },
  },
  inspiration: { first: { values: { hotelId: 'h' } }, rest: { text: words('Snow', 'Schnee') } },
  testimonials: { first: { values: { author: words('A') } }, rest: { quote: words('Good', 'Gut') } },
  pages: {
    first: { values: { heading: words('Sustainability', 'Nachhaltigkeit') } },
    rest: { title: words('t'), summary: words('s'), lead: words('l'), body: words('b') },
  },
  jobs: {
    first: { values: { heading: words('Head of concierge', 'Leitung Concierge') } },
    rest: { title: words('t'), summary: words('s'), lead: words('l'), body: words('b') },
  },
};

const make = (kind: string, body: Asked, headers = {}) =>
  callApi(create, { method: 'POST', cookie, params: { kind }, body, headers });
const managed = async (kind: string, id: string): Promise<ManagedJson> =>
  (await callApi(read, { cookie, params: { kind, id } })).body;

async function now(handler: typeof save, kind: string, id: string, body: object = {}) {
  const { version } = await managed(kind, id);
  return callApi(handler, { method: 'POST', cookie, params: { kind, id }, body: { version, ...body } });
}

async function begin(kind: string, body: Asked): Promise<string> {
  const made = await make(kind, body);
  expect([made.status, made.text]).toEqual([201, expect.stringContaining('_id')]);
  return made.body._id;
}

describe.each(Object.entries(samples))('new %s', (kind, { first, rest }) => {
  it('are a draft from the first word, and stand in the list as it until they are whole', async () => {
    const id = await begin(kind, first);
    const { results } = (await callApi(list, { cookie, params: { kind } })).body;
    const line = results.find(({ _id }: { _id: string }) => _id === id);
    expect(line).toMatchObject({ state: 'waiting', changedBy: { name: 'Anton Reiter' } });
    expect(await managed(kind, id)).toMatchObject({ retired: 'draft', history: [{ number: 1, deed: 'created' }] });

    if (Object.keys(rest).length > 0) {
      const early = await now(publish, kind, id);
      expect([early.status, Object.keys(early.body.errors)]).toEqual([422, expect.arrayContaining([])]);
      expect(Object.keys(early.body.errors).length).toBeGreaterThan(0);
    }
    const shown = await now(save, kind, id, { values: rest, isPublished: true });
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining(id)]);
    const { values, ...whole } = await managed(kind, id);
    expect(whole).toMatchObject({ retired: null, isNew: false, draft: [], state: 'published' });
    expect(values).toMatchObject(rest);
    // Before it was made there was nothing to go back to.
    if (kind !== 'properties') expect((await now(undo, kind, id)).status).toBe(409);
    expect((await now(undo, kind, id, { number: 0 })).status).toBe(409);
  });

  it('are asked for all they begin with', async () => {
    const refused = await make(kind, { values: {} });
    const asked = Object.keys(creations[kind as ManagedKind].fields).map((name) => `values.${name}`);
    const plain = Object.keys(refused.body.errors).map((path) => path.replace(/\.en$/, ''));
    expect([refused.status, plain.sort()]).toEqual([422, asked.sort()]);
  });
});

it('what was made is read where agencies and guests read it', async () => {
  expect(await getPublicHotel('hotel-sued', 'en', { includeDemos: false })).toMatchObject({ name: 'Hôtel Süd' });
  const rooms = (await listRooms('h', 'en', true)) ?? [];
  expect(rooms).toMatchObject([{ name: 'Suite', beds: [{ bedType: 'queenSizeBed' }] }]);
  const key = propertyKey({ propertyType: 'chalet', countryId: 'AT', citySlug: 'lech', slug: 'chalet-tann' });
  await expect.poll(async () => (await getPublishedIndex()).properties.has(key), deadline).toBe(true);
  expect((await getContentsBelow('concierge-jobs', 'de')).length).toBe(1);
});

it('a country has the addresses that the product knows for it, and places may lie in it', async () => {
  const country = await ownerDb.country.findUniqueOrThrow({ where: { id: 'SI' } });
  expect(country).toMatchObject({ nameDe: 'Slowenien', slugEn: 'slovenia', slugDe: 'slowenien' });
  expect((await make('places', { values: { name: words('Bled'), countryId: 'SI' } })).status).toBe(201);
  expect((await make('countries', { values: { countryId: 'XX' } })).status).toBe(422);
});

it('a page of words has an address on both surfaces, and says that it is gone once it is retired', async () => {
  const wordsNow = async () => (await getPublishedIndex()).words.get('sustainability');
  await expect.poll(wordsNow, deadline).toBe(false);
  const title = async () => (await ownerDb.content.findMany({ where: { slug: 'info/sustainability' } })).length;
  expect(await title()).toBe(2);
  const gone = await now(retire, 'pages', 'info~sustainability', { address: 'removed' });
  expect([gone.status, gone.text]).toEqual([200, expect.stringContaining('sustainability')]);
  await expect.poll(wordsNow, deadline).toBe(true);
  // Those of the product itself stay.
  await ownerDb.content.createMany({
    data: (['en', 'de'] as const).map((locale) => ({
      ...{ slug: 'about', locale, kind: 'info' as const },
      ...{ title: 't', heading: 'h', summary: 's', lead: 'l', body: 'b' },
    })),
  });
  expect((await now(retire, 'pages', 'about', { address: 'removed' })).status).toBe(422);
});

it('the address is chosen or made of the name, and one that is taken is refused at its field', async () => {
  const { values } = samples.hotels.first;
  expect(await begin('hotels', { values: { ...values, name: 'Haus am See' } })).toBe('haus-am-see');
  expect(await begin('hotels', { values, address: 'south' })).toBe('south');
  const errors = async (kind: string, body: Asked) => {
    const answer = await make(kind, body, { 'x-alpenglow-locale': 'de' });
    return [answer.status, answer.body.errors];
  };
  const inUse = [422, { address: 'Diese Adresse ist schon vergeben.' }];
  // Of a hotel that is shown, of a draft, and of a property here.
  expect(await errors('hotels', { values, address: 'h' })).toEqual(inUse);
  expect(await errors('hotels', { values, address: 'south' })).toEqual(inUse);
  expect(await errors('properties', samples.properties.first)).toEqual(inUse);
  expect(await errors('operators', samples.operators.first)).toEqual([
    422,
    { 'values.name': 'Diesen Namen gibt es schon.' },
  ]);
  const odd = await errors('hotels', { values, address: 'Süd Haus' });
  expect(odd[1]).toHaveProperty('address');
  expect(await errors('hotels', { values: { ...values, cityId: 'nowhere' } })).toEqual([
    422,
    { 'values.cityId': expect.any(String) },
  ]);
  expect(await errors('countries', { values: { countryId: 'AT' } })).toEqual([
    422,
    { 'values.countryId': 'Diesen Namen gibt es schon.' },
  ]);
  expect(await errors('pages', samples.pages.first)).toEqual(inUse);
});

it('what is called by its name has one that an address can be made of', async () => {
  const operator = await make('operators', { values: { name: '!' } });
  expect([operator.status, Object.keys(operator.body.errors ?? {})]).toEqual([422, ['values.name']]);
  const facility = await make('facilities', { values: { list: 'property', name: words('!') } });
  expect([facility.status, Object.keys(facility.body.errors ?? {})]).toEqual([422, ['values.name.en']]);
});

it('a draft that is discarded leaves nothing, and its address is free', async () => {
  const { values } = samples.hotels.first;
  const id = await begin('hotels', { values, address: 'never' });
  expect((await now(undo, 'hotels', id)).status).toBe(200);
  expect((await callApi(read, { cookie, params: { kind: 'hotels', id } })).status).toBe(404);
  expect(await begin('hotels', { values, address: 'never' })).toBe('never');
});

it('a new one whose name is emptied stays a draft', async () => {
  const id = await begin('operators', { values: { name: 'Nobody' } });
  expect((await now(save, 'operators', id, { values: { name: '' } })).status).toBe(200);
  expect(await managed('operators', id)).toMatchObject({ retired: 'draft' });
});

it('names who made it, however long the making takes', async () => {
  const admin = await viewerOf(await createUser({ role: 'admin', firstName: 'Lina', lastName: 'Fuchs' }));
  let tick = 0;
  const context = writeContext({ now: () => new Date(Date.UTC(2026, 11, 1) + tick++) });
  const input = createdSchema.parse({ ...samples.properties.first, address: 'slow' });
  const { _id } = await scoped(admin, (tx) => createManaged(tx, admin, { kind: 'properties', input }, context));
  const { results } = await listManaged(admin, 'properties', {}, 'en');
  expect(results.find((line) => line._id === _id)?.changedBy?.name).toBe('Lina Fuchs');
});

it('a property is not shown without a picture', async () => {
  const id = await begin('properties', { ...samples.properties.first, address: 'bare' });
  const { pictures: _, ...rest } = samples.properties.rest;
  const refused = await now(save, 'properties', id, { values: rest, isPublished: true });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['values.pictures']]);
  expect(await ownerDb.salesInformation.findUnique({ where: { propertyId: id } })).toMatchObject({
    rentalChannelId: 'channel',
  });
});

it('nobody but an admin makes any, whatever the desk’s policies let them at', async () => {
  const user = await createUser({ role: 'operator', hotelId: 'h', operatorId: 'operator' });
  const contact = await viewerOf(user);
  const own = (await signIn(user)).cookie;
  const asked = { method: 'POST', cookie: own, params: { kind: 'hotels' }, body: samples.hotels.first } as const;
  expect((await callApi(create, asked)).status).toBe(403);
  const data = { roomId: 'none', position: 9, isInStandardOccupancy: true, maxPax: 2, maxAdults: 2 };
  const bed = { ...data, bedType: 'sofaBed', twinBedPossible: false } as const;
  const insert = (tx: Parameters<Parameters<typeof scoped>[1]>[0]) => tx.bed.createMany({ data: [bed] });
  await expect(scoped(contact, insert)).rejects.toThrow(/row-level security/);
  const operator = { id: 'x', name: 'x', email: 'x' };
  await expect(scoped(contact, (tx) => tx.operator.createMany({ data: [operator] }))).rejects.toThrow(
    /row-level security/,
  );
});

import { beforeAll, describe, expect, it } from 'vitest';
import { GET as roomRoute } from '@/app/api/hotelrooms/[roomId]/route';
import { GET as roomsRoute } from '@/app/api/hotels/[hotelId]/rooms/route';
import { GET as hotelRoute } from '@/app/api/hotels/[hotelId]/route';
import { GET as locationsRoute } from '@/app/api/hotels/locations/route';
import { GET as hotelsRoute } from '@/app/api/hotels/route';
import { GET as postsRoute } from '@/app/api/inspirationnow/route';
import { getHotel, getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listMiceSpaces } from '@/lib/catalogue/hotel/queries/mice';
import { getHotelSales, listSalesManagers } from '@/lib/catalogue/hotel/queries/sales';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createCity, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';

const both = (text: string) => ({ en: text, de: `${text} (de)` });
const posted = new Date('2026-01-05T09:00:00Z');

let team: Awaited<ReturnType<typeof createTeam>>;
/** Sees demonstration hotels, and does not. */
let curious: string;
let plain: string;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createCity('zuers', 'AT', { nameEn: 'Zürs', nameDe: 'Zürs' });
  await createProgrammes();
  await createHotel('H1', {
    statusLevel: 2,
    latitude: 47.2,
    longitude: 10.14,
    closestAirportCode: 'INN',
    closestAirportKm: 123,
    description: { bestFor: both('Best for quiet.'), hotel: both('Four houses.'), wellness: null },
    directions: {
      byPlane: both('plane'),
      byChauffeuredService: both('driver'),
      byCar: both('car'),
      byPublicTransport: both('train'),
    },
    distances: [both('80 m to the lift')],
    hasToBeInvitedToDirectContract: true,
  });
  await createRoom('H1', 'H1-1', { views: [both('Lake')], isEnquiryOnly: true });
  await createHotel('H2');
  await createHotel('D1', { isDemo: true, cityId: 'zuers', name: 'Standard Demo' });
  await createRoom('D1', 'D1-1');
  await ownerDb.hotelPicture.create({ data: { hotelId: 'H1', position: 0, pictureId: 'picture', altEn: 'Gable' } });
  await ownerDb.salesManager.create({
    data: {
      id: 'm',
      hotelId: 'H1',
      position: 0,
      fullName: 'Johanna Walch',
      email: 'j@h1.example',
      languages: ['de'],
    },
  });
  await ownerDb.hotelProgramme.create({
    data: {
      hotelId: 'H1',
      programmeId: 'first',
      position: 0,
      benefits: [both('Breakfast')],
      commissionPercent: 14,
    },
  });
  await createRatePlan('H1', 'H1-flexible', { commissionPercent: 8 });
  await ownerDb.inspirationPost.createMany({
    data: [
      { id: 'I1', hotelId: 'H1', textEn: 'Snow', textDe: 'Schnee', postedAt: posted },
      { id: 'I2', hotelId: 'D1', textEn: 'Demo', textDe: 'Demo', postedAt: posted },
      { id: 'I3', hotelId: 'H2', textEn: 'Later', textDe: 'Später', postedAt: new Date('2097-01-01') },
    ],
  });
  team = await createTeam();
  await ownerDb.hotelAgreement.createMany({
    data: [
      { id: 'old', validFrom: new Date('2020-01-01'), validUntil: new Date('2021-01-01'), commissionPercent: 9 },
      { id: 'now', validFrom: new Date('2021-01-02'), validUntil: null, commissionPercent: 10 },
    ].map((row) => ({ ...row, agencyId: team.agency.id, hotelId: 'H1', createdAt: posted })),
  });
  await ownerDb.user.update({ where: { id: team.owner.id }, data: { shouldDisplayDemoHotels: false } });
  await ownerDb.user.update({ where: { id: team.agent.id }, data: { shouldDisplayDemoHotels: true } });
  plain = (await signIn(team.owner)).cookie;
  curious = (await signIn(team.agent)).cookie;
});

const ids = (body: { _id: string }[]) => body.map(({ _id }) => _id).sort();
const get = (handler: ApiHandler, cookie: string, params = {}, rest: object = {}) =>
  callApi(handler, { cookie, params, ...rest });

describe('a hotel', () => {
  it('says everything in the language of the caller', async () => {
    const { status, body } = await get(
      hotelRoute,
      plain,
      { hotelId: 'H1' },
      { headers: { 'x-alpenglow-locale': 'de' } },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: 'H1',
      statusLevel: 2,
      images: [{ url: '/media/picture.avif' }],
      location: {
        city: 'Lech am Arlberg',
        country: 'Österreich',
        coordinates: { latitude: 47.2, longitude: 10.14 },
        closestAirport: { iataCode: 'INN', distanceInKm: 123 },
        directions: { byCar: 'car (de)' },
        distanceStrings: ['80 m to the lift (de)'],
      },
      memberOfPrograms: [{ _id: 'first', name: 'First' }],
      contact: { isChatEnabled: true, reservation: { phone: '+43 5583 100' } },
      mySalesManagers: [{ fullName: 'Johanna Walch', email: 'j@h1.example', image: null }],
      description: { bestFor: 'Best for quiet. (de)', wellness: null },
      descriptionMarkdown: 'Best for quiet. (de)\n\nFour houses. (de)',
      hasToBeInvitedToDirectContract: true,
    });
    expect(JSON.stringify(body)).not.toMatch(/commission/i);
  });

  it('has its rooms, each also by its own id', async () => {
    const { body } = await get(roomsRoute, plain, { hotelId: 'H1' });
    expect(body).toMatchObject([
      {
        _id: 'H1-1',
        _hotel: 'H1',
        viewsFromRoom: ['Lake'],
        beds: [{ bedType: 'kingSizeBed', sleeps: [{ maxPax: 2, maxAdults: 2 }] }],
        isEnquiryOnly: true,
      },
    ]);
    expect((await get(roomRoute, plain, { roomId: 'H1-1' })).body).toEqual(body[0]);
  });

  it('without anything written about it has empty parts, not missing ones', async () => {
    const { body } = await get(hotelRoute, plain, { hotelId: 'H2' });
    expect(body).toMatchObject({
      images: [],
      location: { coordinates: null, directions: null },
      descriptionMarkdown: null,
      diningVenues: [],
      facilities: [],
    });
  });
});

describe('a demonstration hotel', () => {
  const demoCalls: [string, ApiHandler, object][] = [
    ['itself', hotelRoute, { hotelId: 'D1' }],
    ['its rooms', roomsRoute, { hotelId: 'D1' }],
    ['one of its rooms', roomRoute, { roomId: 'D1-1' }],
  ];

  it.each(demoCalls)('is unknown without the flag: %s', async (_, handler, params) => {
    expect((await get(handler, plain, params)).status).toBe(404);
    expect((await get(handler, curious, params)).status).toBe(200);
    const onDemoHost = await get(handler, plain, params, { headers: { 'x-alpenglow-demo': 'true' } });
    expect(onDemoHost.status).toBe(200);
  });

  it('is in lists, places and posts only with the flag', async () => {
    expect(ids((await get(hotelsRoute, plain)).body)).toEqual(['H1', 'H2']);
    expect(ids((await get(hotelsRoute, curious)).body)).toEqual(['D1', 'H1', 'H2']);
    expect((await get(locationsRoute, plain)).body).toEqual({
      countries: [{ name: 'Austria', cities: [{ name: 'Lech' }] }],
    });
    expect((await get(locationsRoute, curious)).body.countries[0].cities).toEqual([{ name: 'Lech' }, { name: 'Zürs' }]);
    expect(ids((await get(postsRoute, plain)).body)).toEqual(['I1']);
    expect(ids((await get(postsRoute, curious)).body)).toEqual(['I1', 'I2']);
    expect(ids((await get(postsRoute, plain, {}, { query: '?hotelId=D1' })).body)).toEqual([]);
    expect(await listMiceSpaces('D1', 'en', false)).toEqual([]);
    expect(await getPublicHotel('D1', 'en', { includeDemos: false })).toBeNull();
  });
});

describe('how a hotel is sold', () => {
  const asked = { hotelId: 'H1', locale: 'en', includeDemos: false } as const;
  const open = { isB2C: false, isCommissionDisplayed: true };

  it('tells a verified agency its contract, programmes and what they earn', async () => {
    const sales = await getHotelSales(await viewerOf(team.agent), open, asked);
    expect(sales).toMatchObject({
      managers: [{ fullName: 'Johanna Walch' }],
      contract: { state: 'inForce', validFrom: '2021-01-02', validUntil: null, commissionPercent: 10 },
      programmes: [{ _id: 'first', membership: null, benefits: ['Breakfast'], commissionPercent: 14 }],
      ratePlans: [{ name: 'Flexible', commissionPercent: 8 }],
    });
  });

  it('has no percentage at all where commission may not be seen', async () => {
    const unverified = await createTeam({ verification: 'pending' });
    for (const [user, brand] of [
      [team.agent, { ...open, isCommissionDisplayed: false }],
      [unverified.agent, open],
    ] as const) {
      const sales = await getHotelSales(await viewerOf(user), brand, asked);
      expect(sales?.programmes).toHaveLength(1);
      expect(JSON.stringify(sales)).not.toMatch(/commission|ratePlans/i);
    }
  });

  it('shows another agency neither contract, and nobody outside of agencies anything', async () => {
    const other = await createTeam();
    const sales = await getHotelSales(await viewerOf(other.agent), open, asked);
    expect(sales?.contract).toEqual({ state: 'none', validFrom: null, validUntil: null });
    const customer = await viewerOf(await createUser({ role: 'customer' }));
    expect(await getHotelSales(customer, open, asked)).toBeNull();
    expect(await listSalesManagers(customer, 'H1', 'en')).toEqual([]);
  });

  it('is no part of what anybody may read', async () => {
    const shown = await getPublicHotel('H1', 'en', { includeDemos: false });
    expect(shown?.name).toBe((await getHotel('H1', 'en', false))?.name);
    expect(JSON.stringify(shown)).not.toMatch(/commission|manager|reservation|contract/i);
  });
});

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as pinsRoute } from '@/app/api/available-hotels/pins/route';
import { GET as route } from '@/app/api/available-hotels/route';
import { noteChange } from '@/lib/platform/changes';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom, layNights } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createCity, createPlaces } from '@/tests/factories/place';
import { signIn } from '@/tests/factories/user';
import { beginBusinessTime } from '@/tests/setup/own-database';
import { shortly, statementsOf } from '@/tests/setup/pages/statements';

const stay = 'checkInDate=2027-03-06&checkOutDate=2027-03-13';

let agent: string;
/** Of an agency that is not verified. */
let newcomer: string;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
  await beginBusinessTime('2026-11-22T10:00:00Z');
  await createBrand('default');
  await ownerDb.brand.update({
    where: { id: 'default' },
    data: { isB2C: false, isCommissionDisplayed: true, paymentProfileChange: 'onLocalHosts' },
  });
  await createPlaces();
  await createCity('zuers', 'AT', { nameEn: 'Zürs', nameDe: 'Zürs' });
  await createProgrammes();
  await ownerDb.hotelFacilityType.create({ data: { id: 'spa', nameEn: 'Spa', nameDe: 'Spa', position: 0 } });
  await createHotel('cheap', { category: '4 Star', localCurrency: 'CHF' });
  await createRoom('cheap', 'cheap-double');
  await createRatePlan('cheap', 'cheap-flexible', { publicAdjustmentPercent: 6, commissionPercent: 8 });
  await createHotel('dear', { keys: 90, supportsInstantBooking: true });
  await createRoom('dear', 'dear-double', { basePrice: 120_100n });
  await createRoom('dear', 'dear-suite', { basePrice: 200_000n, category: 'Suite' });
  await createRatePlan('dear', 'dear-flexible', { commissionPercent: 12 });
  await ownerDb.hotelFacility.create({ data: { hotelId: 'dear', facilityId: 'spa', position: 0 } });
  await createHotel('asked');
  await createRoom('asked', 'asked-double', { isOnRequest: true });
  await createRatePlan('asked', 'asked-flexible');
  await createHotel('full');
  await createRoom('full', 'full-double', { units: 1 });
  await createRatePlan('full', 'full-flexible');
  await ownerDb.roomHold.create({
    data: {
      roomId: 'full-double',
      checkIn: toDatabaseDay('2027-03-12'),
      checkOut: toDatabaseDay('2027-03-14'),
      units: 1,
      kind: 'booking',
    },
  });
  await createHotel('agencyOnly');
  await createRoom('agencyOnly', 'agencyOnly-double');
  await createRatePlan('agencyOnly', 'agencyOnly-flexible', { paymentProfiles: ['AgencyPaysStandAloneRate'] });
  await createHotel('demo', { isDemo: true, cityId: 'zuers' });
  await createRoom('demo', 'demo-double');
  await createRatePlan('demo', 'demo-flexible');
  await layNights(['full-double']);
  const team = await createTeam();
  await ownerDb.user.update({ where: { id: team.agent.id }, data: { shouldDisplayDemoHotels: true } });
  agent = (await signIn(team.agent)).cookie;
  const pending = await createTeam({ verification: 'pending' });
  await ownerDb.user.update({ where: { id: pending.agent.id }, data: { shouldDisplayDemoHotels: false } });
  newcomer = (await signIn(pending.agent)).cookie;
});

const search = (query: string, cookie = agent, headers = {}) =>
  callApi(route, { cookie, query: `/available-hotels?${query}`, headers });
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
async function found(query: string) {
  const { body } = await search(`${stay}&destination=lech&numAdults=2&${query}`);
  return { available: ids(body.available), unavailable: ids(body.unavailable) };
}

describe('GET /api/available-hotels', () => {
  it('splits what matches, prices it for the party and says what it earns', async () => {
    const { status, body } = await search(`${stay}&destination=Lech am Arlberg&numAdults=2`);
    expect(status).toBe(200);
    expect(ids(body.available)).toEqual(['asked', 'cheap', 'dear']);
    expect(body.available[2]).toMatchObject({
      location: { city: 'Lech' },
      keys: 90,
      availability: {
        status: 'available',
        supportsInstantBooking: true,
        isReseller: false,
        roomTypes: 2,
        priceInfo: {
          billableCurrency: { currency: 'EUR', minimumNightlyPrice: 1201 },
          publicPrice: null,
          priceTotal: 8407,
        },
        commission: { percent: 12, amount: 1008.84, currency: 'EUR' },
      },
    });
    expect(body.available[1].availability.priceInfo.publicPrice).toMatchObject({ currency: 'EUR', priceTotal: 3710 });
    expect(body.available[0].availability.status).toBe('onRequest');
  });

  it('says of the others why not, and what would help', async () => {
    const { body } = await search(`${stay}&destination=lech&numAdults=2`);
    expect(ids(body.unavailable)).toEqual(['agencyOnly', 'full']);
    expect(body.unavailable[1].availability).toMatchObject({
      status: 'unavailable',
      reason: 'soldOut',
      reasonDetails: { night: '2027-03-12' },
      nearestFix: { kind: 'dates', checkInDate: '2027-03-05', checkOutDate: '2027-03-12', priceTotal: 3500 },
    });
    expect(body.unavailable[0].availability).toMatchObject({ reason: 'paymentProfile', nearestFix: null });
  });

  it('proposes rooms for a party that no one room sleeps, with one price, commission and set of terms', async () => {
    const { body } = await search(`${stay}&destination=cheap&numAdults=4`);
    const single = await search(`${stay}&destination=cheap&numAdults=2`);
    const { priceInfo, commission } = single.body.available[0].availability;
    const { proposals, ...party } = body.available[0].availability;
    expect(proposals[0]).toMatchObject({
      rooms: [{ roomId: 'cheap-double', name: 'Room cheap-double', numAdults: 2 }, { roomId: 'cheap-double' }],
      priceTotal: 2 * priceInfo.priceTotal,
      commission: 2 * commission.amount,
      isNonRefundable: false,
    });
    expect(party).toMatchObject({ status: 'available', priceInfo: { priceTotal: 2 * priceInfo.priceTotal } });
    const hidden = await search(`${stay}&destination=cheap&numAdults=4`, newcomer);
    expect(hidden.text).not.toMatch(/commission/i);
    const group = await search(`${stay}&destination=cheap&numAdults=20`);
    expect(group.body.available[0].availability).toMatchObject({ status: 'onRequest', isGroup: true });
  });

  it('takes the number of rooms that was asked for and no other', async () => {
    const asked = async (party: string) => {
      const { body } = await search(`${stay}&destination=cheap&${party}`);
      return { ...body.available[0]?.availability, refused: body.unavailable[0]?.availability.reason };
    };
    expect((await asked('numAdults=2&numRooms=2')).proposals).toMatchObject([
      { rooms: [{ numAdults: 1 }, { numAdults: 1 }] },
    ]);
    expect(await asked('numAdults=2&numRooms=1')).not.toHaveProperty('proposals');
    expect((await asked('numAdults=4&numRooms=1')).refused).toBe('occupancy');
    expect(await asked('numAdults=9&numRooms=9')).toMatchObject({ status: 'onRequest', isGroup: true });
    const refused = await search(`${stay}&destination=cheap&numAdults=1&numRooms=2`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['numRooms']]);
  });

  it('filters and sorts', async () => {
    expect((await found('hotelCategories=4 Star')).available).toEqual(['cheap']);
    expect((await found('roomCategories=Suite')).available).toEqual(['dear']);
    expect((await found('maxKeys=20')).available).not.toContain('dear');
    expect((await found('facilities=spa')).available).toEqual(['dear']);
    expect((await found('programIds=first')).available).toEqual([]);
    expect((await found('sort=commission')).available[0]).toBe('dear');
    expect((await found('sort=name')).available).toEqual(['asked', 'cheap', 'dear']);
  });

  it('answers so many of a list as are shown, in the same order, and all of them as pins', async () => {
    await createCity('stuben', 'AT', { nameEn: 'Stuben', nameDe: 'Stuben' });
    for (let index = 0; index < 13; index++) {
      await createHotel(`page-${index}`, { cityId: 'stuben', latitude: 47, longitude: 10 });
      await createRoom(`page-${index}`, `page-${index}-room`, { basePrice: BigInt(60_000 - index * 1_000) });
      await createRatePlan(`page-${index}`, `page-${index}-plan`);
    }
    const query = `${stay}&destination=stuben&numAdults=2`;
    const whole = await search(query);
    const page = await search(`${query}&shown=12&shownUnavailable=12`);
    expect(whole.body.available).toHaveLength(13);
    expect(whole.body).not.toHaveProperty('totals');
    expect(page.body.totals).toEqual({ available: 13, onRequest: 0, unavailable: 0 });
    expect(page.body.available).toEqual(whole.body.available.slice(0, 12));
    expect((await search(`${query}&shown=24`)).body.available).toEqual(whole.body.available);
    const pins = await callApi(pinsRoute, { cookie: agent, query: `/available-hotels/pins?${query}` });
    expect(ids(pins.body)).toEqual(ids(whole.body.available));
    expect(pins.body[0]).toMatchObject({
      cityId: 'stuben',
      billableCurrency: { currency: 'EUR', minimumNightlyPrice: 480 },
    });
    expect(pins.text).not.toMatch(/commission/i);
  });

  it('has no commission in any form for who may not see it', async () => {
    const { status, text } = await search(`${stay}&destination=lech&numAdults=2`, newcomer);
    expect(status).toBe(200);
    expect(text).not.toMatch(/ommission|margin|operator/i);
  });

  it('knows a demonstration hotel only with the flag, by its id too', async () => {
    const nothing = { available: [], unavailable: [] };
    for (const destination of ['demo', 'zuers']) {
      expect((await search(`${stay}&destination=${destination}`)).body).toEqual(nothing);
      expect((await search(`${stay}&destination=${destination}&includeDemos=true`, newcomer)).body).toEqual(nothing);
      const shown = await search(`${stay}&destination=${destination}&includeDemos=true`);
      expect(ids(shown.body.available)).toEqual(['demo']);
    }
    expect((await search(`${stay}&destination=nowhere`)).body).toEqual(nothing);
  });

  it('searches nothing for one date alone, and lists hotels without dates', async () => {
    expect((await search('checkInDate=2027-03-06&destination=lech')).body).toEqual({ available: [], unavailable: [] });
    const { body } = await search('destination=lech');
    expect(body.available).toHaveLength(5);
    expect(body.available[0].availability).toMatchObject({ status: 'undated', priceInfo: null });
  });

  it.each([
    [stay, 'destination', 'Please select a destination'],
    ['checkInDate=2027-03-13&checkOutDate=2027-03-06&destination=lech', 'checkOutDate', /has to be after/],
    ['checkInDate=2026-03-06&checkOutDate=2027-03-06&destination=lech', 'checkInDate', /already passed/],
    ['checkInDate=2027-02-30&checkOutDate=2027-03-06&destination=lech', 'checkInDate', /not accepted/],
    ['paymentProfile=Cash', 'paymentProfile', /not accepted/],
    ['maxKeys=0', 'maxKeys', /not accepted/],
  ])('refuses %s', async (query, field, sentence) => {
    const { status, body } = await search(query);
    expect(status).toBe(422);
    expect(body.errors[field]).toMatch(sentence);
  });

  it('offers another payment profile where it may be chosen', async () => {
    const local = { 'x-alpenglow-local': 'true' };
    const { body } = await search(`${stay}&destination=agencyOnly&numAdults=2`, agent, local);
    expect(body.unavailable[0].availability.nearestFix).toMatchObject({
      kind: 'paymentProfile',
      paymentProfile: 'AgencyPaysStandAloneRate',
      priceTotal: 3500,
    });
    const paid = `${stay}&destination=agencyOnly&numAdults=2&paymentProfile=AgencyPaysStandAloneRate`;
    expect(ids((await search(paid, agent, local)).body.available)).toEqual(['agencyOnly']);
  });

  it('takes as many queries for many hotels as for one', async () => {
    const asked = async (destination: string) => {
      // Nothing that the process keeps of the search before.
      noteChange(null);
      return (await statementsOf(() => search(`${stay}&destination=${destination}&numAdults=2`))).map(shortly).sort();
    };
    expect(await asked('lech')).toEqual(await asked('cheap'));
  });
});

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as availableHotels } from '@/app/api/available-hotels/route';
import { POST as clientSafe } from '@/app/api/client-safe/route';
import { GET as currentUser } from '@/app/api/current_user/route';
import { GET as availability } from '@/app/api/hotelrooms/[roomId]/availability/route';
import { GET as offers } from '@/app/api/hotelrooms/[roomId]/offers/route';
import { GET as room } from '@/app/api/hotelrooms/[roomId]/route';
import { GET as availableRooms } from '@/app/api/hotels/[hotelId]/available-rooms/route';
import { GET as rooms } from '@/app/api/hotels/[hotelId]/rooms/route';
import { GET as hotel } from '@/app/api/hotels/[hotelId]/route';
import { GET as hotels } from '@/app/api/hotels/route';
import { noteDetailUse } from '@/lib/catalogue/hotel/commands';
import { listDetailUses } from '@/lib/catalogue/hotel/queries/detail-uses';
import { isDetailFlagOn } from '@/lib/catalogue/hotel/rules';
import { setClientSafe } from '@/lib/people/identity/commands/client-safe';
import { clock } from '@/lib/platform/clock';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { listPublicPrices } from '@/lib/rates/room/queries/public';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { beginBusinessTime } from '@/tests/setup/own-database';
import { inScope } from '../lead/stage';

const stay = '?checkInDate=2027-03-06&checkOutDate=2027-03-13';
const ofHotel = { hotelId: 'house' };
const ofRoom = { roomId: 'house-double' };

let agent: string;
/** A colleague of hers, with a session of his own. */
let supervisor: string;
/** Of an agency that is not verified. */
let newcomer: string;
/** Two people of the agency, by their ids. */
let ids: { agent: string; owner: string };
let ownerUser: TestUser;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
  await beginBusinessTime('2026-11-22T10:00:00Z');
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createPlaces();
  await createProgrammes();
  await createHotel('house', { localCurrency: 'CHF' });
  await createRoom('house', 'house-double');
  await createRoom('house', 'house-suite', { units: 1, basePrice: 120_050n });
  await createRoom('house', 'house-private', { isEnquiryOnly: true });
  await createRatePlan('house', 'flexible', { publicAdjustmentPercent: 10, commissionPercent: 12 });
  await createRatePlan('house', 'unpriced', { isPriced: false });
  await ownerDb.roomHold.create({
    data: {
      roomId: 'house-suite',
      checkIn: toDatabaseDay('2027-03-12'),
      checkOut: toDatabaseDay('2027-03-14'),
      units: 1,
      kind: 'booking',
    },
  });
  const team = await createTeam();
  ownerUser = team.owner;
  ids = { agent: team.agent.id, owner: team.owner.id };
  agent = (await signIn(team.agent)).cookie;
  supervisor = (await signIn(team.owner)).cookie;
  newcomer = (await signIn((await createTeam({ verification: 'pending' })).agent)).cookie;
});

const askOffers = (query: string, cookie = agent) => callApi(offers, { cookie, query, params: ofRoom });

describe('GET /api/hotelrooms/{id}/offers', () => {
  it('prices every rate for the party, in units of the currency', async () => {
    const { status, body, response } = await askOffers(`${stay}&numAdults=2`);
    expect(status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject([
      {
        id: 'flexible',
        currency: 'EUR',
        priceTotal: 3500,
        averageNightlyPrice: 500,
        publicPrice: { currency: 'EUR', priceTotal: 3850, averageNightlyPrice: 550 },
        commissionLevelForPartner: 12,
        commission: { amount: 420, currency: 'EUR' },
        cancellationPolicy: { cancellationPeriods: [{ fromDaysPriorToArrival: 7, feeInPercentOfBookingTotal: 100 }] },
        requestableBedConfigurations: [{ id: 'kingSizeBed' }],
        numAdults: 2,
        numChildren: 0,
        childrenAges: [],
      },
      { id: 'unpriced', currency: 'EUR', priceTotal: null, publicPrice: null },
    ]);
  });

  it('has no commission, not even an empty one, for who may not see it', async () => {
    const { status, text, body } = await askOffers(`${stay}&numAdults=2`, newcomer);
    expect([status, body.length]).toEqual([200, 2]);
    expect(text).not.toMatch(/ommission|markup/i);
  });

  it('searches nothing for one date alone or more than sleep there, and refuses what cannot be', async () => {
    expect((await askOffers('?checkInDate=2027-03-06')).body).toEqual([]);
    expect((await askOffers(`${stay}&numAdults=3`)).body).toEqual([]);
    expect((await askOffers('?numAdults=2')).status).toBe(422);
    expect((await askOffers('?checkInDate=2027-03-13&checkOutDate=2027-03-06')).status).toBe(422);
  });
});

describe('GET /api/hotelrooms/{id}/availability', () => {
  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('%i of two', async (quantity, available) => {
    const query = `${stay}&requestedRoomQuantity=${quantity}`;
    const { body } = await callApi(availability, { cookie: agent, query, params: ofRoom });
    expect(body).toEqual({ available, maxAvailableQuantity: 2 });
  });
});

it('GET /api/hotels/{id}/available-rooms says of every room whether, from which price, and why not', async () => {
  const query = `${stay}&numAdults=2`;
  const { status, body } = await callApi(availableRooms, { cookie: agent, query, params: ofHotel });
  expect(status).toBe(200);
  expect(
    body.map(({ _id, availability: found }: { _id: string; availability: object }) => ({ _id, ...found })),
  ).toMatchObject([
    { _id: 'house-double', status: 'available', left: 2, priceInfo: { priceTotal: 3500 } },
    {
      _id: 'house-suite',
      status: 'unavailable',
      reason: 'soldOut',
      reasonDetails: { night: '2027-03-12', left: 0 },
      nearestFix: { kind: 'room', roomId: 'house-double' },
    },
    { _id: 'house-private', status: 'onRequest', reason: 'enquiryOnly' },
  ]);
});

it('what rooms cost in public has neither the price of agencies nor what they earn', async () => {
  const party = { adults: 2, childrenAges: [] };
  const stayed = { checkIn: '2027-03-06', checkOut: '2027-03-13', party, locale: 'en', includeDemos: false } as const;
  const asked = { ...stayed, paymentProfile: 'ClientPays' } as const;
  const prices = await listPublicPrices('house', { ...asked, time: await clock.business() });
  const total = { amount: 385_000, currency: 'EUR' };
  expect(prices).toEqual([
    {
      roomId: 'house-double',
      status: 'available',
      publicPrice: { priceTotal: total, averageNightlyPrice: { amount: 55_000, currency: 'EUR' } },
    },
    { roomId: 'house-suite', status: 'unavailable', publicPrice: null },
    expect.objectContaining({ roomId: 'house-private', status: 'onRequest' }),
  ]);
  expect(await listPublicPrices('nowhere', { ...asked, time: await clock.business() })).toBeNull();
});

it('the flag of a hotel’s detail is on for 30 days after its posts were last opened, and by whom', async () => {
  const use = () => ownerDb.hotelDetailUse.findUnique({ where: { hotelId: 'house' } });
  const usedAt = async () => (await use())?.usedAt ?? null;
  expect(isDetailFlagOn(await usedAt(), await clock.now())).toBe(false);
  await noteDetailUse('house', ids.agent);
  const first = await usedAt();
  expect(isDetailFlagOn(first, new Date((first?.getTime() ?? 0) + 30 * 86_400_000))).toBe(true);
  expect(isDetailFlagOn(first, new Date((first?.getTime() ?? 0) + 30 * 86_400_000 + 1))).toBe(false);
  vi.setSystemTime(new Date('2026-11-22T20:00:00Z'));
  await noteDetailUse('house', ids.owner);
  expect(await use()).toMatchObject({ usedAt: first, usedById: ids.agent });
  vi.setSystemTime(new Date('2026-11-24T10:00:00Z'));
  await noteDetailUse('house', ids.owner);
  expect(await use()).toMatchObject({ usedAt: new Date('2026-11-24T10:00:00Z'), usedById: ids.owner });
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  expect(await listDetailUses(admin)).toMatchObject([
    { hotel: { _id: 'house' }, usedBy: { _id: ids.owner }, onUntil: new Date('2026-12-24T10:00:00Z'), isOn: true },
  ]);
  vi.setSystemTime(new Date('2026-12-24T10:00:01Z'));
  expect(await listDetailUses(admin)).toMatchObject([{ isOn: false }]);
  await expect(listDetailUses(await viewerOf(ownerUser))).rejects.toMatchObject({ code: 'forbidden' });
  vi.setSystemTime(new Date('2026-11-22T10:00:00Z'));
});

describe('client-safe mode', () => {
  const turn = (isClientSafe: boolean, cookie = agent) =>
    callApi(clientSafe, { method: 'POST', cookie, body: { isClientSafe } });
  /** Everything an agent reads from a search to a rate. */
  async function tour(cookie: string): Promise<string[]> {
    const query = `${stay}&numAdults=2`;
    const answers = await Promise.all([
      callApi(currentUser, { cookie, query: '?populate-travel-agency=true' }),
      callApi(hotels, { cookie }),
      callApi(availableHotels, { cookie, query: `${query}&destination=lech` }),
      callApi(hotel, { cookie, params: ofHotel }),
      callApi(rooms, { cookie, params: ofHotel }),
      callApi(availableRooms, { cookie, query, params: ofHotel }),
      callApi(room, { cookie, params: ofRoom }),
      callApi(offers, { cookie, query, params: ofRoom }),
      callApi(availability, { cookie, query, params: ofRoom }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return answers.map(({ text }) => text);
  }
  const earns = (texts: string[]) => texts.filter((text) => /ommission|markup|:420\b/i.test(text)).length;

  it('takes everything earned out of every answer of the session, until it is switched off', async () => {
    expect(earns(await tour(agent))).toBe(2);
    expect((await turn(true)).body).toEqual({ isClientSafe: true });
    expect(earns(await tour(agent))).toBe(0);
    expect(earns(await tour(supervisor))).toBe(2);
    expect((await turn(false)).status).toBe(200);
    expect(earns(await tour(agent))).toBe(2);
  });

  it('is a session’s own: whoever names another’s, or one that has ended, finds none', async () => {
    const [own, another] = [await createUser(), await createUser()];
    const viewer = await viewerOf(own);
    const { sessionId } = await signIn(another);
    for (const asked of [sessionId, 'ended']) {
      const turned = inScope(viewer, (tx) => setClientSafe(tx, true, asked));
      await expect(turned).rejects.toMatchObject({ status: 404, code: 'notFound' });
    }
    expect(await ownerDb.session.findUniqueOrThrow({ where: { id: sessionId } })).toMatchObject({
      isClientSafe: false,
    });
  });
});

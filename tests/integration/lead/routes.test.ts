import { beforeAll, describe, expect, it } from 'vitest';
import * as clients from '@/app/api/autocomplete/clients/route';
import * as lastLeads from '@/app/api/autocomplete/last-leads/route';
import * as roomOffers from '@/app/api/hotelrooms/[roomId]/offers/route';
import * as interests from '@/app/api/hotels/interests/route';
import * as dates from '@/app/api/sales/leads/[leadId]/dates/route';
import * as duplicate from '@/app/api/sales/leads/[leadId]/duplicate/route';
import * as offers from '@/app/api/sales/offers/route';
import { noteChange } from '@/lib/platform/changes';
import { interestOf as interestOfSelection } from '@/lib/sales/selection/rules/interest';
import { selectionSchema } from '@/lib/sales/selection/schema';
import { createMember, createTeam } from '@/tests/factories/agency';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createRatePlan } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn, viewerOf } from '@/tests/factories/user';
import { contextAt, createStage, interestOf, type Stage, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

async function cookieOf({ team }: Stage): Promise<string> {
  return (await signIn(team.agent)).cookie;
}

describe('POST /api/hotels/interests', () => {
  const post = (cookie: string, body: unknown, key?: string) =>
    callApi(interests.POST, { method: 'POST', cookie, body, headers: key ? { 'Idempotency-Key': key } : {} });

  it('sent twice with one key is one lead and one answer; another body is refused', async () => {
    const stage = await createStage();
    const cookie = await cookieOf(stage);
    const body = interestOf(stage.hotelId);
    expect((await post(cookie, body)).body.code).toBe('idempotencyKeyRequired');
    const key = crypto.randomUUID();
    const first = await post(cookie, body, key);
    const second = await post(cookie, body, key);
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    expect(await ownerDb.lead.findMany({ where: { hotelId: stage.hotelId }, select: { id: true } })).toEqual([
      { id: first.body._id },
    ]);
    expect((await post(cookie, { ...body, message: 'Another one' }, key)).status).toBe(422);
  });

  it('of a room without a rate says so, and nothing is kept', async () => {
    const { hotelId, ...stage } = await createStage();
    const cookie = await cookieOf({ hotelId, ...stage });
    const rooms = [...interestOf(hotelId).rooms, { roomId: `${hotelId}-room`, numAdults: 1 }];
    const { status, text } = await post(cookie, interestOf(hotelId, { rooms }), crypto.randomUUID());
    expect([status, text]).toEqual([
      422,
      expect.stringContaining('You have not selected a rate for at least one room'),
    ]);
    expect(await ownerDb.lead.count({ where: { hotelId } })).toBe(0);
  });

  it('at a price that has moved answers with the difference, and commission only to whom may see it', async () => {
    const stage = await createStage();
    const cookie = await cookieOf(stage);
    const { status, body, text } = await post(
      cookie,
      interestOf(stage.hotelId, { price: { currency: 'EUR', total: 3400.5 } }),
      crypto.randomUUID(),
    );
    expect([status, body.code, body.details]).toEqual([
      409,
      'leadPriceMoved',
      { currency: 'EUR', price: { was: 3400.5, is: 3500 }, rooms: [] },
    ]);
    expect(text).not.toContain('commission');
    expect(await ownerDb.lead.count({ where: { hotelId: stage.hotelId } })).toBe(0);
  });
});

describe('a price that is to be honoured', () => {
  const stay = { checkInDate: '2027-06-05', checkOutDate: '2027-06-12', paymentProfile: 'ClientPays' };

  /** As a browser does: the rates are asked for, the interest is sent with what they said. */
  async function quoteOf({ hotelId }: Stage, cookie: string): Promise<{ priceTotal: number; quote: string }> {
    const query = `?${new URLSearchParams({ ...stay, numAdults: '2' })}`;
    const found = await callApi(roomOffers.GET, { cookie, query, params: { roomId: `${hotelId}-room` } });
    return found.body.find(({ id }: { id: string }) => id === `${hotelId}-plan`);
  }

  async function ask({ hotelId }: Stage, cookie: string, room: Record<string, unknown>, total = 3500) {
    const rooms = [{ roomId: `${hotelId}-room`, id: `${hotelId}-plan`, numAdults: 2, ...room }];
    const body = interestOf(hotelId, { rooms, price: { currency: 'EUR', total }, isPriceToBeHonoured: true });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const { status, body: answer } = await callApi(interests.POST, { method: 'POST', cookie, body, headers });
    return [status, answer.code ?? null];
  }

  it('is one that this agency was told for these rooms, nights and guests', async () => {
    const stage = await createStage({ units: 2 });
    const cookie = await cookieOf(stage);
    const { priceTotal, quote } = await quoteOf(stage, cookie);
    expect(priceTotal).toBe(3500);
    await ownerDb.roomNight.updateMany({ where: { roomId: `${stage.hotelId}-room` }, data: { price: 60_000n } });

    const refused = [422, 'priceNotQuoted'];
    expect(await ask(stage, cookie, {}, 1)).toEqual(refused);
    expect(await ask(stage, cookie, { priceTotal: 1, quote }, 1)).toEqual(refused);
    expect(await ask(stage, cookie, { priceTotal, quote }, 1)).toEqual(refused);
    expect(await ask(stage, cookie, { priceTotal, quote, numAdults: 1 })).toEqual(refused);
    expect(await ask(stage, cookie, { priceTotal, quote, quantity: 2 })).toEqual(refused);
    const rival = { ...stage, team: await createTeam() };
    expect(await ask(rival, await cookieOf(rival), { priceTotal, quote })).toEqual(refused);
    expect(await ownerDb.lead.count({ where: { hotelId: stage.hotelId } })).toBe(0);

    expect(await ask(stage, cookie, { priceTotal, quote })).toEqual([201, null]);
    expect(await ask(stage, cookie, { priceTotal, quote, quantity: 2 }, 7000)).toEqual([201, null]);
  });

  it('may be one of two prices of one rate, each with its own seal', async () => {
    const stage = await createStage({ units: 2 });
    const cookie = await cookieOf(stage);
    const earlier = await quoteOf(stage, cookie);
    await ownerDb.roomNight.updateMany({ where: { roomId: `${stage.hotelId}-room` }, data: { price: 60_000n } });
    const today = await quoteOf(stage, cookie);
    expect([earlier.priceTotal, today.priceTotal]).toEqual([3500, 4200]);
    const selection = {
      ...{ owner: { userId: 'x', agencyId: null, brandId: 'default' }, hotel: { id: stage.hotelId, name: '' } },
      stay: { checkInDate: '2027-06-05', checkOutDate: '2027-06-12', paymentProfile: 'ClientPays' },
      rooms: [{ id: `${stage.hotelId}-room`, name: '', offers: [earlier, today] }],
    };
    const found = interestOfSelection(selectionSchema.parse(selection));
    const body = interestOf(stage.hotelId, { ...found, isPriceToBeHonoured: true });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const { status } = await callApi(interests.POST, { method: 'POST', cookie, body, headers });
    expect(status).toBe(201);
  });
});

describe('a payment profile that the brand lets nobody choose', () => {
  const packaged = (hotelId: string) => ({
    paymentProfile: 'AgencyPaysPackageRate',
    arePackageRulesRead: true,
    price: { currency: 'EUR', total: 1 },
    rooms: [{ roomId: `${hotelId}-room`, id: `${hotelId}-package`, numAdults: 2 }],
  });
  const stageWithPackage = async () => {
    const stage = await createStage();
    const kind = {
      kind: 'package' as const,
      adjustmentPercent: -20,
      paymentProfiles: ['AgencyPaysPackageRate' as const],
    };
    await createRatePlan(stage.hotelId, `${stage.hotelId}-package`, kind);
    return stage;
  };

  it('is refused for an interest and for a client offer, and the price of the package is told in neither', async () => {
    const stage = await stageWithPackage();
    const { hotelId } = stage;
    const cookie = await cookieOf(stage);
    const post = (handler: ApiHandler, body: unknown) =>
      callApi(handler, { method: 'POST', cookie, body, headers: { 'Idempotency-Key': crypto.randomUUID() } });

    const interest = await post(interests.POST, interestOf(hotelId, packaged(hotelId)));
    expect([interest.status, interest.body.errors]).toEqual([422, { paymentProfile: 'This value is not accepted' }]);

    const { checkInDate, checkOutDate, rooms, paymentProfile } = interestOf(hotelId, packaged(hotelId));
    const selection = { hotelId, checkInDate, checkOutDate, rooms, paymentProfile };
    const offer = await post(offers.POST, { leads: [], selection });
    expect([offer.status, Object.keys(offer.body.errors)]).toEqual([422, ['selection.paymentProfile']]);

    expect(interest.text + offer.text).not.toMatch(/2800|2 800/);
    expect(await ownerDb.lead.count({ where: { hotelId } })).toBe(0);
  });

  it('is not priced for a lead that was saved with it all the same, whatever is done to that lead', async () => {
    const stage = await stageWithPackage();
    const { hotelId } = stage;
    const cookie = await cookieOf(stage);
    const id = await save(stage);
    await ownerDb.lead.update({ where: { id }, data: { paymentProfile: 'AgencyPaysPackageRate' } });
    await ownerDb.leadRoom.updateMany({ where: { leadId: id }, data: { ratePlanId: `${hotelId}-package` } });
    const send = (handler: ApiHandler, method: string, body: unknown) =>
      callApi(handler, {
        ...{ method, cookie, body, params: { leadId: id } },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
    const stay = { checkInDate: '2027-06-12', checkOutDate: '2027-06-19' };
    const answers = [
      await send(dates.PATCH, 'PATCH', { version: 1, ...stay, price: 1 }),
      await send(duplicate.POST, 'POST', { version: 1 }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(422);
      expect(text).not.toContain('2800');
    }
  });

  it('is taken where its row lets everybody choose', async () => {
    const stage = await stageWithPackage();
    const cookie = await cookieOf(stage);
    await ownerDb.brand.update({ where: { id: 'default' }, data: { paymentProfileChange: 'everywhere' } });
    noteChange(null);
    const price = { currency: 'EUR', total: 2800 };
    const answer = await callApi(interests.POST, {
      ...{ method: 'POST', cookie, body: interestOf(stage.hotelId, { ...packaged(stage.hotelId), price }) },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    await ownerDb.brand.update({ where: { id: 'default' }, data: { paymentProfileChange: 'never' } });
    noteChange(null);
    expect(answer.status).toBe(201);
  });
});

describe('days and guests that cannot be', () => {
  it('are refused at their field, never an error of ours: one to 366 nights within five years, and no child alone', async () => {
    const stage = await createStage();
    const cookie = await cookieOf(stage);
    const post = async (changes: Record<string, unknown>) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const body = interestOf(stage.hotelId, changes);
      const answer = await callApi(interests.POST, { method: 'POST', cookie, body, headers });
      return [answer.status, Object.keys(answer.body.errors ?? {})];
    };
    const refused = (field: string) => [422, [field]];
    expect(await post({ checkInDate: '9999-12-30', checkOutDate: '9999-12-31' })).toEqual(refused('checkInDate'));
    expect(await post({ checkInDate: '0001-01-01', checkOutDate: '0001-01-02' })).toEqual(refused('checkInDate'));
    expect(await post({ checkInDate: '2027-06-05', checkOutDate: '9999-12-31' })).toEqual(refused('checkOutDate'));
    expect(await post({ checkInDate: '2027-06-05', checkOutDate: '2028-06-06' })).toEqual(refused('checkOutDate'));
    const alone = { roomId: `${stage.hotelId}-room`, id: `${stage.hotelId}-plan`, numAdults: 0, childrenAges: [9] };
    expect(await post({ rooms: [alone] })).toEqual(refused('rooms.0.numAdults'));

    const id = await save(stage);
    for (const [checkInDate, checkOutDate, field] of [
      ['9999-12-30', '9999-12-31', 'checkInDate'],
      ['9990-01-01', '9999-12-31', 'checkInDate'],
      ['2027-06-05', '9999-12-31', 'checkOutDate'],
    ] as const) {
      const answer = await callApi(dates.PATCH, {
        ...{ method: 'PATCH', cookie, params: { leadId: id } },
        body: { version: 1, checkInDate, checkOutDate, price: 3500 },
      });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual(refused(field));
    }
  });
});

describe('what an agency has typed before', () => {
  it('its clients are found from three characters on, by the beginning of name or reference, with their leads', async () => {
    const stage = await createStage();
    const cookie = await cookieOf(stage);
    const person = { guests: [{ firstName: 'Élodie', lastName: 'Marchetti' }], nationality: 'FR' };
    await save(stage, { ...person, partnerAgency: { cc: '4711' }, amexCardMember: 'platinum' });
    const stranger = await createStage();
    await save(stranger, person);

    const find = async (text: string, by = cookie) =>
      callApi(clients.GET, { query: `?fullText=${encodeURIComponent(text)}`, cookie: by });
    const [lead] = await ownerDb.lead.findMany({ where: { hotelId: stage.hotelId } });
    const expected = {
      _id: lead?.clientId,
      reference: 'CC4711',
      firstName: 'Élodie',
      lastName: 'Marchetti',
      nationality: 'FR',
      amexCardMember: 'platinum',
      leads: [{ reference: lead?.reference }],
    };
    for (const text of ['marc', 'élo', 'Élodie Marchetti', 'cc47']) {
      expect((await find(text)).body, text).toEqual([expected]);
    }
    for (const text of ['ma', 'chetti', 'marc weiss']) expect((await find(text)).body, text).toEqual([]);
    expect((await find('')).status).toBe(400);
  });

  it('its last leads are the whole agency’s, newest first, ten at most', async () => {
    const stage = await createStage();
    const colleague = await viewerOf(await createMember(stage.team.agency));
    for (let day = 1; day <= 11; day += 1) {
      const by = day % 2 ? stage.agent : colleague;
      const guests = [{ firstName: 'Guest', lastName: `No ${day}` }];
      const at = `2026-12-${String(day).padStart(2, '0')}T09:00:00Z`;
      await save({ ...stage, agent: by }, { guests }, contextAt(at));
    }
    const { body } = await callApi(lastLeads.GET, { cookie: await cookieOf(stage) });
    expect(body.map((row: { clientLastName: string }) => row.clientLastName)).toEqual(
      Array.from({ length: 10 }, (_, index) => `No ${11 - index}`),
    );
    expect(Object.keys(body[0])).toEqual(['clientFirstName', 'clientLastName', 'leadReference', 'clientReference']);
    const other = await createTeam();
    expect((await callApi(lastLeads.GET, { cookie: (await signIn(other.agent)).cookie })).body).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import * as clients from '@/app/api/autocomplete/clients/route';
import * as lastLeads from '@/app/api/autocomplete/last-leads/route';
import * as interests from '@/app/api/hotels/interests/route';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
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

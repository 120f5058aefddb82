import { beforeAll, describe, expect, it } from 'vitest';
import { PATCH } from '@/app/api/users/[userId]/route';
import { DELETE } from '@/app/api/users/[userId]/sessions/route';
import { getPerson, listFlagUsers, listHouses, listPeople } from '@/lib/people/user/queries';
import { getSignedIn } from '@/lib/people/viewer/queries';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';

let admin: Viewer;
let adminCookie: string;
let team: Awaited<ReturnType<typeof createTeam>>;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('aurora', { name: 'Aurora Palace' });
  team = await createTeam({ name: 'Northlight Travel' });
  const user = await createUser({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
  admin = await viewerOf(user);
  adminCookie = (await signIn(user)).cookie;
});

const people = async (query: { search?: string; role?: Viewer['role'] }) =>
  (await listPeople(admin, { search: '', ...query })).map(({ _id }) => _id).sort();

const change = (userId: string, body: unknown, cookie = adminCookie) =>
  callApi(PATCH, { method: 'PATCH', params: { userId }, cookie, body });

const endSessions = (userId: string, cookie = adminCookie) =>
  callApi(DELETE, { method: 'DELETE', params: { userId }, cookie, body: {} });

const audits = ({ id }: TestUser) =>
  ownerDb.audit.findMany({ where: { entity: 'user', entityId: id }, orderBy: { id: 'asc' } });

describe('the admins’ list of people', () => {
  it('finds by every word of name, address, company, agency and house, and by role', async () => {
    const contact = await createUser({ role: 'customer', firstName: 'Sylvie', lastName: 'Arnaud', hotelId: 'aurora' });
    const clerk = await createUser({ company: 'Studio Dorado', email: 'clerk@dorado.example' });
    expect(await people({ search: 'sylvie aurora' })).toEqual([contact.id]);
    expect(await people({ search: 'sylvie dorado' })).toEqual([]);
    expect(await people({ search: 'clerk@DORADO' })).toEqual([clerk.id]);
    expect(await people({ search: 'studio' })).toEqual([clerk.id]);
    expect(await people({ search: 'northlight' })).toEqual([team.owner.id, team.agent.id].sort());
    expect(await people({ search: 'northlight', role: 'supervisorAgent' })).toEqual([team.owner.id]);
    const [line] = await listPeople(admin, { search: 'sylvie' });
    expect(line).toMatchObject({ displayName: 'Sylvie Arnaud', hotel: { _id: 'aurora', name: 'Aurora Palace' } });
  });

  it('is for nobody else', async () => {
    const supervisor = await viewerOf(team.owner);
    const calls = [
      () => listPeople(supervisor, { search: '' }),
      () => getPerson(supervisor, team.agent.id),
      () => listHouses(supervisor, { hotelId: null, operatorId: null }),
      () => listFlagUsers(supervisor),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('for which house somebody answers', () => {
  it('is set and taken away by an admin, and written down', async () => {
    const person = await createUser({ role: 'operator' });
    expect((await change(person.id, { hotelId: 'aurora', operatorId: 'operator' })).status).toBe(200);
    expect(await viewerOf(person)).toMatchObject({ hotelId: 'aurora', operatorId: 'operator', hasHotelAccess: true });
    expect((await change(person.id, { hotelId: '' })).body).toMatchObject({ hotelId: null, hasHotelAccess: true });
    expect(
      (await audits(person)).map(({ actorId, action, before, after }) => [actorId, action, before, after]),
    ).toEqual([
      [admin.id, 'user.changed', { hotelId: null, operatorId: null }, { hotelId: 'aurora', operatorId: 'operator' }],
      [admin.id, 'user.changed', { hotelId: 'aurora' }, { hotelId: null }],
    ]);
  });

  it('is no house that is not there, and nothing people set for themselves', async () => {
    const person = await createUser();
    const unknown = await change(person.id, { hotelId: 'nowhere' });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['hotelId']]);
    const { cookie } = await signIn(person);
    expect((await change(person.id, { hotelId: 'aurora' }, cookie)).status).toBe(403);
    expect((await change(person.id, { operatorId: 'operator' }, cookie)).status).toBe(403);
    expect(await viewerOf(person)).toMatchObject({ hotelId: null, operatorId: null });
  });
});

describe('the end of sessions', () => {
  it('ends all of one person, of nobody else, and says who did it', async () => {
    const { sessionId, cookie } = await signIn(team.agent);
    await signIn(team.agent, { host: 'amex.lds.localhost:3000' });
    const other = await signIn(team.owner);
    const person = await getPerson(admin, team.agent.id);
    expect(person?.sessions.map(({ host, door }) => `${host} ${door}`).sort()).toEqual([
      'amex.lds.localhost:3000 agency',
      'lds.localhost:3000 agency',
    ]);
    const { status, body } = await endSessions(team.agent.id);
    expect([status, body]).toEqual([200, { ended: 2 }]);
    expect(await getSignedIn(sessionId)).toBeNull();
    expect(await getSignedIn(other.sessionId)).not.toBeNull();
    expect((await change(team.agent.id, { lastName: 'X' }, cookie)).status).toBe(401);
    expect((await audits(team.agent)).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'user.sessionsEnded',
      after: { sessions: 2 },
    });
    expect((await getPerson(admin, team.agent.id))?.sessions).toEqual([]);
  });

  it('is an admin’s alone, whoever the person is', async () => {
    const { cookie } = await signIn(team.owner);
    expect((await endSessions(team.agent.id, cookie)).status).toBe(403);
    expect((await endSessions(team.owner.id, cookie)).status).toBe(403);
    expect((await endSessions('nobody')).status).toBe(404);
  });
});

it('who has set a flag of the display, and to what', async () => {
  const person = await createUser({ firstName: 'Flora', lastName: 'Flag' });
  const { cookie } = await signIn(person);
  expect((await listFlagUsers(admin)).map(({ _id }) => _id)).not.toContain(person.id);
  await change(person.id, { flags: { shouldDisplayDemoHotels: false } }, cookie);
  expect((await listFlagUsers(admin)).filter(({ _id }) => _id === person.id)).toEqual([
    {
      _id: person.id,
      displayName: 'Flora Flag',
      flags: {
        shouldDisplayDemoHotels: false,
        shouldDisplayDemoProperties: null,
        shouldDisplayLinksToHotelAccess: null,
      },
    },
  ]);
});

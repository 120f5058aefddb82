import { beforeAll, describe, expect, it } from 'vitest';
import { GET as currentUser } from '@/app/api/current_user/route';
import { GET as programmes } from '@/app/api/programs/route';
import { GET as exportData } from '@/app/api/users/[userId]/export/route';
import { PATCH as change } from '@/app/api/users/[userId]/route';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel } from '@/tests/factories/hotel';
import { contactMessage } from '@/tests/factories/message';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';

beforeAll(async () => {
  await createBrand('default');
  await createProgrammes();
});

async function patch(by: TestUser, userId: string, body: unknown) {
  const { cookie } = await signIn(by);
  return callApi(change, { method: 'PATCH', cookie, params: { userId }, body });
}

describe('GET /api/current_user', () => {
  it('answers 401 for nobody and the specified fields for somebody', async () => {
    expect((await callApi(currentUser, {})).status).toBe(401);
    const { owner, agency } = await createTeam();
    const { cookie } = await signIn(owner);
    const { body } = await callApi(currentUser, { cookie });
    expect(body).toEqual({
      _id: owner.id,
      email: owner.email,
      firstName: expect.any(String),
      lastName: expect.any(String),
      displayName: `${body.firstName} ${body.lastName}`,
      role: 'supervisorAgent',
      company: null,
      hotelId: null,
      travelAgencyId: agency.id,
      hasHotelAccess: false,
    });
    const populated = await callApi(currentUser, { cookie, query: '?populate-travel-agency=true' });
    expect(populated.body.travelAgency).toMatchObject({ _id: agency.id, name: agency.name });
  });

  it('derives hotel access, and has no agency for somebody without one', async () => {
    await createPlaces();
    await createHotel('H01');
    const contact = await createUser({ hotelId: 'H01', firstName: null, lastName: '' });
    const { cookie } = await signIn(contact);
    const { body } = await callApi(currentUser, { cookie, query: '?populate-travel-agency' });
    expect(body).toMatchObject({
      hasHotelAccess: true,
      displayName: contact.email,
      travelAgencyId: null,
      travelAgency: null,
    });
  });

  it('is nobody on a host of the storefront, and with a cookie of another host', async () => {
    const { cookie } = await signIn(await createUser());
    expect((await callApi(currentUser, { cookie, headers: { 'x-alpenglow-surface': 'storefront' } })).status).toBe(401);
    expect((await callApi(currentUser, { cookie, headers: { host: 'amex.lds.localhost:3000' } })).status).toBe(401);
  });
});

describe('PATCH /api/users/{id}', () => {
  it('wants a first name and takes an empty last name as such', async () => {
    const user = await createUser();
    expect((await patch(user, user.id, { firstName: ' ', lastName: 'x' })).body.errors).toEqual({
      firstName: 'Required!',
    });
    expect((await patch(user, user.id, { firstName: 'Anna', lastName: '' })).body).toMatchObject({
      firstName: 'Anna',
      lastName: '',
      displayName: 'Anna',
    });
    expect(await ownerDb.audit.findFirst({ where: { entityId: user.id } })).toMatchObject({
      action: 'user.changed',
      after: { firstName: 'Anna', lastName: '' },
    });
  });

  it('accepts nothing derived and nothing that is not one’s own to change', async () => {
    const user = await createUser();
    for (const body of [
      { displayName: 'X' },
      { hasHotelAccess: true },
      { travelAgencyId: 'x' },
      { email: 'a@b.example' },
    ])
      expect([body, (await patch(user, user.id, body)).status]).toEqual([body, 422]);
    expect((await patch(user, user.id, { role: 'ADMIN' })).status).toBe(403);
    expect((await patch(user, user.id, { company: 'Carta' })).status).toBe(403);
    expect((await patch(user, user.id, { hotelId: 'H01' })).status).toBe(403);
    expect((await viewerOf(user)).role).toBe('agent');
  });

  it('somebody else is not there, a colleague included; an admin may', async () => {
    const { owner, agent } = await createTeam();
    const admin = await createUser({ role: 'admin' });
    expect((await patch(owner, agent.id, { firstName: 'X' })).status).toBe(404);
    expect((await patch(owner, 'nobody', { firstName: 'X' })).status).toBe(404);
    expect((await patch(admin, agent.id, { role: 'SUPERVISOR_AGENT', company: 'Carta' })).body).toMatchObject({
      role: 'supervisorAgent',
      company: 'Carta',
    });
    expect((await patch(admin, admin.id, { role: 'AGENT' })).body.errors).toEqual({
      role: 'You cannot change your own role.',
    });
    expect((await patch(admin, 'nobody', { firstName: 'X' })).status).toBe(404);
  });

  it('keeps flags, which grant nothing, and the steps of the onboarding', async () => {
    const user = await createUser();
    const before = await viewerOf(user);
    await patch(user, user.id, { flags: { shouldDisplayDemoHotels: false }, hasSeenPayouts: true });
    const after = await viewerOf(user);
    expect(after).toEqual({
      ...before,
      flags: { ...before.flags, shouldDisplayDemoHotels: false },
      hasSeenPayouts: true,
    });
    await patch(user, user.id, { hasFinishedBranding: true, locale: 'de' });
    expect(await viewerOf(user)).toMatchObject({ hasFinishedBranding: true, locale: 'de', role: before.role });
    expect((await patch(user, user.id, { hasSeenPayouts: false })).status).toBe(422);
  });
});

describe('export', () => {
  async function fetchExport(user: TestUser, userId = user.id) {
    const { cookie } = await signIn(user);
    return callApi(exportData, { cookie, params: { userId } });
  }

  it('has everything about the person as a file, and no secret', async () => {
    const { owner, agency } = await createTeam();
    const { name, email, message } = contactMessage({ email: owner.email.toUpperCase() });
    await ownerDb.contactMessage.create({
      data: {
        name,
        email,
        message,
        locale: 'en',
        brandId: 'default',
        requestId: 'r',
        createdAt: new Date('2026-11-20'),
      },
    });
    await patch(owner, owner.id, { lastName: 'Changed' });
    const { response, body, text } = await fetchExport(owner);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="alpenglow-data.json"');
    expect(body).toMatchObject({
      user: { _id: owner.id, email: owner.email, lastName: 'Changed' },
      memberships: [{ travelAgencyId: agency.id, isOwner: true }],
      contactMessages: [{ message }],
      actions: [{ action: 'user.changed' }],
    });
    expect(body.sessions.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/sealed|token|subject-/i);
  });

  it('is for oneself only, for admins too', async () => {
    const { owner, agent } = await createTeam();
    const admin = await createUser({ role: 'admin' });
    for (const [by, id] of [
      [owner, agent.id],
      [admin, agent.id],
      [owner, 'nobody'],
    ] as const)
      expect((await fetchExport(by, id)).status).toBe(404);
  });

  it('gives what is kept under an address only to somebody who has verified it', async () => {
    const impostor = await createUser({ email: 'victim@elsewhere.example', isEmailVerified: false });
    const { name, message } = contactMessage();
    await ownerDb.contactMessage.create({
      data: {
        name,
        email: impostor.email,
        message,
        locale: 'en',
        brandId: 'default',
        requestId: 'r',
        createdAt: new Date('2026-11-20'),
      },
    });
    expect((await fetchExport(impostor)).body.contactMessages).toEqual([]);
    await asOwner((tx) => tx.user.update({ where: { id: impostor.id }, data: { isEmailVerified: true } }));
    expect((await fetchExport(impostor)).body.contactMessages).toHaveLength(1);
  });
});

it('GET /api/programs gives programmes in their order, all or those of the hotel search', async () => {
  const { cookie } = await signIn(await createUser());
  const ids = async (query: string) =>
    (await callApi(programmes, { cookie, query })).body.map(({ _id }: { _id: string }) => _id);
  expect(await ids('')).toEqual(['first', 'second', 'card']);
  expect(await ids('?isVisibleInHotelSearch=true')).toEqual(['first', 'second']);
  expect(await ids('?isVisibleInHotelSearch=false')).toEqual(['card']);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { POST as join } from '@/app/api/travel-agencies/[agencyId]/join/route';
import { POST as own } from '@/app/api/travel-agencies/[agencyId]/members/[userId]/ownership/route';
import { PATCH as change, DELETE as remove } from '@/app/api/travel-agencies/[agencyId]/members/[userId]/route';
import { GET as list } from '@/app/api/travel-agencies/[agencyId]/members/route';
import { GET as publicInfo } from '@/app/api/travel-agency-public-info/route';
import { getJoinableAgency } from '@/lib/people/membership/queries';
import { messages } from '@/lib/platform/i18n/messages';
import { addMembership, createAgency, createMember, createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { actingViewer, createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';

let team: Awaited<ReturnType<typeof createTeam>>;
beforeEach(async () => {
  team = await createTeam();
});

async function setRole(by: TestUser, userId: string, role: string, agencyId = team.agency.id) {
  const { cookie } = await signIn(by);
  return callApi(change, { method: 'PATCH', cookie, params: { agencyId, userId }, body: { role } });
}

async function giveTo(by: TestUser, userId: string, agencyId = team.agency.id) {
  const { cookie } = await signIn(by);
  return callApi(own, { method: 'POST', cookie, params: { agencyId, userId } });
}

async function takeOut(by: TestUser, userId: string, agencyId = team.agency.id) {
  const { cookie } = await signIn(by);
  return callApi(remove, { method: 'DELETE', cookie, params: { agencyId, userId } });
}

describe('colleagues', () => {
  it('are listed for everybody of the agency, without those who left', async () => {
    const left = await createMember(team.agency);
    await takeOut(team.owner, left.id);
    const { cookie } = await signIn(team.agent);
    const { body } = await callApi(list, { cookie, params: { agencyId: team.agency.id } });
    expect(
      body.map((member: { email: string; role: string; isOwner: boolean }) => [
        member.email,
        member.role,
        member.isOwner,
      ]),
    ).toEqual([
      [team.owner.email, 'supervisorAgent', true],
      [team.agent.email, 'agent', false],
    ]);
  });

  it('are given roles by supervisors, in any spelling, with both roles in the audit', async () => {
    const { status, body } = await setRole(team.owner, team.agent.id, 'SUPERVISOR_AGENT');
    expect([status, body.role]).toEqual([200, 'supervisorAgent']);
    expect((await viewerOf(team.agent)).role).toBe('supervisorAgent');
    expect(
      await ownerDb.audit.findFirst({ where: { action: 'membership.roleChanged', actorId: team.owner.id } }),
    ).toMatchObject({
      before: { role: 'agent' },
      after: { role: 'supervisorAgent', userId: team.agent.id, agencyId: team.agency.id },
    });
  });

  it('never get a role that is not an agency’s', async () => {
    for (const role of ['ADMIN', 'admin', 'operator', 'customer', 'nonsense']) {
      expect([role, (await setRole(team.owner, team.agent.id, role)).status]).toEqual([role, 422]);
    }
    const admin = await createUser({ role: 'admin' });
    await addMembership(admin, team.agency);
    expect((await setRole(team.owner, admin.id, 'AGENT')).status).toBe(403);
    expect((await viewerOf(admin)).role).toBe('admin');
  });

  it('are lifestyle agents only in agencies of the card programme', async () => {
    await createProgrammes().catch(() => {});
    const role = 'CARTA_LIFESTYLE_AGENT';
    const refused = await setRole(team.owner, team.agent.id, role);
    expect([refused.status, refused.body.errors]).toEqual([422, { role: messages.en.error.roleNotOffered }]);
    const membership = { agencyId: team.agency.id, programmeId: 'card', claimedAt: new Date('2026-11-01') };
    await asOwner((tx) => tx.agencyProgramme.create({ data: { ...membership, status: 'verified' } }));
    expect((await setRole(team.owner, team.agent.id, role)).body.role).toBe('carta_lifestyleAgent');
  });

  it('keep at least one supervisor, also when all go at the same moment', async () => {
    // An agency whose owner is gone.
    const agency = await createAgency();
    const admin = await createUser({ role: 'admin' });
    const supervisors: TestUser[] = [];
    for (let index = 0; index < 6; index++) supervisors.push(await createMember(agency, 'supervisorAgent'));
    const { cookie } = await signIn(admin);
    const answers = await Promise.all(
      supervisors.map(({ id: userId }) =>
        callApi(remove, { method: 'DELETE', cookie, params: { agencyId: agency.id, userId } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('lastSupervisor');
  });

  it('who are taken out see nothing from their next request on, and are agents again', async () => {
    const second = await createMember(team.agency, 'supervisorAgent', { company: team.agency.name });
    const before = await signIn(second);
    expect((await takeOut(team.owner, second.id)).status).toBe(200);
    expect(await viewerOf(second)).toMatchObject({ role: 'agent', agency: null, wasRemoved: true, company: null });
    const { status } = await callApi(list, { cookie: before.cookie, params: { agencyId: team.agency.id } });
    expect(status).toBe(404);
    expect((await takeOut(team.owner, second.id)).status).toBe(404);
  });

  it('who own the agency stay its supervisors, whoever asks, until they hand it over', async () => {
    const second = await createMember(team.agency, 'supervisorAgent');
    const admin = await createUser({ role: 'admin' });
    for (const by of [team.owner, second, admin]) {
      expect((await takeOut(by, team.owner.id)).body.code).toBe('ownerStays');
      expect((await setRole(by, team.owner.id, 'AGENT')).body.code).toBe('ownerStays');
    }
    expect((await giveTo(second, second.id)).status).toBe(403);
    expect((await giveTo(team.agent, team.agent.id)).status).toBe(403);
    expect((await giveTo(team.owner, team.agent.id)).status).toBe(200);
    expect(await viewerOf(team.agent)).toMatchObject({ isOwner: true, role: 'supervisorAgent' });
    expect(await viewerOf(team.owner)).toMatchObject({ isOwner: false, role: 'supervisorAgent' });
    expect(await ownerDb.audit.findFirst({ where: { action: 'agency.handedOver' } })).toMatchObject({
      entityId: team.agency.id,
      before: { ownerId: team.owner.id },
      after: { ownerId: team.agent.id },
    });
    expect((await giveTo(team.owner, second.id)).status).toBe(403);
    expect((await takeOut(second, team.owner.id)).status).toBe(200);
    expect((await giveTo(admin, second.id)).status).toBe(200);
    expect((await viewerOf(second)).isOwner).toBe(true);
  });

  it('are never two owners, however many hand over at once', async () => {
    const heirs = [await createMember(team.agency), await createMember(team.agency), await createMember(team.agency)];
    const { cookie } = await signIn(team.owner);
    const answers = await Promise.all(
      heirs.map(({ id: userId }) =>
        callApi(own, { method: 'POST', cookie, params: { agencyId: team.agency.id, userId } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it('of another agency are not there, whoever asks', async () => {
    const other = await createTeam();
    expect((await takeOut(other.owner, team.agent.id)).status).toBe(404);
    expect((await takeOut(other.owner, team.agent.id, other.agency.id)).status).toBe(404);
    expect((await setRole(other.owner, team.agent.id, 'AGENT')).status).toBe(404);
    expect((await viewerOf(team.agent)).agency?.id).toBe(team.agency.id);
  });

  it('are changed by an admin who acts for the agency under both identities', async () => {
    const admin = await createUser({ role: 'admin' });
    const { cookie } = await signIn(admin, { actingForId: team.agency.id });
    expect((await actingViewer(admin, team.agency.id)).isActing).toBe(true);
    await callApi(change, {
      method: 'PATCH',
      cookie,
      params: { agencyId: team.agency.id, userId: team.agent.id },
      body: { role: 'SUPERVISOR_AGENT' },
    });
    expect(await ownerDb.audit.findFirst({ where: { actorId: admin.id } })).toMatchObject({
      action: 'membership.roleChanged',
      actingFor: team.agency.id,
    });
  });
});

describe('joining by domain', () => {
  const ask = async (user: TestUser, agencyId: string) => {
    const { cookie } = await signIn(user);
    return callApi(join, { method: 'POST', cookie, params: { agencyId } });
  };

  it('takes a verified e-mail of that very domain', async () => {
    const agency = await createAgency({ autoInviteEmailDomain: 'join.example' });
    const outsiders = [
      await createUser({ email: 'a@join.example', isEmailVerified: false }),
      await createUser({ email: 'b@sub.join.example' }),
      await createUser({ email: 'c@other.example' }),
    ];
    for (const outsider of outsiders) {
      expect([outsider.email, (await ask(outsider, agency.id)).status]).toEqual([outsider.email, 404]);
      expect(await getJoinableAgency(await viewerOf(outsider))).toBeNull();
    }
    const insider = await createUser({ email: 'd@join.example', role: 'customer' });
    expect(await getJoinableAgency(await viewerOf(insider))).toEqual({ _id: agency.id, name: agency.name });
    expect((await ask(insider, agency.id)).body).toEqual({ travelAgencyId: agency.id });
    expect(await viewerOf(insider)).toMatchObject({ role: 'agent', isOwner: false, agency: { id: agency.id } });
    expect((await ask(insider, agency.id)).status).toBe(409);
  });

  it('never brings back somebody who was taken out', async () => {
    const agency = await createAgency({ autoInviteEmailDomain: 'closed.example' });
    const removed = await createUser({ email: 'x@closed.example' });
    await addMembership(removed, agency, { removedAt: new Date('2026-11-02') });
    expect((await ask(removed, agency.id)).status).toBe(404);
    expect(await getJoinableAgency(await viewerOf(removed))).toBeNull();
  });

  it('is announced by name only', async () => {
    const agency = await createAgency({ autoInviteEmailDomain: 'public.example', name: 'Public Name' });
    const { cookie } = await signIn(await createUser({ role: 'customer' }));
    const about = async (query: string) => (await callApi(publicInfo, { cookie, query: `?query=${query}` })).text;
    expect(await about('Public.Example')).toBe('{"isTravelAgency":true,"brandName":"Public Name"}');
    expect(await about('someone@public.example')).toBe('{"isTravelAgency":true,"brandName":"Public Name"}');
    expect(await about('unknown.example')).toBe('{"isTravelAgency":false,"brandName":null}');
    await asOwner((tx) => tx.agency.update({ where: { id: agency.id }, data: { autoInviteEmailDomain: 'gmail.com' } }));
    expect(await about('gmail.com')).toBe('{"isTravelAgency":false,"brandName":null}');
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as confirmErasure } from '@/app/api/privacy/erasures/[erasureId]/confirm/route';
import { POST as askErasure } from '@/app/api/privacy/erasures/route';
import { POST } from '@/app/api/users/[userId]/merge/route';
import { recordArrival } from '@/lib/people/identity/commands/arrival';
import { endSessionsOfIssuer } from '@/lib/people/identity/commands/end';
import { previewMerge } from '@/lib/people/merge/queries';
import { lookAtPerson } from '@/lib/people/privacy/queries';
import { getSignedIn } from '@/lib/people/viewer/queries';
import { clock } from '@/lib/platform/clock';
import type { Viewer } from '@/lib/platform/viewer/types';
import { addMembership, createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createConversation } from '@/tests/factories/conversation';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { AGENCY_HOST, createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';

const rooms = { hotelId: 'aurora', roomId: 'aurora-room', ratePlanId: 'aurora-plan' };
let adminUser: TestUser;
let admin: Viewer;
let cookie: string;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('aurora');
  await createRoom('aurora', rooms.roomId);
  await createRatePlan('aurora', rooms.ratePlanId);
  adminUser = await createUser({ role: 'admin' });
  admin = await viewerOf(adminUser);
  cookie = (await signIn(adminUser)).cookie;
});

const merge = (userId: string, into: string, by = cookie) =>
  callApi(POST, { method: 'POST', params: { userId }, cookie: by, body: { into } });

/** How somebody comes back from the issuer. */
function arrive({ subject, email }: TestUser, issuerSession: string) {
  return recordArrival({
    claims: { sub: subject, sid: issuerSession, email, email_verified: true },
    tokens: { access_token: 'a', id_token: 'i' },
    door: 'agency',
    host: AGENCY_HOST,
    replaces: null,
    affiliateId: null,
    locale: 'en',
  });
}

describe('a supervisor’s second account goes into their first', () => {
  /** `second` works in the agency; `first` belongs to none. */
  let first: TestUser;
  let second: TestUser;
  let team: Awaited<ReturnType<typeof createTeam>>;
  let leadId: string;
  let conversationId: string;

  beforeEach(async () => {
    team = await createTeam();
    first = await createUser({ firstName: 'Mara', lastName: 'Lind' });
    second = await createMember(team.agency, 'supervisorAgent', { company: 'Second Company', hotelId: 'aurora' });
    leadId = (await createLead({ agencyId: team.agency.id, userId: second.id, ...rooms })).id;
    conversationId = await createConversation(await viewerOf(second), 'aurora', { key: randomUUID() });
    await signIn(second);
  });

  it('with leads, messages, membership, role and house, and its sessions end', async () => {
    const preview = await previewMerge(admin, second.id, first.email.toUpperCase());
    expect(preview).toEqual({
      kept: { _id: first.id, displayName: 'Mara Lind', email: first.email },
      moved: { leads: 1, bookings: 0, offers: 0, conversations: 1, messages: 1, memberships: 1 },
      refusal: null,
    });
    expect(await merge(second.id, first.id)).toMatchObject({
      status: 200,
      body: { _id: second.id, mergedInto: first.id },
    });
    const viewer = await viewerOf(first);
    expect(viewer).toMatchObject({
      ...{ id: first.id, role: 'supervisorAgent', company: 'Second Company', hotelId: 'aurora' },
      ...{ displayName: 'Mara Lind', homeAgencyId: team.agency.id },
    });
    expect(await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } })).toMatchObject({ userId: first.id });
    const said = await ownerDb.conversationMessage.findMany({ where: { conversationId } });
    expect(said.map(({ authorId }) => authorId)).toEqual([first.id]);
    expect(await ownerDb.conversationParticipant.findMany({ where: { conversationId } })).toMatchObject([
      { userId: first.id },
    ]);
    expect(await ownerDb.session.count({ where: { userId: second.id } })).toBe(0);
    expect(await ownerDb.audit.findFirst({ where: { action: 'user.merged', entityId: second.id } })).toMatchObject({
      actorId: admin.id,
      before: { userId: second.id, role: 'supervisorAgent', agencyId: team.agency.id },
      after: { userId: first.id, role: 'agent', agencyId: null },
    });
  });

  it('leaves no row behind that names it, but for what is kept as it was written', async () => {
    await merge(second.id, first.id);
    const columns = await ownerDb.$queryRaw<{ place: string; name: string }[]>`
      SELECT c.conrelid::regclass::text AS place, a.attname AS name FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'app_user'::regclass`;
    const left: string[] = [];
    for (const { place, name } of columns) {
      const [row] = await ownerDb.$queryRawUnsafe<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM ${place} WHERE "${name}" = $1`,
        second.id,
      );
      if (row?.count) left.push(`${place}.${name}`);
    }
    expect(left).toEqual([]);
    expect(columns.length).toBeGreaterThan(25);
  });

  it('signing in with it is the first one, there and by an access token, and the issuer ends that session', async () => {
    await merge(second.id, first.id);
    const arrived = await arrive(second, 'issuer-session');
    expect(arrived.sub).toBe(first.subject);
    expect((await getSignedIn(arrived.sid))?.viewer.id).toBe(first.id);
    expect((await viewerOf(second)).id).toBe(first.id);
    const notice = { sessionId: 'issuer-session', subject: second.subject, issuedAt: clock.machine() };
    expect(await endSessionsOfIssuer(notice)).toBe(1);
    expect(await getSignedIn(arrived.sid)).toBeNull();
  });

  it('is said to nobody but an admin, and done once', async () => {
    const { cookie: supervisors } = await signIn(team.owner);
    expect((await merge(second.id, first.id, supervisors)).status).toBe(403);
    await expect(previewMerge(await viewerOf(team.owner), second.id, first.email)).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect((await merge(second.id, first.email)).status).toBe(200);
    expect(await merge(second.id, first.id)).toMatchObject({ status: 409, body: { code: 'mergeDone' } });
    expect(await merge('nobody', first.id)).toMatchObject({ status: 404 });
    expect(await merge(first.id, 'nobody')).toMatchObject({
      status: 422,
      body: { errors: { into: expect.any(String) } },
    });
  });

  it('a third account that led to it leads on', async () => {
    const third = await createUser();
    await merge(third.id, second.id);
    await merge(second.id, first.id);
    expect((await viewerOf(third)).id).toBe(first.id);
  });
});

describe('two accounts in one agency', () => {
  it('are one membership afterwards, with the ownership and the higher role', async () => {
    const { agency, owner, agent } = await createTeam();
    const conversationId = await createConversation(await viewerOf(agent), 'aurora', { key: randomUUID() });
    await createConversation(await viewerOf(owner), 'aurora', { key: randomUUID() });
    expect((await merge(owner.id, agent.id)).status).toBe(200);
    const active = await ownerDb.membership.findMany({ where: { agencyId: agency.id, removedAt: null } });
    expect(active).toMatchObject([{ userId: agent.id, isOwner: true }]);
    expect(await viewerOf(agent)).toMatchObject({ role: 'supervisorAgent', isOwner: true });
    expect(await ownerDb.conversationParticipant.count({ where: { conversationId } })).toBe(1);
  });

  it('in two agencies stay two, and nothing moves', async () => {
    const ours = await createTeam();
    const theirs = await createTeam();
    const { id } = await createLead({ agencyId: ours.agency.id, userId: ours.agent.id, ...rooms });
    expect(await merge(ours.agent.id, theirs.agent.id)).toMatchObject({
      status: 409,
      body: { code: 'mergeAgencies' },
    });
    expect(await ownerDb.lead.findUniqueOrThrow({ where: { id } })).toMatchObject({ userId: ours.agent.id });
    const removed = await createUser();
    await addMembership(removed, ours.agency, { removedAt: new Date('2026-11-20') });
    expect((await merge(removed.id, theirs.agent.id)).status).toBe(200);
    expect((await viewerOf(theirs.agent)).homeAgencyId).toBe(theirs.agency.id);
  });
});

it('erased under either address, the two are erased as the one they are', async () => {
  const kept = await createUser({ role: 'customer', firstName: 'Marlouma', lastName: 'Wolffenma' });
  const former = await createUser({ role: 'customer', firstName: 'Marloumb', lastName: 'Wolffenmb' });
  const another = await createUser({ role: 'admin' });
  const colleague = await createUser();
  const theirs = await createUser({ role: 'customer' });
  await merge(theirs.id, colleague.id);
  const refused = await callApi(askErasure, { method: 'POST', cookie, body: { email: theirs.email } });
  expect(refused.body).toMatchObject({ code: 'erasureColleague' });
  expect((await merge(former.id, kept.id)).status).toBe(200);
  const { email } = former;
  const asked = await callApi(askErasure, { method: 'POST', cookie, body: { email } });
  expect([asked.status, asked.text]).toEqual([201, expect.any(String)]);
  const seen = await lookAtPerson(await viewerOf(another), { email });
  const done = await callApi(confirmErasure, {
    method: 'POST',
    cookie: (await signIn(another)).cookie,
    params: { erasureId: asked.body._id },
    body: { found: seen?.found, lastName: email },
  });
  expect([done.status, done.text]).toEqual([200, expect.any(String)]);
  const rows = await ownerDb.user.findMany({ where: { id: { in: [kept.id, former.id] } } });
  const named = rows.flatMap(({ email: address, firstName, lastName }) => [address, firstName, lastName]).join(' ');
  expect(named).not.toMatch(/Wolffen|Marlou|agency-/);
});

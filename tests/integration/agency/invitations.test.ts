import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as resend } from '@/app/api/invitations/[invitationId]/resend/route';
import { DELETE as revoke } from '@/app/api/invitations/[invitationId]/route';
import { POST as accept } from '@/app/api/invitations/accept/route';
import { POST as invite, GET as list } from '@/app/api/invitations/route';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { getInvitationByToken, listInvitationsToViewer } from '@/lib/people/invitation/queries';
import { db } from '@/lib/platform/db';
import { messages } from '@/lib/platform/i18n/messages';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { addMembership, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { untilSomeoneWaits } from '@/tests/setup/blocked';

let team: Awaited<ReturnType<typeof createTeam>>;
let supervisor: string;

beforeAll(() => createBrand('default'));
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
  await ownerDb.developmentMail.deleteMany();
  await ownerDb.rateLimiterFlexible.deleteMany();
  team = await createTeam({ designMainColor: '#7a1f3d' });
  supervisor = (await signIn(team.owner)).cookie;
});

const post = (body: unknown, headers = {}) => callApi(invite, { method: 'POST', cookie: supervisor, body, headers });
const withId = (handler: typeof revoke, method: string, invitationId: string, cookie = supervisor) =>
  callApi(handler, { method, cookie, params: { invitationId } });

async function readMails() {
  await deliverDue({ mailer: createDevelopmentMail(), batchSize: 20, leaseMilliseconds: 60_000 });
  const mails = await db.developmentMail.findMany({ orderBy: { at: 'asc' } });
  return mails.map((mail) => ({ ...mail, token: /invitation\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '' }));
}

/** Invites an address and returns the token its mail carries. */
async function invited(email: string, role = 'AGENT') {
  const { body } = await post({ email, role });
  const mail = (await readMails()).at(-1);
  return { id: body._id as string, token: mail?.token ?? '' };
}

const take = async (user: TestUser, body: unknown) => {
  const { cookie } = await signIn(user);
  return callApi(accept, { method: 'POST', cookie, body });
};

const expire = (id: string) =>
  asOwner((tx) =>
    tx.invitation.update({
      where: { id },
      data: { createdAt: new Date('2026-01-01'), expiresAt: new Date('2026-01-15') },
    }),
  );

describe('an invitation', () => {
  it('leads the invited person into the agency with its role, once', async () => {
    const person = await createUser({ email: 'clara@elsewhere.example', role: 'customer' });
    const { token } = await invited('Clara@Elsewhere.example', 'SUPERVISOR_AGENT');
    expect(token).toHaveLength(43);
    expect((await take(person, { token })).body).toEqual({ travelAgencyId: team.agency.id });
    expect(await viewerOf(person)).toMatchObject({ role: 'supervisorAgent', agency: { id: team.agency.id } });
    expect((await take(person, { token })).status).toBe(200);
    await asOwner((tx) =>
      tx.membership.updateMany({ where: { userId: person.id }, data: { removedAt: new Date('2026-12-02') } }),
    );
    expect((await take(person, { token })).status).toBe(410);
  });

  it('comes by mail in the agency’s colour and the inviter’s language, and no token is kept', async () => {
    await post({ email: 'de@elsewhere.example' }, { 'x-alpenglow-locale': 'de' });
    const [mail] = await readMails();
    expect([mail?.to, mail?.subject]).toEqual(['de@elsewhere.example', `Ihre Einladung zu ${team.agency.name}`]);
    expect(mail?.html).toContain('#7a1f3d');
    expect(mail?.text).toContain(`http://lds.localhost:3000/invitation?token=${mail?.token}`);
    const kept = JSON.stringify([
      await asOwner((tx) => tx.invitation.findMany()),
      (await ownerDb.outbox.findMany()).map(({ payload }) => payload),
      (await ownerDb.audit.findMany()).map(({ before, after }) => [before, after]),
    ]);
    expect(kept).not.toContain(mail?.token);
  });

  it('is nothing to anybody but the verified address it was sent to', async () => {
    const { id, token } = await invited('right@elsewhere.example');
    const unverified = await createUser({ email: 'right@elsewhere.example', isEmailVerified: false });
    const wrong = await createUser();
    const unknown = await take(wrong, { token: 'x'.repeat(43) });
    for (const answer of [
      await take(unverified, { token }),
      await take(wrong, { token }),
      await take(wrong, { _id: id }),
    ]) {
      expect([answer.status, answer.body.code, answer.body.title]).toEqual([
        404,
        'invitationInvalid',
        unknown.body.title,
      ]);
    }
    await withId(revoke, 'DELETE', id);
    expect((await take(wrong, { token })).status).toBe(404);
  });

  it('ends after 14 days, when it is revoked, and for somebody who has an agency', async () => {
    const late = await createUser({ email: 'late@elsewhere.example' });
    const first = await invited(late.email);
    const row = await asOwner((tx) => tx.invitation.findUniqueOrThrow({ where: { id: first.id } }));
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(14 * 24 * 60 * 60 * 1000);
    await expire(first.id);
    expect(await take(late, { token: first.token })).toMatchObject({ status: 410, body: { code: 'invitationEnded' } });
    const second = await invited(late.email);
    expect(second.id).not.toBe(first.id);
    expect((await withId(revoke, 'DELETE', second.id)).body.state).toBe('revoked');
    expect(await take(late, { token: second.token })).toMatchObject({ status: 410, body: { code: 'invitationEnded' } });
    const settled = (await createTeam()).agent;
    const third = await invited(settled.email);
    expect((await take(settled, { token: third.token })).body.code).toBe('alreadyInAgency');
  });

  it('is accepted once by two clicks at the same moment, and both learn that it worked', async () => {
    const person = await createUser({ email: 'twice@elsewhere.example' });
    const { token } = await invited(person.email);
    const answers = await Promise.all([take(person, { token }), take(person, { token })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await asOwner((tx) => tx.membership.count({ where: { userId: person.id } }))).toBe(1);
    expect(
      await asOwner((tx) => tx.audit.count({ where: { action: 'invitation.accepted', actorId: person.id } })),
    ).toBe(1);
    // Whoever invited them is told, once.
    const told = (await readMails()).filter(
      ({ text }) => text.includes(`${person.email}`) && text.includes('/partner/agency/team'),
    );
    expect(told.map(({ to }) => to)).toEqual([team.owner.email]);
  });

  it('is not accepted by a click that waited while it was revoked', async () => {
    const person = await createUser({ email: 'waited@elsewhere.example' });
    const { id, token } = await invited(person.email);
    let clicking: ReturnType<typeof take> | undefined;
    await asOwner(async (tx) => {
      await tx.invitation.update({ where: { id }, data: { revokedAt: new Date('2026-12-01') } });
      clicking = take(person, { token });
      await untilSomeoneWaits();
    });
    expect((await clicking)?.status).toBe(410);
    expect(await asOwner((tx) => tx.membership.count({ where: { userId: person.id } }))).toBe(0);
  });

  it('is shown to its person without the link, and taken there by id', async () => {
    const person = await createUser({ email: 'shown@elsewhere.example' });
    await invited(person.email);
    const [shown] = await listInvitationsToViewer(await viewerOf(person));
    expect(shown).toMatchObject({ agencyName: team.agency.name, role: 'agent', state: 'open' });
    expect((await take(person, { _id: shown?._id })).status).toBe(200);
    const unverified = await createUser({ isEmailVerified: false });
    await invited(unverified.email);
    expect(await listInvitationsToViewer(await viewerOf(unverified))).toEqual([]);
  });

  it('tells the page behind the link agency, first name and role, never the address', async () => {
    const person = await createUser({ email: 'page@elsewhere.example' });
    const { token } = await invited(person.email);
    const inviter = await viewerOf(team.owner);
    expect(await getInvitationByToken(null, token)).toEqual({
      agencyName: team.agency.name,
      inviterFirstName: inviter.firstName,
      role: 'agent',
      state: 'open',
      isForViewer: null,
    });
    expect((await getInvitationByToken(await viewerOf(person), token))?.isForViewer).toBe(true);
    expect((await getInvitationByToken(inviter, token))?.isForViewer).toBe(false);
    expect(await getInvitationByToken(null, 'y'.repeat(43))).toBeNull();
  });
});

describe('inviting', () => {
  it('is for supervisors, of somebody who is no colleague and has no open invitation', async () => {
    const { cookie } = await signIn(team.agent);
    expect((await callApi(invite, { method: 'POST', cookie, body: { email: 'a@b.example' } })).status).toBe(403);
    expect((await post({ email: team.agent.email })).body.errors).toEqual({
      email: 'This person is a colleague already',
    });
    expect((await post({ email: 'open@elsewhere.example' })).status).toBe(201);
    expect((await post({ email: 'OPEN@elsewhere.example' })).body.code).toBe('alreadyInvited');
    expect((await post({ email: 'a@b.example', role: 'ADMIN' })).status).toBe(422);
  });

  it('says the same of an address another agency knows', async () => {
    const other = await createTeam();
    const known = await post({ email: other.agent.email });
    const unknown = await post({ email: 'nobody@elsewhere.example' });
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  });

  it('is sent again with the same link for another 14 days, until it ended', async () => {
    const person = await createUser({ email: 'again@elsewhere.example' });
    const { id, token } = await invited(person.email);
    await expire(id);
    expect((await withId(resend, 'POST', id)).body.state).toBe('open');
    const mails = await readMails();
    expect(mails.map((mail) => mail.token)).toEqual([token, token]);
    expect((await take(person, { token })).status).toBe(200);
    const ended = { status: 409, body: { code: 'invitationEnded' } };
    expect(await withId(resend, 'POST', id)).toMatchObject(ended);
    expect(await withId(revoke, 'DELETE', id)).toMatchObject(ended);
    const revoked = await invited('taken-back@elsewhere.example');
    await withId(revoke, 'DELETE', revoked.id);
    expect(await withId(resend, 'POST', revoked.id)).toMatchObject(ended);
    expect((await readMails()).filter((mail) => mail.token === revoked.token)).toHaveLength(1);
  });

  it('does not flood an address: five mails a day, invited anew or sent again', async () => {
    const email = 'flood@elsewhere.example';
    const statuses: number[] = [];
    for (let index = 0; index < 3; index++) {
      const { status, body } = await post({ email });
      statuses.push(status, (await withId(resend, 'POST', body._id)).status);
      await withId(revoke, 'DELETE', body._id);
    }
    expect(statuses).toEqual([201, 200, 201, 200, 201, 429]);
    const refused = await post({ email });
    expect([refused.status, Number(refused.response.headers.get('retry-after')) > 80_000]).toEqual([429, true]);
    expect(await ownerDb.outbox.count()).toBe(5);

    // Another agency still reaches the address.
    const other = await signIn((await createTeam()).owner);
    expect((await callApi(invite, { method: 'POST', cookie: other.cookie, body: { email } })).status).toBe(201);
  });

  it('is for a hundred mails a day of one agency', async () => {
    await post({ email: 'first@elsewhere.example' });
    const counted = { key: { startsWith: 'invitation:agency:' } };
    await ownerDb.rateLimiterFlexible.updateMany({ where: counted, data: { points: 99 } });
    expect((await post({ email: 'hundredth@elsewhere.example' })).status).toBe(201);
    expect((await post({ email: 'next@elsewhere.example' })).status).toBe(429);
  });

  it('of an agency nobody has verified reaches its own domain only, whoever is written to', async () => {
    const unverified = await createTeam({ verification: 'pending', autoInviteEmailDomain: 'own.example' });
    const { cookie } = await signIn(unverified.owner);
    const send = (email: string, by = cookie) => callApi(invite, { method: 'POST', cookie: by, body: { email } });
    const [, ownDomain] = unverified.owner.email.split('@');
    expect((await send('a@own.example')).status).toBe(201);
    expect((await send(`b@${ownDomain}`)).status).toBe(201);
    for (const stranger of ['c@elsewhere.example', 'c@sub.own.example', 'c@notown.example', 'c@gmail.com']) {
      const { status, body } = await send(stranger);
      const refused = [stranger, 422, messages.en.error.invitationOwnDomain];
      expect([stranger, status, body.errors?.email]).toEqual(refused);
    }
    const admin = await signIn(await createUser({ role: 'admin' }), { actingForId: unverified.agency.id });
    const { body } = await send('c@elsewhere.example', admin.cookie);
    expect(body.state).toBe('open');
    // Nor does what an admin sent become a way to write there again.
    expect((await withId(resend, 'POST', body._id, cookie)).status).toBe(422);

    const gmail = await createUser({ email: 'someone@gmail.com', role: 'supervisorAgent' });
    await addMembership(gmail, (await createTeam({ verification: 'none' })).agency);
    expect((await send('other@gmail.com', (await signIn(gmail)).cookie)).status).toBe(422);
  });

  it('of another agency is not there', async () => {
    const { id } = await invited('mine@elsewhere.example');
    const other = await createTeam();
    const { cookie } = await signIn(other.owner);
    expect((await withId(revoke, 'DELETE', id, cookie)).status).toBe(404);
    expect((await withId(resend, 'POST', id, cookie)).status).toBe(404);
    expect((await callApi(list, { cookie })).body).toEqual([]);
    const mine = await callApi(list, { cookie: supervisor });
    expect(mine.body).toMatchObject([{ _id: id, state: 'open', invitedBy: expect.stringMatching(/^First/) }]);
  });

  it('by an admin for an agency does not tell the agency the admin’s name', async () => {
    const admin = await createUser({ role: 'admin' });
    const acting = await signIn(admin, { actingForId: team.agency.id });
    const body = { email: 'byadmin@elsewhere.example' };
    expect((await callApi(invite, { method: 'POST', cookie: acting.cookie, body })).status).toBe(201);
    const { body: seen } = await callApi(list, { cookie: supervisor });
    expect(seen).toMatchObject([{ email: 'byadmin@elsewhere.example', invitedBy: null }]);
    const homeless = await signIn(admin);
    expect((await callApi(invite, { method: 'POST', cookie: homeless.cookie, body })).body.code).toBe('agencyNeeded');
  });
});

it('a person who was taken out comes back by invitation', async () => {
  const person = await createUser();
  await addMembership(person, team.agency, { removedAt: new Date('2026-11-05') });
  const { token } = await invited(person.email);
  expect((await take(person, { token })).status).toBe(200);
});

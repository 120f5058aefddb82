import { beforeAll, describe, expect, it } from 'vitest';
import { POST as register } from '@/app/api/travel-agencies/route';
import { createAgency, createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';

beforeAll(() => createProgrammes());

async function send(user: TestUser, body: unknown) {
  const { cookie } = await signIn(user);
  return callApi(register, { method: 'POST', query: '?assign-myself-to-new-agency=true', cookie, body });
}

const agencies = () => asOwner((tx) => tx.agency.count());

describe('registration of an agency', () => {
  it('makes agency, owner, role, programmes and audit at once', async () => {
    const user = await createUser({ email: 'anna@sonnenziel.example', company: null });
    const { status, body } = await send(user, {
      name: ' Sonnenziel ',
      autoInviteEmailDomain: '@Sonnenziel.example',
      programMemberships: [{ programId: 'second' }, { programId: 'first' }, { programId: 'first' }],
      wasReferred: true,
      referrerName: 'Otto',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      name: 'Sonnenziel',
      address: null,
      phone: null,
      corporateDesign: {
        colors: { main: null, accentOnMain: null, invertedFont: null },
        logoUrl: null,
        theme: null,
      },
      programMemberships: [
        { programId: 'first', status: 'claimedByAgency' },
        { programId: 'second', status: 'claimedByAgency' },
      ],
      autoInviteEmailDomain: 'sonnenziel.example',
      verification: 'pending',
      verificationNote: null,
    });
    expect(await viewerOf(user)).toMatchObject({
      role: 'supervisorAgent',
      isOwner: true,
      company: 'Sonnenziel',
      agency: { id: body._id, name: 'Sonnenziel' },
    });
    const audit = await ownerDb.audit.findMany({ where: { actorId: user.id }, orderBy: { id: 'asc' } });
    expect(audit.map(({ action, actingFor }) => [action, actingFor])).toEqual([
      ['membership.joined', null],
      ['agency.registered', null],
      ['agency.verificationAsked', null],
    ]);
    expect(audit[0]?.requestId).toMatch(/^api-/);
    expect(await asOwner((tx) => tx.agency.findUnique({ where: { id: body._id } }))).toMatchObject({
      referrerName: 'Otto',
    });
  });

  it('wants a name, and the referrer only of somebody who was referred', async () => {
    const user = await createUser();
    const before = await agencies();
    const { status, body } = await send(user, { name: ' ', wasReferred: true });
    expect([status, body.errors]).toEqual([422, { name: 'Required!', referrerName: 'Required!' }]);
    expect(await agencies()).toBe(before);
    expect((await send(user, { name: 'Without', referrerName: 'ignored' })).status).toBe(201);
    expect(await asOwner((tx) => tx.agency.findFirst({ where: { name: 'Without' } }))).toMatchObject({
      referrerName: null,
    });
  });

  it('leaves nothing behind when a programme is unknown', async () => {
    const user = await createUser();
    const before = await agencies();
    const { status, body } = await send(user, { name: 'Half', programMemberships: [{ programId: 'none' }] });
    expect([status, body.errors]).toEqual([422, { programMemberships: 'We do not know this programme' }]);
    expect(await agencies()).toBe(before);
    expect((await viewerOf(user)).role).toBe('agent');
  });

  it('refuses somebody who has an agency', async () => {
    const { owner } = await createTeam();
    expect((await send(owner, { name: 'Second' })).body.code).toBe('alreadyInAgency');
  });

  it('makes one agency of two clicks at the same moment', async () => {
    const user = await createUser();
    const answers = await Promise.all([send(user, { name: 'Twice' }), send(user, { name: 'Twice' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await asOwner((tx) => tx.agency.count({ where: { name: 'Twice' } }))).toBe(1);
  });

  it('leaves an admin an admin', async () => {
    const admin = await createUser({ role: 'admin' });
    expect((await send(admin, { name: 'Of an admin' })).status).toBe(201);
    expect(await viewerOf(admin)).toMatchObject({ role: 'admin', isOwner: true });
  });

  it('does not ask for verification with an address of a mail provider, or an unverified one', async () => {
    const free = await createUser({ email: 'somebody@gmail.com' });
    expect((await send(free, { name: 'Free' })).body.verification).toBe('none');
    const unverified = await createUser({ isEmailVerified: false });
    expect((await send(unverified, { name: 'Unverified' })).body.verification).toBe('none');
  });
});

describe('autoInviteEmailDomain', () => {
  it.each([
    ['of a mail provider', { email: 'me@gmx.de' }, 'gmx.de', 'domainIsFreeMail'],
    ['of somebody else', { email: 'me@own.example' }, 'other.example', 'domainNotYours'],
    ['of a parent domain', { email: 'me@sub.own.example' }, 'own.example', 'domainNotYours'],
    ['unverified', { email: 'me2@own.example', isEmailVerified: false }, 'own.example', 'domainNotYours'],
  ])('refuses one %s', async (_, changes, domain, key) => {
    const { status, body } = await send(await createUser(changes), { name: 'X', autoInviteEmailDomain: domain });
    const { default: en } = await import('@/messages/en/index');
    expect([status, body.errors]).toEqual([422, { autoInviteEmailDomain: en.error[key as 'domainTaken'] }]);
  });

  it('refuses one that is no domain', async () => {
    const { status, body } = await send(await createUser(), { name: 'X', autoInviteEmailDomain: 'nonsense' });
    expect([status, body.errors]).toEqual([422, { autoInviteEmailDomain: 'Please enter a domain like agency.com' }]);
  });

  it('belongs to one agency, also when two ask at the same moment', async () => {
    await createAgency({ autoInviteEmailDomain: 'taken.example' });
    const late = await createUser({ email: 'late@taken.example' });
    expect((await send(late, { name: 'Late', autoInviteEmailDomain: 'taken.example' })).status).toBe(422);
    const rivals = [await createUser({ email: 'a@rivals.example' }), await createUser({ email: 'b@rivals.example' })];
    const answers = await Promise.all(
      rivals.map((rival) => send(rival, { name: 'Rival', autoInviteEmailDomain: 'rivals.example' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

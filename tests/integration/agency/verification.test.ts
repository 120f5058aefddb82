import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATCH as decideProgramme } from '@/app/api/travel-agencies/[agencyId]/programs/[programId]/route';
import { POST as claim } from '@/app/api/travel-agencies/[agencyId]/programs/route';
import { PATCH as decide } from '@/app/api/travel-agencies/[agencyId]/verification/route';
import { POST as ask } from '@/app/api/travel-agencies/[agencyId]/verification-request/route';
import { deliverDue } from '@/lib/entry/worker/deliver';
import {
  getOwnVerification,
  getVerificationRequest,
  listAgencies,
  listManagedAgencies,
} from '@/lib/people/agency/queries';
import { STOREFRONT } from '@/lib/people/agency/types';
import { listProgrammesOfAgency } from '@/lib/people/programme/queries';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { messages } from '@/lib/platform/i18n/messages';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { createMember, createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';

let team: Awaited<ReturnType<typeof createTeam>>;
let supervisor: string;
let admin: Awaited<ReturnType<typeof createUser>>;
let office: string;

beforeAll(async () => {
  await createBrand('default');
  await createProgrammes();
  admin = await createUser({ role: 'admin' });
  office = (await signIn(admin)).cookie;
});
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
  await ownerDb.developmentMail.deleteMany();
  team = await createTeam({ verification: 'none' });
  supervisor = (await signIn(team.owner)).cookie;
});

const request = (body: unknown) =>
  callApi(ask, { method: 'POST', cookie: supervisor, params: { agencyId: team.agency.id }, body });
const judge = (body: unknown, cookie = office) =>
  callApi(decide, { method: 'PATCH', cookie, params: { agencyId: team.agency.id }, body });

async function mails() {
  await deliverDue({ mailer: createDevelopmentMail(), batchSize: 20, leaseMilliseconds: 60_000 });
  return db.developmentMail.findMany({ orderBy: { subject: 'asc' } });
}

describe('verification', () => {
  it('is asked for once, and the office reads who asked and why', async () => {
    const body = { businessEmail: 'desk@sonnenziel.example', message: 'We sell chalets since 1999.' };
    expect((await request(body)).body.verification).toBe('pending');
    expect((await request(body)).body.verification).toBe('pending');
    const [mail, ...more] = await mails();
    expect([mail?.to, more]).toEqual(['reservations@alpenglow.example', []]);
    expect(mail?.subject).toBe(`Bitte prüfen: ${team.agency.name}`);
    for (const words of [
      team.owner.email,
      body.businessEmail,
      body.message,
      `/partner/manage/agencies/${team.agency.id}`,
    ])
      expect(mail?.text).toContain(words);
    expect(await getVerificationRequest(await viewerOf(admin), team.agency.id)).toMatchObject({
      askedById: team.owner.id,
      ...body,
    });
  });

  it('wants no address of a mail provider as the business one', async () => {
    const { status, body } = await request({ businessEmail: 'agency@gmail.com' });
    expect([status, body.errors]).toEqual([422, { businessEmail: messages.en.error.businessEmailRequired }]);
    expect((await request({ businessEmail: '' })).status).toBe(200);
  });

  it('is decided by admins, and every supervisor is told in their language with the note', async () => {
    const german = await createMember(team.agency, 'supervisorAgent', {});
    await ownerDb.user.update({ where: { id: german.id }, data: { locale: 'de' } });
    await request({});
    await mails();
    await ownerDb.developmentMail.deleteMany();
    expect((await judge({ status: 'rejected', note: 'No imprint.' }, supervisor)).status).toBe(403);
    expect((await judge({ status: 'rejected', note: 'No imprint.' })).body).toMatchObject({
      verification: 'rejected',
      verificationNote: 'No imprint.',
    });
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [team.owner.email, `We could not verify ${team.agency.name}`],
        [german.email, `${team.agency.name} konnten wir nicht bestätigen`],
      ].sort(),
    );
    expect(sent.every(({ text }) => text.includes('No imprint.'))).toBe(true);
    expect((await request({})).body).toMatchObject({ verification: 'pending', verificationNote: null });
    expect((await judge({ status: 'verified' })).body.verification).toBe('verified');
    expect((await request({})).body.code).toBe('alreadyVerified');
    expect((await viewerOf(team.agent)).agency?.verification).toBe('verified');
    const audit = await ownerDb.audit.findMany({
      where: { entityId: team.agency.id, action: 'agency.verificationDecided' },
      orderBy: { id: 'asc' },
    });
    expect(audit.map(({ actorId, before, after }) => [actorId, before, after])).toEqual([
      [admin.id, { verification: 'pending', note: null }, { verification: 'rejected', note: 'No imprint.' }],
      [admin.id, { verification: 'pending', note: null }, { verification: 'verified', note: null }],
    ]);
  });

  it('says why it was refused, once: the same again is no second mail, other words are refused', async () => {
    await request({ message: 'We sell chalets since 1999.' });
    await mails();
    await ownerDb.developmentMail.deleteMany();
    const wordless = await judge({ status: 'rejected', note: '' });
    expect([wordless.status, Object.keys(wordless.body.errors)]).toEqual([422, ['note']]);
    expect((await judge({ status: 'rejected', note: 'No imprint.' })).status).toBe(200);
    expect((await judge({ status: 'rejected', note: 'No imprint.' })).status).toBe(200);
    const again = await judge({ status: 'rejected', note: 'No address either.' });
    expect([again.status, again.body.code]).toEqual([409, 'alreadyDecided']);
    const sent = await mails();
    expect(sent.map(({ to, text }) => [to, text.includes('No imprint.')])).toEqual([[team.owner.email, true]]);
  });

  it('tells its people when it was asked for and in which words, and nobody else', async () => {
    const owner = await viewerOf(team.owner);
    expect(await getOwnVerification(owner)).toEqual({ request: null, note: null });
    await request({ message: 'We sell chalets since 1999.' });
    expect(await getOwnVerification(owner)).toMatchObject({
      request: { at: expect.any(Date), message: 'We sell chalets since 1999.' },
      note: null,
    });
    const stranger = await createTeam({ verification: 'none' });
    expect(await getOwnVerification(await viewerOf(stranger.owner))).toEqual({ request: null, note: null });
    await judge({ status: 'rejected', note: 'No imprint.' });
    expect((await getOwnVerification(owner))?.note).toBe('No imprint.');
  });

  it('is nothing to ask of what guests’ bookings belong to: no list of an admin has it', async () => {
    const viewer = await viewerOf(admin);
    const idsOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
    await scoped('system', (tx) => tx.$queryRaw`SELECT storefront_agency('Alpenglow', now())`);
    expect(await ownerDb.agency.count({ where: { id: STOREFRONT } })).toBe(1);
    for (const list of [
      await listManagedAgencies(viewer),
      await listAgencies(viewer),
      await listAgencies(viewer, 'alp'),
    ]) {
      expect(idsOf(list)).not.toContain(STOREFRONT);
    }
  });

  it('waits at the top of the admin’s list', async () => {
    await request({});
    const list = await listManagedAgencies(await viewerOf(admin));
    expect(list[0]?.verification).toBe('pending');
    expect(list.find(({ _id }) => _id === team.agency.id)).toMatchObject({ members: 2 });
    await expect(listManagedAgencies(await viewerOf(team.owner))).rejects.toMatchObject({ status: 403 });
  });
});

describe('programmes', () => {
  const params = () => ({ agencyId: team.agency.id });
  const say = (programId: string) =>
    callApi(claim, { method: 'POST', cookie: supervisor, params: params(), body: { programId } });
  const answer = (programId: string, status: string, cookie = office) =>
    callApi(decideProgramme, { method: 'PATCH', cookie, params: { ...params(), programId }, body: { status } });

  it('are claimed by the agency and verified or rejected by admins', async () => {
    expect((await say('none')).status).toBe(422);
    expect((await say('second')).body.programMemberships).toEqual([{ programId: 'second', status: 'claimedByAgency' }]);
    expect((await answer('second', 'verified', supervisor)).status).toBe(403);
    expect((await answer('first', 'verified')).status).toBe(404);
    expect((await answer('second', 'rejected')).body.programMemberships).toEqual([
      { programId: 'second', status: 'rejected' },
    ]);
    expect((await say('second')).body.programMemberships).toEqual([{ programId: 'second', status: 'claimedByAgency' }]);
    await answer('second', 'verified');
    expect((await say('second')).body.programMemberships).toEqual([{ programId: 'second', status: 'verified' }]);
    const seen = await listProgrammesOfAgency(await viewerOf(team.agent), team.agency.id, 'en');
    expect(seen?.map(({ _id, status }) => [_id, status])).toEqual([
      ['first', null],
      ['second', 'verified'],
      ['card', null],
    ]);
  });
});

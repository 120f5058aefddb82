import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATCH as answer } from '@/app/api/destination-requests/[destinationRequestId]/route';
import { POST as create, GET as list } from '@/app/api/destination-requests/route';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { db } from '@/lib/platform/db';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { createUser, signIn } from '@/tests/factories/user';

let team: Awaited<ReturnType<typeof createTeam>>;
let agent: string;
let office: string;

beforeAll(async () => {
  await createBrand('default');
  office = (await signIn(await createUser({ role: 'admin' }))).cookie;
});
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
  await ownerDb.developmentMail.deleteMany();
  team = await createTeam();
  agent = (await signIn(team.agent)).cookie;
});

const miss = (body: unknown, cookie = agent) => callApi(create, { method: 'POST', cookie, body });
const reply = (id: string, body: unknown, cookie = office) =>
  callApi(answer, { method: 'PATCH', cookie, params: { destinationRequestId: id }, body });

describe('a missing destination', () => {
  it('is asked with place and reason, seen by the whole agency and nobody else', async () => {
    expect((await miss({ place: '', reason: '' })).body.errors).toEqual({ place: 'Required!', reason: 'Required!' });
    const { status, body } = await miss({ place: 'Alta Badia', reason: 'Three families asked.\nTwice.' });
    expect([status, body.status, body.travelAgency._id]).toEqual([201, 'open', team.agency.id]);
    const colleague = await signIn(team.owner);
    expect((await callApi(list, { cookie: colleague.cookie })).body).toMatchObject([
      { _id: body._id, place: 'Alta Badia' },
    ]);
    const other = await signIn((await createTeam()).agent);
    expect((await callApi(list, { cookie: other.cookie })).body).toEqual([]);
    const all = await callApi(list, { cookie: office, query: '?status=open' });
    expect(all.body.map(({ _id }: { _id: string }) => _id)).toContain(body._id);
  });

  it('is answered once by an admin, and who asked gets a mail', async () => {
    const { body } = await miss({ place: 'Alta Badia', reason: 'Asked for.' });
    expect((await reply(body._id, { status: 'planned' }, agent)).status).toBe(403);
    expect((await reply('nothing', { status: 'planned' })).status).toBe(404);
    const { body: answered } = await reply(body._id, { status: 'planned', answer: 'From next winter.' });
    expect(answered).toMatchObject({ status: 'planned', answer: 'From next winter.' });
    expect((await reply(body._id, { status: 'declined' })).body.code).toBe('alreadyAnswered');
    await deliverDue({ mailer: createDevelopmentMail(), batchSize: 20, leaseMilliseconds: 60_000 });
    const [mail] = await db.developmentMail.findMany();
    expect([mail?.to, mail?.subject]).toEqual([team.agent.email, 'Your request: Alta Badia']);
    expect(mail?.text).toContain('From next winter.');
    expect(await ownerDb.audit.findFirst({ where: { entityId: body._id }, orderBy: { id: 'desc' } })).toMatchObject({
      action: 'destinationRequest.answered',
      before: { status: 'open' },
    });
  });

  it('outlives the colleague who asked', async () => {
    await miss({ place: 'Alta Badia', reason: 'Asked for.' });
    await asOwner((tx) => tx.membership.deleteMany({ where: { userId: team.agent.id } }));
    const { cookie } = await signIn(team.owner);
    expect((await callApi(list, { cookie })).body).toMatchObject([{ place: 'Alta Badia', askedBy: null }]);
  });

  it('needs an agency', async () => {
    const { cookie } = await signIn(await createUser());
    expect((await miss({ place: 'X', reason: 'Y' }, cookie)).body.code).toBe('agencyNeeded');
  });
});

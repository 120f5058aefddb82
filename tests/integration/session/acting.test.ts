import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, middlewareHeaders } from './browser';
import { LDS, type Stage, setStage } from './stage';

let stage: Stage;
let acting: typeof import('@/app/api/acting/route');

beforeAll(async () => {
  stage = await setStage();
  acting = await import('@/app/api/acting/route');
});

beforeEach(async () => {
  await stage.clear();
  await stage.asOwner((tx) => tx.audit.deleteMany());
});

afterAll(() => stage.issuer.stop());

async function personWith(role: 'admin' | 'supervisorAgent'): Promise<Browser> {
  const email = `${role}@example.test`.toLowerCase();
  await stage.asOwner((tx) => tx.user.create({ data: { email, role, createdAt: new Date() } }));
  stage.issuer.accounts.set(role, { email, email_verified: true, given_name: 'A' });
  return (await stage.signInAs(role)).browser;
}

async function agency(name: string): Promise<string> {
  const at = new Date();
  const row = await stage.asOwner((tx) => tx.agency.create({ data: { name, createdAt: at, updatedAt: at } }));
  return row.id;
}

async function act(on: Browser, agencyId: unknown, headers: Record<string, string> = {}) {
  const isEnd = agencyId === null;
  const answer = await (isEnd ? acting.DELETE : acting.POST)(
    new Request(`http://${LDS}/api/acting`, {
      method: isEnd ? 'DELETE' : 'POST',
      headers: {
        ...middlewareHeaders(LDS),
        cookie: on.cookieHeader(LDS),
        ...(isEnd ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isEnd ? undefined : JSON.stringify({ agencyId }),
    }),
    { params: Promise.resolve({}) },
  );
  return { status: answer.status, body: await answer.json() };
}

const audit = () => stage.scoped('system', (tx) => tx.audit.findMany({ orderBy: { id: 'asc' } }));

describe('an admin', () => {
  it('acts for an agency and stops again, written down with both', async () => {
    const admin = await personWith('admin');
    const [one, two] = [await agency('Bergwelt'), await agency('Gipfel')];
    const known = await audit();
    expect(await act(admin, one)).toEqual({ status: 200, body: { agencyId: one } });
    const viewer = (await stage.who(admin))?.viewer;
    expect(viewer).toMatchObject({ isActing: true, agency: { id: one, name: 'Bergwelt' }, homeAgencyId: null });
    expect((await act(admin, one)).status).toBe(200);
    expect((await act(admin, two)).status).toBe(200);
    expect(await act(admin, null)).toEqual({ status: 200, body: { agencyId: null } });
    expect((await stage.who(admin))?.viewer).toMatchObject({ isActing: false, agency: null });
    const written = (await audit()).slice(known.length);
    expect(written.map((row) => [row.action, row.entityId, row.actorId, row.actingFor, row.before, row.after])).toEqual(
      [
        ['acting.started', one, viewer?.id, null, { agencyId: null }, { agencyId: one }],
        ['acting.started', two, viewer?.id, one, { agencyId: one }, { agencyId: two }],
        ['acting.ended', two, viewer?.id, two, { agencyId: two }, { agencyId: null }],
      ],
    );
  });

  it('gets 404 for an agency that is not there, and stays where they were', async () => {
    const admin = await personWith('admin');
    const one = await agency('Bergwelt');
    await act(admin, one);
    expect(await act(admin, 'nowhere')).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect((await stage.who(admin))?.viewer.agency?.id).toBe(one);
    expect((await act(admin, 7)).status).toBe(422);
  });

  it('acts in this session only', async () => {
    const admin = await personWith('admin');
    const { browser: other } = await stage.signInAs('admin');
    await act(admin, await agency('Bergwelt'));
    expect((await stage.who(other))?.viewer.isActing).toBe(false);
  });

  it('cannot with an access token, which has no session', async () => {
    const admin = await personWith('admin');
    const claims = { sub: 'admin', aud: 'alpenglow-api', scope: 'api' };
    const authorization = `Bearer ${await stage.issuer.sign(claims)}`;
    expect(await act(admin, await agency('Bergwelt'), { authorization })).toMatchObject({ status: 403 });
    expect((await stage.who(admin))?.viewer.isActing).toBe(false);
  });
});

describe('anybody else', () => {
  it('cannot', async () => {
    const supervisor = await personWith('supervisorAgent');
    const id = await agency('Bergwelt');
    expect(await act(supervisor, id)).toMatchObject({ status: 403 });
    expect(await act(supervisor, null)).toMatchObject({ status: 403 });
    expect(await act(stage.browser(), id)).toMatchObject({ status: 401 });
    expect((await stage.who(supervisor))?.viewer.agency).toBeNull();
  });

  it('nor a foreign site for an admin', async () => {
    const admin = await personWith('admin');
    const answer = await act(admin, await agency('Bergwelt'), { 'sec-fetch-site': 'cross-site' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbiddenOrigin' } });
  });
});

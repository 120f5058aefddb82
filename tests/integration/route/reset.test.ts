import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET, POST } from '@/app/api/dev/reset/route';
import { replaceDatabase } from '@/scripts/setup/begin-anew.mjs';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createBrand } from '@/tests/factories/place';
import { createUser, signIn } from '@/tests/factories/user';
import { asOwner, copyTo, urlsOf } from '@/tests/setup/own-database';

type Starter = { step: string | null; beginAnew: () => void };
const shared = globalThis as { alpenglowStarter?: Starter };
let begun: number;
let admin: string;
let supervisor: string;

beforeAll(async () => {
  await createBrand('default');
  ({ cookie: admin } = await signIn(await createUser({ role: 'admin' })));
  ({ cookie: supervisor } = await signIn((await createTeam()).owner));
});
beforeEach(() => {
  begun = 0;
  const beginAnew = () => {
    begun += 1;
  };
  shared.alpenglowStarter = { step: null, beginAnew };
});
afterEach(() => {
  delete shared.alpenglowStarter;
});

const ask = async (cookie: string | undefined, body: object = { isSure: true }) =>
  (await callApi(POST, { method: 'POST', cookie, body })).status;

describe('a demonstration begins anew', () => {
  it('for an admin who says it aloud, once at a time, and tells how far it is', async () => {
    expect([await ask(undefined), await ask(supervisor), await ask(admin, {})]).toEqual([401, 403, 422]);
    expect(begun).toBe(0);
    expect([await ask(admin), begun]).toEqual([202, 1]);
    shared.alpenglowStarter = { ...(shared.alpenglowStarter as Starter), step: 'data' };
    expect((await callApi(GET, { cookie: admin })).body).toEqual({ step: 'data' });
    expect((await callApi(GET, { cookie: supervisor })).status).toBe(403);
    expect([await ask(admin), begun]).toEqual([409, 1]);
    Object.assign(shared.alpenglowStarter, { step: 'failed' });
    expect([await ask(admin), begun]).toEqual([202, 2]);
  });

  it('nowhere but where it was started with a way to: there is no such address for anybody', async () => {
    delete shared.alpenglowStarter;
    for (const cookie of [undefined, supervisor, admin]) {
      expect([await ask(cookie), (await callApi(GET, { cookie })).status]).toEqual([404, 404]);
    }
  });

  it('never in production, whatever it was started with', async () => {
    vi.resetModules();
    const production = { APP_MODE: 'production', APP_SECRET: 'a-secret-of-production-with-32-characters' };
    const places = { SMTP_URL: 'smtp://127.0.0.1:1', AGENCY_ORIGIN: 'https://lds.example' };
    const issuer = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_SECRET: 'a-secret-of-the-agencies' };
    const names = { ...production, ...places, ...issuer, OIDC_DESK_CLIENT_SECRET: 'a-secret-of-the-desks' };
    for (const [name, value] of Object.entries(names)) vi.stubEnv(name, value);
    const route = await import('@/app/api/dev/reset/route');
    const { db } = await import('@/lib/platform/db');
    const asked = await callApi(route.POST, { method: 'POST', cookie: admin, body: { isSure: true } });
    expect([asked.status, (await callApi(route.GET, { cookie: admin })).status, begun]).toEqual([404, 404, 0]);
    await db.$disconnect();
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

it('the new database takes the place of the one in use, which is gone with everybody connected to it', async () => {
  const name = `alpenglow_test_${randomBytes(6).toString('hex')}`;
  const [next, former] = [`${name}_next`, `${name}_former`];
  const there = (database: string) =>
    asOwner(async (client) => (await client.query('SELECT FROM pg_database WHERE datname = $1', [database])).rowCount);
  const on = async (database: string, sql: string) => {
    const client = new Client({ connectionString: urlsOf(database).owner });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  for (const one of [name, next]) await asOwner((client) => copyTo(client, one));
  await on(next, 'CREATE TABLE first_day AS SELECT 1 AS day');
  const working = new Client({ connectionString: urlsOf(name).owner });
  await working.connect();
  const ended = new Promise((resolve) => working.on('error', resolve));
  await replaceDatabase(urlsOf(name).owner, { name, next, former });
  await ended;
  expect(await on(name, 'SELECT day FROM first_day')).toEqual([{ day: 1 }]);
  expect([await there(next), await there(former)]).toEqual([0, 0]);
  // Without another one everything stays as it is.
  await expect(replaceDatabase(urlsOf(name).owner, { name, next, former })).rejects.toThrow(/does not exist/);
  expect(await on(name, 'SELECT day FROM first_day')).toEqual([{ day: 1 }]);
  await asOwner((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
});

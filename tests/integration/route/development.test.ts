import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storefrontTag } from '@/lib/catalogue/content/keys';
import { changeCount, hasChangedSince } from '@/lib/platform/changes';
import { ownerDb } from '@/tests/factories/owner';
import { call, jsonRequest } from '@/tests/factories/request';

const DAY_SECONDS = 86_400;
const read = () => new Request('http://alpenglow.com.localhost:3000/api/dev');

/** The routes as another environment would load them. */
async function load(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return { clock: await import('@/app/api/dev/clock/route'), mail: await import('@/app/api/dev/mail/route') };
}

beforeEach(async () => {
  vi.unstubAllEnvs();
  await ownerDb.setting.deleteMany();
});
afterAll(() => vi.unstubAllEnvs());

describe('the demonstration clock', () => {
  it('is moved, says so, and has every page written anew', async () => {
    const { clock } = await load({});
    const before = await (await call(clock.GET, read())).json();
    expect(before.offsetSeconds).toBe(0);
    const count = changeCount();
    const response = await call(clock.POST, jsonRequest({ offsetSeconds: 30 * DAY_SECONDS }));
    const moved = await response.json();
    expect(response.status).toBe(200);
    expect(Date.parse(moved.today) - Date.parse(before.today)).toBe(30 * DAY_SECONDS * 1000);
    expect((await (await call(clock.GET, read())).json()).offsetSeconds).toBe(30 * DAY_SECONDS);
    expect(hasChangedSince(count, [storefrontTag])).toBe(true);
    await call(clock.POST, jsonRequest({ offsetSeconds: 0 }));
  });

  it('is moved by so much from where it stands, and just past a moment', async () => {
    const { clock } = await load({});
    const move = async (body: object) => (await call(clock.POST, jsonRequest(body))).json();
    expect((await move({ bySeconds: 3600 })).offsetSeconds).toBe(3600);
    expect((await move({ bySeconds: 3600 })).offsetSeconds).toBe(7200);
    const moment = new Date(Date.now() + 90 * 60_000).toISOString();
    const { now } = await move({ past: moment });
    expect(Date.parse(now) - Date.parse(moment)).toBeGreaterThan(0);
    expect(Date.parse(now) - Date.parse(moment)).toBeLessThan(60_000);
    // Not beyond what may be asked at once, either.
    expect((await call(clock.POST, jsonRequest({ past: '2060-01-01T00:00:00Z' }))).status).toBe(422);
    expect((await call(clock.POST, jsonRequest({ bySeconds: 60, offsetSeconds: 60 }))).status).toBe(422);
    await move({ offsetSeconds: 0 });
  });

  it('takes whole seconds within five years, from its own site', async () => {
    const { clock } = await load({});
    const count = changeCount();
    expect((await call(clock.POST, jsonRequest({ offsetSeconds: 1.5 }))).status).toBe(422);
    expect((await call(clock.POST, jsonRequest({ offsetSeconds: 10 ** 10 }))).status).toBe(422);
    const foreign = { origin: 'https://evil.example' };
    expect((await call(clock.POST, jsonRequest({ offsetSeconds: 1 }, foreign))).status).toBe(403);
    expect(hasChangedSince(count, [storefrontTag])).toBe(false);
  });
});

describe('in production', () => {
  const production = {
    APP_MODE: 'production',
    APP_SECRET: 'a-secret-of-production-with-32-characters',
    SMTP_URL: 'smtp://127.0.0.1:1',
    AGENCY_ORIGIN: 'https://lds.example',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-agencies',
    OIDC_DESK_CLIENT_SECRET: 'a-secret-of-the-desks',
  };

  it('there is neither clock nor mailbox', async () => {
    const { clock, mail } = await load(production);
    expect((await call(clock.GET, read())).status).toBe(404);
    expect((await call(clock.POST, jsonRequest({ offsetSeconds: 1 }))).status).toBe(404);
    expect((await call(mail.GET, read())).status).toBe(404);
    // Nor does it look at what a demonstration may have left in its database.
    const { db: database } = await import('@/lib/platform/db');
    const offset = { key: 'clock.offsetSeconds', value: 30 * DAY_SECONDS };
    await database.setting.upsert({ where: { key: offset.key }, create: offset, update: { value: offset.value } });
    const { clock: time } = await import('@/lib/platform/clock');
    expect(Math.abs((await time.now()).getTime() - Date.now())).toBeLessThan(60_000);
    const { createDevelopmentMail } = await import('@/lib/platform/vendors/mail/development');
    expect(() => createDevelopmentMail()).toThrow('demo mode only');
    const { db } = await import('@/lib/platform/db');
    await db.$disconnect();
  });

  it('with every switch set no environment, cookie or header moves time', async () => {
    const { clock, mail } = await load({
      ...production,
      // Those the environment knows, and what somebody might try.
      ...{ TRUST_PROXY: 'true', ALLOW_EMBEDDED_ISSUER: 'true', NODE_ENV: 'development', APP_VERSION: 'demo' },
      ...{ CARD_VAULT: 'true', CARD_VAULT_KEYS: `one:${Buffer.alloc(32, 1).toString('base64')}` },
      ...{ DEMO: 'true', DEMO_MODE: 'true', DEMONSTRATION: 'true', ALLOW_DEMONSTRATION: 'true' },
      ...{ CLOCK_OFFSET_SECONDS: String(DAY_SECONDS), FAKETIME: '+30d', NOW: '2030-01-01T00:00:00Z' },
    });
    Object.assign(globalThis, { alpenglowStarter: { step: null, beginAnew: () => {} } });
    const { db } = await import('@/lib/platform/db');
    const moved = { key: 'clock.offsetSeconds', value: 30 * DAY_SECONDS };
    await db.setting.upsert({ where: { key: moved.key }, create: moved, update: { value: moved.value } });
    const sent = {
      cookie: 'demo=true; demonstration=true; clock.offsetSeconds=2592000; APP_MODE=demo',
      'x-alpenglow-demo': 'true',
      'x-alpenglow-now': '2030-01-01T00:00:00Z',
      date: 'Tue, 01 Jan 2030 00:00:00 GMT',
    };
    for (const body of [{ offsetSeconds: 0 }, { bySeconds: 3600 }, { past: '2030-01-01T00:00:00Z' }]) {
      expect((await call(clock.POST, jsonRequest(body, sent))).status).toBe(404);
    }
    const asked = new Request('http://alpenglow.com.localhost:3000/api/dev?demo=true', { headers: sent });
    expect((await call(clock.GET, asked)).status).toBe(404);
    expect((await call(mail.GET, asked)).status).toBe(404);
    const reset = await import('@/app/api/dev/reset/route');
    expect((await call(reset.POST, jsonRequest({ isSure: true }, sent))).status).toBe(404);
    const next = await import('@/app/api/dev/next-deadline/route');
    expect((await call(next.GET, asked)).status).toBe(404);
    const { clock: time, moveClock } = await import('@/lib/platform/clock');
    await expect(moveClock(3600)).rejects.toThrow('demo mode only');
    expect(Math.abs((await time.now()).getTime() - Date.now())).toBeLessThan(60_000);
    Object.assign(globalThis, { alpenglowStarter: undefined });
    await db.$disconnect();
  });
});

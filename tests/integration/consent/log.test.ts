import { beforeAll, expect, it } from 'vitest';
import { POST as consent } from '@/app/api/consent/route';
import { POST as clickLog } from '@/app/api/frontendlogs/route';
import { getUserExport } from '@/lib/people/personal-data/queries';
import { scoped } from '@/lib/people/scope';
import { env } from '@/lib/platform/env';
import { CONSENT_VERSION } from '@/lib/web/consent';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';

beforeAll(() => void Object.assign(env, { TRUST_PROXY: true }));

const STOREFRONT = 'http://alpenglow.com.localhost:3000';

/** What a visitor of the storefront says, from one address. */
const say = (choice: string, address: string) =>
  consent(
    new Request(`${STOREFRONT}/api/consent`, {
      method: 'POST',
      headers: { origin: STOREFRONT, host: new URL(STOREFRONT).host, 'x-forwarded-for': address },
      body: new URLSearchParams({ choice }),
    }),
  );

it('keeps every answer with the version of the words, of nobody where nobody is signed in', async () => {
  for (const choice of ['declined', 'accepted', 'withdrawn'])
    expect((await say(choice, '198.51.100.1')).status).toBe(303);
  const rows = await ownerDb.consentLog.findMany({ orderBy: { at: 'asc' } });
  const words = { version: CONSENT_VERSION, locale: 'en', host: 'alpenglow.com.localhost:3000', userId: null };
  expect(rows).toMatchObject(['declined', 'accepted', 'withdrawn'].map((choice) => ({ choice, ...words })));
});

it('on agency hosts as whoever is signed in, who alone is told of it', async () => {
  const { owner, agent } = await createTeam();
  const { cookie } = await signIn(agent);
  const { status } = await callApi(async (request) => consent(request), {
    method: 'POST',
    cookie,
    body: { choice: 'accepted' },
  });
  expect(status).toBe(303);
  const told = await getUserExport(await viewerOf(agent), agent.id);
  expect(told?.consents).toMatchObject([{ choice: 'accepted', version: CONSENT_VERSION, host: 'lds.localhost:3000' }]);
  expect(await scoped(await viewerOf(owner), (tx) => tx.consentLog.count())).toBe(0);
  expect(await scoped(await viewerOf(agent), (tx) => tx.consentLog.count())).toBe(1);
});

it('takes no yes that cannot be noted; a no and a withdrawal always count', async () => {
  const address = '198.51.100.2';
  for (let post = 0; post < 60; post++) await say('declined', address);
  const yes = await say('accepted', address);
  expect([yes.status, yes.headers.get('set-cookie')]).toEqual([429, null]);
  for (const choice of ['declined', 'withdrawn']) {
    const no = await say(choice, address);
    expect([no.status, no.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('consent=')]);
  }
});

it('logs no click of an admin, whatever their browser says', async () => {
  const { agency } = await createTeam();
  const body = { message: 'click', sessionId: 'a-session-of-mine' };
  const post = async (who: Parameters<typeof signIn>[0]) => {
    const { cookie } = await signIn(who);
    return (await callApi(clickLog, { method: 'POST', cookie: `${cookie}; consent=accepted`, body })).status;
  };
  expect(await post(await createMember(agency))).toBe(202);
  expect(await post(await createUser({ role: 'admin' }))).toBe(403);
  expect(await ownerDb.frontendLog.count()).toBe(1);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { asOwner } from '@/tests/factories/owner';
import { createUser } from '@/tests/factories/user';
import { middlewareHeaders } from './browser';
import { LDS } from './stage';

const issuer = 'https://id.example';
const demo = { OIDC_ISSUER: issuer, EMBEDDED_ISSUER_URL: 'http://127.0.0.1:4000' };
const production = {
  APP_MODE: 'production',
  APP_SECRET: 'a-secret-of-production-with-32-characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  AGENCY_ORIGIN: 'https://lds.example',
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_SECRET: 'a-secret-of-the-agencies',
  OIDC_DESK_CLIENT_SECRET: 'a-secret-of-the-desks',
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Our modules as another environment would load them, before an issuer that only describes itself. */
async function load(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const described = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
  };
  vi.stubGlobal('fetch', async () => Response.json(described));
  const { getDemonstrationPeople } = await import('@/lib/people/identity/demonstration');
  const { GET } = await import('@/app/api/sign-in/route');
  const click = async () => {
    const asked = `http://${LDS}/api/sign-in?login_hint=helena@example.test&demonstration=true`;
    const { headers } = await GET(new Request(asked, { headers: middlewareHeaders(LDS) }));
    const { searchParams } = new URL(headers.get('location') ?? '', issuer);
    return [searchParams.get('demonstration'), searchParams.get('prompt'), headers.get('referrer-policy')];
  };
  return { getDemonstrationPeople, click };
}

describe('one-click sign-in of the demonstration', () => {
  it('are remembered for a minute, and somebody who comes to an empty property is seen', async () => {
    const { getDemonstrationPeople, click } = await load(demo);
    expect(await getDemonstrationPeople('agency')).toEqual([]);
    const { id, email } = await createUser({ email: 'helena@example.test' });
    const seeded = { isDemonstration: true, subject: 'helena' };
    await asOwner((tx) => tx.user.update({ where: { id }, data: seeded }));
    expect(await getDemonstrationPeople('agency')).toMatchObject([{ email }]);
    expect(await getDemonstrationPeople('desk')).toEqual([]);
    await asOwner((tx) => tx.user.update({ where: { id }, data: { isDemonstration: false } }));
    expect(await getDemonstrationPeople('agency')).toMatchObject([{ email }]);
    await asOwner((tx) => tx.user.update({ where: { id }, data: seeded }));
    expect(await click()).toEqual(['true', 'login', 'origin']);
  });

  it.each([
    ['in production', production],
    ['in production with the embedded issuer', { ...production, ...demo, ALLOW_EMBEDDED_ISSUER: 'true' }],
    ['at an issuer of one’s own', { OIDC_ISSUER: issuer, EMBEDDED_ISSUER_URL: '' }],
  ])('do not exist %s', async (_, environment) => {
    const { getDemonstrationPeople, click } = await load(environment);
    expect([...(await getDemonstrationPeople('agency')), ...(await getDemonstrationPeople('desk'))]).toEqual([]);
    expect(await click()).toEqual([null, null, 'no-referrer']);
  });
});

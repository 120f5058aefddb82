import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/sign-up/route';
import { loadReference } from '@/lib/entry/reference/load';
import { getAffiliate } from '@/lib/people/affiliate/queries';
import { env } from '@/lib/platform/env';
import { referenceTables } from '@/prisma/reference/tables';
import { createAffiliates } from '@/prisma/seed/rows/agencies';
import { asOwner } from '@/tests/factories/owner';

beforeAll(async () => {
  await asOwner(async (tx) => {
    await loadReference(tx, referenceTables);
    await createAffiliates(tx);
  });
});

afterEach(() => void Object.assign(env, { TRUST_PROXY: false }));

type Asked = { fields?: Record<string, string>; body?: string; cookie?: string; headers?: Record<string, string> };

function post({
  fields = {},
  body = new URLSearchParams(fields).toString(),
  cookie,
  headers = {},
}: Asked): Promise<Response> {
  return POST(
    new Request('http://lds.localhost:3000/api/sign-up', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'lds.localhost:3000',
        origin: 'http://lds.localhost:3000',
        'x-alpenglow-surface': 'agency',
        'x-alpenglow-locale': 'de',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body,
    }),
  );
}

const target = (response: Response) => new URL(response.headers.get('location') ?? '', 'http://lds.localhost:3000');

describe('POST /api/sign-up', () => {
  it('starts the sign-in in account-creation mode and returns to the onboarding with the programme', async () => {
    const response = await post({ fields: { affiliateId: 'nordvig', intent: 'register' } });
    expect(response.status).toBe(303);
    const { pathname, searchParams } = target(response);
    expect(pathname).toBe('/api/sign-in');
    expect(Object.fromEntries(searchParams)).toEqual({
      door: 'agency',
      prompt: 'create',
      callbackUrl: '/onboarding?programme=firnlicht',
    });
  });

  it('stores the affiliate where no script can read it', async () => {
    const { headers } = await post({ fields: { affiliateId: 'Nordvig', intent: 'register' } });
    expect(headers.get('set-cookie')).toBe(
      'alpenglow-affiliate=nordvig; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
    );
    Object.assign(env, { TRUST_PROXY: true });
    const overTls = await post({ fields: { affiliateId: 'nordvig' }, headers: { 'x-forwarded-proto': 'https' } });
    expect(overTls.headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  it('the first affiliate stays; the programme is that of the page', async () => {
    const response = await post({ fields: { affiliateId: 'nordvig' }, cookie: 'alpenglow-affiliate=larkfield' });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(target(response).searchParams.get('callbackUrl')).toBe('/onboarding?programme=firnlicht');
  });

  it('a stored one that does not exist gives way', async () => {
    const response = await post({ fields: { affiliateId: 'nordvig' }, cookie: 'alpenglow-affiliate=nobody' });
    expect(response.headers.get('set-cookie')).toMatch(/^alpenglow-affiliate=nordvig;/);
  });

  it('stores nothing for an unknown one, and none at all', async () => {
    const posts: Record<string, string>[] = [{ affiliateId: 'nobody' }, { affiliateId: 'a;b' }, { intent: 'register' }];
    for (const fields of posts) {
      const response = await post({ fields });
      expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null]);
      expect(target(response).searchParams.get('callbackUrl')).toBe('/onboarding');
    }
  });

  it('takes whatever JSON is no form for an empty one', async () => {
    for (const body of ['[]', '1', '"x"', 'null', 'true', '[[]]', '{"affiliateId":{},"intent":[]}']) {
      const response = await post({ body, headers: { 'content-type': 'application/json' } });
      expect([body, response.status, target(response).searchParams.get('prompt')]).toEqual([body, 303, 'create']);
    }
  });

  it('Sign In is the same without creating an account', async () => {
    const response = await post({ fields: { affiliateId: 'nordvig', intent: 'signIn' } });
    expect(target(response).searchParams.get('prompt')).toBeNull();
    expect(response.headers.get('set-cookie')).toMatch(/^alpenglow-affiliate=nordvig;/);
  });

  it('is closed to other sites, and does not exist for consumers', async () => {
    const fields = { affiliateId: 'nordvig' };
    expect((await post({ fields, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await post({ fields, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await post({ fields, headers: { 'x-alpenglow-surface': 'storefront' } })).status).toBe(404);
  });
});

describe('getAffiliate', () => {
  it('in any case, in the reader’s language, with readable colours', async () => {
    const affiliate = await getAffiliate('MAISON-AUBADE', 'de');
    expect(affiliate?.invitation).toMatch(/^Seit dreißig Jahren/);
    expect(affiliate?.colors.onMain).toBe('#ffffff');
    expect((await getAffiliate('nordvig', 'en'))?.invitation).toBeNull();
    expect(await getAffiliate('nobody', 'en')).toBeNull();
  });
});

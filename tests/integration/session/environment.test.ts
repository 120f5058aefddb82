import { describe, expect, it, vi } from 'vitest';

/** A production environment in which nothing is wrong. */
const complete = {
  APP_MODE: 'production',
  NODE_ENV: 'production',
  APP_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgresql://app@db.example/alpenglow',
  SMTP_URL: 'smtps://smtp.example',
  AGENCY_ORIGIN: 'https://lds.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_SECRET: 'y'.repeat(16),
  OIDC_DESK_CLIENT_SECRET: 'z'.repeat(16),
};

async function complaint(changes: Record<string, string | undefined>): Promise<string | null> {
  const { parseEnv } = await import('@/lib/platform/env');
  try {
    parseEnv({ ...complete, ...changes });
    return null;
  } catch (error) {
    return String(error);
  }
}

describe('identity in production', () => {
  it('is complete with an issuer and two secrets', async () => {
    expect(await complaint({})).toBeNull();
  });

  it.each([
    ['AGENCY_ORIGIN', undefined, 'is required'],
    ['AGENCY_ORIGIN', 'http://lds.example', 'https'],
    ['OIDC_ISSUER', undefined, 'is required'],
    ['OIDC_ISSUER', 'http://id.example', 'https'],
    ['OIDC_CLIENT_SECRET', undefined, 'is required'],
    ['OIDC_DESK_CLIENT_SECRET', undefined, 'is required'],
    ['OIDC_CLIENT_SECRET', 'short', '16 characters'],
    ['OIDC_SCOPE', 'profile email', 'openid'],
    ['EMBEDDED_ISSUER_URL', 'http://127.0.0.1:4000', 'ALLOW_EMBEDDED_ISSUER'],
  ])('%s %s is refused', async (name, value, words) => {
    expect(await complaint({ [name]: value })).toMatch(new RegExp(`${name}: .*${words}`));
  });

  it('takes the embedded issuer only when told to, and then still on https', async () => {
    const embedded = {
      EMBEDDED_ISSUER_URL: 'http://127.0.0.1:4000',
      ALLOW_EMBEDDED_ISSUER: 'true',
      OIDC_CLIENT_SECRET: undefined,
      OIDC_DESK_CLIENT_SECRET: undefined,
    };
    expect(await complaint(embedded)).toBeNull();
    expect(await complaint({ ...embedded, OIDC_ISSUER: 'http://lds.localhost:3000/identity' })).toMatch(/OIDC_ISSUER/);
  });

  it('in a demonstration nothing of it is needed', async () => {
    const none = { OIDC_ISSUER: undefined, OIDC_CLIENT_SECRET: undefined, OIDC_DESK_CLIENT_SECRET: undefined };
    expect(await complaint({ ...none, AGENCY_ORIGIN: undefined, APP_MODE: 'demo', SMTP_URL: undefined })).toBeNull();
  });

  it('leaves next-auth no fixed address', async () => {
    vi.resetModules();
    process.env.NEXTAUTH_URL = 'https://elsewhere.example';
    delete process.env.AUTH_TRUST_HOST;
    await import('@/lib/platform/env');
    expect([process.env.NEXTAUTH_URL, process.env.AUTH_TRUST_HOST]).toEqual([undefined, 'true']);
  });
});

describe('secrets in production', () => {
  it.each([
    ['APP_SECRET', 'demo-secret-of-the-demonstration-only', 'demonstration'],
    ['APP_SECRET_PREVIOUS', `${'x'.repeat(32)},short`, '32 characters each'],
    ['APP_SECRET_PREVIOUS', `${'x'.repeat(32)},demo-${'x'.repeat(32)}`, 'demonstration'],
  ])('%s %s is refused', async (name, value, words) => {
    const told = (await complaint({ [name]: value })) ?? '';
    expect(told).toMatch(new RegExp(`${name}: .*${words}`));
    expect(told).not.toContain(value);
  });

  it('former ones stand in a list', async () => {
    const { parseEnv } = await import('@/lib/platform/env');
    const former = ['y'.repeat(32), 'z'.repeat(40)];
    expect(parseEnv({ ...complete, APP_SECRET_PREVIOUS: former.join(' , ') }).APP_SECRET_PREVIOUS).toEqual(former);
    expect(parseEnv(complete).APP_SECRET_PREVIOUS).toEqual([]);
  });
});

describe('the vault of cards', () => {
  const key = Buffer.alloc(32, 7).toString('base64');

  it('is off, and asks for nothing', async () => {
    const { parseEnv } = await import('@/lib/platform/env');
    expect(parseEnv(complete)).toMatchObject({ CARD_VAULT: false, CARD_VAULT_KEYS: [] });
  });

  it.each([
    ['none', undefined, 'is required'],
    ['a short one', '2027:c2hvcnQ=', '32 bytes'],
    ['one without a name', key, 'id:key'],
    ['two of one name', `2027:${key},2027:${key}`, 'alike'],
  ])('is refused with %s for a key, and says nothing of it', async (_, keys, words) => {
    const told = (await complaint({ CARD_VAULT: 'true', CARD_VAULT_KEYS: keys })) ?? '';
    expect(told).toMatch(new RegExp(`CARD_VAULT_KEYS: .*${words}`));
    expect(told).not.toContain(key);
  });

  it('has a ring, the newest key first', async () => {
    const { parseEnv } = await import('@/lib/platform/env');
    const { CARD_VAULT_KEYS } = parseEnv({ ...complete, CARD_VAULT: 'true', CARD_VAULT_KEYS: `b:${key}, a:${key}` });
    expect(CARD_VAULT_KEYS.map(({ id, key: { length } }) => [id, length])).toEqual([
      ['b', 32],
      ['a', 32],
    ]);
  });
});

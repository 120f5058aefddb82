import { describe, expect, it } from 'vitest';
import { checkEnvironment, composeEnvironments, readSettings } from '@/scripts/setup/environment.mjs';
import { nodeProblem } from '@/scripts/setup/node-version.mjs';
import { parsePort } from '@/scripts/setup/ports.mjs';

const url = 'postgresql://app:word@db.example:5432/alpenglow';
const complete = {
  APP_MODE: 'production',
  DATABASE_URL: url,
  APP_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  OIDC_ISSUER: 'https://issuer.example',
};

describe('Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('accepts %s', (version) => {
    expect(nodeProblem(version)).toBeNull();
  });

  it.each(['20.18.3', '18.20.4', '9.99.9'])('refuses %s and says what to install', (version) => {
    expect(nodeProblem(version)).toMatch(new RegExp(`^Node ${version} is too old: install Node 20\\.19`));
  });
});

describe('PORT', () => {
  it('is 3000 when unset', () => {
    expect([parsePort(undefined), parsePort('')]).toEqual([3000, 3000]);
  });

  it.each(['0', '65536', '80a', '-1', '1e3', ' 80'])('refuses "%s"', (text) => {
    expect(() => parsePort(text)).toThrow(`PORT is "${text}"`);
  });
});

describe('settings', () => {
  it('need nothing for the demonstration', () => {
    const none = { databaseUrl: undefined, ownerUrl: undefined, issuerUrl: undefined };
    expect(readSettings({})).toEqual({ mode: 'demo', port: 3000, ...none, hasIssuer: true });
  });

  it('use one database for both roles unless the owner has an address of its own', () => {
    expect(readSettings({ DATABASE_URL: url }).ownerUrl).toBe(url);
    const issuer = { ISSUER_DATABASE_URL: `${url}3` };
    expect(readSettings({ DATABASE_URL: url, DATABASE_OWNER_URL: `${url}2`, ...issuer }).ownerUrl).toBe(`${url}2`);
  });

  it('want a role of its own for the embedded issuer as soon as the other two have theirs', () => {
    const two = { DATABASE_URL: url, DATABASE_OWNER_URL: `${url}2` };
    expect(readSettings({ ...two, ISSUER_DATABASE_URL: `${url}3` }).issuerUrl).toBe(`${url}3`);
    expect(readSettings({ DATABASE_URL: url }).issuerUrl).toBe(url);
    expect(() => readSettings(two)).toThrow('set ISSUER_DATABASE_URL to the address of alpenglow_issuer');
    expect(readSettings({ ...two, OIDC_ISSUER: 'https://issuer.example' }).issuerUrl).toBeUndefined();
  });

  it.each(['DATABASE_URL', 'APP_SECRET', 'SMTP_URL', 'OIDC_ISSUER'])('ask for %s in production', (name) => {
    expect(readSettings(complete).mode).toBe('production');
    expect(() => readSettings({ ...complete, [name]: '' })).toThrow(`APP_MODE is production: set ${name} to`);
  });

  it('bring the embedded issuer only where no other is named, and to production only on request', () => {
    expect(readSettings({ OIDC_ISSUER: 'https://issuer.example' }).hasIssuer).toBe(false);
    expect(readSettings(complete).hasIssuer).toBe(false);
    expect(readSettings({ ...complete, ALLOW_EMBEDDED_ISSUER: 'true' }).hasIssuer).toBe(true);
  });

  it('refuse an unknown mode, an owner without a database and an address of something else', () => {
    expect(() => readSettings({ APP_MODE: 'staging' })).toThrow('APP_MODE is "staging"');
    expect(() => readSettings({ DATABASE_OWNER_URL: url })).toThrow('DATABASE_OWNER_URL is set without DATABASE_URL');
    expect(() => readSettings({ DATABASE_URL: 'mysql://db' })).toThrow('DATABASE_URL is no address');
    expect(() => readSettings({ DATABASE_URL: 'postgresql://' })).not.toThrow();
  });
});

describe('environments', () => {
  const settings = {
    mode: 'demo',
    port: 4000,
    databaseUrl: url,
    ownerUrl: `${url}-owner`,
    issuerUrl: `${url}-issuer`,
    secret: 'secret',
    isEmbedded: true,
    nodeEnvironment: 'production',
  };
  const { app, owner, issuer } = composeEnvironments(settings);

  it('tell each process of the database by its own role only, empty where Next would read a file again', () => {
    const addresses = { DATABASE_OWNER_URL: '', ISSUER_DATABASE_URL: '' };
    expect(app).toMatchObject({ ...addresses, DATABASE_URL: url });
    expect(issuer).toMatchObject({ ...addresses, DATABASE_URL: `${url}-issuer` });
    expect(owner).toMatchObject({ DATABASE_URL: `${url}-owner`, DATABASE_OWNER_URL: `${url}-owner` });
    expect(JSON.stringify([app, issuer])).not.toContain(`${url}-owner`);
    expect(JSON.stringify(app)).not.toContain(`${url}-issuer`);
  });

  it('name the embedded issuer by its public address and where it listens, or not at all', () => {
    expect(composeEnvironments({ ...settings, issuerPort: 4001 }).app).toMatchObject({
      OIDC_ISSUER: 'http://lds.localhost:4000/identity',
      EMBEDDED_ISSUER_URL: 'http://127.0.0.1:4001',
    });
    expect(app).not.toHaveProperty('EMBEDDED_ISSUER_URL');
  });

  it('bind to localhost, whatever the machine calls itself', () => {
    expect(app).toMatchObject({ HOSTNAME: 'localhost', PORT: '4000', APP_MODE: 'demo', EMBEDDED_SERVICES: 'true' });
  });
});

describe('before anything is started', () => {
  const good = {
    ...process.env,
    APP_MODE: 'demo',
    APP_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgresql://db.example/a',
  };

  it('every wrong variable is named in one line, without its value', async () => {
    await expect(checkEnvironment(good)).resolves.toBeUndefined();
    const wrong = { ...good, SMTP_URL: 'hidden', TRUST_PROXY: 'hidden', APP_SECRET: 'hidden' };
    const problem = await checkEnvironment(wrong).catch((error: Error) => error.message);
    expect(problem).toMatch(/^Correct .*APP_SECRET .*TRUST_PROXY .*SMTP_URL \(must be an smtp.* run the command again/);
    expect(problem).not.toMatch(/hidden|\n/);
  });
});

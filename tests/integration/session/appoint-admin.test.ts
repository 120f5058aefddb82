import { spawn } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { programOf } from '@/tests/setup/program';
import { type Stage, setStage } from './stage';

const program = await programOf('lib/entry/administration/appoint-admin.ts');

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

beforeEach(() => stage.clear());

afterAll(() => stage.issuer.stop());

const email = 'anna.keller@example.test';
const anna = { email: 'Anna.Keller@Example.test', email_verified: true, given_name: 'Anna', family_name: 'Keller' };

/** The program behind `npm run admin`, started as in earnest: by the role that owns the database. */
function appoint(...args: string[]): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, DATABASE_URL: process.env.TEST_OWNER_URL };
  const child = spawn(process.execPath, ['--conditions=react-server', program, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim() })));
}

const roleOf = async (account: string) => (await stage.who((await stage.signInAs(account)).browser))?.viewer.role;

const audited = () =>
  stage.scoped('system', (tx) => tx.audit.findMany({ where: { requestId: 'npm run admin' }, orderBy: { id: 'asc' } }));

it('an address nobody has is an administrator’s from its first verified sign-in on', async () => {
  expect(await appoint('Anna.Keller@Example.test')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^anna\.keller@example\.test: nobody has this address yet/),
  });
  stage.issuer.accounts.set('stranger', { ...anna, email_verified: false });
  expect(await roleOf('stranger')).toBeUndefined();
  stage.issuer.accounts.set('anna', anna);
  expect(await roleOf('anna')).toBe('admin');
  expect((await appoint(email)).said).toContain('is an administrator already');
  const [row, ...others] = await audited();
  expect(row).toMatchObject({ action: 'user.created', actorId: null, after: { email, role: 'admin' } });
  expect(others).toEqual([]);
});

it('somebody who has signed in is promoted, unless their address was never confirmed', async () => {
  stage.issuer.accounts.set('anna', anna);
  expect(await roleOf('anna')).toBe('agent');
  expect((await appoint(email)).said).toContain('is an administrator from the next page on');
  expect(await roleOf('anna')).toBe('admin');
  expect((await audited()).at(-1)).toMatchObject({
    action: 'user.changed',
    before: { role: 'agent' },
    after: { role: 'admin' },
  });

  stage.issuer.accounts.set('ben', { email: 'ben@example.test', email_verified: false });
  expect(await roleOf('ben')).toBe('agent');
  expect(await appoint('ben@example.test')).toMatchObject({ code: 1, said: expect.stringContaining('not confirmed') });
  expect(await roleOf('ben')).toBe('agent');
});

it('what is no address is refused with how to say it', async () => {
  const usage = 'npm run admin -- someone@agency.example';
  const answers = await Promise.all([[], ['anna'], [email, 'ben@example.test']].map((args) => appoint(...args)));
  for (const answer of answers) expect(answer).toMatchObject({ code: 1, said: expect.stringContaining(usage) });
  expect(await stage.users()).toEqual([]);
});

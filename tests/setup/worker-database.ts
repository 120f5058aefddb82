import { afterAll } from 'vitest';
import { closeClients, keepClients } from './kept-clients';
import { shareModules } from './own-modules';
import { forgetShared, leaveNothingBehind } from './shared-process';
import { sized } from './size';

// Files share a process and its modules, because loading them takes longer than most tests.
leaveNothingBehind();
shareModules();

/**
 * Every test file works on a copy of the template of its own, with the rights of the web process. Those of a process bear
 * the same name one after the other, so that modules which have read it find the new one.
 */
const { asOwner, beginBusinessTime, copyTo, ownName, urlsOf } = await import('./own-database');
await asOwner((client) => copyTo(client, ownName));
await beginBusinessTime();
// Work that the file before had begun may have opened a pool of its database again while this one was copied.
await forgetShared();
await keepClients();

const { app, issuer, owner } = urlsOf(ownName);
Object.assign(process.env, {
  APP_MODE: 'demo',
  APP_SECRET: 'demo-secret-of-the-tests-which-guards-nothing',
  DATABASE_URL: app,
  // Issuer and worker run in one process here; in earnest each has its own role as DATABASE_URL.
  ISSUER_DATABASE_URL: issuer,
  TEST_OWNER_URL: owner,
  // A connection costs 45 ms of processor: ten of them, opened for what one test asks at once, hardly serve again.
  DATABASE_POOL_SIZE: sized('4', '10'),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
});
delete process.env.DATABASE_OWNER_URL;
delete process.env.SMTP_URL;
delete process.env.EMBEDDED_SERVICES;

afterAll(async () => {
  await closeClients();
  await asOwner((client) => client.query(`DROP DATABASE IF EXISTS ${ownName} WITH (FORCE)`));
});

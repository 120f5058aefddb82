import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '@/scripts/setup/database.mjs';
import { composeEnvironments } from '@/scripts/setup/environment.mjs';
import { migrate } from '@/scripts/setup/migrate.mjs';
import { startPostgres } from '@/scripts/setup/postgres.mjs';
import { findPlace, outsidePlace } from '@/scripts/setup/postgres-place.mjs';
import { endGroup } from '@/scripts/setup/processes.mjs';
import { databasePlace } from '@/scripts/setup/test-place.mjs';

/**
 * A PostgreSQL of this file alone, which writes through to the disk, so that it may be killed. To be imported before anything
 * of the product: what reads the environment finds this one.
 */
const name = `killed-${randomBytes(6).toString('hex')}`;
const onDisk = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-'));
fs.chmodSync(onDisk, 0o711);
/** What a killed process has written outlives it in memory as well. */
const directory = databasePlace(onDisk);
const place = findPlace(path.join(directory, 'postgres'), name);
const password = () => randomBytes(16).toString('hex');
const secrets = {
  superuserPassword: password(),
  ownerPassword: password(),
  appPassword: password(),
  issuerPassword: password(),
};
const options = { place, password: secrets.superuserPassword, durable: true };

let server = await startPostgres(options);
/** For further databases beside it. */
export const connection = { port: server.port, secrets };
const urls = await prepareDatabase({ port: server.port, secrets, database: 'alpenglow_killed' });
const settings = { mode: 'demo', port: 1, secret: 'demo-secret', isEmbedded: true, nodeEnvironment: 'test' };
const { owner: environment } = composeEnvironments({ ...settings, ...urls });
await migrate({ ...urls, environment, anew: 'run the tests again' }, () => {});
Object.assign(process.env, { DATABASE_URL: urls.databaseUrl, TEST_OWNER_URL: urls.ownerUrl });

/** As when its machine loses power: nothing is finished, nothing said to anybody. Resolves when it is gone. */
export async function killPostgres(): Promise<void> {
  process.kill(server.child.pid, 'SIGKILL');
  await server.child.ended;
}

/** At the same port, with what it had written. */
export async function restartPostgres(): Promise<void> {
  server = await startPostgres({ ...options, port: server.port });
}

export async function removePostgres(): Promise<void> {
  await endGroup(server.child.pid, 'SIGINT');
  for (const left of [directory, onDisk, outsidePlace(name)]) fs.rmSync(left, { recursive: true, force: true });
}

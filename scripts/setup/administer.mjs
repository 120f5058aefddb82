import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { prepareDatabase, requireDatabase } from './database.mjs';
import { checkEnvironment, composeEnvironments, loadEnvironmentFiles, readSettings } from './environment.mjs';
import { generate } from './generate.mjs';
import { runningInstance } from './instance.mjs';
import { requireMigrated } from './migrate.mjs';
import { dataDirectory, root } from './places.mjs';
import { runningPort } from './postgres.mjs';
import { findPlace } from './postgres-place.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { say } from './report.mjs';
import { keepSecrets } from './secrets.mjs';
import { serverScript } from './seed.mjs';

/** The addresses of the embedded database while `npm start` runs it. */
async function embeddedUrls(secrets) {
  const { directory } = findPlace(path.join(dataDirectory, 'postgres'), secrets.place);
  const port = runningInstance() && runningPort(directory);
  if (!port) throw new Problem('The database is not running: run npm start beside this command, or set DATABASE_URL.');
  return prepareDatabase({ port, secrets, database: 'alpenglow' });
}

/** The environment of whoever administers: complete, with the owner of the database instead of the role that serves. */
async function administrationEnvironment() {
  loadEnvironmentFiles('production');
  const settings = readSettings();
  const isEmbedded = settings.databaseUrl === undefined;
  if (isEmbedded && !fs.existsSync(dataDirectory)) throw new Problem('There is no database yet: run npm start first.');
  const secrets = isEmbedded ? keepSecrets(dataDirectory) : {};
  const urls = isEmbedded ? await embeddedUrls(secrets) : settings;
  const { owner } = composeEnvironments({
    ...settings,
    ...urls,
    isEmbedded,
    // Nobody is asked here, but an environment that uses the embedded issuer is complete only with its place.
    issuerPort: settings.hasIssuer ? 1 : undefined,
    secret: process.env.APP_SECRET || `demo-${secrets.appSecret}`,
    nodeEnvironment: 'production',
  });
  const { ownerUrl } = urls;
  const environment = { ...owner, LOG_LEVEL: 'warn' };
  await checkEnvironment(environment);
  await requireDatabase(isEmbedded ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', ownerUrl);
  await generate(environment);
  await requireMigrated(ownerUrl);
  return environment;
}

/** Runs a program of the server that changes the database on somebody's word; its lines are the command's. */
export function administer(file, args = []) {
  return runCommand(async () => {
    const environment = await administrationEnvironment();
    const script = [...serverScript(file), ...args];
    const { code } = await run(process.execPath, script, { cwd: root, env: environment, onLine: say });
    return code ?? 1;
  });
}

import fs from 'node:fs';
import path from 'node:path';
import { createBeginAnew } from './begin-anew.mjs';
import { build } from './build.mjs';
import { atEnd, readyToStop, runCommand } from './command.mjs';
import { prepareDatabase, requireDatabase, requireRights, requireRoles } from './database.mjs';
import { requireDisk } from './disk.mjs';
import {
  AGENCY_HOST,
  checkEnvironment,
  composeEnvironments,
  loadEnvironmentFiles,
  readSettings,
} from './environment.mjs';
import { generate } from './generate.mjs';
import { install } from './install.mjs';
import { claimInstance } from './instance.mjs';
import { keepIssuer } from './issuer.mjs';
import { migrate } from './migrate.mjs';
import { dataDirectory, root } from './places.mjs';
import { freePort, requireFreePort } from './ports.mjs';
import { keepPostgres } from './postgres.mjs';
import { findPlace } from './postgres-place.mjs';
import { say, step } from './report.mjs';
import { keepSecrets } from './secrets.mjs';
import { loadReference, seed } from './seed.mjs';
import { keepServer, keepWorker, STOREFRONT_HOST, webProcesses } from './serve.mjs';

/** Megabytes: packages, a build and a database together, and what a start needs when all that is there. */
const FIRST_TIME_MB = 2500;
const LATER_MB = 200;

/** Of prisma/seed; one of each kind. */
const DEMONSTRATION_PASSWORD = 'alpenglow-demo';
const DEMONSTRATION_PEOPLE = [
  ['supervisor', 'helena.brandt@morgenrot-reisen.example'],
  ['administrator', 'anton.reiter@admin.example'],
];

/** How long the guard of a killed start may take to end what that left behind. */
const LAST_ONE_ENDS_MS = 15_000;

function checkPlace() {
  const isFirst = !fs.existsSync(path.join(root, 'node_modules'));
  requireDisk(root, isFirst ? FIRST_TIME_MB : LATER_MB);
  fs.mkdirSync(dataDirectory, { recursive: true });
  // Passable for the database's own user when root starts us; each secret in it is closed by itself.
  fs.chmodSync(dataDirectory, process.getuid?.() === 0 ? 0o711 : 0o700);
  requireDisk(dataDirectory, LATER_MB);
}

async function embeddedDatabase(secrets) {
  let urls;
  await step('PostgreSQL', async () => {
    const place = findPlace(path.join(dataDirectory, 'postgres'), secrets.place);
    const server = await keepPostgres({ place, password: secrets.superuserPassword, durable: true });
    urls = { ...(await prepareDatabase({ port: server.port, secrets, database: 'alpenglow' })), port: server.port };
    return server.isNew ? 'running, with a new database' : 'running';
  });
  return urls;
}

async function ownDatabase({ databaseUrl, ownerUrl, issuerUrl }) {
  await step('Database', async () => {
    await requireDatabase(ownerUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', ownerUrl);
    await requireRoles(ownerUrl);
    const served = [['DATABASE_URL', databaseUrl, 'app']];
    if (issuerUrl) served.push(['ISSUER_DATABASE_URL', issuerUrl, 'issuer']);
    for (const [name, url, kind] of served.filter(([, url]) => url !== ownerUrl)) {
      await requireDatabase(name, url);
      await requireRights(name, url, kind);
    }
    return 'reached';
  });
  return { databaseUrl, ownerUrl, issuerUrl };
}

function printAddresses({ mode, port, hasIssuer }) {
  const address = (host, where = '') => `http://${host}:${port}${where}`;
  say();
  say(`  Storefront, English   ${address(STOREFRONT_HOST)}`);
  say(`  Storefront, German    ${address('alpenglow.de.localhost')}`);
  if (mode === 'demo') say(`  Agency platform       ${address(AGENCY_HOST)}`);
  if (mode === 'demo') say(`  Mail viewer           ${address(STOREFRONT_HOST, '/dev/mail')}`);
  say();
  if (mode === 'demo' && hasIssuer) {
    say('  Signing in to the agency platform: one click on a name, or typed by hand');
    for (const [who, email] of DEMONSTRATION_PEOPLE) say(`    ${who.padEnd(20)}${email}`);
    say(`    ${'password of both'.padEnd(20)}${DEMONSTRATION_PASSWORD}`);
    say();
  }
  say('  Ctrl-C stops everything and keeps the data; npm run reset begins anew.');
  say();
}

async function start(reload) {
  const nodeEnvironment = reload ? 'development' : 'production';
  loadEnvironmentFiles(nodeEnvironment);
  const settings = readSettings();
  checkPlace();
  const { release, wasKilled } = claimInstance({ port: settings.port, reload });
  atEnd(release);
  await requireFreePort(settings.port, wasKilled ? LAST_ONE_ENDS_MS : 0);
  await step('Packages', install);

  const secrets = keepSecrets(dataDirectory);
  const isEmbedded = settings.databaseUrl === undefined;
  const issuerPort = settings.hasIssuer ? await freePort() : undefined;
  // The prefix lets production refuse it.
  const secret = process.env.APP_SECRET || `demo-${secrets.appSecret}`;
  const compose = (urls) =>
    composeEnvironments({ ...settings, ...urls, isEmbedded, issuerPort, secret, nodeEnvironment });
  await checkEnvironment(compose(isEmbedded ? { databaseUrl: 'postgresql://embedded' } : settings).app);
  const { port: postgresPort, ...urls } = await (isEmbedded ? embeddedDatabase(secrets) : ownDatabase(settings));
  const environments = compose(urls);
  await step('Database client', () => generate(environments.owner));
  const anew = isEmbedded ? 'begin anew with npm run reset' : 'use another database';
  await step('Migrations', (progress) => migrate({ ...urls, environment: environments.owner, anew }, progress));
  if (settings.mode === 'demo') await step('Seed', (progress) => seed(environments.owner, progress));
  else await step('Reference data', (progress) => loadReference(environments.owner, progress));
  if (!reload) await step('Build', (progress) => build(environments.app, progress));
  await requireFreePort(settings.port);
  const stops = [];
  const startIssuer = async () => {
    stops.push(await keepIssuer({ reload, environment: environments.issuer }));
    return 'running';
  };
  const options = { reload, environment: environments.app };
  const startServing = async () => {
    stops.push(await keepWorker({ ...options, pictures: !reload }));
    stops.push(await keepServer({ ...options, port: settings.port, beginAnew, processes: webProcesses() }));
    return 'running';
  };
  // Nobody's own database, and never in production.
  const beginAnew =
    isEmbedded && settings.mode === 'demo' && !reload
      ? createBeginAnew({
          ...{ port: postgresPort, secrets, ownerUrl: urls.ownerUrl },
          ownerEnvironment: (next) => compose(next).owner,
          stopAll: () => Promise.all(stops.splice(0).map((stop) => stop())),
          startAll: async () => {
            if (settings.hasIssuer) await startIssuer();
            await startServing();
          },
        })
      : undefined;
  if (settings.hasIssuer) await step('Embedded issuer', startIssuer);
  await step('Server and worker', startServing);
  readyToStop();
  printAddresses(settings);
}

/** `npm start`; with `reload` `npm run dev`. */
export function startAll({ reload }) {
  return runCommand(() => start(reload));
}

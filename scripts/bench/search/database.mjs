import { randomBytes } from 'node:crypto';
import { atEnd } from '../../setup/command.mjs';
import { withClient } from '../../setup/database.mjs';
import { migrate } from '../../setup/migrate.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { makeTestDirectory, startTestDatabase } from '../../setup/test-place.mjs';

function onDatabase(ownerUrl, name) {
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** What a program of the benchmark runs with: the owner, because it makes copies, and one database. */
export function environmentOf(ownerUrl) {
  return composeFor({ databaseUrl: ownerUrl, ownerUrl }, 1).owner;
}

/** A database beside the given one, dropped at the end. */
async function createBeside(ownerUrl) {
  const name = `alpenglow_bench_${randomBytes(4).toString('hex')}`;
  await withClient(ownerUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  atEnd(() => withClient(ownerUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)));
  const url = onDatabase(ownerUrl, name);
  await migrate({ ownerUrl: url, environment: environmentOf(url), anew: 'run the benchmark again' }, () => {});
  return url;
}

/**
 * A migrated database that is thrown away: beside that of DATABASE_OWNER_URL, else in a PostgreSQL of its own.
 * Returns its owner's URL.
 */
export async function createDatabase(ownerUrl) {
  if (ownerUrl) return createBeside(ownerUrl);
  const server = await startTestDatabase(makeTestDirectory(), (template) => composeFor(template, 1).owner);
  return (await server.clone('alpenglow_bench')).ownerUrl;
}

/** A copy of a database nobody is connected to, dropped at the end. Returns its owner's URL. */
export async function copyDatabase(ownerUrl, suffix) {
  const source = new URL(ownerUrl).pathname.slice(1);
  const name = `${source}_${suffix}`;
  const maintenance = onDatabase(ownerUrl, 'postgres');
  await withClient(maintenance, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${source}`));
  atEnd(() =>
    withClient(maintenance, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)).catch(() => {}),
  );
  return onDatabase(ownerUrl, name);
}

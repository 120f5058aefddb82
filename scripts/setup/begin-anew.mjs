import { prepareDatabase, withClient } from './database.mjs';
import { migrate } from './migrate.mjs';
import { complain, say } from './report.mjs';
import { seed } from './seed.mjs';

const DATABASE = 'alpenglow';
/** Filled beside the one that serves, and the one it replaces. */
const NEXT = `${DATABASE}_next`;
const FORMER = `${DATABASE}_former`;

function onDatabase(url, name) {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

const drop = (client, name) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);

/** Puts the database `next` in the place of `name`, whose data are gone afterwards. Nobody may be at work in either. */
export function replaceDatabase(ownerUrl, { name, next, former }) {
  return withClient(onDatabase(ownerUrl, 'postgres'), async (client) => {
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ANY($1) AND pid <> pg_backend_pid()`,
      [[name, next]],
    );
    await drop(client, former);
    await client.query(`ALTER DATABASE ${name} RENAME TO ${former}`);
    try {
      await client.query(`ALTER DATABASE ${next} RENAME TO ${name}`);
    } catch (error) {
      await client.query(`ALTER DATABASE ${former} RENAME TO ${name}`);
      throw error;
    }
    await drop(client, former);
  });
}

/**
 * What the demonstration does when it is to begin anew: a second database is made and filled while the first still serves, then
 * everything that serves is stopped, the one takes the other's place, and all is started again. Nobody's session is in the new
 * one. What fails before that leaves everything as it was. Once at a time. `fillWith(environment)` writes the first day's data.
 */
export function createBeginAnew({ port, secrets, ownerUrl, ownerEnvironment, stopAll, startAll, fillWith = seed }) {
  let isUnderWay = false;
  const fill = async (tell) => {
    tell('database');
    await withClient(onDatabase(ownerUrl, 'postgres'), (client) => drop(client, NEXT));
    const urls = await prepareDatabase({ port, secrets, database: NEXT });
    const environment = ownerEnvironment(urls);
    await migrate({ ...urls, environment, anew: 'begin anew with npm run reset' }, () => {});
    tell('data');
    await fillWith(environment, () => {});
  };
  return async (tell) => {
    if (isUnderWay) return;
    isUnderWay = true;
    say('The demonstration begins anew, as an administrator asked …');
    try {
      await fill(tell);
      tell('restart');
      await stopAll();
      try {
        await replaceDatabase(ownerUrl, { name: DATABASE, next: NEXT, former: FORMER });
      } finally {
        await startAll();
      }
      say('✓ All data are those of the first day.');
    } catch (error) {
      tell('failed');
      if (error.detail) complain(error.detail);
      complain(`✗ The demonstration did not begin anew: ${error.message}`);
    } finally {
      isUnderWay = false;
    }
  };
}

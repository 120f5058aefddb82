import { randomBytes } from 'node:crypto';
import { atEnd, runCommand } from '../../setup/command.mjs';
import { withClient } from '../../setup/database.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { migrate } from '../../setup/migrate.mjs';
import { root } from '../../setup/places.mjs';
import { step } from '../../setup/report.mjs';
import { seed } from '../../setup/seed.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { makeTestDirectory, startTestDatabase } from '../../setup/test-place.mjs';

const NEEDED_MB = 6000;

/** A database beside the given one, dropped at the end. */
async function createBeside(ownerUrl) {
  const name = `alpenglow_bench_${randomBytes(4).toString('hex')}`;
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  await withClient(ownerUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  atEnd(() => withClient(ownerUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)));
  const urls = { databaseUrl: url.href, ownerUrl: url.href };
  await migrate({ ...urls, environment: composeFor(urls, 1).owner, anew: 'run the benchmark again' }, () => {});
  return urls;
}

async function createDatabase(ownerUrl) {
  if (ownerUrl) return createBeside(ownerUrl);
  const server = await startTestDatabase(makeTestDirectory(), (template) => composeFor(template, 1).owner);
  return server.clone('alpenglow_bench');
}

/**
 * Runs `work` with the environment of a migrated and seeded database that is thrown away afterwards: beside that of
 * DATABASE_OWNER_URL, else in a PostgreSQL of its own. `work` gives the exit code.
 */
export function withBenchDatabase(work) {
  return runCommand(async () => {
    requireDisk(root, NEEDED_MB);
    let urls;
    await step('PostgreSQL of the benchmark', async () => {
      urls = await createDatabase(process.env.DATABASE_OWNER_URL);
      return 'running and migrated';
    });
    // The copies are made by the owner, and everything is measured over that one connection.
    const { owner } = composeFor({ ...urls, databaseUrl: urls.ownerUrl }, 1);
    await step('Demonstration data', (progress) => seed(owner, progress));
    Object.assign(process.env, owner);
    return work();
  });
}

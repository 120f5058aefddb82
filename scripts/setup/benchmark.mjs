import { requireDisk } from './disk.mjs';
import { generate } from './generate.mjs';
import { install } from './install.mjs';
import { root } from './places.mjs';
import { step } from './report.mjs';
import { composeFor, OUTSIDE } from './test-all.mjs';
import { makeTestDirectory, startTestDatabase } from './test-place.mjs';

/** The database's client as code; no database is asked. */
export function generateClient() {
  const nowhere = 'postgresql://nobody@127.0.0.1:1/nothing';
  return step('Database client', () => generate(composeFor({ databaseUrl: nowhere, ownerUrl: nowhere }, 1).owner));
}

/** What every benchmark with a database of its own needs first: none of this shell's settings, disk, packages, client. */
export async function prepareBenchmark(neededMb) {
  for (const name of Object.keys(process.env)) if (OUTSIDE.test(name)) delete process.env[name];
  requireDisk(root, neededMb);
  await step('Packages', install);
  await generateClient();
}

/** Addresses of an empty, migrated database that is thrown away afterwards. */
export async function startBenchmarkDatabase() {
  let urls;
  await step('PostgreSQL of the benchmark', async () => {
    const database = await startTestDatabase(makeTestDirectory(), (template) => composeFor(template, 1).owner);
    urls = await database.clone('alpenglow_bench');
    return 'running and migrated';
  });
  return urls;
}

import { generateClient } from '../../setup/benchmark.mjs';
import { build } from '../../setup/build.mjs';
import { fail } from '../../setup/command.mjs';
import { runningInstance } from '../../setup/instance.mjs';
import { freePort } from '../../setup/ports.mjs';
import { Problem } from '../../setup/problem.mjs';
import { complain, step } from '../../setup/report.mjs';
import { seed } from '../../setup/seed.mjs';
import { keepWorker, startServer, watch, webProcesses } from '../../setup/serve.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { startTestDatabase } from '../../setup/test-place.mjs';
import { buildBare, startBare } from './bare.mjs';
import { signInAgent } from './sign-in.mjs';

function requireOwnBuild() {
  const instance = runningInstance();
  if (!instance || instance.reload) return;
  throw new Problem(
    `Alpenglow is running from this directory (process ${instance.pid}): stop it before the benchmark.`,
  );
}

async function startProduct(directory) {
  const port = await freePort();
  let urls;
  await step('PostgreSQL of the benchmark', async () => {
    const database = await startTestDatabase(directory, (template) => composeFor(template, port).owner);
    urls = await database.clone('alpenglow_bench');
    return 'running and migrated';
  });
  // Nobody signs in by hand; the sign-in page still lists the demonstration's people.
  const { app, owner } = composeFor(urls, port, { issuerPort: await freePort() });
  await step('Demonstration data', (progress) => seed(owner, progress));
  await step('Build', (progress) => build(app, progress));
  let server;
  await step('Server and worker', async () => {
    await keepWorker({ reload: false, environment: app, onLine: () => {} });
    const settings = { port, reload: false, environment: app, processes: webProcesses() };
    server = await startServer({ ...settings, onLine: (line) => complain(`  ${line}`) });
    watch(server, 'The server', fail);
    return 'running';
  });
  return { pid: server.pid, port, signInAgent: (count, email) => signInAgent(app, port, count, email) };
}

/**
 * Builds and starts the bare page and the product: `{ bare, product }`, each `{ pid, port }`; the product's
 * `signInAgent(count, email?)` gives the cookies of so many sessions.
 */
export async function startServers(directory) {
  requireOwnBuild();
  await generateClient();
  let place;
  await step('Build of the bare page', async (progress) => {
    place = await buildBare(directory, progress);
    return 'made';
  });
  const product = await startProduct(directory);
  return { product, bare: await startBare(place) };
}

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

async function startProduct(directory, hasSeveral) {
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
  const start = async (at, processes) => {
    const settings = { port: at, reload: false, environment: app, processes };
    const server = await startServer({ ...settings, onLine: (line) => complain(`  ${line}`) });
    watch(server, 'The server', fail);
    return { pid: server.pid, port: at };
  };
  let server;
  let several;
  await step('Server and worker', async () => {
    await keepWorker({ reload: false, environment: app, onLine: () => {} });
    server = await start(port, 1);
    if (hasSeveral && webProcesses() > 1) several = await start(await freePort(), webProcesses());
    return 'running';
  });
  return { ...server, several, signInAgent: (count, email) => signInAgent(app, port, count, email) };
}

/**
 * Builds and starts the bare page and the product: `{ bare, product }`, each `{ pid, port }`, one process as the other; the
 * product's `signInAgent(count, email?)` gives the cookies of so many sessions. `hasSeveral`: beside it `product.several`, as
 * many processes at one address as `npm start` has, where that is more than one. It answers as the host of `product`.
 */
export async function startServers(directory, { hasSeveral = false } = {}) {
  requireOwnBuild();
  await generateClient();
  let place;
  await step('Build of the bare page', async (progress) => {
    place = await buildBare(directory, progress);
    return 'made';
  });
  const product = await startProduct(directory, hasSeveral);
  return { product, bare: await startBare(place) };
}

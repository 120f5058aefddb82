import { prepareBenchmark, startBenchmarkDatabase } from '../../setup/benchmark.mjs';
import { build } from '../../setup/build.mjs';
import { fail } from '../../setup/command.mjs';
import { requireNoInstance } from '../../setup/instance.mjs';
import { freePort } from '../../setup/ports.mjs';
import { complain, step } from '../../setup/report.mjs';
import { seed } from '../../setup/seed.mjs';
import { startServer, watch } from '../../setup/serve.mjs';
import { composeFor } from '../../setup/test-all.mjs';

const NEEDED_MB = 1500;
const WARNING = 40;

/** Thousands of requests are no news; what goes wrong is. */
function complainOfTrouble(line) {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  if (!level || Number(level) >= WARNING) complain(`  ${line}`);
}

/**
 * Two web processes for agencies, built for production, over one database with the demonstration data that is thrown away
 * afterwards. `prepare(urls)` runs once the data is there. Returns `{ servers: [{ pid, port, host }], owner, ownerUrl }`, `owner`
 * being the environment of scripts that write as the database's owner.
 */
export async function startPair(prepare = () => {}) {
  requireNoInstance('before the benchmark');
  await prepareBenchmark(NEEDED_MB);
  const ports = [await freePort(), await freePort()];
  const issuerPort = await freePort();
  const urls = await startBenchmarkDatabase();
  const [first, second] = ports.map((port) => composeFor(urls, port, { issuerPort }));
  await step('Demonstration data', (progress) => seed(first.owner, progress));
  await prepare(urls);
  await step('Build', (progress) => build(first.app, progress));
  const servers = [];
  await step('Two servers', async () => {
    for (const [index, { app }] of [first, second].entries()) {
      const server = await startServer({
        ...{ port: ports[index], reload: false, environment: app },
        onLine: complainOfTrouble,
      });
      watch(server, 'A server', fail);
      servers.push({ pid: server.pid, port: ports[index], host: `lds.localhost:${ports[index]}` });
    }
    return `running on ports ${ports.join(' and ')}`;
  });
  return { servers, owner: first.owner, ownerUrl: urls.ownerUrl };
}

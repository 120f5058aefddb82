import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../../setup/build.mjs';
import { fail } from '../../setup/command.mjs';
import { generate } from '../../setup/generate.mjs';
import { runningInstance } from '../../setup/instance.mjs';
import { program, root } from '../../setup/places.mjs';
import { freePort } from '../../setup/ports.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { launch, run } from '../../setup/processes.mjs';
import { complain, step } from '../../setup/report.mjs';
import { seed } from '../../setup/seed.mjs';
import { keepWorker, startServer, watch } from '../../setup/serve.mjs';
import { fingerprint } from '../../setup/sources.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { startTestDatabase } from '../../setup/test-place.mjs';
import { createClient } from './client.mjs';
import { bareTarget } from './targets.mjs';

const fixture = path.join(root, 'scripts/bench/fixture');
const fixtureStamp = path.join(fixture, '.next/built-from');
const FIXTURE_SOURCES = [
  'scripts/bench/fixture/next.config.mjs',
  'scripts/bench/fixture/app/layout.jsx',
  'scripts/bench/fixture/app/page.jsx',
  'scripts/bench/fixture/app/other/page.jsx',
  'node_modules/next/package.json',
  'node_modules/react-dom/package.json',
];
const READY_MS = 60_000;

/** What Next may know of the environment when it builds and serves the bare page: nothing of the product's. */
function bareEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env;
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1' };
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...quiet, NODE_ENV: 'production' };
}

async function buildFixture(progress) {
  const stamp = fingerprint(root, FIXTURE_SOURCES);
  if (fs.existsSync(fixtureStamp) && fs.readFileSync(fixtureStamp, 'utf8') === stamp) return 'up to date';
  fs.rmSync(fixtureStamp, { force: true });
  const { code, output } = await run(process.execPath, [program.next, 'build'], {
    cwd: fixture,
    env: bareEnvironment(),
    onLine: progress,
  });
  if (code !== 0) throw new Problem('The bare page could not be built: the lines above say why.', { detail: tail(output) });
  fs.writeFileSync(fixtureStamp, stamp);
  return 'made';
}

async function startFixture() {
  const port = await freePort();
  const lines = [];
  const args = [program.next, 'start', '-H', 'localhost', '-p', String(port)];
  const child = launch(process.execPath, args, {
    cwd: fixture,
    env: bareEnvironment(),
    onLine: (line) => lines.push(line),
  });
  watch(child, 'The server of the bare page', fail);
  const target = bareTarget(port);
  const client = createClient(1);
  for (const until = performance.now() + READY_MS; performance.now() < until; await wait(50)) {
    const answer = await client.get(target).catch(() => null);
    if (answer?.status !== 200) continue;
    client.close();
    return { pid: child.pid, port };
  }
  throw new Problem('The server of the bare page did not answer.', { detail: tail(lines.join('\n')) });
}

/** Both servers are built and started: `{ bare, product }`, each `{ pid, port }`. */
export async function startServers(directory) {
  const instance = runningInstance();
  if (instance && !instance.reload) {
    throw new Problem(`Alpenglow is running from this directory (process ${instance.pid}): stop it before the benchmark.`);
  }
  const port = await freePort();
  let urls;
  await step('PostgreSQL of the benchmark', async () => {
    const database = await startTestDatabase(directory, (template) => composeFor(template, port).owner);
    urls = await database.clone('alpenglow_bench');
    return 'running and migrated';
  });
  const { app, owner } = composeFor(urls, port);
  await step('Database client', () => generate(owner));
  await step('Demonstration data', (progress) => seed(owner, progress));
  await step('Build of the bare page', buildFixture);
  await step('Build of the storefront', (progress) => build(app, progress));
  const servers = {};
  await step('Servers and worker', async () => {
    const onLine = (line) => complain(`  ${line}`);
    servers.bare = await startFixture();
    keepWorker({ reload: false, environment: app, onLine: () => {} });
    const server = await startServer({ port, reload: false, environment: app, onLine });
    watch(server, 'The server', fail);
    servers.product = { pid: server.pid, port };
    return 'running';
  });
  return servers;
}

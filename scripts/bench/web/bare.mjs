import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '../../setup/command.mjs';
import { program, root } from '../../setup/places.mjs';
import { freePort } from '../../setup/ports.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { launch, run } from '../../setup/processes.mjs';
import { watch } from '../../setup/serve.mjs';
import { createClient } from './client.mjs';
import { bareTarget } from './targets.mjs';

const fixture = path.join(root, 'scripts/bench/fixture');
const READY_MS = 60_000;

/** What Next may know of the environment when it builds and serves the bare page: nothing of the product's settings. */
function bareEnvironment() {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];
  const inherited = Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1' };
  return { ...inherited, ...quiet, NODE_ENV: 'production', PRODUCT: root };
}

/** Builds the fixture outside the product, below `directory`; its configuration says why. Returns where. */
export async function buildBare(directory, progress) {
  const place = path.join(fs.realpathSync(directory), 'bare');
  const isSource = (file) => !path.relative(fixture, file).startsWith('.next');
  fs.cpSync(fixture, place, { recursive: true, filter: isSource });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'junction');
  const { code, output } = await run(process.execPath, [program.next, 'build'], {
    cwd: place,
    env: bareEnvironment(),
    onLine: progress,
  });
  if (code === 0) return place;
  throw new Problem('The bare page could not be built: the lines above say why.', { detail: tail(output) });
}

/** Serves what was built in `place`: `{ pid, port }`. */
export async function startBare(place) {
  const port = await freePort();
  const lines = [];
  const args = [program.next, 'start', '-H', 'localhost', '-p', String(port)];
  const child = launch(process.execPath, args, {
    cwd: place,
    env: bareEnvironment(),
    onLine: (line) => lines.push(line),
  });
  watch(child, 'The server of the bare page', fail);
  const target = bareTarget(port);
  const client = createClient(1);
  try {
    for (const until = performance.now() + READY_MS; performance.now() < until; await wait(50)) {
      const answer = await client.get(target).catch(() => null);
      if (answer?.status === 200) return { pid: child.pid, port };
    }
  } finally {
    client.close();
  }
  throw new Problem('The server of the bare page did not answer.', { detail: tail(lines.join('\n')) });
}

import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetPages } from './pages.mjs';
import { program, root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { isEnding, launch } from './processes.mjs';
import { complain, say } from './report.mjs';
import { serverScript } from './seed.mjs';

/** Longer than whoever stands before us keeps an idle connection (usually a minute): else they ask over a closed one. */
const KEEP_ALIVE_MS = 75_000;
const READY_MS = 120_000;
const STEADY_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;

export const STOREFRONT_HOST = 'alpenglow.com.localhost';

function howItEnded({ code, signal }) {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}

/** The status of the page `path` of the storefront, or null while nobody listens. */
function statusOf(port, path) {
  return new Promise((resolve) => {
    const request = http.get(
      { host: 'localhost', port, path, headers: { host: `${STOREFRONT_HOST}:${port}` }, timeout: READY_MS },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    request.on('error', () => resolve(null));
    request.on('timeout', () => request.destroy());
  });
}

/**
 * Starts Next and waits until it answers. What it prints before that is shown only if it fails; afterwards each line
 * goes to `onLine`. In production the home page is asked for, so that the first visitor need not wait for it.
 */
export async function startServer({ port, reload, environment, onLine = say }) {
  if (!reload) forgetPages();
  const before = [];
  let ready = false;
  const command = reload ? ['dev'] : ['start', '--keepAliveTimeout', String(KEEP_ALIVE_MS)];
  const args = [program.next, ...command, '-H', 'localhost', '-p', String(port)];
  const child = launch(process.execPath, args, {
    cwd: root,
    env: environment,
    onLine: (line) => (ready ? onLine(line) : before.push(line)),
  });
  const failed = (line) => new Problem(line, { detail: tail(before.join('\n'), 30) });
  const death = child.ended.then((result) => {
    throw failed(`The server ended while starting (${howItEnded(result)}): the lines above say why.`);
  });
  const answer = (async () => {
    for (const until = performance.now() + READY_MS; performance.now() < until; await wait(50)) {
      const status = await statusOf(port, reload ? '/robots.txt' : '/');
      if (status !== null) return status;
    }
    throw failed(
      `The server did not answer on port ${port} within ${READY_MS / 1000} seconds: the lines above say why.`,
    );
  })();
  answer.catch(() => {});
  const status = await Promise.race([answer, death]);
  death.catch(() => {});
  if (status >= 500 && !reload)
    throw failed(`The server answers its home page with ${status}: the lines above say why.`);
  ready = true;
  return child;
}

/** Starts a process of ours and starts it again when it dies, with longer pauses each time it dies soon. */
export function keep({ name, file, reload, environment, onLine }) {
  const script = serverScript(file);
  const args = reload ? [program.tsx, 'watch', '--clear-screen=false', script[0], script.at(-1)] : script;
  let pause = 1000;
  const start = async () => {
    const started = performance.now();
    const result = await launch(process.execPath, args, { cwd: root, env: environment, onLine }).ended;
    if (isEnding()) return;
    if (performance.now() - started > STEADY_MS) pause = 1000;
    complain(`The ${name} ended unexpectedly (${howItEnded(result)}): starting it again in ${pause / 1000} s.`);
    setTimeout(() => isEnding() || start(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  start();
}

export function keepWorker({ reload, environment, onLine = say }) {
  keep({ name: 'worker', file: 'lib/entry/worker/main.ts', reload, environment, onLine });
}

/** Calls `onDeath(problem)` when a process that must live ends without being asked to. */
export function watch(child, name, onDeath) {
  child.ended.then((result) => {
    if (!isEnding()) onDeath(new Problem(`${name} ended unexpectedly (${howItEnded(result)}): run the command again.`));
  });
}

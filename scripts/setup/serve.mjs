import http from 'node:http';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { howItEnded, keepAlive } from './keep.mjs';
import { forgetPages } from './pages.mjs';
import { program, root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { endGroup, isEnding, launch } from './processes.mjs';
import { say } from './report.mjs';
import { serverScript } from './seed.mjs';

/** What the web process may keep of JavaScript's, in megabytes; production is told the same (docs/production). */
const HEAP_MB = 1024;
/** Of it for what lives no longer than a page is made: with Node's 16 much of it is taken for lasting and collected late. */
const YOUNG_MB = 64;
/**
 * After some seconds without a visitor V8 gives memory back, and with it what it has learned of the program: the first ten
 * seconds after such a pause every page took nearly twice as long. The memory is ours anyway, up to the limit above.
 */
const KEEPS_WARM = '--no-memory-reducer';
/** Another web process needs a core and about so much memory. */
const ENOUGH_MB = 4096;
const MOST_PROCESSES = 2;
/** The C library would keep an arena of 64 MB for each of up to eight threads and never give them back; the encoder has the same. */
const ARENAS = '2';
const READY_MS = 120_000;

export const STOREFRONT_HOST = 'alpenglow.com.localhost';

/** How many web processes share the address of `npm start`: what WEB_PROCESSES says, else two where the machine can carry them. */
export function webProcesses({ WEB_PROCESSES } = process.env) {
  if (WEB_PROCESSES) return Number(WEB_PROCESSES);
  return os.totalmem() / 1024 ** 2 < ENOUGH_MB ? 1 : Math.min(os.availableParallelism(), MOST_PROCESSES);
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
 * `beginAnew(tell)`: what it may ask for; `tell` says to it how far that has come. `processes`: how many share the port.
 */
export async function startServer(settings) {
  const { port, reload, environment, onLine = say, isAgain = false, beginAnew, processes = 1 } = settings;
  if (!reload) forgetPages();
  const before = [];
  let ready = false;
  const memory = reload ? [] : [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`, KEEPS_WARM];
  const address = ['--host', 'localhost', '--port', String(port), '--processes', String(reload ? 1 : processes)];
  const options = [...(reload ? ['--dev'] : []), ...(beginAnew ? ['--begins-anew'] : [])];
  const args = [...memory, program.web, ...address, ...options];
  const child = launch(process.execPath, args, {
    cwd: root,
    env: { MALLOC_ARENA_MAX: ARENAS, ...environment },
    onLine: (line) => (ready ? onLine(line) : before.push(line)),
    talks: Boolean(beginAnew),
  });
  child.on('message', (asked) => {
    if (asked === 'beginAnew') beginAnew?.((step) => child.connected && child.send(step));
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
  try {
    const status = await Promise.race([answer, death]);
    if (status >= 500 && !reload && !isAgain) {
      throw failed(`The server answers its home page with ${status}: the lines above say why.`);
    }
  } catch (error) {
    await endGroup(child.pid, 'SIGTERM');
    throw error;
  } finally {
    death.catch(() => {});
  }
  ready = true;
  return child;
}

/** As `startServer`, and starts it again when it dies. One that comes back need not wait for a database that is away. */
export function keepServer(options) {
  let isAgain = false;
  const start = async () => {
    const child = await startServer({ ...options, isAgain });
    isAgain = true;
    return child;
  };
  return keepAlive({ name: 'The server', start });
}

/** A program of the server that needs no more than to be started. */
export function keepScript({ name, file, reload, environment, onLine, options = [] }) {
  const script = [...serverScript(file), ...options];
  const args = reload ? [program.tsx, 'watch', '--clear-screen=false', script[0], serverScript(file).at(-1)] : script;
  const start = async () => launch(process.execPath, args, { cwd: root, env: environment, onLine });
  return keepAlive({ name, start });
}

/** `pictures`: whether it has them encoded ahead of visitors. */
export function keepWorker({ reload, environment, pictures = false, onLine = say }) {
  const options = pictures ? ['--pictures'] : [];
  return keepScript({ name: 'The worker', file: 'lib/entry/worker/main.ts', reload, environment, onLine, options });
}

/** Calls `onDeath(problem)` when a process that must live ends without being asked to. */
export function watch(child, name, onDeath) {
  child.ended.then((result) => {
    if (!isEnding()) onDeath(new Problem(`${name} ended unexpectedly (${howItEnded(result)}): run the command again.`));
  });
}

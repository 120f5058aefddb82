import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diskProblem, diskTrouble } from './disk.mjs';
import { keepAlive } from './keep.mjs';
import { freePort } from './ports.mjs';
import { binaryEnvironment } from './postgres-binaries.mjs';
import { Problem, tail } from './problem.mjs';
import { endGroup, launch, run } from './processes.mjs';

const START_MS = 60_000;
const ATTEMPTS = 5;

/** `LABEL_READY` of the postmaster's file: it accepts connections. */
const READY = 'ready';

const throwAway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** The longest name of a socket that every system can open, less what PostgreSQL calls it. */
const SOCKET_PLACE_LENGTH = 80;

/**
 * Where a server whose data are thrown away may be spoken to past the network, or null: a statement takes a quarter less. Only
 * its own user and root may enter.
 */
function socketPlace(data, durable) {
  return durable || process.platform === 'win32' || data.length > SOCKET_PLACE_LENGTH ? null : data;
}

/** Line by line what a running server writes about itself: `{ pid, directory, port, status }`. */
export function parsePostmasterFile(text) {
  const lines = text.split('\n');
  return { pid: Number(lines[0]), directory: lines[1], port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

function readPostmasterFile(data) {
  try {
    return parsePostmasterFile(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8'));
  } catch {
    return null;
  }
}

function workingDirectoryOf(pid) {
  try {
    if (process.platform === 'linux') return fs.readlinkSync(`/proc/${pid}/cwd`);
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.match(/-D (.+?) -p/)?.[1] ?? '';
  } catch {
    return '';
  }
}

/**
 * After a kill -9 of everything a server may still run on this data, or its file may name a process number that
 * belongs to another program by now, which PostgreSQL would take for a running server.
 */
async function clearRemains(data) {
  const found = readPostmasterFile(data);
  if (!found) return;
  if (workingDirectoryOf(found.pid) === fs.realpathSync(data)) await endGroup(found.pid, 'SIGINT');
  else fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

/** Ends a server that a killed start left behind on the data of `directory`. */
export function stopLeftServer(directory) {
  return clearRemains(path.join(directory, 'cluster'));
}

/** The port of the server that runs on the data of `directory`, or null. */
export function runningPort(directory) {
  const data = path.join(directory, 'cluster');
  const found = readPostmasterFile(data);
  const isRunning = found?.status === READY && workingDirectoryOf(found.pid) === fs.realpathSync(data);
  return isRunning ? found.port : null;
}

function serverProblem(output, directory) {
  const trouble = diskTrouble(output);
  if (trouble) return diskProblem(trouble, directory);
  if (/incompatible with server|was initialized by PostgreSQL/.test(output)) {
    return new Problem('The stored database was made by another version of PostgreSQL: npm run reset begins anew.');
  }
  return new Problem('The embedded PostgreSQL did not start: the lines above say why. npm run reset begins anew.', {
    detail: tail(output),
  });
}

/** Makes an empty cluster in one go: a half-made one never bears the final name. */
async function initialise({ binaries, directory, user, password, durable }) {
  const draft = path.join(directory, 'cluster.new');
  const passwordFile = path.join(directory, 'password.new');
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) {
    for (const place of [draft, passwordFile]) fs.chownSync(place, user.uid, user.gid);
  }
  const args = ['-D', draft, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  args.push('--locale-provider=icu', '--icu-locale=und', '--locale=C', ...(durable ? [] : ['--no-sync']));
  const initdb = path.join(binaries, 'bin/initdb');
  const { code, output } = await run(initdb, args, { ...user, cwd: directory, env: binaryEnvironment });
  fs.rmSync(passwordFile, { force: true });
  if (code === 0) return fs.renameSync(draft, path.join(directory, 'cluster'));
  fs.rmSync(draft, { recursive: true, force: true });
  throw serverProblem(output, directory);
}

async function startOnce({ binaries, directory, user, durable, port }) {
  const data = path.join(directory, 'cluster');
  const socket = socketPlace(data, durable);
  const options = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socket ?? ''}`,
    'max_connections=100',
    'shared_buffers=128MB',
  ];
  // Its log is a file that no erasure reaches: of what failed it says what, and neither values nor the statement.
  options.push('log_error_verbosity=terse', 'log_min_error_statement=panic');
  options.push('timezone=UTC', 'log_timezone=UTC', ...(durable ? [] : throwAway));
  const args = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])];
  const log = fs.openSync(path.join(directory, 'postgres.log'), 'w', 0o600);
  const child = launch(path.join(binaries, 'bin/postgres'), args, {
    ...user,
    cwd: directory,
    env: binaryEnvironment,
    stdio: ['ignore', log, log],
    last: true,
  });
  fs.closeSync(log);
  let ended = false;
  child.ended.then(() => {
    ended = true;
  });
  for (const until = performance.now() + START_MS; performance.now() < until; await wait(10)) {
    if (ended) break;
    const found = readPostmasterFile(data);
    if (found?.pid === child.pid && found.status === READY) return { child, port, socket };
  }
  return { output: fs.readFileSync(path.join(directory, 'postgres.log'), 'utf8') };
}

/**
 * Starts PostgreSQL on loopback, on `port` or a free one, from the binaries and in the directory of `place` (see findPlace).
 * `durable: false` is for data that is thrown away. Returns `{ child, port, socket, isNew }`; the superuser is `postgres`.
 */
export async function startPostgres({ place, password, durable, port }) {
  const { binaries, directory, user } = place;
  const cluster = path.join(directory, 'cluster');
  const isNew = !fs.existsSync(path.join(cluster, 'PG_VERSION'));
  if (isNew) await initialise({ binaries, directory, user, password, durable });
  await clearRemains(cluster);
  let output = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const started = await startOnce({ binaries, directory, user, durable, port: port ?? (await freePort()) });
    if (started.child) return { ...started, isNew };
    output = started.output;
    if (!/could not bind|Address already in use/i.test(output)) break; // somebody was quicker: another port
  }
  throw serverProblem(output, directory);
}

/** As `startPostgres`, and starts it again, on the same port, when it dies. Returns `{ port, isNew }`. */
export async function keepPostgres(options) {
  let first;
  const start = async () => {
    const server = await startPostgres({ ...options, port: first?.port });
    first ??= server;
    return server.child;
  };
  await keepAlive({ name: 'The embedded PostgreSQL', start });
  return first;
}

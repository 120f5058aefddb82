import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const KEPT_LINES = 400;

/** pid → { child, last }; `last` ones (the database) end after all others. */
const running = new Map();
let guard = null;
let ending = false;

/** Whether everything is being ended: a child that dies now died because we wished it. */
export function isEnding() {
  return ending;
}

/** Dead but not yet collected by its parent: some containers' first process takes seconds to do that. */
function isZombie(pid) {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

function isAlive(target) {
  try {
    process.kill(target, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return !isZombie(Math.abs(target));
}

function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // gone already
  }
}

/** Asks a process and, for SIGTERM, its whole group to end, waits, and kills what is left. PostgreSQL gets SIGINT alone: its own children are its business. */
export async function endGroup(pid, signal, patience = PATIENCE_MS) {
  const group = process.platform === 'win32' || signal === 'SIGINT' ? pid : -pid;
  try {
    process.kill(group, signal);
  } catch {
    return;
  }
  for (const until = performance.now() + patience; performance.now() < until; await wait(20)) {
    if (!isAlive(group)) break;
  }
  signalGroup(pid, 'SIGKILL'); // whatever outlived its leader, or its time
}

function tellGuard(line) {
  if (process.platform === 'win32') return;
  if (!guard) {
    const file = path.join(import.meta.dirname, 'guard.mjs');
    guard = spawn(process.execPath, [file], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], env: {} });
    guard.stdin.on('error', () => {});
    guard.stdin.unref();
    guard.unref();
  }
  guard.stdin.write(`${line}\n`);
}

/** It is removed when this process is gone, even if that was killed. */
export function removeWhenGone(directory) {
  tellGuard(`remove ${directory}`);
}

/**
 * Starts a program in a group of its own, so that Ctrl-C reaches only us and we decide the order of ending.
 * `onLine` gets each line of both outputs; without it they go where `stdio` says. `talks`: it may send us messages.
 */
export function launch(command, args, { onLine, last = false, stdio, talks = false, ...options } = {}) {
  const child = spawn(command, args, {
    ...options,
    detached: process.platform !== 'win32',
    stdio: stdio ?? ['ignore', 'pipe', 'pipe', ...(talks ? ['ipc'] : [])],
  });
  const { pid } = child;
  if (pid !== undefined) {
    running.set(pid, { child, last });
    tellGuard(`${last ? 'last' : 'add'} ${pid}`);
  }
  child.ended = new Promise((resolve) => {
    const done = (result) => {
      if (running.delete(pid)) tellGuard(`drop ${pid}`);
      resolve(result);
    };
    child.once('error', (error) => done({ code: null, signal: null, error }));
    child.once(stdio ? 'exit' : 'close', (code, signal) => done({ code, signal }));
  });
  if (onLine) {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) readline.createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', onLine);
    }
  }
  return child;
}

/**
 * Runs a program to its end: `{ code, output }`, the output being the last lines of both streams together. `isPatient`: it takes
 * what others leave of the processors.
 */
export async function run(command, args, { onLine, timeout, isPatient = false, ...options } = {}) {
  const lines = [];
  const child = launch(command, args, {
    ...options,
    onLine: (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      onLine?.(line);
    },
  });
  if (isPatient && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  let late = false;
  const timer = timeout
    ? setTimeout(() => {
        late = true;
        endGroup(child.pid, 'SIGTERM');
      }, timeout)
    : null;
  const { code, signal, error } = await child.ended;
  clearTimeout(timer);
  if (error) lines.push(String(error));
  if (late) lines.push(`ended after ${Math.round(timeout / 60_000)} minutes without a result`);
  return { code: late ? null : code, signal, output: lines.join('\n') };
}

/** Ends everything we started: first servers and workers, then the database. */
export async function endAll() {
  ending = true;
  const all = [...running];
  const end = (chosen, signal) => Promise.all(chosen.map(([pid]) => endGroup(pid, signal)));
  await end(
    all.filter(([, { last }]) => !last),
    'SIGTERM',
  );
  await end(
    all.filter(([, { last }]) => last),
    'SIGINT',
  );
}

/** Kills everything we started at once; PostgreSQL recovers from it at the next start. */
export function killAll() {
  ending = true;
  for (const pid of running.keys()) signalGroup(pid, 'SIGKILL');
}

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dataDirectory } from './places.mjs';
import { Problem } from './problem.mjs';

const file = path.join(dataDirectory, 'running');

function commandOf(pid) {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32') return 'start.mjs';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Whether the process of `pid` is a start of ours; a number that belongs to another program by now does not count. */
function isStart(pid) {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false; // EPERM: another user's
  }
  return commandOf(pid).includes('start.mjs');
}

/** The running start that `at` tells of: `{ pid, port, reload }`, or null. */
function startNamedIn(at) {
  try {
    const found = JSON.parse(fs.readFileSync(at, 'utf8'));
    return isStart(found?.pid) ? found : null;
  } catch {
    return null;
  }
}

/** Who runs on this data directory now: `{ pid, port, reload }`, or null. */
export function runningInstance() {
  return startNamedIn(file);
}

/** Throws while another `npm start` works on the same data; `what` is the sentence's end. */
export function requireNoInstance(what) {
  const other = runningInstance();
  if (!other) return;
  const where = `process ${other.pid}, port ${other.port}`;
  throw new Problem(`Alpenglow is already running from this directory (${where}): stop it with Ctrl-C ${what}.`);
}

/**
 * Takes the data directory for this process: `{ release, wasKilled }`, the latter when the one before had no chance to
 * give it back, so that what it started may still be ending.
 */
export function claimInstance({ port, reload }) {
  const draft = `${file}.${process.pid}`;
  // Linked when complete: whoever finds the file can read who holds it.
  fs.writeFileSync(draft, JSON.stringify({ pid: process.pid, port, reload }));
  let wasKilled = false;
  try {
    for (;;) {
      try {
        fs.linkSync(draft, file);
        return { release: () => fs.rmSync(file, { force: true }), wasKilled };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
        requireNoInstance('before starting it again');
        wasKilled = removeRemains() || wasKilled;
      }
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Takes away the file of a start that was killed. Of two that found it one may be done by now: its new file is put back. */
function removeRemains() {
  const aside = `${file}.old.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return false; // the other one was quicker
    throw error;
  }
  if (startNamedIn(aside)) fs.linkSync(aside, file);
  fs.rmSync(aside, { force: true });
  return true;
}

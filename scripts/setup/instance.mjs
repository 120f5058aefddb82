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

/** Who runs on this data directory now: `{ pid, port, reload }`, or null. A number that belongs to another program by now does not count. */
export function runningInstance() {
  try {
    const found = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (found.pid === process.pid) return null;
    process.kill(found.pid, 0);
    return commandOf(found.pid).includes('start.mjs') ? found : null;
  } catch (error) {
    return error.code === 'EPERM' ? {} : null;
  }
}

/** Throws while another `npm start` works on the same data; `what` is the sentence's end. */
export function requireNoInstance(what) {
  const other = runningInstance();
  if (!other) return;
  const where = other.pid ? ` (process ${other.pid}, port ${other.port})` : '';
  throw new Problem(`Alpenglow is already running from this directory${where}: stop it with Ctrl-C ${what}.`);
}

/**
 * Takes the data directory for this process: `{ release, wasKilled }`, the latter when the one before had no chance to
 * give it back, so that what it started may still be ending.
 */
export function claimInstance({ port, reload }) {
  const mine = JSON.stringify({ pid: process.pid, port, reload });
  let wasKilled = false;
  for (;;) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx' });
      return { release: () => fs.rmSync(file, { force: true }), wasKilled };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      requireNoInstance('before starting it again');
      fs.rmSync(file, { force: true });
      wasKilled = true;
    }
  }
}

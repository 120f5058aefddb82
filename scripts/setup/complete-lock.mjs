// A registry that keeps only some platforms' builds makes npm leave the others out of the lock file, which `npm ci` then
// refuses. Run by `npm run lock`: adds what is missing, so that the lock file is the same whoever wrote it.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
};
const CPUS = new Set(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']);

/** The `os`, `cpu` and `libc` a package is for, read from its name: `@next/swc-linux-x64-musl`. */
export function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.map((word) => OS[word]).find(Boolean);
  const cpu = words.find((word) => CPUS.has(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null;
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
  };
}

/** The entries a lock file's `packages` lack, as `[path, entry]`. */
export function missingEntries(packages) {
  const missing = new Map();
  for (const [at, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = [`node_modules/${name}`, `${at}/node_modules/${name}`];
      if (places.some((place) => packages[place] || missing.has(place))) continue;
      missing.set(places[0], { version, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true });
    }
  }
  return [...missing];
}

function completeLock(file) {
  const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
  const missing = missingEntries(lock.packages);
  const entries = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(entries);
  fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`✓ package-lock.json: ${missing.length} platform packages added`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  completeLock(path.resolve(import.meta.dirname, '..', '..', 'package-lock.json'));
}

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'messages', 'prisma'];
const LEFT_OUT = new Set(
  ['generated', 'issuer/generated', 'migrations', 'reference', 'seed'].map((folder) => `prisma/${folder}`),
);
/** Next writes these two itself while it builds. */
const WRITTEN_BY_NEXT = new Set(['next-env.d.ts', 'tsconfig.json']);
const ROOT_FILES = /\.(ts|mjs|json)$/;
/** Pictures and fonts: their size and name tell enough, reading them would take longer than a start may. */
const BIG = 1024 * 1024;

function collect(root, folder, files) {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const at = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || LEFT_OUT.has(at)) continue;
    if (entry.isDirectory()) collect(root, at, files);
    else if (entry.isFile()) files.push(at);
  }
}

/** Everything a build is made from, as sorted paths relative to `root`. */
export function buildSources(root) {
  const files = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && ROOT_FILES.test(entry.name) && !WRITTEN_BY_NEXT.has(entry.name))
    .map((entry) => entry.name);
  for (const folder of FOLDERS) if (fs.existsSync(path.join(root, folder))) collect(root, folder, files);
  return files.sort();
}

/** One hash over the names and contents of `files` (below `root`) and over `settings`. */
export function fingerprint(root, files, settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) {
    const at = path.join(root, file);
    const { size } = fs.statSync(at);
    hash.update(`\0${file}\0${size}\0`);
    if (size <= BIG) hash.update(fs.readFileSync(at));
  }
  return hash.digest('hex');
}

import fs from 'node:fs';
import path from 'node:path';
import { program, root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { run } from './processes.mjs';
import { fingerprint } from './sources.mjs';

const output = path.join(root, 'prisma/generated/client.ts');
const stampFile = path.join(root, 'node_modules/.generated-from');
const SOURCES = ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'];

/** A checkout that lost its file modes (an archive, a copy through Windows) cannot run what it holds. */
function makeRunnable(file) {
  if ((fs.statSync(file).mode & 0o100) === 0) fs.chmodSync(file, 0o755);
}

/** Writes the database client from the schema unless that was done; needs no database. Returns how it ended. */
export async function generate(environment) {
  makeRunnable(path.join(root, 'scripts/setup/schema-engine.mjs'));
  const stamp = fingerprint(root, SOURCES);
  if (fs.existsSync(output) && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp)
    return 'up to date';
  fs.rmSync(stampFile, { force: true });
  const ended = await run(process.execPath, [program.prisma, 'generate'], { cwd: root, env: environment });
  if (ended.code !== 0) {
    throw new Problem('The database client could not be generated (prisma generate): the lines above say why.', {
      detail: tail(ended.output),
    });
  }
  fs.writeFileSync(stampFile, stamp);
  return 'generated';
}

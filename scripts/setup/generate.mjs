import fs from 'node:fs';
import path from 'node:path';
import { program, root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { run } from './processes.mjs';
import { fingerprint } from './sources.mjs';

/** The product's client, and that of the embedded issuer's own tables. */
const schemas = ['prisma/schema.prisma', 'prisma/issuer/schema.prisma'];
const outputs = ['prisma/generated/client.ts', 'prisma/issuer/generated/client.ts'].map((file) =>
  path.join(root, file),
);
const stampFile = path.join(root, 'node_modules/.generated-from');
const SOURCES = [...schemas, 'prisma.config.ts', 'node_modules/prisma/package.json'];

/** A checkout that lost its file modes (an archive, a copy through Windows) cannot run what it holds. */
function makeRunnable(file) {
  if ((fs.statSync(file).mode & 0o100) === 0) fs.chmodSync(file, 0o755);
}

/** Writes the database clients from the schemas unless that was done; needs no database. Returns how it ended. */
export async function generate(environment) {
  makeRunnable(path.join(root, 'scripts/setup/schema-engine.mjs'));
  const stamp = fingerprint(root, SOURCES);
  const isThere = [...outputs, stampFile].every((file) => fs.existsSync(file));
  if (isThere && fs.readFileSync(stampFile, 'utf8') === stamp) return 'up to date';
  fs.rmSync(stampFile, { force: true });
  for (const schema of schemas) {
    const args = [program.prisma, 'generate', '--schema', schema];
    const ended = await run(process.execPath, args, { cwd: root, env: environment });
    if (ended.code !== 0) {
      throw new Problem(`The database client could not be generated from ${schema}: the lines above say why.`, {
        detail: tail(ended.output),
      });
    }
  }
  fs.writeFileSync(stampFile, stamp);
  return 'generated';
}

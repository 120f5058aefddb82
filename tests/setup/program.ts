import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const { resolve } = createRequire(path.join(root, 'package.json'));

/** Packages stay outside, found as Node finds them: data is taken in, since it would name its type, and `next/server` gets its end. */
const packages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.@/]|^@[^/]/ }, ({ path: asked, kind }) => {
      if (kind === 'entry-point') return null;
      if (asked.endsWith('.json')) return { path: resolve(asked) };
      return { path: /^next\/[^.]+$/.test(asked) ? `${asked}.js` : asked, external: true };
    });
  },
};

/**
 * Makes one file of a TypeScript file of the server and what it imports of ours, and says where it is. Loading six hundred one
 * by one took three of the four seconds that a test waited for each process it then killed.
 */
export async function programOf(file: string): Promise<string> {
  // Below the root, from where packages are found; every process of the tests has its own.
  const outfile = path.join(root, `test-results/programs/${file.replace(/\W+/g, '-')}-${process.pid}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    conditions: ['react-server'],
    logLevel: 'warning',
    plugins: [packages],
  });
  return outfile;
}

import path from 'node:path';
import { diskProblem, diskTrouble } from './disk.mjs';
import { root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { run } from './processes.mjs';

/** The arguments that let Node run a TypeScript file of the server. */
export function serverScript(file) {
  return ['--conditions=react-server', '--import', 'tsx', path.join(root, file)];
}

/** Runs a program that stores data; it knows itself what is there already. Returns its last words. */
async function store(file, failure, environment, progress) {
  let last = '';
  const { code, output } = await run(process.execPath, serverScript(file), {
    cwd: root,
    env: environment,
    onLine: (line) => {
      if (line.trim() === '') return;
      last = line.trim();
      progress(last);
    },
  });
  if (code === 0) return last || 'there';
  const trouble = diskTrouble(output);
  if (trouble) throw diskProblem(trouble, root);
  throw new Problem(failure, { detail: tail(output) });
}

/** The demonstration data, on the reference data. */
export function seed(environment, progress) {
  const failure = 'The demonstration data could not be stored: the lines above say why. npm run reset begins anew.';
  return store('prisma/seed/main.ts', failure, environment, progress);
}

export function loadReference(environment, progress) {
  const failure = 'The reference data could not be loaded: the lines above say why.';
  return store('lib/entry/reference/main.ts', failure, environment, progress);
}

import path from 'node:path';
import { diskProblem, diskTrouble } from './disk.mjs';
import { root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { run } from './processes.mjs';

/** The arguments that let Node run a TypeScript file of the server. */
export function serverScript(file) {
  return ['--conditions=react-server', '--import', 'tsx', path.join(root, file)];
}

/** Stores the demonstration data; the program itself knows whether it is there already. Returns its last words. */
export async function seed(environment, progress) {
  let last = '';
  const { code, output } = await run(process.execPath, serverScript('prisma/seed/main.ts'), {
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
  throw new Problem('The demonstration data could not be stored: the lines above say why. npm run reset begins anew.', {
    detail: tail(output),
  });
}

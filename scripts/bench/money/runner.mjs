import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { serverScript } from '../../setup/seed.mjs';

/** Runs a program of a benchmark in the environment of the application or of the owner; what it measured, null for nothing. */
export const runner =
  (file) =>
  async (environment, ...args) => {
    const { code, output } = await run(process.execPath, [...serverScript(file), ...args.map(String)], {
      ...{ cwd: root, env: environment },
    });
    if (code !== 0) throw new Problem('The benchmark ended: the lines above say why.', { detail: tail(output) });
    const last = output.trim().split('\n').at(-1) ?? '';
    return last.startsWith('{') ? JSON.parse(last) : null;
  };

import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { serverScript } from '../../setup/seed.mjs';
import { AGENT, agencyHost } from './targets.mjs';

/** So many sessions of the benchmark's agent in its database: the `Cookie` headers of somebody signed in. */
export async function signInAgent(environment, port, count = 1) {
  const args = [...serverScript('scripts/bench/web/session.ts'), AGENT, agencyHost(port), String(count)];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environment });
  const cookies = output.split('\n').filter((line) => line.startsWith('alpenglow.session='));
  if (code === 0 && cookies.length === count) return cookies;
  throw new Problem(`${AGENT} could not be signed in: the lines above say why.`, { detail: tail(output) });
}

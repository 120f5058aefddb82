import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { serverScript } from '../../setup/seed.mjs';
import { AGENT, agencyHost } from './targets.mjs';

/** A session of the benchmark's agent in its database: the `Cookie` header of somebody signed in. */
export async function signInAgent(environment, port) {
  const args = [...serverScript('scripts/bench/web/session.ts'), AGENT, agencyHost(port)];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environment });
  const cookie = output.split('\n').find((line) => line.startsWith('alpenglow.session='));
  if (code === 0 && cookie) return cookie;
  throw new Problem(`${AGENT} could not be signed in: the lines above say why.`, { detail: tail(output) });
}

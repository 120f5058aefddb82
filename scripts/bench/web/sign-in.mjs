import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { serverScript } from '../../setup/seed.mjs';
import { AGENT, agencyHost } from './targets.mjs';

/** So many sessions of a person, without a word the benchmark's agent, in its database: the `Cookie` headers. */
export async function signInAgent(environment, port, count = 1, email = AGENT) {
  const args = [...serverScript('scripts/bench/web/session.ts'), email, agencyHost(port), String(count)];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environment });
  const cookies = output.split('\n').filter((line) => line.startsWith('alpenglow.session='));
  if (code === 0 && cookies.length === count) return cookies;
  throw new Problem(`${email} could not be signed in: the lines above say why.`, { detail: tail(output) });
}

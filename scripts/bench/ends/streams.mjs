import http from 'node:http';
import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { serverScript } from '../../setup/seed.mjs';
import { agencyHost } from '../web/targets.mjs';

/** As many as one person may hold (lib/web/route/stream). */
const A_PERSON = 16;
/** As browsers do, and as the streams tell them. */
const AGAIN_MS = 2000;

/** `Cookie` headers of so many people of one agency. */
export async function signInCrowd(environment, port, count) {
  const args = [...serverScript('scripts/bench/ends/crowd.ts'), agencyHost(port), String(count)];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environment });
  const cookies = output.split('\n').filter((line) => line.startsWith('alpenglow.session='));
  if (code === 0 && cookies.length === count) return cookies;
  throw new Problem('The crowd could not be signed in: the lines above say why.', { detail: tail(output) });
}

/** So many open streams, each asked for again when it ends: `{ open(), end() }`. */
export function keepStreams(port, cookies, count) {
  const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const requests = new Set();
  let open = 0;
  let isOver = false;
  const follow = (cookie) => {
    if (isOver) return;
    let isOpen = false;
    const headers = { host: agencyHost(port), cookie, accept: 'text/event-stream' };
    const request = http.get(
      { agent, host: 'localhost', port, path: '/api/conversations/stream', headers },
      (answer) => {
        answer.resume();
        if (answer.statusCode !== 200) return;
        isOpen = true;
        open += 1;
      },
    );
    requests.add(request);
    request.on('error', () => {});
    request.on('close', () => {
      requests.delete(request);
      if (isOpen) open -= 1;
      setTimeout(follow, AGAIN_MS, cookie).unref();
    });
  };
  for (let index = 0; index < count; index += 1) follow(cookies[Math.floor(index / A_PERSON)]);
  return {
    open: () => open,
    end() {
      isOver = true;
      for (const request of requests) request.destroy();
      agent.destroy();
    },
  };
}

export const peopleFor = (count) => Math.ceil(count / A_PERSON);

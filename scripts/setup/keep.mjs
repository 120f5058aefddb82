import { setTimeout as wait } from 'node:timers/promises';
import { endGroup, isEnding } from './processes.mjs';
import { complain } from './report.mjs';

/** Who lived this long has not failed to start. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
/** What keeps it from starting may end by itself (a full disk), and what else runs serves on meanwhile: it is tried for ever. */
const LONGEST_PAUSE_MS = 60_000;

export function howItEnded({ code, signal }) {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}

async function keep(first, { name, start, tell, firstPause, longestPause }, state) {
  state.child = first;
  let failures = 0;
  let told;
  for (;;) {
    const since = performance.now();
    let problem = howItEnded(await state.child.ended);
    if (performance.now() - since > STEADY_MS) failures = 0;
    let detail;
    for (let runs = false; !runs; ) {
      if (isEnding() || state.isStopped) return;
      failures += 1;
      const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
      if (detail && detail !== told) tell(detail);
      told = detail;
      tell(`${name} ended unexpectedly (${problem}): starting it again in ${pause / 1000} s.`);
      await wait(pause);
      if (isEnding() || state.isStopped) return;
      try {
        state.child = await start();
        runs = true;
      } catch (error) {
        problem = error.message;
        detail = error.detail;
      }
    }
    tell(`${name} is running again.`);
  }
}

/**
 * Starts a program and starts it again when it ends unasked, after pauses that double each time it ends soon. `start`
 * resolves with the process once it works; what the first one throws is thrown. Returns how to stop it.
 */
export async function keepAlive({
  name,
  start,
  tell = complain,
  firstPause = FIRST_PAUSE_MS,
  longestPause = LONGEST_PAUSE_MS,
}) {
  const state = { child: null, isStopped: false };
  const first = await start();
  keep(first, { name, start, tell, firstPause, longestPause }, state);
  return async () => {
    state.isStopped = true;
    await endGroup(state.child.pid, 'SIGTERM');
  };
}

import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../web/client.mjs';
import { treePids, treeTime } from '../web/process-time.mjs';

const HEADERS = { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'gzip, deflate, br, zstd' };
const REFUSED_WAIT_MS = 1000;
const SAMPLE_MS = 200;

export function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** What processes share is counted for each. */
export function residentTogether(pids) {
  return pids.reduce((sum, pid) => {
    try {
      return sum + residentBytes(pid);
    } catch {
      return sum; // ended meanwhile
    }
  }, 0);
}

/** The most that was resident of these processes together while `work` ran. */
export async function withMemory(pids, work) {
  let most = residentTogether(pids);
  const timer = setInterval(() => {
    most = Math.max(most, residentTogether(pids));
  }, SAMPLE_MS);
  try {
    return { result: await work(), memory: most };
  } finally {
    clearInterval(timer);
  }
}

/**
 * `connections` visitors of `target` for so many seconds, or until they have seen `mostViews`:
 * `{ views, took, waits, refusals, bytes, failures }`, seconds altogether, milliseconds of each view and of each refusal.
 * `nextPath` gives what the next one asks for; of `target.cookies` every visitor has one.
 */
export async function visit(target, { connections, seconds, mostViews = Infinity, nextPath = () => target.path }) {
  const client = createClient(connections);
  const waits = [];
  const refusals = [];
  const failures = new Map();
  let bytes = 0;
  const until = performance.now() + seconds * 1000;
  const visitor = async (_, index) => {
    const cookie = target.cookies?.[index % target.cookies.length];
    const headers = cookie ? { ...HEADERS, cookie } : HEADERS;
    while (performance.now() < until && waits.length < mostViews) {
      const started = performance.now();
      const { status, body } = await client
        .get(target, nextPath(), headers)
        .catch((error) => ({ status: error.code ?? error.message, body: '' }));
      const waited = performance.now() - started;
      if (status === 200) {
        waits.push(waited);
        bytes += body.length;
      } else if (status === 503) {
        refusals.push(waited);
        await wait(REFUSED_WAIT_MS);
      } else failures.set(status, (failures.get(status) ?? 0) + 1);
    }
  };
  const started = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, visitor));
  } finally {
    client.close();
  }
  const took = (performance.now() - started) / 1000;
  return { views: waits.length, took, waits, refusals, failures, bytes };
}

/** As `visit`, with the server's CPU in milliseconds and its memory in bytes. */
export async function measureVisits(target, options) {
  const before = treeTime(target.pid);
  const { result, memory } = await withMemory(treePids(target.pid), () => visit(target, options));
  return { ...result, cpu: treeTime(target.pid) - before, memory };
}

/** What several rounds of one row gave, as one; the memory is the most of them. */
export function together(rounds) {
  const sum = (what) => rounds.reduce((total, round) => total + round[what], 0);
  const failures = new Map();
  for (const round of rounds) {
    for (const [status, count] of round.failures) failures.set(status, (failures.get(status) ?? 0) + count);
  }
  return {
    ...{ views: sum('views'), took: sum('took'), cpu: sum('cpu'), bytes: sum('bytes'), failures },
    waits: rounds.flatMap(({ waits }) => waits),
    refusals: rounds.flatMap(({ refusals }) => refusals),
    memory: Math.max(...rounds.map(({ memory }) => memory)),
  };
}

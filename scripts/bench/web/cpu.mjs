import fs from 'node:fs';
import { createClient } from './client.mjs';
import { median } from './median.mjs';

const ROUNDS = 5;
const REQUESTS = 2000;
const WARM_UP = 400;
const CONNECTIONS = 8;
/** `USER_HZ`: the unit of /proc on every Linux that Node runs on. */
const TICK_MS = 10;
const HEADERS = { 'accept-encoding': 'gzip', accept: 'text/html', 'accept-language': 'en' };

export const canMeasureCpu = process.platform === 'linux';

/** `{ pid, parent, milliseconds }` of every process. */
function processTimes() {
  return fs.readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const text = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      // The command's name may hold anything; the fields begin behind its closing bracket.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const milliseconds = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
      return [{ pid: Number(name), parent: Number(fields[1]), milliseconds }];
    } catch {
      return []; // ended meanwhile
    }
  });
}

/** User and system time of a process and all below it, in milliseconds. */
function treeTime(pid) {
  const all = processTimes();
  const members = new Set([pid]);
  for (let size = 0; size !== members.size; ) {
    size = members.size;
    for (const { pid: child, parent } of all) if (members.has(parent)) members.add(child);
  }
  return all.filter(({ pid: member }) => members.has(member)).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

async function request(client, target, count) {
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const { status } = await client.get(target, target.path, HEADERS);
      if (status !== 200) throw new Error(`${target.url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

/**
 * Milliseconds of CPU per request of `bare` and of every one of `targets` (each `{ …target, pid }`), as
 * `[{ target, milliseconds, ratio }]`: medians over the rounds, the ratio to the bare page of the same round.
 */
export async function measureCpu({ bare, targets, progress }) {
  const client = createClient(CONNECTIONS);
  const all = [bare, ...targets];
  const rounds = [];
  try {
    for (const target of all) await request(client, target, WARM_UP);
    for (let round = 1; round <= ROUNDS; round++) {
      const times = [];
      for (const target of all) {
        progress(`round ${round} of ${ROUNDS}, ${target.page}`);
        const before = treeTime(target.pid);
        await request(client, target, REQUESTS);
        times.push((treeTime(target.pid) - before) / REQUESTS);
      }
      rounds.push(times);
    }
  } finally {
    client.close();
  }
  return all.map((target, index) => ({
    target,
    milliseconds: median(rounds.map((times) => times[index])),
    ratio: median(rounds.map((times) => times[index] / times[0])),
  }));
}

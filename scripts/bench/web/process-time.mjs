import fs from 'node:fs';

/** `USER_HZ`: the unit of /proc on every Linux that Node runs on. */
const TICK_MS = 10;

export const canReadProcessTime = process.platform === 'linux';

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

/** A process and all below it, as `processTimes` gives them. */
function tree(pid) {
  const all = processTimes();
  const members = new Set([pid]);
  for (let size = 0; size !== members.size; ) {
    size = members.size;
    for (const { pid: child, parent } of all) if (members.has(parent)) members.add(child);
  }
  return all.filter((entry) => members.has(entry.pid));
}

/** User and system time of a process and all below it, in milliseconds. */
export function treeTime(pid) {
  return tree(pid).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

/** The numbers of a process and of all below it. */
export function treePids(pid) {
  return tree(pid).map((entry) => entry.pid);
}

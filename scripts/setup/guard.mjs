// Ends what a start left behind when it was killed without a chance to do so itself. It reads `add`, `last` and `drop`
// with a pid and `remove` with a directory, one a line; the end of its input means that its parent is gone.
import fs from 'node:fs';
import readline from 'node:readline';
import { endGroup } from './processes.mjs';

const first = new Set();
const last = new Set();
const directories = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

for await (const line of readline.createInterface({ input: process.stdin })) {
  const [word, pid] = line.split(' ');
  if (word === 'remove') directories.add(line.slice('remove '.length));
  if (word === 'add') first.add(Number(pid));
  if (word === 'last') last.add(Number(pid));
  if (word === 'drop') {
    first.delete(Number(pid));
    last.delete(Number(pid));
  }
}
await Promise.all([...first].map((pid) => endGroup(pid, 'SIGTERM')));
await Promise.all([...last].map((pid) => endGroup(pid, 'SIGINT')));
for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const moduleOf = (name: string) => JSON.stringify(pathToFileURL(path.resolve('scripts/setup', name)));

/** Keeps a program that prints its pid, as `npm start` keeps the server. */
const keeper = `import { keepAlive } from ${moduleOf('keep.mjs')};
  import { launch } from ${moduleOf('processes.mjs')};
  process.stderr.write = (text) => process.stdout.write(text);
  const program = ['-e', 'setInterval(() => {}, 1000); console.log("pid", process.pid)'];
  const start = () => new Promise((resolve) => {
    const child = launch(process.execPath, program, { onLine: (line) => { console.log(line); resolve(child); } });
  });
  await keepAlive({ name: 'The program', start, firstPause: 5, longestPause: 20 });`;

const KILLS = 9;

it('a program that is killed is started again for ever, after pauses that grow to the longest', async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-restart-'));
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  const file = path.join(directory, 'keeper.mjs');
  fs.writeFileSync(file, keeper);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });

  const pids = new Set<string>();
  const said: string[] = [];
  for await (const line of readline.createInterface({ input: child.stdout })) {
    const pid = /^pid (\d+)$/.exec(line)?.[1];
    if (!pid) said.push(line);
    else {
      pids.add(pid);
      if (pids.size > KILLS) break;
      process.kill(Number(pid), 'SIGKILL');
    }
  }
  const again = (seconds: number) =>
    `The program ended unexpectedly (signal SIGKILL): starting it again in ${seconds} s.`;
  expect(said.filter((line) => !line.endsWith('is running again.'))).toEqual(
    [0.005, 0.01, 0.02, ...Array.from({ length: KILLS - 3 }, () => 0.02)].map(again),
  );
  expect(said).toContain('The program is running again.');
}, 30_000);

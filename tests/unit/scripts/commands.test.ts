import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';

const setup = path.resolve('scripts/setup');

/** A copy of the scripts below a folder of its own: their data directory lies beside them. */
function ownCopy(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-commands-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.cpSync(setup, path.join(root, 'scripts/setup'), { recursive: true });
  fs.mkdirSync(path.join(root, '.data'));
  return root;
}

/** Runs `code` in a file called as the starter is; its first line of output. */
function run(root: string, name: string, code: string, environment = {}): Promise<string> {
  const file = path.join(root, name);
  fs.writeFileSync(file, code);
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())));
}

const moduleOf = (root: string, name: string) => JSON.stringify(pathToFileURL(path.join(root, 'scripts/setup', name)));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('a start ends with the npm that began it, even when that is killed', async () => {
  const root = ownCopy();
  fs.writeFileSync(
    path.join(root, 'start.mjs'),
    `import { runCommand } from ${moduleOf(root, 'command.mjs')};
    runCommand(async () => { setInterval(() => {}, 1000); process.stdout.write(String(process.pid)); });`,
  );
  const npm = `import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, [${JSON.stringify(path.join(root, 'start.mjs'))}], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', (pid) => { console.log(String(pid)); process.kill(process.pid, 'SIGKILL'); });`;
  const pid = Number(await run(root, 'npm.mjs', npm, { npm_lifecycle_event: 'start' }));
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
});

it('of many starts at once exactly one takes the data, also after one that was killed', async () => {
  const root = ownCopy();
  const claim = `import { claimInstance } from ${moduleOf(root, 'instance.mjs')};
    setTimeout(() => {}, 60_000);
    try { claimInstance({ port: 3000, reload: false }); console.log('taken'); } catch (error) { console.log(error.message); }`;
  for (const remains of [null, '', JSON.stringify({ pid: process.pid, port: 1, reload: false })]) {
    const file = path.join(root, '.data/running');
    fs.rmSync(file, { force: true });
    if (remains !== null) fs.writeFileSync(file, remains);
    const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => run(root, `${index}-start.mjs`, claim)));
    expect([remains, answers.filter((answer) => answer === 'taken')]).toEqual([remains, ['taken']]);
    expect(answers.filter((answer) => answer.startsWith('Alpenglow is already running'))).toHaveLength(3);
    expect(fs.readdirSync(path.join(root, '.data'))).toEqual(['running']);
  }
});
